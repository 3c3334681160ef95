import { expect, test } from 'vitest';
import { straightTops } from './straight-tops.ts';

test('distinguishes a straight verge from leaves in front of a wall', () => {
  const tops = Int32Array.from({ length: 200 }, (_, x) =>
    x < 20 || x >= 180 ? 150 : x < 100 ? 120 - Math.round(x * 0.5) : 70 + ((x * x * 7) % 23),
  );
  const mask = new Uint8Array(200 * 150);
  for (let x = 0; x < 200; x++) for (let y = tops[x]!; y < 150; y++) mask[y * 200 + x] = 1;
  const straight = straightTops(mask, 200);
  expect([10, 30, 60, 90, 140, 160].map((x) => straight[x])).toEqual([0, 1, 1, 1, 0, 0]);
});
