import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import { classNumber } from '../house-outline.ts';
import { evenGrass } from './even-grass.ts';

test('distinguishes lawn from leaves by its evenness', () => {
  const [w, h] = [200, 100];
  const photo = createRgbImage(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const leaf = ((x >> 1) + (y >> 1)) % 2 === 0 ? 40 : 150;
      const green = x < 100 ? 120 + (x % 3) : leaf;
      photo.data.set([green * 0.6, green, green * 0.4], (y * w + x) * 3);
    }
  const classOf = new Uint8Array(w * h).fill(classNumber.vegetation);
  classOf.fill(classNumber.ground, 0, 10 * w);
  const lawn = evenGrass({ classOf, photo }, { base: 60, top: 10 });
  expect([lawn[50 * w + 50], lawn[50 * w + 150], lawn[5 * w + 50]]).toEqual([1, 0, 0]);
  // neither crowns above the house nor leaves in deep shade are lawn
  expect(lawn[30 * w + 50]).toBe(0);
  photo.data.fill(14);
  expect(evenGrass({ classOf, photo }, { base: 60, top: 10 }).includes(1)).toBe(false);
});
