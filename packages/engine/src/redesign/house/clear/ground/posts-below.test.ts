import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import { dropPosts } from './posts-below.ts';

const [w, h, foot] = [400, 300, 150];
const [wall, post, lawn] = [
  [200, 190, 180],
  [240, 240, 240],
  [80, 120, 60],
] as const;

/** A post before a house, from `from` to `to`. */
function droppedRows(from: number, to: number, isGoing = true, wide = 5, crown = 0): number {
  const photo = createRgbImage(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const isPost = x >= 200 && x < 200 + wide && y >= from && y < to;
      photo.data.set(isPost ? post : y <= foot ? wall : lawn, (y * w + x) * 3);
    }
  const dropped = new Uint8Array(w * h);
  const front = new Float32Array(w * h).fill(crown, 0, (foot - 25) * w);
  dropPosts(photo, { rowOf: () => foot, front, goes: () => isGoing }, dropped, [50, 350]);
  let rows = 0;
  for (let y = foot + 1; y < h; y++) if (dropped[y * w + 202] === 1) rows++;
  return rows;
}

test('the rest of a post whose upper part goes with the house goes too', () => {
  expect(droppedRows(90, 200)).toBeGreaterThan(48);
});

test('what stays over the foot, begins on the lawn or is wide stays', () => {
  expect(droppedRows(90, 200, false)).toBe(0);
  expect(droppedRows(165, 200)).toBe(0);
  expect(droppedRows(90, 200, true, 20)).toBe(0);
  expect(droppedRows(90, 200, true, 5, 1)).toBe(0);
});
