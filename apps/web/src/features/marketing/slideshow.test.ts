import { expect, test } from 'vitest';
import { slideAfter, slideMs } from './slideshow.tsx';

test('four slides wrap around in both directions, four seconds each', () => {
  expect([0, 1, 2, 3].map((index) => slideAfter(index, 1, 4))).toEqual([1, 2, 3, 0]);
  expect([0, 1, 2, 3].map((index) => slideAfter(index, -1, 4))).toEqual([3, 0, 1, 2]);
  expect(slideMs).toBe(4_000);
});
