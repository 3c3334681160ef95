/** No input to any procedure causes a server error. */
import { contract } from '@maquette/contract';
import { resolveContractProcedures } from '@orpc/server';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { resetRates } from './testing/reset-rates.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import type { TestPerson } from './testing/test-person.ts';

interface Procedure {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly string[];
}

/** Takes a few seconds for all procedures. */
const triesEach = 12;

/** Respond when a picture is finished, but no workshop runs here. */
const waitsForWork = new Set(['/image_generate/{prompt}', '/image_interiors/', '/generate-image']);

const procedures: Procedure[] = [];
await resolveContractProcedures({ path: [], router: contract }, ({ contract: procedure }) => {
  const { route, inputSchema } = procedure['~orpc'];
  const shape = inputSchema && 'shape' in inputSchema ? Object(inputSchema.shape) : {};
  if (route.method && route.path && !waitsForWork.has(route.path)) {
    procedures.push({ method: route.method, path: route.path, fields: Object.keys(shape) });
  }
});

const deep = (depth: number): unknown => (depth === 0 ? 'x' : [deep(depth - 1)]);

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    'a\0b',
    '\ud800',
    '\u202eexe.png',
    '../../etc/passwd',
    '%00',
    '99999-12-31T00:00:00.000Z',
    -1,
    0.1,
    1e308,
    2 ** 53,
    true,
    null,
    [],
    {},
    deep(400),
    'x'.repeat(20_000),
    { __proto__: null, constructor: 'x', prototype: [] },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uuid(),
);

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.person({ paymentStatus: 'completed', administrator: true });
});

const pathWith = (path: string, parts: readonly unknown[]) => {
  let at = 0;
  return path.replaceAll(/\{\+?[^}]+\}/g, () => {
    const part = parts[at++ % parts.length];
    const text = typeof part === 'string' ? part : (JSON.stringify(part) ?? 'x');
    return encodeURIComponent(text.toWellFormed()).slice(0, 300) || 'x';
  });
};

test.each(procedures.map((one) => [`${one.method} ${one.path}`, one] as const))(
  '%s',
  async (_name, { method, path, fields }) => {
    const body = fields.length > 0 ? fc.record(fieldsOf(fields), { requiredKeys: [] }) : nasty;
    await fc.assert(
      fc.asyncProperty(
        fc.array(nasty, { minLength: 1, maxLength: 3 }),
        fc.oneof(body, nasty),
        async (parts, input) => {
          await resetRates(app.database.db);
          const isRead = method === 'GET';
          const query = isRead ? `?${queryOf(input)}` : '';
          const answer = await app.request(`/api${pathWith(path, parts)}${query}`, {
            method,
            as: person,
            ...(isRead ? {} : { body: Object(input) }),
          });
          await answer.body?.cancel();
          expect(answer.status, JSON.stringify(input)?.slice(0, 300)).toBeLessThan(500);
        },
      ),
      { numRuns: triesEach, seed: 20_261_123 },
    );
  },
);

const fieldsOf = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, nasty]));

function queryOf(input: unknown): string {
  const entries = Object.entries(Object(input)).map(([key, value]): [string, string] => [
    key.toWellFormed().slice(0, 60),
    String(typeof value === 'object' ? JSON.stringify(value) : value)
      .toWellFormed()
      .slice(0, 2_000),
  ]);
  return new URLSearchParams(entries).toString();
}
