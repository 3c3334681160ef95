import { expect, test } from 'vitest';
import type { ExactCamera } from '../../../../visuals/scene-model.ts';
import type { PhotoLight } from '../../read/light/photo-light.ts';
import { paneMirror } from './pane-mirror.ts';

const photo: PhotoLight = {
  time: 'day',
  weather: 'clear',
  sunAzimuthRad: 0.7,
  sunElevationRad: 0.8,
  white: 0.8,
  ground: 0.3,
  facade: 0.5,
  black: 0.01,
  spread: 2.1,
  cast: [1, 1, 1],
  sky: [0.45, 0.55, 0.7],
  groundColour: [1.05, 1, 0.86],
  plants: [0.05, 0.07, 0.03],
  isFromBehind: false,
  panes: { dark: 0.02, middle: 0.06, bright: 0.2 },
};
const camera: ExactCamera = {
  widthPx: 800,
  position: [0, 1.6, 18],
  right: [1, 0, 0],
  up: [0, 1, 0],
  forward: [0, 0, -1],
  focalPx: 700,
  centreX: 400,
  centreY: 300,
};

test('a glass wall reflects crowns and sky on its upper floor, not uniform grey', () => {
  const shares: number[] = [];
  for (let seed = 0; seed < 8; seed++) {
    const mirrorAt = paneMirror(camera, photo, 5.8, seed * 5);
    const out = new Float64Array(3);
    let [dark, all] = [0, 0];
    for (let x = -7; x <= 7; x += 0.1)
      for (let y = 3.2; y <= 5.8; y += 0.2) {
        mirrorAt(Float64Array.of(x, y, 0), 0, out);
        all++;
        if (out[2]! < 0.1 * photo.sky[2]) dark++;
      }
    shares.push(dark / all);
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(mean).toBeGreaterThan(0.2);
  expect(mean).toBeLessThan(0.8);
});

/** Share of a glass wall on the ground floor that mirrors ground or crowns in its light. */
function darkShare(position: ExactCamera['position']) {
  const mirrorAt = paneMirror({ ...camera, position }, photo, 3.3, 5);
  const out = new Float64Array(3);
  let [sky, ground, all] = [0, 0, 0];
  for (let x = -7; x <= 7; x += 0.1)
    for (let y = 0.4; y <= 3.3; y += 0.1) {
      mirrorAt(Float64Array.of(x, y, 0), 0, out);
      all++;
      if (out[2]! > 0.15 * photo.sky[2]) sky++;
      else if (out[0]! > out[1]!) ground++;
    }
  return { sky: sky / all, ground: ground / all };
}

test('glass on a ground floor mirrors some sky, and from above not only ground', () => {
  expect(darkShare([0, 1.6, 18]).sky).toBeGreaterThan(0.03);
  expect(darkShare([0, 5, 18]).ground).toBeLessThan(0.6);
});

test('trees in panes are green and brown, and dim enough for rooms to show through', () => {
  const mirrorAt = paneMirror(camera, photo, 3.3, 5);
  const out = new Float64Array(3);
  const [greens, levels]: [number[], number[]] = [[], []];
  for (let x = -7; x <= 7; x += 0.1)
    for (let y = 1.2; y <= 2.2; y += 0.1) {
      mirrorAt(Float64Array.of(x, y, 0), 0, out);
      if (out[2]! > 0.1 * photo.sky[2]) continue;
      greens.push(out[1]! / out[0]!);
      levels.push(out[1]!);
    }
  const share = (of: number[], at: number) =>
    of.sort((a, c) => a - c)[Math.floor(at * (of.length - 1))]!;
  expect(share(greens, 0.9) / share(greens, 0.1)).toBeGreaterThan(1.2);
  expect(share(levels, 0.5)).toBeLessThan(0.012);
});

test('panes beside each other send back different shares of one sky, by a fifth at most', () => {
  const out = new Float64Array(3);
  const mirrorAt = paneMirror(camera, photo, 5.8, 5);
  const lights = Array.from({ length: 24 }, (_, pane) => {
    let sum = 0;
    for (let y = 3.2; y <= 5.8; y += 0.1) {
      mirrorAt(Float64Array.of(0, y, 0), pane, out);
      sum += out[1]!;
    }
    return sum;
  });
  const mean = lights.reduce((sum, one) => sum + one, 0) / lights.length;
  const apart = lights.map((one) => Math.abs(one / mean - 1));
  expect(Math.max(...apart)).toBeGreaterThan(0.08);
  expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(0.2);
});
