import { expect, test } from 'vitest';
import { drawnPieces } from './drawn-pieces.fixture.ts';
import { joinFloor, joinUnseen, settleScraps } from './settle-pieces.ts';

const [wall, other] = [1, 2];
const white = [120, 2, 6] as [number, number, number];
const brown = [60, 30, 40] as [number, number, number];

test('an island of the wall round a towel joins the wall, the towel stays', () => {
  const pieces = drawnPieces(
    [
      [0, wall, 90_000, white, 900],
      [1, other, 600, white],
      [2, other, 500, [110, 3, 9]],
    ],
    [
      [0, 1, 60, 1],
      [1, 2, 40, 8],
    ],
  );
  settleScraps(pieces, other);
  expect([...pieces.list.values()].map(({ part }) => part)).toEqual([wall, wall, other]);
});

test('neither what lies within the box of a thing, nor a large piece, nor another colour is moved', () => {
  const pieces = drawnPieces(
    [
      [0, wall, 90_000, white, 900],
      [1, other, 600, white, 3, 0.9],
      [2, other, 15_000, white, 60],
      [3, other, 600, brown],
    ],
    [
      [0, 1, 60, 1],
      [0, 2, 300, 1],
      [0, 3, 60, 1],
    ],
  );
  settleScraps(pieces, other);
  expect([...pieces.list.values()].map(({ part }) => part)).toEqual([wall, other, other, other]);
});

test('a scrap of wall that fades into a thing is of the thing', () => {
  const pieces = drawnPieces(
    [
      [0, other, 90_000, white, 900],
      [1, wall, 600, white],
    ],
    [[0, 1, 60, 1]],
  );
  settleScraps(pieces, other);
  expect(pieces.list.get(1)!.part).toBe(other);
});

test('old floor between the legs of a table joins the floor, a white leg does not', () => {
  const pieces = drawnPieces(
    [
      [0, 0, 40_000, brown],
      [1, other, 500, [45, 22, 30]],
      [2, other, 200, white],
      [3, other, 60_000, white],
    ],
    [
      [0, 1, 40, 20],
      [1, 2, 50, 30],
      [0, 2, 30, 30],
      [2, 3, 10, 5],
    ],
  );
  joinFloor(pieces, { floor: 0, other }, ([light, tint]) => tint! / light! > 0.4);
  expect([...pieces.list.values()].map(({ part }) => part)).toEqual([0, 0, other, other]);
});

test('paint goes on where only the colour of light changes, and ends at an edge', () => {
  const pieces = drawnPieces(
    [
      [0, wall, 40_000, white],
      [1, wall, 5000, [110, -6, -20]],
      [2, wall, 5000, brown],
    ],
    [
      [0, 1, 80, 1],
      [0, 2, 80, 22],
      [1, 2, 10, 22],
    ],
  );
  const painted = new Set([0]);
  joinUnseen(pieces, painted, new Set([0, 1, 2]));
  expect([...painted]).toEqual([0, 1]);
});
