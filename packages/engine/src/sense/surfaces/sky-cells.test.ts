import { expect, test } from 'vitest';
import { createPlane, createRgbImage } from '../../image/image.ts';
import { sumSky } from './sky-cells.ts';

test('every third pixel of sure sky is summed in its cell', () => {
  const image = createRgbImage(9, 7);
  const sky = createPlane(9, 7);
  sky.data.fill(1);
  for (let at = 0; at < 63; at++) image.data[at * 3 + 2] = at;
  // Sampled are columns 1, 4, 7 and rows 1, 4.
  const { columns, rows, sums, counts } = sumSky(image, sky, 4, (data, at) => data[at + 2]!);
  expect([columns, rows]).toEqual([3, 2]);
  expect([...counts]).toEqual([1, 2, 0, 1, 2, 0]);
  expect([...sums]).toEqual([10, 13 + 16, 0, 37, 40 + 43, 0]);
});

test('from a cover of .8 on', () => {
  const sky = createPlane(3, 3);
  const countAt = (cover: number) => {
    sky.data[4] = cover;
    return sumSky(createRgbImage(3, 3), sky, 8, () => 1).counts[0];
  };
  expect([countAt(0.81), countAt(0.79)]).toEqual([1, 0]);
});
