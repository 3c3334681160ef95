import type { Generation, GenerationEvent } from '@maquette/contract';
import { ORPCError, withEventMeta } from '@orpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenEvents, readEvents } from './read-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stage = (id: number): GenerationEvent =>
  withEventMeta({ type: 'stage', name: `stage ${id}`, percent: id }, { id: String(id) });
const done: GenerationEvent = { type: 'done', generation: {} as Generation };
const broken = new TypeError('Failed to fetch');

/** Each row is a stream: its events, then the error it breaks with; a row without an error ends normally. */
function streams(...rows: readonly (readonly (GenerationEvent | Error)[])[]) {
  const asked: { after: string | undefined; atMs: number }[] = [];
  const start = Date.now();
  const open: OpenEvents = async (after) => {
    const row = rows[asked.length] ?? [broken];
    asked.push({ after, atMs: Date.now() - start });
    return (async function* () {
      for (const item of row) {
        if (item instanceof Error) throw item;
        yield item;
      }
    })();
  };
  return { asked, open };
}

async function read(open: OpenEvents, forMs: number, stop = new AbortController()) {
  const taken: GenerationEvent[] = [];
  let isOver = false;
  const reading = readEvents(open, stop.signal, (event) => void taken.push(event)).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(forMs);
  const ended = isOver;
  stop.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  await reading;
  return { taken, ended };
}

test('a stream that breaks twice resumes where it was, each time after a second', async () => {
  const { asked, open } = streams([stage(1), broken], [stage(2), stage(3), broken], [done]);
  const { taken, ended } = await read(open, 2_000);
  expect(taken).toEqual([stage(1), stage(2), stage(3), done]);
  expect(asked).toEqual([
    { after: undefined, atMs: 0 },
    { after: '1', atMs: 1_000 },
    { after: '3', atMs: 2_000 },
  ]);
  expect(ended).toBe(true);
});

test('reconnects after 1, 2, 4, 8 and then every 10 seconds', async () => {
  const { asked, open } = streams();
  await read(open, 40_000);
  expect(asked.map(({ atMs }) => atMs / 1_000)).toEqual([0, 1, 3, 7, 15, 25, 35]);
});

test('an end without a last event is a break as well', async () => {
  const { asked, open } = streams([stage(1)], [done]);
  expect((await read(open, 1_000)).ended).toBe(true);
  expect(asked.map(({ after }) => after)).toEqual([undefined, '1']);
});

const problem = (code: string, data: Record<string, string> = {}) =>
  new ORPCError(code, { defined: true, data });

test.each([
  'BUSY',
  'DATABASE_DOWN',
  'STORAGE_DOWN',
  'STORAGE_FULL',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_STREAMS',
])('%s passes: it is asked again', async (code) => {
  const { open } = streams([problem(code)], [done]);
  expect((await read(open, 1_000)).taken).toEqual([done]);
});

test('a named problem ends the work with its sentence', async () => {
  const { asked, open } = streams([problem('NOT_FOUND', { requestId: 'r1' })], [done]);
  const { taken, ended } = await read(open, 20_000);
  expect(taken).toEqual([
    {
      type: 'failed',
      code: 'NOT_FOUND',
      message: 'We could not find that. It may have been deleted.',
      requestId: 'r1',
    },
  ]);
  expect([ended, asked.length]).toEqual([true, 1]);
});

test('an aborted reader sends no more requests', async () => {
  const { asked, open } = streams([stage(1), broken]);
  const stop = new AbortController();
  stop.abort();
  expect((await read(open, 20_000, stop)).taken).toEqual([]);
  expect(asked).toEqual([]);
});
