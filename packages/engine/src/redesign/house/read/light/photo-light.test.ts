import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import { drawnFront } from '../../drawn-front.fixture.ts';
import { classNumber, houseOutline } from '../house-outline.ts';
import { readPhotoLight } from './photo-light.ts';

const [w, h] = [100, 100];

/** A dark front under a deep blue sky, with this many sunlit columns of ground. */
function evening(sunlitColumns: number) {
  const { analysis } = drawnFront(3);
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h);
  const mask = new Uint8Array(w * h);
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, (i / w) | 0];
    if (y < 40) {
      classOf[i] = classNumber.sky;
      photo.data.set([70, 120, 180], i * 3);
    } else if (y < 70) {
      [classOf[i], mask[i]] = [classNumber.facade, 1];
      photo.data.set([80, 70, 60], i * 3);
    } else {
      classOf[i] = classNumber.ground;
      photo.data.set(x < sunlitColumns ? [190, 170, 140] : [30, 28, 25], i * 3);
    }
  }
  const outline = { ...houseOutline(analysis)!, mask, base: 70 };
  return readPhotoLight({ ...analysis, photo, classOf }, outline).time;
}

test('dark fronts and dark ground mean dusk', () => {
  expect(evening(0)).toBe('dusk');
});

test('low sun on a part of the ground means day', () => {
  expect(evening(30)).toBe('day');
});
