import { expect, test } from 'vitest';
import type { Surface } from '../../sense/analysis.ts';
import { allowedStep, softShare } from './border-uncertainty.ts';

const surface = (className: string, luminance: number, confidence = 0.9) =>
  ({ className, luminance, confidence }) as Surface;
const hard = new Uint8Array(3_000).fill(255);
/** Three of four covered pixels are partly covered. */
const soft = Uint8Array.from({ length: 3_000 }, (_, at) => (at % 4 === 0 ? 255 : 100));

test("the share of half-covered pixels equals the cover's", () => {
  expect(softShare(hard)).toBe(0);
  expect(softShare(soft)).toBeCloseTo(0.75, 2);
  expect(softShare(new Uint8Array(300))).toBe(0);
});

test('a certain border permits any step up to a logarithm of 2.4, both ways', () => {
  expect(allowedStep(surface('wall', 0.4), hard, 0.1)).toBeCloseTo(1, 9);
  expect(allowedStep(surface('wall', 0.01), hard, 0.1)).toBeCloseTo(1, 9);
  // From .5 to .001 only a step of e^-2.4 remains: .5 / e^2.4 = .04536.
  expect(0.001 * allowedStep(surface('wall', 0.5), hard, 0.001)).toBeCloseTo(0.04536, 5);
  expect(0.5 * allowedStep(surface('wall', 0.001), hard, 0.5)).toBeCloseTo(0.011023, 6);
});

test('a guessed border permits a logarithm of .28', () => {
  expect(0.1 * allowedStep(surface('wall', 0.4), soft, 0.1)).toBeCloseTo(0.30231, 5);
  expect(0.4 * allowedStep(surface('wall', 0.1), soft, 0.4)).toBeCloseTo(0.13231, 5);
  const unsure = surface('wall', 0.4, 0.55);
  expect(0.1 * allowedStep(unsure, hard, 0.1)).toBeCloseTo(0.30231, 5);
});

test('values below a thousandth count as a thousandth', () => {
  const wall = surface('wall', 0.5);
  expect(allowedStep(wall, hard, 0)).toBe(allowedStep(wall, hard, 0.001));
  expect(allowedStep(wall, hard, 0.0011) / allowedStep(wall, hard, 0.001)).toBeCloseTo(0.90909, 4);
  expect(allowedStep(surface('wall', 0), hard, 0.5)).toBe(
    allowedStep(surface('wall', 0.001), hard, 0.5),
  );
  const lifted = [0.0011, 0.001].map((luminance) =>
    allowedStep(surface('wall', luminance), hard, 0.5),
  );
  expect(lifted[0]! / lifted[1]!).toBeCloseTo(1.1, 4);
});
