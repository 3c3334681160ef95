import { expect, test } from 'vitest';
import { dropFloating, dropHanging } from './floating-plants.ts';
import { footOf } from './foot-of-house.ts';

const [w, h] = [100, 100];
const base = 70;

function scene(
  plantRows: readonly [from: number, to: number],
  columns: readonly [from: number, to: number] = [40, 46],
) {
  const coverage = new Float32Array(w * h);
  const front = new Float32Array(w * h);
  for (let y = 20; y <= base; y++) coverage.fill(1, y * w + 20, y * w + 80);
  for (let y = plantRows[0]; y <= plantRows[1]; y++)
    front.fill(1, y * w + columns[0], y * w + columns[1]);
  dropFloating(front, coverage, footOf(coverage, w, h, base), w);
  return front[plantRows[1] * w + 43];
}

test("a plant of the old porch doesn't float in front of the new wall", () => {
  expect(scene([50, 60])).toBe(0);
});

test('a plant that reaches the ground in front of the wall stays', () => {
  expect(scene([60, 72])).toBe(1);
});

test("a wide bush in front of the old side wall doesn't float in front of the new one", () => {
  expect(scene([50, 60], [36, 56])).toBe(0);
});

test("leaves of a tree cut by the photo's edge stay", () => {
  expect(scene([0, 60])).toBe(1);
});

test('what hangs before the new wall is filled in below the old roof only', () => {
  const coverage = new Float32Array(w * h);
  const front = new Float32Array(w * h);
  for (let y = 20; y <= base; y++) coverage.fill(1, y * w + 20, y * w + 80);
  for (let y = 40; y <= 50; y++) front.fill(1, y * w + 40, y * w + 46);
  const dropped = new Uint8Array(w * h);
  const topOf = new Int32Array(w).fill(45);
  dropHanging(front, dropped, { coverage, foot: footOf(coverage, w, h, base), topOf }, w);
  expect(front[48 * w + 43]).toBe(0);
  expect([dropped[48 * w + 43], dropped[42 * w + 43]]).toEqual([1, 0]);
});
