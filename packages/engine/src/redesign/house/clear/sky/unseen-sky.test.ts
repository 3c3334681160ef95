import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import { unseenSky } from './unseen-sky.ts';

test('a photo without sky gets a pale one, brighter towards the horizon', () => {
  const photo = createRgbImage(8, 8);
  photo.data.fill(200);
  const sky = unseenSky(photo);
  expect(sky[1]).toBeCloseTo(200 * 0.87);
  expect(sky[(7 * 8 + 3) * 3 + 1]).toBeCloseTo(200 * 0.97);
});

test('at night it is dim, not black', () => {
  expect(Math.min(...unseenSky(createRgbImage(4, 4)))).toBeGreaterThan(90);
});
