import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { pageBar } from './page-bar.ts';

/** White rows over a sky of this colour, with a dark house in its middle. */
function page(rows: number, sky: readonly [number, number, number]) {
  const photo = createRgbImage(60, 100);
  for (let i = 0; i < 6000; i++) {
    const [x, y] = [i % 60, (i / 60) | 0];
    photo.data.set(
      y < rows ? [255, 255, 255] : y > 30 && x > 20 && x < 40 ? [60, 50, 40] : sky,
      i * 3,
    );
  }
  return pageBar(photo);
}

test('white rows over a blue sky are page', () => {
  expect([page(8, [170, 200, 245]), page(0, [170, 200, 245])]).toEqual([8, 0]);
});

test('a burnt-out sky is none', () => {
  expect([page(0, [255, 255, 255]), page(8, [253, 254, 255])]).toEqual([0, 0]);
});
