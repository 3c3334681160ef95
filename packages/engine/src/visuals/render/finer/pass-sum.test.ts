import { expect, test } from 'vitest';
import { createBufferPool } from '../memory/buffer-pool.ts';
import { createPassSum } from './pass-sum.ts';

test("a lamp's centre keeps its light, its edge is clamped before averaging", () => {
  const sum = createPassSum(9, createBufferPool());
  // The lamp's centre, its edge, and a pixel drawn only in the first pass.
  sum.add(Float32Array.of(40, 40, 40, 40, 40, 40, 1, 2, 3), 8);
  sum.add(Float32Array.of(20, 20, 20, 0, 0, 0, 99, 99, 99), 8, Uint8Array.of(1, 1, 0));
  const out = new Float32Array(9);
  sum.mean(out);
  expect([...out]).toEqual([30, 30, 30, 4, 4, 4, 1, 2, 3]);
});
