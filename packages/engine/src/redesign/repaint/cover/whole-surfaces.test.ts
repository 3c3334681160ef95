import { expect, test } from 'vitest';
import { drawnPieces } from './drawn-pieces.fixture.ts';
import { keepWhole } from './whole-surfaces.ts';

const [wall, other] = [1, 2];
const white = [120, 2, 6] as [number, number, number];

const partsAfter = (fades: number) => {
  const pieces = drawnPieces(
    [
      [0, wall, 40_000, white],
      [1, wall, 30_000, white],
      [2, other, 30_000, white],
    ],
    [
      [0, 1, 200, 1],
      [1, 2, fades, 1],
      [0, 2, 300 - fades, 20],
    ],
  );
  keepWhole(pieces, wall, other);
  return [...pieces.list.values()].map(({ part }) => part);
};

test('a wall that ends at edges is painted, one that ends in the middle of itself stays', () => {
  expect(partsAfter(40)).toEqual([wall, wall, other]);
  expect(partsAfter(150)).toEqual([other, other, other]);
});

test('one wall stays, another is painted', () => {
  const pieces = drawnPieces(
    [
      [0, wall, 40_000, white],
      [1, other, 30_000, white],
      [2, wall, 30_000, white],
    ],
    [
      [0, 1, 200, 1],
      [1, 2, 200, 12],
    ],
  );
  keepWhole(pieces, wall, other);
  expect([...pieces.list.values()].map(({ part }) => part)).toEqual([other, other, wall]);
});
