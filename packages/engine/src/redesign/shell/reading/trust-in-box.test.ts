import { expect, test } from 'vitest';
import { trustIn } from './trust-in-box.ts';

const box = (length: number, strength: number, agreement = 1) => ({
  agreement,
  sight: { level: { length, strength }, all: { length, strength } },
});

test('a box whose edges are seen is trusted although its first reading was not', () => {
  expect(trustIn(box(1.5, 0.8), 0)).toBeCloseTo(0.75);
});

test('a box beside all edges is not, although its first reading was', () => {
  expect(trustIn(box(1.5, 0.1), 1)).toBeCloseTo(0.25);
});

test('a box against the surfaces that are seen is not', () => {
  expect(trustIn(box(1.5, 0.8, 0.75), 1)).toBe(0);
});

test('hidden edges say neither', () => {
  expect(trustIn(box(0, 0), 0.5)).toBeCloseTo(0.5);
});
