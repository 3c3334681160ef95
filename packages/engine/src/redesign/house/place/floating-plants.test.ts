import { expect, test } from 'vitest';
import { dropFloating } from './floating-plants.ts';
import { footOf } from './foot-of-house.ts';

const [w, h] = [100, 100];
const base = 70;

function scene(plantRows: readonly [from: number, to: number]) {
  const coverage = new Float32Array(w * h);
  const front = new Float32Array(w * h);
  for (let y = 20; y <= base; y++) coverage.fill(1, y * w + 20, y * w + 80);
  for (let y = plantRows[0]; y <= plantRows[1]; y++) front.fill(1, y * w + 40, y * w + 46);
  dropFloating(front, coverage, footOf(coverage, w, h, base), w);
  return front[plantRows[0] * w + 43];
}

test('a plant that stood on the old porch does not hang before the new wall', () => {
  expect(scene([50, 60])).toBe(0);
});

test('a plant that reaches the ground before the wall stays', () => {
  expect(scene([60, 72])).toBe(1);
});
