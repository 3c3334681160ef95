import { expect, test } from 'vitest';
import { fillRows, hullOf } from './convex-outline.ts';

const at = (x: number, y: number) => ({ x, y });
const rowsOf = (outline: ReturnType<typeof hullOf>, width: number, height: number) => {
  const rows: string[] = [];
  fillRows(outline, width, height, (y, from, to) => rows.push(`${y}: ${from}-${to}`));
  return rows;
};

test('points inside and on a side are not of the hull', () => {
  const points = [at(0, 0), at(4, 0), at(4, 4), at(0, 4), at(2, 2), at(2, 0), at(4, 3)];
  expect(hullOf(points)).toEqual([at(0, 0), at(4, 0), at(4, 4), at(0, 4)]);
});

test('a triangle row by row', () => {
  expect(rowsOf([at(0, 0), at(8, 0), at(4, 4)], 20, 20)).toEqual([
    ...['0: 0-8', '1: 1-7', '2: 2-6', '3: 3-5', '4: 4-4'],
  ]);
});

test('rows and columns outside the picture are cut off', () => {
  expect(rowsOf([at(-3, -3), at(9, -3), at(9, 9), at(-3, 9)], 4, 2)).toEqual(['0: 0-3', '1: 0-3']);
});

test('an outline between two rows has none, one across them both', () => {
  expect(rowsOf([at(0, 1.2), at(3, 1.2), at(3, 1.8), at(0, 1.8)], 9, 9)).toEqual([]);
  expect(rowsOf([at(0.6, 0.5), at(2.4, 0.5), at(2.4, 2.5), at(0.6, 2.5)], 9, 9)).toEqual([
    ...['1: 1-2', '2: 1-2'],
  ]);
});
