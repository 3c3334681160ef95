import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { layers } from './layers.ts';
import { fillFromCopies } from './whole-copies.ts';

const [w, h] = [160, 100];
const noSky = { sky: new Float32Array(w * h * 3), share: new Float32Array(w * h) };

test('a large gap in trees is filled with leaves that are adjacent in the photo too', () => {
  const random = createRandom(4);
  const data = new Uint8ClampedArray(w * h * 3);
  // every pixel has its own green, which identifies the source of each copy
  for (let i = 0; i < data.length; i++) data[i] = Math.round(random.between(0, 255));
  const photo = { widthPx: w, heightPx: h, data };
  const holes = new Uint8Array(w * h);
  const sources = new Uint8Array(w * h).fill(layers.behind);
  for (let y = 30; y < 70; y++) {
    holes.fill(layers.behind, y * w + 60, y * w + 110);
    sources.fill(layers.none, y * w + 60, y * w + 110);
  }
  const filled = Float32Array.from(data);
  const rest = fillFromCopies(filled, photo, holes, sources, noSky);
  expect(rest.reduce((sum, value) => sum + value, 0)).toBeLessThan(100);

  const places = new Map<string, number>();
  for (let i = 0; i < w * h; i++) places.set(data.subarray(i * 3, i * 3 + 3).join(), i);
  const from = (i: number) => places.get(filled.subarray(i * 3, i * 3 + 3).join())!;
  let together = 0;
  let all = 0;
  for (let y = 31; y < 69; y++)
    for (let x = 61; x < 108; x++) {
      const i = y * w + x;
      all++;
      if (Math.abs(from(i + 1) - from(i)) <= 2) together++;
    }
  expect(together / all).toBeGreaterThan(0.9);
});

test('between copied leaves is the sky of their new place', () => {
  const data = new Uint8ClampedArray(w * h * 3).fill(60);
  const holes = new Uint8Array(w * h);
  const sources = new Uint8Array(w * h).fill(layers.behind);
  const sky = new Float32Array(w * h * 3);
  const share = new Float32Array(w * h);
  const [pale, dark] = [220, 150];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      sky.fill(x < 60 ? pale : dark, i * 3, i * 3 + 3);
      const isGap = (x + y) % 5 === 0;
      if (isGap) {
        sources[i] = layers.sky;
        share[i] = 1;
        data.fill(x < 60 ? pale : dark, i * 3, i * 3 + 3);
      }
      if (x < 60 || y < 30 || y >= 70) continue;
      holes[i] = layers.behind;
      sources[i] = layers.none;
    }
  const filled = Float32Array.from(data);
  fillFromCopies(filled, { widthPx: w, heightPx: h, data }, holes, sources, { sky, share });
  const seen = new Set<number>();
  for (let y = 35; y < 65; y++) for (let x = 70; x < 90; x++) seen.add(filled[(y * w + x) * 3]!);
  expect(seen.has(dark)).toBe(true);
  expect(seen.has(pale)).toBe(false);
});

test('a wide gap beside a narrow wood is filled', () => {
  const data = new Uint8ClampedArray(w * h * 3).fill(60);
  const holes = new Uint8Array(w * h);
  const sources = new Uint8Array(w * h);
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, (i / w) | 0];
    if (y < 30 || y >= 70) continue;
    if (x < 12) {
      sources[i] = layers.behind;
      data.fill(20 + x * 15, i * 3, i * 3 + 3);
    } else holes[i] = layers.behind;
  }
  const filled = Float32Array.from(data);
  const rest = fillFromCopies(filled, { widthPx: w, heightPx: h, data }, holes, sources, noSky);
  const gap = holes.filter((layer) => layer === layers.behind).length;
  expect(rest.reduce((sum, value) => sum + value, 0)).toBeLessThan(gap * 0.06);
});
