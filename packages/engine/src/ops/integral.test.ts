import { expect, test } from 'vitest';
import { createIntegral, rectangleMean } from './integral.ts';

/** 1 2 3 / 4 5 6 */
const integral = createIntegral([1, 2, 3, 4, 5, 6], 3, 2);

test.each([
  ['the whole picture', 0, 0, 3, 2, 3.5],
  ['a pixel', 1, 1, 2, 2, 5],
  ['the last column', 2, 0, 3, 2, 4.5],
  ['the lower row, clipped on both sides', -4, 1, 9, 7, 5],
  ['nothing, right of the picture', 3, 0, 5, 2, -1],
  ['nothing, of no height', 0, 1, 3, 1, -1],
])('the mean of %s', (_, x0, y0, x1, y1, mean) => {
  expect(rectangleMean(integral, x0, y0, x1, y1, -1)).toBe(mean);
});
