import { expect, test } from 'vitest';
import { footOf } from './foot-of-house.ts';

test('a receding wall on higher ground stands there, a storey above other things overhangs', () => {
  const [w, h, base] = [60, 200, 150];
  const coverage = new Float32Array(w * h);
  const wall = (from: number, to: number, end: number) => {
    for (let y = 60; y <= end; y++) coverage.fill(1, y * w + from, y * w + to);
  };
  wall(0, 20, 150);
  wall(20, 40, 134);
  wall(40, 60, 134);
  const isOpen = (i: number) => i % w < 40;
  const { lowest, shade } = footOf(coverage, w, h, base, isOpen);
  expect([lowest[10], lowest[30], lowest[50]]).toEqual([150, 134, -1]);
  expect(shade[136 * w + 30]).toBeLessThan(0.7);
  expect(shade[136 * w + 55]).toBe(1);
});
