import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { classNumber } from '../read/house-outline.ts';
import { crownsFromBeside } from './crowns-from-beside.ts';

const [w, h] = [120, 100];

/** A house from column 20 to 79; leaves reach down to `foot` beside it and hang before its wall. */
function found(foot: number): Uint8Array {
  const classOf = new Uint8Array(w * h).fill(classNumber.sky);
  const mask = new Uint8Array(w * h);
  const paint = (x0: number, x1: number, y0: number, y1: number, kind: number) => {
    for (let y = y0; y < y1; y++) classOf.fill(kind, y * w + x0, y * w + x1);
  };
  paint(20, 80, 30, 80, classNumber.facade);
  for (let i = 0; i < mask.length; i++) mask[i] = classOf[i] === classNumber.facade ? 1 : 0;
  paint(60, 120, 0, 45, classNumber.vegetation);
  paint(80, 120, 45, foot, classNumber.vegetation);
  for (let y = 30; y < 45; y++) mask.fill(0, y * w + 60, y * w + 80);
  paint(0, 120, 80, 100, classNumber.ground);
  const outline = { mask, left: 20, right: 79, top: 30, base: 80 };
  return crownsFromBeside({ classOf, photo: createRgbImage(w, h) }, outline);
}

test('a crown that hangs in from beside the house is one thing, over the roof and before the wall', () => {
  const crown = found(50);
  expect([crown[5 * w + 65], crown[40 * w + 65], crown[40 * w + 100]]).toEqual([1, 1, 1]);
});

test('a tree that goes down to the ground beside the house is left to be judged', () => {
  expect(found(80).includes(1)).toBe(false);
});
