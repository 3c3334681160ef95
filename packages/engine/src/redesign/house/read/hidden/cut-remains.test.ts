import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import type { Analysis } from '../../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../house-outline.ts';
import { cutRemains } from './cut-remains.ts';

const [w, h] = [300, 200];
type Colour = readonly [number, number, number];

/** A pale house between trees; the wall goes on at its left from row 80 to 150, over so many columns, and is named a plant there. */
function shareFound(colour: Colour, columns: number, contrast = 0): number {
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h).fill(classNumber.vegetation);
  const mask = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const isHouse = x >= 80 && x < 220 && y >= 60 && y < 150;
      if (isHouse) [classOf[i], mask[i]] = [classNumber.facade, 1];
      const leaf = ((i * 7919) % 11) * 8;
      const isWall = x >= 80 - columns && x < 80 && y >= 80 && y < 150;
      const own = isWall ? colour.map((value) => value + ((i * 7919) % 11) * contrast) : undefined;
      photo.data.set(isHouse ? [180, 170, 150] : (own ?? [30 + leaf, 60 + leaf, 20 + leaf]), i * 3);
    }
  const outline = {
    ...{ left: 80, right: 219, top: 60, base: 150, namedBase: 150, mask },
    ...{ isCut: { left: false, right: false }, topOf: new Int32Array(w).fill(60) },
  } as HouseOutline;
  const certainty = { data: new Float32Array(w * h).fill(0.5) };
  const analysis = { photo, classOf, certainty } as unknown as Analysis;
  const found = cutRemains(analysis, outline, new Uint8Array(w * h));
  for (let i = 0; i < 60 * w; i++) expect(found[i]).toBe(0);
  let sum = 0;
  for (let y = 80; y < 145; y++) for (let x = 80 - columns; x < 80; x++) sum += found[y * w + x]!;
  return sum / (65 * columns);
}

test("an end of the old wall that was named a plant is cut out by the wall's colours", () => {
  expect(shareFound([176, 168, 150], 12)).toBeGreaterThan(0.85);
});

test('leaves at the house stay, and so does what runs on beyond its surroundings', () => {
  expect(shareFound([40, 90, 30], 12, 8)).toBe(0);
  expect(shareFound([176, 168, 150], 70)).toBe(0);
});
