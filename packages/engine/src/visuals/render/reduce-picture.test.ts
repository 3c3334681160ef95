import { expect, test } from 'vitest';
import { createRgbImage } from '../../image/image.ts';
import { reduceIds, reduceImage, timesLarger } from './reduce-picture.ts';

test('small sheets are drawn a whole number of times larger, large ones as they are', () => {
  expect([192, 240, 480, 768, 2048].map((widthPx) => timesLarger(widthPx, 720))).toEqual([
    4, 3, 2, 1, 1,
  ]);
  expect(timesLarger(120, undefined)).toBe(1);
});

test('a reduced picture has the means of its parts and the things in their middles', () => {
  const image = createRgbImage(4, 2);
  image.data.set([0, 10, 20], 0);
  image.data.set([100, 10, 20], 3);
  image.data.set([0, 10, 20], 12);
  image.data.set([100, 10, 20], 15);
  const small = reduceImage(image, 2);
  expect([small.widthPx, small.heightPx]).toEqual([2, 1]);
  expect([...small.data.subarray(0, 3)]).toEqual([50, 10, 20]);
  const ids = Uint16Array.from([1, 1, 2, 2, 1, 7, 2, 9]);
  expect([...reduceIds(ids, 4, 2)]).toEqual([7, 9]);
});
