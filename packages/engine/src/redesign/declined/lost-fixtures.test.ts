import { expect, test } from 'vitest';
import type { PlacedPiece } from '../furnish/floor-plan.ts';
import { atWall } from '../furnish/piece.ts';
import { losesFixture } from './lost-fixtures.ts';

const seen = (name: string, likelihood: number) => ({
  things: [{ name, likelihood, box: { x: 0.1, y: 0.4, width: 0.4, height: 0.4 } }],
  likelihoods: new Map([[name, likelihood]]),
});
const planWith = (...names: string[]) => ({
  placed: names.map(
    (name): PlacedPiece => ({
      piece: atWall(name, [1.7, 0.8, 0.6], () => undefined),
      spot: { x: 0, z: 0, turnRad: 0 },
      rect: { x0: 0, x1: 1.7, z0: 0, z1: 0.8 },
      low: 0,
      high: 0.6,
    }),
  ),
});

test('a tub that is plainly seen is lost in a plan without tub and shower', () => {
  expect(losesFixture(seen('bathtub', 0.9), planWith('Toilet', 'Vanity with basin'))).toBe(true);
  expect(losesFixture(seen('bathtub', 0.9), planWith('Toilet', 'Bath tub'))).toBe(false);
});

test('a shower may take its place, and doubtful ones are no loss', () => {
  expect(losesFixture(seen('bathtub', 0.9), planWith('Shower'))).toBe(false);
  expect(losesFixture(seen('shower', 0.6), planWith('Toilet'))).toBe(false);
});

test('so is a toilet', () => {
  expect(losesFixture(seen('toilet', 0.95), planWith('Bath tub'))).toBe(true);
  expect(losesFixture(seen('toilet', 0.95), planWith('Toilet'))).toBe(false);
  expect(losesFixture(seen('toilet', 0.8), planWith('Bath tub'))).toBe(false);
});
