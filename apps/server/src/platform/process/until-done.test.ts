import { expect, test } from 'vitest';
import { untilDone } from './until-done.ts';

/** Fails as often as told, and resolves `done` once it succeeds. */
function failing(times: number) {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  let tries = 0;
  return {
    done,
    tries: () => tries,
    async step() {
      tries += 1;
      if (tries <= times) throw new Error(`try ${tries}`);
      resolve();
    },
  };
}

test('a step is repeated until it is done, its first failure told, and what follows not held up', async () => {
  const told: string[] = [];
  const { done, step, tries } = failing(3);
  await untilDone(step, {
    signal: new AbortController().signal,
    onFailed: (error) => told.push((error as Error).message),
    betweenTriesMs: 1,
  });
  expect(tries()).toBe(1);
  await done;
  expect(tries()).toBe(4);
  expect(told).toEqual(['try 1']);
});

test('one that is done at once is not repeated', async () => {
  const { step, tries } = failing(0);
  const onFailed = () => expect.unreachable();
  await untilDone(step, { signal: new AbortController().signal, onFailed, betweenTriesMs: 1 });
  expect(tries()).toBe(1);
});

test('a stop ends it, and failures of what is stopped are not told', async () => {
  const stopping = new AbortController();
  const step = async () => {
    stopping.abort();
    throw new Error('closed');
  };
  const onFailed = () => expect.unreachable();
  await untilDone(step, { signal: stopping.signal, onFailed });
  expect(stopping.signal.aborted).toBe(true);
});
