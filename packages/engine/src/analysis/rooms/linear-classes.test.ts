import { expect, test } from 'vitest';
import { classLikelihoods, modelLength } from './linear-classes.ts';

test('numbers are standardised, clamped and weighed', () => {
  // mean 2, scale 0.5; weights 1 and -1, biases 0 and 0
  const model = Float32Array.from([2, 0.5, 1, 0, -1, 0]);
  expect(model).toHaveLength(modelLength(1, 2));
  const [one, other] = classLikelihoods(Float32Array.from([4]), model) as [number, number];
  expect(one).toBeCloseTo(1 / (1 + Math.exp(-2)), 6);
  expect(one + other).toBeCloseTo(1, 6);
  const most = 1 / (1 + Math.exp(-8));
  expect(classLikelihoods(Float32Array.from([900]), model)[0]).toBeCloseTo(most, 6);
});
