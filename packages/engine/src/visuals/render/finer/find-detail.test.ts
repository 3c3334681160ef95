import { expect, test } from 'vitest';
import { createBufferPool } from '../memory/buffer-pool.ts';
import { findDetail } from './find-detail.ts';

test('two pixels around a single bright one are refined, so that thin lines are complete', () => {
  const [widthPx, heightPx] = [11, 9];
  const pixels = widthPx * heightPx;
  const radiance = new Float32Array(pixels * 3).fill(0.5);
  const bright = 4 * widthPx + 5;
  radiance.fill(1, bright * 3, bright * 3 + 3);
  const buffers = {
    radiance,
    ids: new Uint16Array(pixels),
    depth: new Float32Array(pixels),
    triangles: new Int32Array(pixels),
  };
  const found = findDetail(buffers, widthPx, heightPx, createBufferPool());
  const row = [...found.subarray(4 * widthPx, 5 * widthPx)];
  expect(row).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0]);
  expect(found[2 * widthPx + 5]).toBe(1);
  expect(found[1 * widthPx + 5]).toBe(0);
});
