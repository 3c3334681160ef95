import { expect, test } from 'vitest';
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import { reduceHouse, timesFiner } from './finer-house.ts';

test('only small photos get a finer house', () => {
  expect(timesFiner(640, 480)).toBe(2);
  expect(timesFiner(1024, 683)).toBe(1);
});

test('a pixel is the mean light of what covers its block', () => {
  const coverage = Float32Array.from([1, 1, 0, 0]);
  const colours = Float32Array.from([255, 255, 255, 0, 0, 0, 90, 90, 90, 90, 90, 90]);
  const shade = Float32Array.from([1, 1, 0.5, 0.5]);
  const house = { colours, coverage, shade, doors: Uint8Array.from([0, 1]) };
  const reduced = reduceHouse(house, 1, 2);
  expect(reduced.coverage[0]).toBe(0.5);
  expect(reduced.shade[0]).toBe(0.75);
  expect(linearFromSrgb8[reduced.colours[0]!]).toBeCloseTo(0.5, 2);
  expect(reduced.doors).toEqual(Uint8Array.from([1]));
});
