import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseMemoryAtRest } from './release-memory-at-rest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('collects once after work, when three looks in a row found next to none', () => {
  const collect = vi.fn();
  let usedMs = 5_000;
  const stop = releaseMemoryAtRest({
    ...{ pollIntervalMs: 1_000, afterMs: 3_000, leastWorkMs: 2_000 },
    ...{ collect, usedMs: () => usedMs },
  });
  const look = (work: number) => {
    usedMs += work;
    vi.advanceTimersByTime(1_000);
    return collect.mock.calls.length;
  };
  // The start is work too.
  expect([50, 50, 50, 50].map(look)).toEqual([0, 0, 1, 1]);
  // Little work: what it left is not worth a collection.
  expect([900, 0, 0, 0, 0].map(look)).toEqual([1, 1, 1, 1, 1]);
  expect([900, 900, 50, 101, 50, 50, 50, 50].map(look)).toEqual([1, 1, 1, 1, 1, 1, 2, 2]);
  stop();
  expect([3_000, 0, 0, 0].map(look)).toEqual([2, 2, 2, 2]);
});

test('garbage goes with the collection', () => {
  const before = process.memoryUsage().heapUsed;
  const stop = releaseMemoryAtRest({
    pollIntervalMs: 10,
    afterMs: 10,
    leastWorkMs: 0,
    usedMs: () => 0,
  });
  vi.advanceTimersByTime(10);
  stop();
  expect(process.memoryUsage().heapUsed).toBeLessThan(before);
});
