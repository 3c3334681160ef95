import { expect, test } from 'vitest';
import { traceOutline } from './trace-outline.ts';

const cellsOf = (rows: readonly string[]) =>
  Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));
const traced = (rows: readonly string[], tolerance = 0.4) =>
  traceOutline(cellsOf(rows), rows[0]!.length, rows.length, tolerance);

test("a rectangle gives its four corners, even at the grid's edge", () => {
  expect(traced(['....', '.##.', '.##.', '....'])).toEqual([
    [1, 1],
    [3, 1],
    [3, 3],
    [1, 3],
  ]);
  expect(traced(['##', '##'])).toHaveLength(4);
});

test('a concave corner is kept, a staircase becomes a diagonal', () => {
  expect(traced(['##..', '##..', '####', '####'])).toHaveLength(6);
  const stairs = ['#.....', '##....', '###...', '####..', '#####.', '######'];
  expect(traced(stairs, 1).length).toBeLessThan(6);
});

test('ignores holes, and separates cells that touch at a corner', () => {
  expect(traced(['####', '#..#', '#..#', '####'])).toHaveLength(4);
  const touching = traced(['##.', '##.', '..#'], 0);
  expect(new Set(touching.map(String)).size).toBe(touching.length);
});

test('an empty mask has no outline', () => {
  expect(traced(['..', '..'])).toEqual([]);
});
