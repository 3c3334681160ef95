import { expect, test } from 'vitest';
import { dangerWeights } from '../safety/learned/danger-weights.ts';
import { trainDanger } from './danger-training.ts';

test('the committed weights are those that training gives: node tools/train-danger.ts', () => {
  const trained = [...trainDanger()].map(([feature, hundredths]) => `${feature}=${hundredths}`);
  expect(dangerWeights.trim().split(/\s+/)).toEqual(trained);
});
