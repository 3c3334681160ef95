import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { classNumber } from '../read/house-outline.ts';
import { rising } from './old-remains.ts';

test("a trunk classified as a thing belongs to its crown, a thing on the ground doesn't", () => {
  const [w, h] = [40, 100];
  const classOf = new Uint8Array(w * h).fill(classNumber.sky);
  const set = (x: number, from: number, to: number, kind: number) => {
    for (let y = from; y < to; y++) classOf[y * w + x] = kind;
  };
  set(10, 10, 40, classNumber.vegetation);
  set(10, 40, 52, classNumber.other);
  set(10, 52, 70, classNumber.vegetation);
  set(20, 10, 40, classNumber.vegetation);
  set(20, 40, 52, classNumber.other);
  const outline = { mask: new Uint8Array(w * h), topOf: new Int32Array(w).fill(30) };
  const found = rising({ classOf, photo: createRgbImage(w, h) }, outline);
  const at = (x: number, y: number) => found[y * w + x];
  expect([at(10, 20), at(10, 46), at(10, 60)]).toEqual([1, 1, 1]);
  expect([at(20, 20), at(20, 46)]).toEqual([1, 0]);
});
