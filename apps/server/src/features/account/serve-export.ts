/**
 * GET /api/account/export: everything kept about a person as one JSON file. Written page by page: an account may
 * hold hundreds of megabytes of text, which nothing here has at once.
 */
import { Readable } from 'node:stream';
import { problemBodySchema } from '@maquette/contract';
import { z } from 'zod';
import { limitRate } from '../../http/guards/limit-rate.ts';
import { expectSamePerson } from '../../http/guards/same-person.ts';
import { type RequestContext, requirePerson } from '../../http/request-context.ts';
import type { RateRule } from '../../platform/rates.ts';
import type { Turns } from '../../platform/turns.ts';
import { type ProfileParts, readProfile } from './read-profile.ts';

export const exportPath = '/api/account/export';

const exportRate: RateRule = { name: 'export', turns: 10, windowSeconds: 60 * 60 };

/** Data of one feature for a person's export: pages of a list, or a value. */
export type ExportPart = (personId: string) => AsyncIterable<readonly unknown[]> | Promise<unknown>;

export interface ExportParts extends ProfileParts {
  readonly parts: Readonly<Record<string, ExportPart>>;
  /** One page of a person is read at a time. */
  readonly turns: Turns;
}

export function serveExport(of: ExportParts) {
  return async (request: Request, context: RequestContext): Promise<Response | undefined> => {
    if (new URL(request.url).pathname !== exportPath || request.method !== 'GET') return undefined;
    await expectSamePerson(context);
    const person = await requirePerson(context);
    await limitRate(of.db, exportRate, person.id, of.clock);
    const head = { exportedAt: of.clock().toISOString(), profile: await readProfile(of, person) };
    const text = written(of, person.id, JSON.stringify(head).slice(0, -1));
    const bytes = Readable.from(text, { objectMode: false });
    return new Response(Readable.toWeb(bytes) as ReadableStream, {
      headers: {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="maquette-my-data.json"',
        'cache-control': 'private, no-store',
      },
    });
  };
}

async function* written(
  { parts, turns }: ExportParts,
  personId: string,
  head: string,
): AsyncGenerator<string> {
  yield `${head},"parts":{`;
  let comma = '';
  for (const [name, read] of Object.entries(parts)) {
    yield `${comma}${JSON.stringify(name)}:`;
    comma = ',';
    const part = await turns.run(personId, async () => read(personId));
    yield* isPages(part) ? list(turns, personId, part) : [JSON.stringify(part ?? null)];
  }
  yield '}}';
}

async function* list(
  turns: Turns,
  personId: string,
  pages: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  yield '[';
  let comma = '';
  const iterator = pages[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await turns.run(personId, () => iterator.next());
      if (done) break;
      if (value.length === 0) continue;
      yield comma + value.map((row) => JSON.stringify(row)).join(',');
      comma = ',';
    }
  } finally {
    await iterator.return?.();
  }
  yield ']';
}

const isPages = (part: unknown): part is AsyncIterable<readonly unknown[]> =>
  typeof part === 'object' && part !== null && Symbol.asyncIterator in part;

/** For the API reference. */
export const describeExport = (): Record<string, Record<string, object>> => ({
  '/account/export': {
    get: {
      operationId: 'account.exportData',
      summary: 'Everything kept about me, as JSON',
      tags: ['Account'],
      responses: {
        200: {
          description: 'A file with `exportedAt`, `profile` and `parts`, an entry for each feature',
          content: { 'application/json': {} },
        },
        default: {
          description: 'A problem',
          content: { 'application/json': { schema: z.toJSONSchema(problemBodySchema) } },
        },
      },
    },
  },
});
