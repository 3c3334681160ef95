import { expect, test } from 'vitest';
import { surfaceOf } from '../../sense/analysis.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import { bearableStep, softShare } from './border-doubt.ts';

const ceiling = surfaceOf(syntheticScene(), 'ceiling');
const black = ceiling.luminance * 0.1;
const crisp = new Uint8Array(900).fill(255);
const torn = Uint8Array.from({ length: 900 }, (_, index) => (index % 9 < 3 ? 128 : 255));

test('a border is as sure as its pixels are wholly in or out', () => {
  expect(softShare(crisp)).toBe(0);
  expect(softShare(torn)).toBeCloseTo(1 / 3, 1);
  expect(softShare(new Uint8Array(900))).toBe(0);
});

test('a ceiling with a sure border may turn black, one with a torn border only a little darker', () => {
  expect(bearableStep(ceiling, crisp, black)).toBeCloseTo(1, 5);
  const drawn = black * bearableStep(ceiling, torn, black);
  expect(drawn).toBeGreaterThan(ceiling.luminance * 0.7);
  expect(drawn).toBeLessThan(ceiling.luminance);
});

test('of a surface that is hardly believed in, no border is sure', () => {
  const guessed = { ...ceiling, confidence: 0.58 };
  expect(black * bearableStep(guessed, crisp, black)).toBeGreaterThan(ceiling.luminance * 0.5);
});
