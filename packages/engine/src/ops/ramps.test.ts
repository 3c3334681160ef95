import { expect, test } from 'vitest';
import { clamp01, fraction, luminance, mix, smoothStep } from './ramps.ts';

test('clamped to 0 and 1', () => {
  expect([-0.1, 0, 0.4, 1, 1.1].map(clamp01)).toEqual([0, 0, 0.4, 1, 1]);
});

test('a share of the way', () => {
  expect([mix(2, 6, 0), mix(2, 6, 0.25), mix(2, 6, 1), mix(6, 2, 0.25)]).toEqual([2, 3, 6, 5]);
});

test('a smooth step is slow at both ends, and may fall', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((value) => smoothStep(1, 5, value))).toEqual([
    ...[0, 0, 0.15625, 0.5, 0.84375, 1, 1],
  ]);
  expect([smoothStep(5, 1, 2), smoothStep(5, 1, 0), smoothStep(5, 1, 6)]).toEqual([0.84375, 1, 0]);
});

test('the fraction of a negative number counts from below', () => {
  expect([fraction(2.25), fraction(-0.25), fraction(3)]).toEqual([0.25, 0.75, 0]);
});

test('green is the lightest, blue the darkest', () => {
  expect([luminance([1, 0, 0]), luminance([0, 1, 0]), luminance([0, 0, 1])]).toEqual([
    0.2126, 0.7152, 0.0722,
  ]);
});
