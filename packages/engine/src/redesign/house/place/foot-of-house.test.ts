import { expect, test } from 'vitest';
import { footOf, growOverFoot } from './foot-of-house.ts';

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

test('gravel lies unevenly against a wall, paving ends in a line', () => {
  const [w, h, foot] = [200, 400, 200];
  const overWall = (roughness: number) => {
    const data = new Uint8ClampedArray(w * h * 3);
    for (let i = 0; i < w * h; i++) {
      const isWall = i / w < foot + 1;
      data.fill(isWall ? 220 : 120 + roughness * ((i * 7919) % 5), i * 3, i * 3 + 3);
    }
    const lowest = new Int32Array(w).fill(foot);
    const shade = new Float32Array(0);
    const before = data.slice();
    growOverFoot(data, before, { lowest, shade }, new Uint8Array(w * h).fill(1), w, 3);
    return Array.from({ length: w }, (_, x) => {
      let rows = 0;
      while (data[((foot - rows) * w + x) * 3]! < 200) rows++;
      return rows;
    });
  };
  expect(Math.max(...overWall(1))).toBe(0);
  const heaps = overWall(9);
  expect(new Set(heaps).size).toBeGreaterThan(1);
  expect(Math.max(...heaps)).toBeGreaterThan(0);
  expect(Math.max(...heaps)).toBeLessThan(0.012 * h);
});

test('a few stains before a wall do not make paving loose', () => {
  const [w, h, foot] = [200, 400, 200];
  const data = new Uint8ClampedArray(w * h * 3);
  for (let i = 0; i < w * h; i++) {
    const isStained = i % w > 98 && i % w < 103 && i % 2 === 0;
    data.fill(i / w < foot + 1 ? 220 : isStained ? 108 : 120, i * 3, i * 3 + 3);
  }
  const lowest = new Int32Array(w).fill(foot);
  const before = data.slice();
  const foots = { lowest, shade: new Float32Array(0) };
  growOverFoot(data, before, foots, new Uint8Array(w * h).fill(1), w, 3);
  for (let x = 0; x < w; x++) expect(data[(foot * w + x) * 3]).toBe(220);
});
