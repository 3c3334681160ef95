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

test('the elbow between an arm and its cactus is a part of both', () => {
  const [w, h] = [100, 100];
  const classOf = new Uint8Array(w * h).fill(classNumber.facade);
  const set = (x: number, from: number, to: number) => {
    for (let y = from; y < to; y++) classOf[y * w + x] = classNumber.vegetation;
  };
  set(10, 5, 90);
  set(11, 60, 64);
  set(12, 15, 64);
  set(40, 60, 64);
  const mask = new Uint8Array(w * h).fill(1, 30 * w);
  const outline = { mask, topOf: new Int32Array(w).fill(30) };
  const found = rising({ classOf, photo: createRgbImage(w, h) }, outline);
  expect([found[62 * w + 11], found[62 * w + 40], found[50 * w + 11]]).toEqual([1, 0, 0]);
});
