import { expect, test } from 'vitest';
import { carriedRows, distancesTo, dropNarrow } from './known-rows.ts';

const unknown = Number.NaN;

test("leaves touching the roof in a few columns are dropped, those cut by the edge aren't", () => {
  const known = Float32Array.of(5, unknown, 7, unknown, 8, 8, 8, unknown);
  dropNarrow(known, 2);
  expect(Array.from(known)).toEqual([5, unknown, unknown, unknown, 8, 8, 8, unknown]);
});

test('a crown continues, rounded, and ends', () => {
  const known = new Float32Array(100).fill(unknown);
  known[0] = 20;
  const rows = carriedRows(known, 60, 1);
  expect([0, 10, 25, 90].map((x) => Math.round(60 + rows[x]!))).toEqual([20, 32, 59, 60]);
});

test('measures columns to the nearest known one', () => {
  expect(Array.from(distancesTo(Float32Array.of(unknown, 3, unknown, unknown, 2)))).toEqual([
    1, 0, 1, 1, 0,
  ]);
});
