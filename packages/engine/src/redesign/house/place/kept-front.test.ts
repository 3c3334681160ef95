import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import { keepSureFront } from './kept-front.ts';

const [w, h] = [200, 160];
const base = 100;

type Box = readonly [x0: number, x1: number, y0: number, y1: number];

/** A pale house on a lawn with something before it; `colour` is that of the thing. */
function leftOf(
  boxes: readonly Box[],
  kind: 'vegetation' | 'other',
  colour: readonly [number, number, number],
  behind: readonly Box[] = [],
) {
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h).fill(classNumber.ground);
  const mask = new Uint8Array(w * h);
  const front = new Float32Array(w * h);
  const paint = ([x0, x1, y0, y1]: Box, of: number, rgb: readonly [number, number, number]) => {
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        classOf[y * w + x] = of;
        photo.data.set(rgb, (y * w + x) * 3);
      }
  };
  paint([0, w, 0, h], classNumber.ground, [120, 150, 80]);
  paint([0, 20, 20, base], classNumber.vegetation, [50, 100, 40]);
  paint([20, 180, 20, base], classNumber.facade, [220, 205, 180]);
  for (let i = 0; i < mask.length; i++) mask[i] = classOf[i] === classNumber.facade ? 1 : 0;
  for (const box of behind) {
    paint(box, classNumber.vegetation, [50, 100, 40]);
    for (let y = box[2]; y < box[3]; y++) mask.fill(0, y * w + box[0], y * w + box[1]);
  }
  for (const box of boxes) {
    paint(box, classNumber[kind], colour);
    for (let y = box[2]; y < box[3]; y++)
      for (let x = box[0]; x < box[1]; x++) [front[y * w + x], mask[y * w + x]] = [1, 0];
  }
  const topOf = new Int32Array(w).fill(20);
  const isCut = { left: false, right: false };
  const outline: HouseOutline = {
    ...{ left: 20, right: 180, top: 20, base, namedBase: base, isCut, mask, topOf },
  };
  const certainty = { data: new Float32Array(w * h).fill(1) };
  const foot = { shade: new Float32Array(0), lowest: new Int32Array(w).fill(base) };
  const analysis = { photo, classOf, certainty } as unknown as Analysis;
  const dropped = keepSureFront(analysis, outline, { front, foot, gone: mask });
  const [x0, x1, y0] = boxes[0]!;
  const middle = ((x0 + x1) >> 1) + ((y0 + base) >> 1) * w;
  return { stays: front[middle] === 1, dropped, at: (x: number, y: number) => dropped[y * w + x] };
}

test('a hedge that grows from the ground before the house stays', () => {
  expect(leftOf([[60, 100, 80, 108]], 'vegetation', [50, 100, 40]).stays).toBe(true);
});

test('a plant that ends at the old wall, and one in the colours of the old house, go', () => {
  expect(leftOf([[60, 100, 80, 100]], 'vegetation', [50, 100, 40]).stays).toBe(false);
  expect(leftOf([[60, 100, 80, 108]], 'vegetation', [220, 205, 180]).stays).toBe(false);
});

test('a car stays, a railing goes with what it stands on', () => {
  expect(leftOf([[60, 110, 84, 120]], 'other', [60, 20, 30]).stays).toBe(true);
  const bars: Box[] = Array.from({ length: 8 }, (_, k) => [60 + k * 5, 61 + k * 5, 84, 104]);
  const railing = leftOf([...bars, [60, 96, 84, 85]], 'other', [30, 30, 30]);
  expect(railing.stays).toBe(false);
  expect([railing.at(60, 102), railing.at(60, 130)]).toEqual([1, 0]);
});

test('a low wall at the house goes whole, a fire pit out on the lawn stays', () => {
  const wall = leftOf([[60, 100, 94, 112]], 'other', [220, 205, 180]);
  expect([wall.at(80, 110), wall.at(80, 125)]).toEqual([1, 0]);
  expect(leftOf([[60, 80, 106, 114]], 'other', [220, 205, 180]).at(70, 110)).toBe(0);
});

test('a trunk whose crown stands behind the new house goes with it, one with its crown stays', () => {
  const crown: Box = [60, 100, 10, 60];
  const trunk: Box = [70, 88, 60, 110];
  expect(leftOf([trunk], 'vegetation', [50, 100, 40], [crown]).stays).toBe(false);
  expect(leftOf([trunk, crown], 'vegetation', [50, 100, 40]).stays).toBe(true);
});

test('a tree that stands beside the house is not cut off along it', () => {
  const bough: Box = [170, 180, 30, 90];
  expect(leftOf([bough], 'vegetation', [50, 100, 40]).stays).toBe(false);
  const tree: Box = [180, 199, 10, 100];
  expect(leftOf([bough, tree], 'vegetation', [50, 100, 40]).stays).toBe(true);
});

test('a table of which most stands before the foot stays whole; what goes leaves no part below the foot', () => {
  expect(leftOf([[60, 74, 92, 130]], 'other', [60, 20, 30]).stays).toBe(true);
  const shrub = leftOf([[60, 100, 60, 104]], 'vegetation', [220, 205, 180]);
  expect([shrub.stays, shrub.at(80, 102), shrub.at(80, 112)]).toEqual([false, 1, 0]);
  const toLawn = leftOf([[60, 100, 60, 108]], 'vegetation', [220, 205, 180]);
  expect(toLawn.at(80, 102)).toBe(0);
});

test('the deeper parts of a wall that goes do not stay as posts', () => {
  const wall: Box[] = [
    [60, 100, 80, 112],
    [76, 80, 112, 120],
  ];
  const { at } = leftOf(wall, 'other', [220, 205, 180]);
  expect([at(70, 110), at(78, 110), at(78, 118)]).toEqual([1, 1, 1]);
});

test('a sign that ends well below the foot stays whole', () => {
  expect(leftOf([[90, 98, 60, 116]], 'other', [60, 20, 30]).stays).toBe(true);
  expect(leftOf([[90, 98, 60, 104]], 'other', [60, 20, 30]).stays).toBe(false);
});

test('no stump is left of a narrow thing that goes', () => {
  const post = leftOf([[90, 96, 60, 116]], 'vegetation', [220, 205, 180]);
  expect([post.stays, post.at(93, 98), post.at(93, 114)]).toEqual([false, 1, 1]);
});
