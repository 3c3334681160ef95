import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { GenerationNotifier } from '../events/generation-notifier.ts';
import type { Ledger } from './ledger.ts';
import type { GenerationRow } from './ledger-rows.ts';
import { waitForEnd } from './wait-for-end.ts';

/** Work in these states, one at each look; from the last on, a wait ends only with its reader. */
function work(...states: readonly Partial<GenerationRow>[]) {
  const did: unknown[][] = [];
  let looks = 0;
  const parts = {
    notifier: {
      wait: async (_id: string, _timeoutMs: number, signal?: AbortSignal) => {
        if (looks + 1 < states.length) return true;
        if (!signal) throw new Error('A reader who leaves is not noticed');
        if (!signal.aborted) await once(signal, 'abort');
        return false;
      },
    } as unknown as GenerationNotifier,
    ledger: {
      owned: async (owner: string, id: string) => {
        did.push(['look', owner, id]);
        looks += 1;
        return states[Math.min(looks, states.length) - 1] as GenerationRow;
      },
      end: async (id: string, ending: object) => void did.push(['end', id, ending]),
    } as unknown as Ledger,
  };
  return { did, parts };
}
const staying = new AbortController().signal;

test('is there once it is done', async () => {
  const { did, parts } = work({ status: 'queued' }, { status: 'running' }, { status: 'done' });
  const row = await waitForEnd(parts, 'ada', 'g1', staying);
  expect(row.status).toBe('done');
  expect(did).toEqual([1, 2, 3].map(() => ['look', 'ada', 'g1']));
});

test.each([
  [
    { status: 'failed', problemCode: 'TOO_LARGE', problemDetails: { limit: '15 MB' } },
    { code: 'TOO_LARGE', details: { limit: '15 MB' } },
  ],
  [{ status: 'failed', problemCode: null }, { code: 'GENERATION_FAILED' }],
  [{ status: 'cancelled', problemCode: 'CANCELLED' }, { code: 'CANCELLED' }],
] as const)('that ended as %j is told as %j', async (row, problem) => {
  const { parts } = work(row as Partial<GenerationRow>);
  await expect(waitForEnd(parts, 'ada', 'g1', staying)).rejects.toMatchObject(problem);
});

test('is cancelled as soon as its reader leaves', async () => {
  const { did, parts } = work({ status: 'running' });
  const reader = new AbortController();
  const waiting = waitForEnd(parts, 'ada', 'g1', reader.signal).catch((error: unknown) => error);
  // By now it waits.
  await new Promise(setImmediate);
  reader.abort();
  expect(await waiting).toMatchObject({ code: 'CANCELLED' });
  expect(did.at(-1)).toEqual(['end', 'g1', { status: 'cancelled', code: 'CANCELLED' }]);
});

test('is looked at again after a notice, or after a second', async () => {
  const order: unknown[] = [];
  const notifier = {
    wait: async (...given: unknown[]) => {
      order.push(given);
      await new Promise(setImmediate);
      order.push('noticed');
      return true;
    },
  } as unknown as GenerationNotifier;
  const states = ['queued', 'running', 'done'];
  const ledger = {
    owned: async () => {
      order.push('look');
      return { status: states.shift() };
    },
  } as unknown as Ledger;
  await waitForEnd({ notifier, ledger }, 'ada', 'g1', staying);
  const wait = ['g1', 1_000, staying];
  expect(order).toEqual([wait, 'look', 'noticed', wait, 'look', 'noticed', wait, 'look']);
});
