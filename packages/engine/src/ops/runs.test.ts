import { expect, test } from 'vitest';
import { eachRun } from './runs.ts';

function read(row: readonly number[]): number[][] {
  const found: number[][] = [];
  eachRun(
    row.length,
    (place) => row[place]!,
    (...stretch) => found.push(stretch),
  );
  return found;
}

test('runs are contiguous', () => {
  expect(read([2, 2, 2, 4, 4, 4, 4, 4, 0, 3])).toEqual([
    [2, 0, 3],
    [4, 3, 8],
    [0, 8, 9],
    [3, 9, 10],
  ]);
  expect(read([1, 2])).toEqual([
    [1, 0, 1],
    [2, 1, 2],
  ]);
});

test('a row of one value, or of none', () => {
  expect(read([7, 7, 7])).toEqual([[7, 0, 3]]);
  expect(read([5])).toEqual([[5, 0, 1]]);
  expect(read([])).toEqual([]);
});
