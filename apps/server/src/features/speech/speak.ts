/** Reading aloud: a text is spoken once for a person, then its file is played again. */
import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { limits } from '@maquette/contract';
import type { JobEngine, Models } from '@maquette/models';
import type { SpeechModel } from 'ai';
import { and, eq } from 'drizzle-orm';
import { entitle, type Requester } from '../../http/guards/entitlement.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { file } from '../../platform/db/schema/generations.ts';
import { type Files, removeOrLeave } from '../../platform/files/files.ts';
import { pictureRates } from '../../platform/limits/picture-rates.ts';
import { addressHashOf, expectRoom } from '../../platform/limits/storage.ts';
import { Problem, toProblem } from '../../platform/problem.ts';
import type { Turns } from '../../platform/turns.ts';

export interface SpeechParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly models: () => Promise<Models>;
  /** Our own voice says a piece for one person, then a piece for the next. */
  readonly turns: Turns;
  /** Makes the addresses of spoken texts unguessable. */
  readonly secret: string;
}

const kind = 'speech';
/** A short word, spoken. */
const leastBytes = 4 * 1024;
const address = /^\/api\/speech\/([\w-]{43})\.mp3$/;

export interface Spoken {
  /** The path of the spoken text. */
  readonly path: string;
  /** The engine that stepped in, if one did. */
  readonly note: string | undefined;
}

export interface Speech {
  speak(context: RequestContext, text: string): Promise<Spoken>;
  serve(request: Request): Promise<Response | undefined>;
}

export function createSpeech(parts: SpeechParts): Speech {
  const speaking = new Map<string, Promise<void>>();

  async function find(name: string) {
    const [row] = await parts.db
      .select()
      .from(file)
      .where(and(eq(file.kind, kind), eq(file.id, name)));
    return row;
  }

  /** False where nothing but the account's own storage is full. */
  async function hasRoom(requester: Requester, moreBytes: number): Promise<boolean> {
    try {
      await expectRoom(parts.db, requester, moreBytes);
      return true;
    } catch (error) {
      if (requester.signedIn && toProblem(error).code === 'STORAGE_SPENT') return false;
      throw error;
    }
  }

  async function forgetEarlier(owner: string): Promise<void> {
    const earlier = await parts.db
      .select({ id: file.id })
      .from(file)
      .where(and(eq(file.owner, owner), eq(file.kind, kind)));
    await parts.files.remove(earlier.map(({ id }) => id));
  }

  async function make(
    name: string,
    { engineId, own }: JobEngine,
    text: string,
    requester: Requester,
  ): Promise<void> {
    const models = await parts.models();
    const signal = AbortSignal.timeout(models.limitMsFor('speech'));
    const bytes = own
      ? await own.speak(text, {
          signal,
          inTurn: (work) => parts.turns.run(requester.holder.subject, work, signal),
        })
      : await speakElsewhere(await models.speechModel(engineId), text, signal);
    // Spoken texts can be made again: in a full account the newest replaces the earlier ones, above the limit.
    if (!(await hasRoom(requester, bytes.length))) await forgetEarlier(requester.owner);
    const written = await parts.files.write({
      owner: requester.owner,
      kind,
      bytes,
      contentType: 'audio/mpeg',
      folder: 'speech',
      addressHash: addressHashOf(requester.holder),
    });
    let isKept = false;
    try {
      const rows = await parts.db
        .insert(file)
        .values({ ...written, id: name })
        .onConflictDoNothing()
        .returning({ id: file.id });
      isKept = rows.length > 0;
    } finally {
      // Another process was first, or the row could not be written.
      if (!isKept) await removeOrLeave(parts.files.store, [written]);
    }
  }

  /** A second request for the same text waits for the first. */
  function once(name: string, run: () => Promise<void>): Promise<void> {
    const known = speaking.get(name);
    if (known) return known;
    const work = run().finally(() => speaking.delete(name));
    speaking.set(name, work);
    return work;
  }

  return {
    async speak(context, text) {
      const requester = await entitle(context, 'anyone');
      const { holder, owner } = requester;
      const models = await parts.models();
      const { builtinVoice } = await import('@maquette/models');
      const said = text.trim().slice(0, limits.speechCharacters);
      // Spoken texts are cached for their owner alone: the time to the first sound reveals no text of others.
      const nameBy = (modelId: string) =>
        createHmac('sha256', parts.secret)
          .update([owner, modelId, builtinVoice, said].join('\n'))
          .digest('base64url');
      if (!(await find(nameBy(models.idFor('speech'))))) {
        await limitRate(parts.db, pictureRates.speech, holder.subject, parts.clock);
        // Before anything is spoken, which costs more than asking.
        if (!(await parts.files.store.hasRoom())) throw new Problem('STORAGE_FULL');
        await hasRoom(requester, leastBytes);
      }
      const { result: name, notes } = await models.withFallback('speech', async (engine) => {
        const spoken = nameBy(engine.engineId);
        if (!(await find(spoken))) {
          await once(spoken, () => make(spoken, engine, said, requester)).catch(refused);
        }
        return spoken;
      });
      return { path: `/api/speech/${name}.mp3`, note: notes[0] };
    },
    async serve(request) {
      const name = address.exec(new URL(request.url).pathname)?.[1];
      if (name === undefined) return undefined;
      const row = await find(name);
      if (!row || (request.method !== 'GET' && request.method !== 'HEAD')) {
        throw new Problem('NOT_FOUND');
      }
      return ranged(request, row.bytes, () => parts.files.bytes(row));
    },
  };
}

/** Only our own voice refuses a text: one without a word it could say. */
function refused(error: unknown): never {
  throw error instanceof Error && error.name === 'EngineRefusedError'
    ? new Problem('NOTHING_TO_SAY')
    : error;
}

/** Our own voice reads units and signs by itself; others are given them in words. */
async function speakElsewhere(
  model: SpeechModel,
  text: string,
  abortSignal: AbortSignal,
): Promise<Uint8Array> {
  const { generateSpeech } = await import('ai');
  const { speakableText } = await import('@maquette/handbook/speech');
  const { audio } = await generateSpeech({
    model,
    text: speakableText(text),
    outputFormat: 'mp3',
    maxRetries: 0,
    abortSignal,
  });
  return audio.uint8Array;
}

/** Players ask for parts; Safari plays nothing that cannot be had in parts. */
async function ranged(
  request: Request,
  length: number,
  read: () => Promise<Uint8Array>,
): Promise<Response> {
  const headers = new Headers({
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=86400',
  });
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  const start = from === undefined ? 0 : Number(from);
  const end = to ? Math.min(Number(to), length - 1) : length - 1;
  if (start > end) {
    headers.set('content-range', `bytes */${length}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(end - start + 1));
  if (from !== undefined) headers.set('content-range', `bytes ${start}-${end}/${length}`);
  const status = from === undefined ? 200 : 206;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const part = (await read()).subarray(start, end + 1);
  return new Response(Readable.toWeb(Readable.from([part])) as ReadableStream, { status, headers });
}
