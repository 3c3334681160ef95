import { expect, test } from 'vitest';
import type { HouseOutline } from '../read/house-outline.ts';
import { oldFeet, reachDown } from './down-to-ground.ts';
import { footOf } from './foot-of-house.ts';

const [w, h] = [100, 100];

/** A new house down to row 60 in front of an old one whose foot reaches row 64, with a post down to row 80. */
function houses() {
  const mask = new Uint8Array(w * h);
  for (let x = 20; x < 80; x++)
    for (let y = 20; y <= (x === 50 ? 80 : x < 40 ? 60 : 64); y++) mask[y * w + x] = 1;
  const coverage = new Float32Array(w * h);
  for (let x = 20; x < 80; x++) for (let y = 20; y <= 60; y++) coverage[y * w + x] = 1;
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

test('walls extend to the old foot, but not further at a post', () => {
  const coverage = houses();
  expect(coverage[64 * w + 60]).toBe(1);
  expect(coverage[65 * w + 60]).toBe(0);
  expect(coverage[66 * w + 50]).toBe(0);
  expect(coverage[61 * w + 25]).toBe(0);
});

test('the plinth has one colour under glass, doors and walls', () => {
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
