import { expect, test } from 'vitest';
import { distanceTo } from './distance.ts';

const from = (marked: number, width: number, height: number) =>
  [...distanceTo((pixel) => pixel === marked, width, height)].map((value) => value.toFixed(1));

test('from a corner along its sides and diagonally', () => {
  expect(from(0, 3, 3)).toEqual([
    ...['0.0', '1.0', '2.0'],
    ...['1.0', '1.4', '2.4'],
    ...['2.0', '2.4', '2.8'],
  ]);
  expect(from(8, 3, 3)).toEqual(from(0, 3, 3).toReversed());
});

test('from the middle in all directions alike', () => {
  expect(from(4, 3, 3)).toEqual([
    ...['1.4', '1.0', '1.4'],
    ...['1.0', '0.0', '1.0'],
    ...['1.4', '1.0', '1.4'],
  ]);
});

test('the nearest mark counts, and a row does not go on in the next', () => {
  const distance = distanceTo((pixel) => pixel === 3 || pixel === 8, 4, 3);
  expect([...distance].map((value) => Math.round(value * 10) / 10)).toEqual([
    ...[2, 2, 1, 0],
    ...[1, 1.4, 1.4, 1],
    ...[0, 1, 2, 2],
  ]);
});
