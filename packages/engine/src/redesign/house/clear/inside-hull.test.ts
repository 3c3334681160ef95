import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import { insideHull } from './inside-hull.ts';

test('a chimney and a porch go with the house, a neighbour and what stands in front stay', () => {
  const [w, h] = [200, 100];
  const classOf = new Uint8Array(w * h);
  const mask = new Uint8Array(w * h);
  const front = new Float32Array(w * h);
  const fill = (x0: number, x1: number, y0: number, y1: number, kind: number) => {
    for (let y = y0; y < y1; y++) classOf.fill(kind, y * w + x0, y * w + x1);
  };
  fill(60, 140, 40, 80, classNumber.facade);
  for (let i = 0; i < mask.length; i++) mask[i] = classOf[i] === classNumber.facade ? 1 : 0;
  fill(100, 104, 30, 36, classNumber.other);
  fill(136, 146, 60, 80, classNumber.other);
  fill(150, 190, 50, 80, classNumber.facade);
  fill(80, 90, 60, 78, classNumber.other);
  for (let y = 60; y < 78; y++) front.fill(1, y * w + 80, y * w + 90);
  const topOf = new Int32Array(w).fill(40);
  const outline = { mask, left: 60, right: 140, top: 40, base: 80, topOf } as HouseOutline;
  const certainty = { data: new Float32Array(w * h).fill(1) };
  const photo = createRgbImage(w, h);
  const found = insideHull({ classOf, certainty, photo } as unknown as Analysis, outline, front);
  const at = (x: number, y: number) => found[y * w + x];
  expect([at(102, 33), at(143, 70), at(170, 70), at(85, 70)]).toEqual([1, 1, 0, 0]);
});
