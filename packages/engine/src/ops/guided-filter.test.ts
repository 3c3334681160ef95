import { expect, test } from 'vitest';
import { createRandom } from '../random/random.ts';
import { applyLocalLines, createGuide, fitLocalLines, guidedFilter } from './guided-filter.ts';

const width = 40;
const height = 24;
const step = Float32Array.from({ length: width * height }, (_, i) => (i % width < 20 ? 0.2 : 0.8));

test('a noisy mask is cleaned but keeps the edge of its guide', () => {
  const random = createRandom(3);
  const noisy = step.map((value) => (value > 0.5 ? 1 : 0) + random.between(-0.4, 0.4));
  const clean = guidedFilter(createGuide(step, width, height, 4), noisy, 1e-4);
  for (let y = 0; y < height; y++) {
    expect(clean[y * width + 19]).toBeLessThan(0.25);
    expect(clean[y * width + 20]).toBeGreaterThan(0.75);
  }
});

test('a constant stays what it is, whatever the guide', () => {
  const flat = new Float32Array(width * height).fill(0.37);
  const filtered = guidedFilter(createGuide(step, width, height, 3), flat, 1e-3);
  for (const value of filtered) expect(value).toBeCloseTo(0.37, 5);
});

test('lines fitted small find the edge at full size', () => {
  const guide = createGuide(step, width, height, 3);
  const lines = fitLocalLines(
    guide,
    step.map((value) => (value > 0.5 ? 1 : 0)),
    1e-4,
  );
  const full = Float32Array.from({ length: 160 * 96 }, (_, i) => (i % 160 < 80 ? 0.2 : 0.8));
  const mask = applyLocalLines(lines, width, height, full, 160, 96);
  expect(mask[50 * 160 + 79]).toBeLessThan(0.1);
  expect(mask[50 * 160 + 80]).toBeGreaterThan(0.9);
});
