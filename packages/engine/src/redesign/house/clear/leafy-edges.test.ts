import { expect, test } from 'vitest';
import { layers } from './layers.ts';
import { thinCrowns } from './leafy-edges.ts';

test('filled crowns end in leaves, and stay solid farther inside', () => {
  const [w, h] = [200, 80];
  const edge = 40;
  const [leaf, pale] = [30, 220];
  const holes = new Uint8Array(w * h);
  for (let i = 0; i < w * h; i++) holes[i] = i < edge * w ? layers.sky : layers.behind;
  const data = new Float32Array(w * h * 3);
  for (let i = 0; i < w * h; i++) data.fill(i < edge * w ? pale : leaf, i * 3, i * 3 + 3);
  const sky = new Float32Array(w * h * 3).fill(pale);
  thinCrowns(data, sky, holes, (i) => holes[i] === layers.sky, [w, h], 3);
  const depths: number[] = [];
  for (let x = 0; x < w; x++) {
    let y = edge;
    while (data[(y * w + x) * 3]! > (leaf + pale) / 2) y++;
    depths.push(y - edge);
  }
  expect(new Set(depths).size).toBeGreaterThanOrEqual(3);
  expect(Math.max(...depths)).toBeLessThan(0.03 * w);
  for (let x = 0; x < w; x++) expect(data[((edge + 8) * w + x) * 3]).toBe(leaf);
});
