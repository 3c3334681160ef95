import { expect, test } from 'vitest';
import { behind } from '../empty/planes-behind.ts';
import { furnitureShade } from './furniture-shade.ts';

const [w, h] = [100, 80];

test('the floor is darker beside furniture, as light as before away from it, and never lighter', () => {
  const factors = new Float32Array(w * h * 3).fill(1);
  const coverage = new Float32Array(w * h);
  for (let y = 30; y < 50; y++) {
    coverage.fill(1, y * w + 40, y * w + 60);
    // shade to the right of a piece, and a bright spot on its left
    factors.fill(0.5, (y * w + 60) * 3, (y * w + 66) * 3);
    factors.fill(1.6, (y * w + 34) * 3, (y * w + 40) * 3);
  }
  const planes = new Uint8Array(w * h).fill(behind.floor);
  const bare = { widthPx: 20, heightPx: 16, factors: new Float32Array(20 * 16 * 3).fill(1) };
  const shade = furnitureShade({ widthPx: w, heightPx: h, factors, coverage, planes }, bare);
  const at = (x: number, y: number) => shade[(y * w + x) * 3];
  expect(at(62, 40)).toBeCloseTo(0.5, 1);
  expect(at(36, 40)).toBe(1);
  expect(at(5, 5)).toBe(1);
});
