import { expect, test } from 'vitest';
import { layers } from '../layers.ts';
import { carriedSky } from './carried-sky.ts';

test('clouds continue where the old house hid the sky', () => {
  const [w, h] = [160, 120];
  const roof = 60;
  const data = new Uint8ClampedArray(w * h * 3);
  const weight = new Float32Array(w * h);
  const holes = new Uint8Array(w * h);
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, (i / w) | 0];
    data.fill(150 + 40 * Math.sin(x / 2) * Math.sin(y / 2), i * 3, i * 3 + 3);
    weight[i] = y < roof ? 1 : 0;
    holes[i] = y < roof ? layers.none : layers.sky;
  }
  const sky = carriedSky({ widthPx: w, heightPx: h, data }, weight, holes);
  const spread = (from: number, to: number) => {
    const values: number[] = [];
    for (let i = from * w; i < to * w; i++) values.push(sky[i * 3]!);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  };
  expect(spread(roof + 10, roof + 40)).toBeGreaterThan(0.5 * spread(10, 40));
});

test("clouds moved from the photo's upper edge leave no line", () => {
  const [w, h] = [160, 120];
  const roof = 40;
  const data = new Uint8ClampedArray(w * h * 3);
  const weight = new Float32Array(w * h);
  const holes = new Uint8Array(w * h);
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, (i / w) | 0];
    data.fill(150 + 60 * Math.sin(x / 9 + 1) * Math.cos(y / 14), i * 3, i * 3 + 3);
    weight[i] = y < roof ? 1 : 0;
    holes[i] = y < roof ? layers.none : layers.sky;
  }
  const sky = carriedSky({ widthPx: w, heightPx: h, data }, weight, holes);
  let steepest = 0;
  for (let i = w; i < w * h; i++)
    steepest = Math.max(steepest, Math.abs(sky[i * 3]! - sky[(i - w) * 3]!));
  expect(steepest).toBeLessThan(25);
});

test("a white bar above the photo isn't copied as cloud", () => {
  const [w, h] = [160, 120];
  const [bar, roof, foot] = [8, 36, 68];
  const data = new Uint8ClampedArray(w * h * 3);
  const weight = new Float32Array(w * h);
  const holes = new Uint8Array(w * h);
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, (i / w) | 0];
    const marks = y > bar - 4 ? (x * 7) % 11 : 0;
    const level = y < bar ? 255 - marks : 150 + 10 * Math.sin(x / 9 + y / 14);
    data.fill(level, i * 3, i * 3 + 3);
    weight[i] = y < roof ? 1 : 0;
    holes[i] = y < roof || y >= foot ? layers.none : layers.sky;
  }
  const sky = carriedSky({ widthPx: w, heightPx: h, data }, weight, holes);
  let steepest = 0;
  for (let i = roof * w; i < foot * w; i++)
    steepest = Math.max(steepest, Math.abs(sky[i * 3]! - sky[(i - w) * 3]!));
  expect(steepest).toBeLessThan(8);
});
