import { expect, test } from 'vitest';
import type { HouseOutline } from '../read/house-outline.ts';
import { oldFeet, reachDown } from './down-to-ground.ts';
import { footOf } from './foot-of-house.ts';

const [w, h] = [100, 100];

/** A new house down to row 60 in front of an old one, whose foot reaches `foot` in its right part, with a post down to row 80. */
function coverageOver(foot: number, from = 40) {
  const mask = new Uint8Array(w * h);
  for (let x = 20; x < 80; x++)
    for (let y = 20; y <= (x === 50 ? 80 : x < from ? 60 : foot); y++) mask[y * w + x] = 1;
  const coverage = new Float32Array(w * h);
  for (let x = 18; x < 82; x++) for (let y = 20; y <= 60; y++) coverage[y * w + x] = 1;
  const house = {
    coverage,
    colours: new Float32Array(w * h * 3).fill(120),
    shade: new Float32Array(w * h).fill(1),
    doors: new Uint8Array(0),
  };
  const outline = { mask, left: 20, right: 79 } as HouseOutline;
  reachDown(house, footOf(coverage, w, h, 60), oldFeet(outline, w), w, 7);
  return coverage;
}

test('a base extends to a much lower old foot and to the corner, but not further at a post', () => {
  const coverage = coverageOver(66);
  for (const x of [60, 81]) expect(coverage[66 * w + x]).toBe(1);
  expect(coverage[67 * w + 60]).toBe(0);
  expect(coverage[68 * w + 50]).toBe(0);
  expect(coverage[61 * w + 25]).toBe(0);
});

test('shallow and narrow parts of the old walls become ground', () => {
  expect(coverageOver(63)[61 * w + 60]).toBe(0);
  expect(coverageOver(66, 78)[61 * w + 78]).toBe(0);
});

test('a base has one colour under glass, doors and walls', () => {
  const coverage = new Float32Array(w * h);
  const colours = new Float32Array(w * h * 3);
  for (let x = 20; x < 80; x++)
    for (let y = 20; y <= 60; y++) {
      coverage[y * w + x] = 1;
      colours.set(x < 30 ? [20, 20, 20] : [200, 190, 180], (y * w + x) * 3);
    }
  const house = { coverage, colours, shade: new Float32Array(0), doors: new Uint8Array(0) };
  const feet = new Float32Array(w).fill(66);
  reachDown(house, footOf(coverage, w, h, 60), feet, w, 7);
  for (const x of [25, 60])
    for (let y = 62; y <= 66; y++) expect(colours[(y * w + x) * 3]).toBeGreaterThan(80);
});
