import { expect, test } from 'vitest';
import { unburntExposure } from './unburnt-exposure.ts';

test('a white door in the sun keeps its joints beside dark walls in the shade', () => {
  const coverage = new Float32Array(300).fill(1);
  const cutOut = new Float32Array(900).fill(0.05);
  cutOut.fill(0.8, 0, 90);
  expect(unburntExposure(cutOut, coverage, 0.2) * 0.8).toBeLessThan(0.9);
});

test('lit rooms of an evening may be brighter than walls', () => {
  const coverage = new Float32Array(300).fill(1);
  const cutOut = new Float32Array(900).fill(0.05);
  cutOut.fill(0.8, 0, 90);
  const isWall = (i: number) => i >= 30;
  expect(unburntExposure(cutOut, coverage, 0.2, isWall) * 0.8).toBeGreaterThan(2);
});
