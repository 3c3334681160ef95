import { expect, test } from 'vitest';
import { levelLineGradient, smoothBinomial } from './gradient.ts';

const plane = (...values: readonly number[]) => Float32Array.from(values);
const at = (list: Float32Array) => [...list].map((value) => Number(value.toFixed(5)) + 0);

test('lighter to the right: the level line points down', () => {
  const { magnitude, alongX, alongY } = levelLineGradient(plane(0, 1, 0, 1), 2, 2, 0.5);
  expect([at(magnitude), at(alongX), at(alongY)]).toEqual([
    [1, 0, 0, 0],
    [0, 0, 0, 0],
    [1, 0, 0, 0],
  ]);
});

test('lighter below: the level line points to the left', () => {
  const { magnitude, alongX, alongY } = levelLineGradient(plane(0, 0, 1, 1), 2, 2, 0.5);
  expect([at(magnitude), at(alongX), at(alongY)]).toEqual([
    [1, 0, 0, 0],
    [-1, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});

test('lighter towards the lower right corner: half a turn less an eighth', () => {
  const { magnitude, alongX, alongY } = levelLineGradient(plane(0, 1, 1, 2), 2, 2, 0);
  expect(magnitude[0]).toBeCloseTo(Math.SQRT2, 5);
  expect(alongX[0]).toBeCloseTo(-Math.SQRT1_2, 5);
  expect(alongY[0]).toBeCloseTo(Math.SQRT1_2, 5);
});

test('directions need more than the threshold; the last row and column have none', () => {
  const source = plane(0, 1, 3, 0, 1, 3, 0, 1, 3);
  const { magnitude, alongY } = levelLineGradient(source, 3, 3, 1);
  expect(at(magnitude)).toEqual([1, 2, 0, 1, 2, 0, 0, 0, 0]);
  expect(at(alongY)).toEqual([0, 1, 0, 0, 1, 0, 0, 0, 0]);
});

test('a point is spread 1 2 1 in both directions', () => {
  expect(at(smoothBinomial(plane(0, 0, 0, 0, 16, 0, 0, 0, 0), 3, 3))).toEqual([
    ...[1, 2, 1],
    ...[2, 4, 2],
    ...[1, 2, 1],
  ]);
});

test('at a border the border itself is taken once more', () => {
  expect(at(smoothBinomial(plane(4, 0, 0, 8), 4, 1))).toEqual([3, 1, 2, 6]);
  expect(at(smoothBinomial(plane(4, 0, 0, 8), 1, 4))).toEqual([3, 1, 2, 6]);
});
