import { expect, test } from 'vitest';
import { fitKind, type Sample } from './fit-kind.ts';

/** Twenty houses: from .4 on the thing is there. */
const samples = Array.from({ length: 100 }, (_, i): Sample => {
  const score = (i % 10) / 10;
  return { fold: i % 4, score, isThere: score >= 0.4 };
});

test('a kind is named from where enough of its namings are right', () => {
  const { slope, offset, least } = fitKind(samples);
  const likelihood = (score: number) =>
    1 / (1 + Math.exp(-(slope * Math.log(score / (1 - score)) + offset)));
  expect(likelihood(0.4)).toBeGreaterThan(0.5);
  expect(likelihood(0.3)).toBeLessThan(0.5);
  expect(least).toBeLessThanOrEqual(1);
});

test('a kind whose surest scores are wrong as often as right is never named', () => {
  const mixed = samples.map((sample, i) => ({ ...sample, isThere: i % 20 < 10 }));
  expect(fitKind(mixed).least).toBe(2);
});
