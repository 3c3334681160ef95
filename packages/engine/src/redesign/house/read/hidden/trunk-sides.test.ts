import { expect, test } from 'vitest';
import { classNumber } from '../house-outline.ts';
import { addTrunkSides } from './trunk-sides.ts';

const [w, h] = [120, 200];

/** A cactus before a house, with the left half of its middle named house; `foot` is how wide it is below. */
function sidesOf(foot: number) {
  const classOf = new Uint8Array(w * h);
  const paint = (x0: number, x1: number, y0: number, y1: number, kind: number) => {
    for (let y = y0; y < y1; y++) classOf.fill(kind, y * w + x0, y * w + x1);
  };
  paint(0, w, 0, 80, classNumber.sky);
  paint(0, w, 80, 150, classNumber.facade);
  paint(0, w, 150, h, classNumber.ground);
  paint(50, 62, 20, 150, classNumber.vegetation);
  paint(50, 57, 85, 140, classNumber.facade);
  paint(50, 50 + foot, 150, 180, classNumber.vegetation);
  const found = new Uint8Array(w * h);
  addTrunkSides(classOf, found, { w, h, least: 4, most: 20 });
  return found;
}

test('a cactus is as wide before the house as against the sky and the ground', () => {
  const found = sidesOf(12);
  const row = (y: number) => Array.from(found.subarray(y * w, (y + 1) * w));
  expect(row(110).indexOf(1)).toBe(50);
  expect(row(110).lastIndexOf(1)).toBe(56);
  expect(row(145).includes(1)).toBe(false);
});

test('a crown that only touches a shrub below is no trunk', () => {
  expect(sidesOf(60).includes(1)).toBe(false);
});
