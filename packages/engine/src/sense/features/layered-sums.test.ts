import { expect, test } from 'vitest';
import { withScratch } from '../../ops/scratch-arrays.ts';
import { createLayeredSums, meansOver } from './layered-sums.ts';

const [width, height] = [4, 3];
/** Two measures per pixel, of which the second is ten times its column. */
const values = (x: number, y: number) => [1 + x + 4 * y, 10 * x] as const;

function table() {
  const layered = createLayeredSums(width, height, 2);
  for (let y = 1; y <= height; y++) {
    for (let x = 1; x <= width; x++) {
      for (const layer of [0, 1] as const) {
        let sum = 0;
        for (let row = 0; row < y; row++)
          for (let column = 0; column < x; column++) sum += values(column, row)[layer];
        layered.sums[(y * (width + 1) + x) * 2 + layer] = sum;
      }
    }
  }
  return layered;
}

test.each([
  [
    [0, 0, 4, 3],
    [6.5, 15],
  ],
  [
    [0, 0, 1, 1],
    [1, 0],
  ],
  [
    [3, 2, 4, 3],
    [12, 30],
  ],
  [
    [1, 1, 3, 3],
    [8.5, 15],
  ],
  // Pixels outside of the picture do not count.
  [
    [-5, -5, 1, 1],
    [1, 0],
  ],
  [
    [2, 1, 99, 99],
    [9.5, 25],
  ],
])('the means over %j are %j', ([x0, y0, x1, y1], expected) => {
  const means = new Float64Array(2);
  expect(meansOver(table(), x0!, y0!, x1!, y1!, means)).toBe(true);
  expect([...means]).toEqual(expected);
});

test.each([
  [2, 0, 2, 3],
  [0, 2, 4, 2],
  [4, 0, 9, 3],
  [-3, 0, 0, 3],
])('empty for columns %i and rows %i to %i and %i', (...window) => {
  const means = Float64Array.of(7, 7);
  expect(meansOver(table(), ...window, means)).toBe(false);
  expect([...means]).toEqual([0, 0]);
});

test('the first row and column are zero in reused memory', () => {
  const take = (use: (sums: Float64Array) => void) =>
    withScratch(() => use(createLayeredSums(2, 2, 2).sums));
  // The first round makes the pool grow, the second leaves ones in it.
  for (let round = 0; round < 2; round++) take((sums) => sums.fill(1));
  take((sums) => {
    expect([...sums.subarray(0, 6)]).toEqual([0, 0, 0, 0, 0, 0]);
    expect([...sums.subarray(6, 8)]).toEqual([0, 0]);
    expect([...sums.subarray(12, 14)]).toEqual([0, 0]);
  });
});
