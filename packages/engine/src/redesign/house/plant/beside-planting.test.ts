import { expect, test } from 'vitest';
import type { HouseOutline } from '../read/house-outline.ts';
import { besidePlanting } from './beside-planting.ts';

test('plants where the old house was wider, the taller row first', () => {
  const [w, h] = [200, 150];
  const outline = { left: 20, right: 180, top: 40, base: 100 } as HouseOutline;
  const isHole = (i: number) => i % w >= 20 && i % w < 60 && i / w > 60 && i / w < 100;
  const coverage = new Float32Array(w * h);
  const isBed = () => true;
  const clumps = besidePlanting(outline, { isHole, coverage, isBed }, w, 1);
  expect(clumps.length).toBeGreaterThan(4);
  for (const { x } of clumps) expect(x >= 20 && x < 60).toBe(true);
  expect(clumps[0]!.high).toBeGreaterThan(clumps.at(-1)!.high);
  coverage.fill(1);
  expect(besidePlanting(outline, { isHole, coverage, isBed }, w, 1)).toEqual([]);
  const open = { isHole, coverage: new Float32Array(w * h) };
  expect(besidePlanting(outline, { ...open, isBed: () => false }, w, 1)).toEqual([]);
});
