import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { ownRegions } from './own-regions.ts';
import { tornShare } from './torn-things.ts';

const [w, h] = [160, 120];
const at = (x: number, y: number) => y * w + x;

type Area = readonly [x0: number, x1: number, y0: number, y1: number];
const mask = ([x0, x1, y0, y1]: Area) => {
  const pixels = new Uint8Array(w * h);
  for (let y = y0; y < y1; y++) pixels.fill(1, at(x0, y), at(x1, y));
  return pixels;
};

/** A grey sofa, with a red table before its lower right corner. */
const sofa: Area = [40, 120, 40, 90];
const table: Area = [90, 155, 70, 115];
const photo = createRgbImage(w, h);
photo.data.fill(210);
for (const [area, colour] of [
  [sofa, [90, 90, 95]],
  [table, [190, 40, 40]],
] as const) {
  const pixels = mask(area);
  for (let k = 0; k < pixels.length; k++) if (pixels[k]) photo.data.set(colour, k * 3);
}

test('what reaches into the outline of a sofa is none of it', () => {
  const own = ownRegions(photo, mask(sofa));
  expect([own[at(60, 60)], own[at(85, 80)]]).toEqual([1, 1]);
  expect([own[at(110, 80)], own[at(130, 100)], own[at(20, 20)]]).toEqual([0, 0, 0]);
});

test('half a sofa is torn, a whole one is not', () => {
  const whole = mask(sofa).map((one, k) => (mask(table)[k] ? 0 : one));
  const half = whole.map((one, k) => (k % w < 80 ? one : 0));
  const rest = (going: Uint8Array) =>
    mask(sofa).map((one, k) => ((one || mask(table)[k]) && !going[k] ? 1 : 0));
  expect(tornShare(photo, whole, rest(whole))).toBeLessThan(0.02);
  expect(tornShare(photo, half, rest(half))).toBeGreaterThan(0.2);
});
