import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import { classNumber } from '../../read/house-outline.ts';
import { dropStubs } from './stubs-below.ts';

const [w, h, foot] = [200, 150, 80];

/** Lawn with a white post of this width and depth below the foot, named a thing down to `named` rows; it is seen over the foot as well. */
function droppedOf(wide: number, deep: number, named: number, isBefore = false, over = 10) {
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h).fill(classNumber.ground);
  const front = new Float32Array(w * h);
  for (let i = 0; i < w * h; i++) photo.data.set([70, 120, 50], i * 3);
  for (let y = foot + 1 - over; y <= foot + deep; y++)
    for (let x = 100; x < 100 + wide; x++) {
      photo.data.set([220, 220, 215], (y * w + x) * 3);
      if (y > foot && y <= foot + named) classOf[y * w + x] = classNumber.other;
    }
  if (isBefore) front.fill(1, foot * w + 100, foot * w + 100 + wide);
  const dropped = new Uint8Array(w * h);
  dropStubs({ classOf, photo }, { rowOf: () => foot, front }, dropped, [0, w - 1]);
  return dropped.reduce((sum, one) => sum + one, 0);
}

test('what is left of a post goes, also where it is named ground', () => {
  expect(droppedOf(5, 12, 6)).toBe((5 + 2 * 2) * 12);
});

test('what is still seen over the foot, wide things and lone pixels stay', () => {
  expect(droppedOf(5, 12, 6, true)).toBe(0);
  expect(droppedOf(30, 12, 12)).toBe(0);
  expect(droppedOf(5, 1, 1)).toBe(0);
});

test('a lamp that begins below the foot stays', () => {
  expect(droppedOf(5, 12, 12, false, 0)).toBe(0);
});

test('the rest of a wall of which the parts beside it went goes too', () => {
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h).fill(classNumber.ground);
  const dropped = new Uint8Array(w * h);
  for (let y = foot + 1; y <= foot + 12; y++) {
    dropped.fill(1, y * w + 60, y * w + 100);
    classOf.fill(classNumber.other, y * w + 60, y * w + 105);
  }
  const front = new Float32Array(w * h);
  dropStubs({ classOf, photo }, { rowOf: () => foot, front }, dropped, [0, w - 1]);
  expect([dropped[(foot + 6) * w + 102], dropped[(foot + 6) * w + 120]]).toEqual([1, 0]);
});
