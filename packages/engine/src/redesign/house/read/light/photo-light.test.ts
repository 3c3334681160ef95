import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import { drawnFront } from '../../drawn-front.fixture.ts';
import { classNumber, houseOutline } from '../house-outline.ts';
import { readPhotoLight } from './photo-light.ts';

const [w, h] = [100, 100];

interface Drawn {
  /** Grey levels of the front, and of the ground in a column. */
  readonly front: number;
  readonly ground: (x: number) => number;
}

/** A front under a deep blue sky. */
function lightOf({ front, ground }: Drawn) {
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
      photo.data.set([front + 10, front, front - 10], i * 3);
    } else {
      classOf[i] = classNumber.ground;
      const grey = ground(x);
      photo.data.set([grey * 1.1, grey, grey * 0.85], i * 3);
    }
  }
  const outline = { ...houseOutline(analysis)!, mask, base: 70 };
  return readPhotoLight({ ...analysis, photo, classOf }, outline);
}

/** A dark front, with this many sunlit columns of ground. */
const evening = (sunlitColumns: number) =>
  lightOf({ front: 70, ground: (x) => (x < sunlitColumns ? 170 : 28) }).time;

test('dark fronts and dark ground mean dusk', () => {
  expect(evening(0)).toBe('dusk');
});

test('low sun on a part of the ground means day', () => {
  expect(evening(30)).toBe('day');
});

test('the sun is low where the front is lighter than the ground before it', () => {
  const sunOver = (front: number, ground: number) =>
    lightOf({ front, ground: () => ground }).sunElevationRad;
  expect(sunOver(215, 120)).toBeLessThan(0.5);
  expect(sunOver(150, 190)).toBeGreaterThan(0.75);
});

test('black is the darkest of what is around the house', () => {
  const shaded = lightOf({ front: 150, ground: (x) => (x < 5 ? 20 : 180) });
  const hazy = lightOf({ front: 150, ground: () => 180 });
  expect(shaded.black).toBeLessThan(0.02);
  expect(hazy.black).toBeGreaterThan(0.1);
});
