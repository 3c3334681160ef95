import { expect, test } from 'vitest';
import { layers } from '../layers.ts';
import { mirrorGround } from './mirrored-ground.ts';

test('below a new wall drive continues as drive and lawn as lawn', () => {
  const [w, h] = [40, 100];
  const data = new Uint8ClampedArray(w * h * 3);
  const [lawn, drive] = [90, 180];
  for (let i = 0; i < w * h; i++) data.fill(i % w < 20 ? lawn : drive, i * 3, i * 3 + 3);
  const holes = new Uint8Array(w * h);
  const sources = new Uint8Array(w * h).fill(layers.ground);
  for (let y = 60; y < 65; y++) {
    holes.fill(layers.ground, y * w, y * w + w);
    sources.fill(layers.none, y * w, y * w + w);
  }
  const filled = new Float32Array(w * h * 3);
  const rest = mirrorGround(filled, { widthPx: w, heightPx: h, data }, holes, sources, 1);
  expect(rest.includes(1)).toBe(false);
  expect(filled[(62 * w + 8) * 3]).toBe(lawn);
  expect(filled[(62 * w + 32) * 3]).toBe(drive);
});

test('stripes of the ground stay level below the round edge of what went', () => {
  const [w, h] = [60, 120];
  const data = new Uint8ClampedArray(w * h * 3);
  const levelOf = (y: number) => (y >= 84 && y < 87 ? 200 : 100);
  for (let i = 0; i < w * h; i++) data.fill(levelOf((i / w) | 0), i * 3, i * 3 + 3);
  const holes = new Uint8Array(w * h);
  const sources = new Uint8Array(w * h).fill(layers.ground);
  for (let y = 76; y < 82; y++)
    for (let x = 28 - (81 - y); x <= 32 + (81 - y); x++)
      [holes[y * w + x], sources[y * w + x]] = [layers.ground, layers.none];
  const filled = Float32Array.from(data);
  mirrorGround(filled, { widthPx: w, heightPx: h, data }, holes, sources, 1);
  const rowOf = (x: number) =>
    Array.from({ length: 6 }, (_, k) => 76 + k).filter((y) => filled[(y * w + x) * 3] === 200);
  expect(rowOf(26)).toEqual(rowOf(30).slice(0, rowOf(26).length));
  expect(rowOf(30)).toEqual([78, 79, 80]);
});

test('the high narrow hole of a post is filled from both sides', () => {
  const [w, h] = [400, 300];
  const [lawn, path] = [90, 180];
  const data = new Uint8ClampedArray(w * h * 3);
  for (let i = 0; i < w * h; i++) data.fill(i % w < 203 ? lawn : path, i * 3, i * 3 + 3);
  const holes = new Uint8Array(w * h);
  const sources = new Uint8Array(w * h).fill(layers.ground);
  for (let y = 150; y < 230; y++) {
    holes.fill(layers.ground, y * w + 200, y * w + 206);
    sources.fill(layers.none, y * w + 200, y * w + 206);
  }
  const filled = new Float32Array(w * h * 3);
  const rest = mirrorGround(filled, { widthPx: w, heightPx: h, data }, holes, sources, 1);
  expect(rest.includes(1)).toBe(false);
  for (const y of [150, 190, 229]) {
    expect(filled[(y * w + 200) * 3]).toBe(lawn);
    expect(filled[(y * w + 205) * 3]).toBe(path);
  }
});
