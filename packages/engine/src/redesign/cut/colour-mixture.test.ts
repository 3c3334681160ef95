import { expect, test } from 'vitest';
import { colourMixture } from './colour-mixture.ts';

const list = (...values: number[]) => Float32Array.from(values);

test('two colours are both likely, and their mean is not', () => {
  const light = list(40, 42, 41, 120, 119, 121);
  const none = new Float32Array(6);
  const weights = none.map(() => 1);
  const density = colourMixture({ colours: [light, none, none], weights }, 2);
  expect(density(41, 0, 0)).toBeGreaterThan(density(80, 0, 0) + 10);
  expect(density(120, 0, 0)).toBeGreaterThan(density(80, 0, 0) + 10);
});

test('samples without weight tell nothing', () => {
  const colours = [list(10, 90), list(0, 0), list(0, 0)] as const;
  const density = colourMixture({ colours, weights: list(1, 0) }, 3);
  expect(density(10, 0, 0)).toBeGreaterThan(density(90, 0, 0) + 5);
  expect(colourMixture({ colours, weights: list(0, 0) }, 3)(10, 0, 0)).toBe(-18);
});
