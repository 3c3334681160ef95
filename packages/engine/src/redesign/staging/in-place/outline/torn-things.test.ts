import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import { tornShare } from './torn-things.ts';

const [w, h] = [160, 120];
type Area = readonly [x0: number, x1: number, y0: number, y1: number];
const mask = ([x0, x1, y0, y1]: Area) => {
  const pixels = new Uint8Array(w * h);
  for (let y = y0; y < y1; y++) pixels.fill(1, y * w + x0, y * w + x1);
  return pixels;
};

const bed = mask([40, 120, 40, 90]);
const photo = createRgbImage(w, h);
photo.data.fill(210);
for (let at = 0; at < bed.length; at++) if (bed[at]) photo.data.set([90, 90, 95], at * 3);

test('half a bed is torn, a whole one is not', () => {
  const half = bed.map((one, at) => (at % w < 80 ? one : 0));
  const rest = bed.map((one, at) => one - half[at]!);
  expect(tornShare(photo, bed, new Uint8Array(w * h))).toBe(0);
  expect(tornShare(photo, half, rest)).toBeGreaterThan(0.25);
});
