import { expect, test } from 'vitest';
import { overhangs, pointsOfEnds } from './house-ends.ts';

test('roofs overhang the walls at both ends by what is higher than a door handle', () => {
  const walls = [-4, 0, 0, 4, 0, 0, 4, 1.2, 0];
  const roof = [-6, 3, 0, 4, 3, 0];
  const { left, right } = overhangs(Float32Array.from([...walls, ...roof]));
  expect([left, right]).toEqual([0.2, 0]);
});

test("low parts do not reach the photo's edge for the walls", () => {
  const [high, step, low] = [
    [3, 4, 0],
    [5, 0.25, 2],
    [-4, 0, 0],
  ];
  const points = Float32Array.from([...high, ...step, ...low]);
  const ends = (left: boolean, right: boolean) => [...pointsOfEnds(points, { left, right }, 0)];
  expect(ends(false, true)).toEqual([...high, ...low]);
  expect(ends(true, false)).toEqual([...high, ...step]);
  expect(ends(false, false)).toHaveLength(9);
});
