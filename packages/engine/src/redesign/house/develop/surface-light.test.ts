import { expect, test } from 'vitest';
import { shadeDepth, surfaceLight, tonesOf } from './surface-light.ts';

const inShade = (spread: number) => surfaceLight(1, shadeDepth(spread))(0.3);

test('shade is deeper in a harsh photo than in a usual one', () => {
  expect(inShade(2.1)).toBe(1);
  expect(inShade(2.6)).toBeCloseTo(0.618, 3);
  expect(inShade(9)).toBe(0.4);
  expect(inShade(1)).toBe(1);
});

test('full light stays as it is', () => {
  expect(surfaceLight(1, shadeDepth(4))(1)).toBe(1);
  expect(surfaceLight(1, shadeDepth(4))(1.6)).toBe(1);
});

test('a harsh photo presses dark tones and leaves light ones', () => {
  const tone = tonesOf(3.6, 0.8);
  expect(tone(0.7)).toBe(0.7);
  expect(tone(0.15)).toBeCloseTo(0.1075, 3);
  expect(tonesOf(2.1, 0.8)(0.15)).toBe(0.15);
});
