import { expect, test, vi } from 'vitest';
import { runAtOnce, runInTurns } from './in-steps.ts';

function counting(pieces: number, pieceMs: number) {
  const work = { done: 0 };
  function* steps(): Generator<void, void> {
    for (; work.done < pieces; work.done++) {
      const until = performance.now() + pieceMs;
      while (performance.now() < until);
      yield;
    }
  }
  return { work, steps: steps() };
}

test('other work runs between the steps', async () => {
  const { work, steps } = counting(12, 3);
  const seen: number[] = [];
  const preparing = runInTurns(steps);
  const look = () => {
    seen.push(work.done);
    if (work.done < 12) setImmediate(look);
  };
  setImmediate(look);
  await preparing;
  expect(work.done).toBe(12);
  expect(seen.length).toBeGreaterThan(2);
});

test('urgent callers complete work in steps at once, and it runs only once', async () => {
  const { work, steps } = counting(20, 1);
  const finished = vi.fn();
  const preparing = runInTurns(steps).then(finished);
  expect(work.done).toBeLessThan(20);
  runAtOnce(steps);
  expect(work.done).toBe(20);
  expect(finished).not.toHaveBeenCalled();
  await preparing;
  expect(work.done).toBe(20);
});
