import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { classNumber } from '../read/house-outline.ts';
import { hangingCrowns } from './hanging-crowns.ts';

test("a bough above open sky hangs, a tree growing from below doesn't", () => {
  const [w, h] = [2, 100];
  const { sky, vegetation } = classNumber;
  const classOf = new Uint8Array(w * h).fill(sky);
  for (let y = 0; y < 20; y++) classOf[y * w] = vegetation;
  for (let y = 60; y < 80; y++) classOf[y * w] = vegetation;
  for (let y = 10; y < 80; y++) classOf[y * w + 1] = vegetation;
  // sky between leaves
  classOf[40 * w + 1] = sky;
  const found = hangingCrowns({ classOf, photo: createRgbImage(w, h) }, 80);
  const seen = [5, 70].map((y) => found[y * w]);
  expect(seen).toEqual([1, 0]);
  expect([15, 70].map((y) => found[y * w + 1])).toEqual([0, 0]);
});
