import { expect, test } from 'vitest';
import { eyeMetres, unlikelySize } from './room-size.ts';

test("a room twice as high as the camera's height is photographed from 1.33 m", () => {
  expect(eyeMetres(1)).toBeCloseTo(1.325, 5);
});

test('camera heights are between 1 m and 1.6 m', () => {
  expect(eyeMetres(0.2)).toBe(1.6);
  expect(eyeMetres(3)).toBe(1);
});

test.each([
  ['usual', 3.5, 4.2, 0],
  ['a wall at arm’s length', 0.8, 3, 0.06],
  ['a hall', 15, 5, 0.2],
  ['as wide as a street', 4, 11, 0.11],
])('%s: %f m ahead and %f m across cost %f', (_, ahead, across, cost) => {
  expect(unlikelySize(ahead, across)).toBeCloseTo(cost, 5);
});
