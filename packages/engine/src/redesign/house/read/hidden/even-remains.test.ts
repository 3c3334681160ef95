import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import type { Analysis } from '../../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../house-outline.ts';
import { evenRemains } from './even-remains.ts';

const [w, h] = [300, 200];
const outline = {
  ...{ left: 80, right: 219, top: 60, base: 150, isCut: { left: false, right: false } },
} as HouseOutline;

type Colour = readonly [number, number, number];

/** A house between trees; the strip at its left, from row 70 to 90, is named a plant too. */
function foundInStrip(strip: Colour, contrast: number, gap = 0): number {
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h).fill(classNumber.vegetation);
  const mask = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const isHouse = x >= 80 && x < 220 && y >= 60 && y < 150;
      const isStrip = x >= 60 && x < 80 - gap && y >= 70 && y < 90;
      if (isHouse) [classOf[i], mask[i]] = [classNumber.facade, 1];
      const leaf = ((i * 7919) % 11) * 8;
      const own: Colour = [60 + leaf, 90 + leaf, 40 + leaf];
      const uneven = ((i * 7919) % 11) * contrast;
      if (isHouse) photo.data.set([180, 170, 150], i * 3);
      else if (isStrip)
        photo.data.set(
          strip.map((value) => value + uneven),
          i * 3,
        );
      else photo.data.set(own, i * 3);
    }
  const found = evenRemains(
    { photo, classOf } as unknown as Analysis,
    { ...outline, mask },
    new Uint8Array(w * h),
  );
  let sum = 0;
  for (let y = 70; y < 90; y++) for (let x = 60; x < 80; x++) sum += found[y * w + x]!;
  for (let y = 0; y < 60; y++) for (let x = 0; x < w; x++) expect(found[y * w + x]).toBe(0);
  return sum / 400;
}

test('an even brown eave at the house is a part of it', () => {
  expect(foundInStrip([90, 70, 60], 0)).toBeGreaterThan(0.7);
});

test('what is green, as uneven as leaves or apart from the house is none', () => {
  expect(foundInStrip([60, 110, 50], 0)).toBe(0);
  expect(foundInStrip([120, 70, 60], 8)).toBe(0);
  expect(foundInStrip([90, 70, 60], 0, 8)).toBe(0);
});
