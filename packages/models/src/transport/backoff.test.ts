import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

const limits = { firstWaitMs: 500, longestWaitMs: 20_000 };

test('waits double up to the longest', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => backoffMs(attempt, limits, 1))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000,
  ]);
});

test('a wait is anything between none and its longest', () => {
  expect([0, 0.25, 1].map((random) => backoffMs(3, limits, random))).toEqual([0, 500, 2_000]);
});
