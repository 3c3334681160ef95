import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { reduceIds, reduceImage, timesLarger } from './reduce-picture.ts';

test('small sheets are rendered at an integer multiple, large ones directly', () => {
  const times = (widthPx: number, heightPx: number) => timesLarger({ widthPx, heightPx }, 720);
  expect([times(192, 128), times(240, 160), times(480, 320), times(768, 512)]).toEqual([
    4, 3, 2, 1,
  ]);
  // Portrait and landscape formats count alike.
  expect(times(480, 720)).toBe(1);
  expect(timesLarger({ widthPx: 120, heightPx: 80 })).toBe(1);
});

test('downscaling averages colours and takes ids from block centres', () => {
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
