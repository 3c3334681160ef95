import { expect, test } from 'vitest';
import { createPlane, createRgbImage } from '../../image/image.ts';
import { interpolateBorders } from './border-interpolation.ts';

const widthPx = 200;
const heightPx = 60;
const edge = 150;

/** An even wall, a darker cupboard from the edge on, and a mask of the wall that ends at a given column. */
function settled(maskEnd: number) {
  const photo = createRgbImage(widthPx, heightPx);
  const certainty = createPlane(widthPx, heightPx);
  const cover = new Uint8Array(widthPx * heightPx);
  for (let index = 0; index < cover.length; index++) {
    const x = index % widthPx;
    photo.data.fill(x < edge ? 180 : 90, index * 3, index * 3 + 3);
    // Classifiers are unsure at borders, and where they mistake part of the wall for a thing.
    certainty.data[index] = x < maskEnd - 6 || x >= edge ? 0.95 : 0.6;
    cover[index] = x < maskEnd ? 255 : 0;
  }
  interpolateBorders(photo, certainty, [cover]);
  return (x: number) => cover[(heightPx >> 1) * widthPx + x]!;
}

test('a mask ending in the middle of an even wall fades instead of ending in a step', () => {
  const at = settled(90);
  let steepest = 0;
  for (let x = 1; x < edge - 2; x++) steepest = Math.max(steepest, Math.abs(at(x) - at(x - 1)));
  expect(steepest).toBeLessThan(30);
  expect(at(95)).toBeGreaterThan(60);
  expect(at(40)).toBe(255);
});

test('a mask that misses a strip beside an edge extends to the edge', () => {
  const at = settled(edge - 6);
  expect(at(edge - 3)).toBeGreaterThan(190);
  expect(at(edge + 3)).toBeLessThan(40);
});

test('a border on an edge is unchanged', () => {
  const at = settled(edge);
  expect(at(edge - 1)).toBe(255);
  expect(at(edge)).toBe(0);
});
