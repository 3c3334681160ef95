import { expect, test } from 'vitest';
import { traceOutline } from './trace-outline.ts';

const cellsOf = (rows: readonly string[]) =>
  Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));
const traced = (rows: readonly string[], tolerance = 0.4) =>
  traceOutline(cellsOf(rows), rows[0]!.length, rows.length, tolerance);

test('a rectangle is its four corners, also at the edge of the grid', () => {
  expect(traced(['....', '.##.', '.##.', '....'])).toEqual([
    [1, 1],
    [3, 1],
    [3, 3],
    [1, 3],
  ]);
  expect(traced(['##', '##'])).toHaveLength(4);
});

test('an angle keeps its inner corner, a staircase becomes a slope', () => {
  expect(traced(['##..', '##..', '####', '####'])).toHaveLength(6);
  const stairs = ['#.....', '##....', '###...', '####..', '#####.', '######'];
  expect(traced(stairs, 1).length).toBeLessThan(6);
});

test('a hole is not walked around, and cells that touch at a corner are left once', () => {
  expect(traced(['####', '#..#', '#..#', '####'])).toHaveLength(4);
  const touching = traced(['##.', '##.', '..#'], 0);
  expect(new Set(touching.map(String)).size).toBe(touching.length);
});

test('nothing has no outline', () => {
  expect(traced(['..', '..'])).toEqual([]);
});
