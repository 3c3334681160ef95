import { expect, test } from 'vitest';
import { drawFarTrees } from './far-trees.ts';
import { layers } from './layers.ts';

test("land without a source to copy gets trees in the photo's green, below its sky", () => {
  const [w, h] = [160, 100];
  const photo = { widthPx: w, heightPx: h, data: new Uint8ClampedArray(w * h * 3) };
  const [left, sources] = [new Uint8Array(w * h), new Uint8Array(w * h)];
  for (let i = 0; i < w * h; i++) {
    photo.data.set([70, 120, 50], i * 3);
    const y = (i / w) | 0;
    if (y >= 40 && y < 70) left[i] = layers.behind;
    else if (y > 80) sources[i] = layers.behind;
  }
  const sky = new Float32Array(w * h * 3).fill(200);
  const line = new Float32Array(w).fill(40);
  const data = new Float32Array(w * h * 3);
  drawFarTrees(data, photo, left, sources, { sky, horizon: 66, line }, 3);
  expect(left.includes(layers.behind)).toBe(false);
  const codes = (row: number, c: number) =>
    Array.from({ length: w }, (_, x) => data[(row * w + x) * 3 + c]!);
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  expect(mean(codes(64, 1))).toBeGreaterThan(mean(codes(64, 2)) * 1.15);
  expect(mean(codes(64, 1))).toBeLessThan(150);
  expect(Math.max(...codes(45, 1)) - Math.min(...codes(45, 1))).toBeGreaterThan(20);
});
