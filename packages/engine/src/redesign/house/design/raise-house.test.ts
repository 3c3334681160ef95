import { expect, test } from 'vitest';
import { overhangs } from './raise-house.ts';

test('roofs overhang the walls at both ends by what is higher than a door handle', () => {
  const walls = [-4, 0, 0, 4, 0, 0, 4, 1.2, 0];
  const roof = [-6, 3, 0, 4, 3, 0];
  const { left, right } = overhangs(Float32Array.from([...walls, ...roof]));
  expect([left, right]).toEqual([0.2, 0]);
});
