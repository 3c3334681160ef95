import { expect, test } from 'vitest';
import { layers } from '../layers.ts';
import { clearTowardsSky } from './open-ends.ts';

test("a crown slopes towards open sky beside the hole, and keeps its tree's side", () => {
  const [w, h] = [60, 40];
  // a hole from column 20 to 39, sky on its left down to row 30, a tree on its right
  const isKnown = (i: number) => i % w < 20 || i % w >= 40;
  const isSky = (i: number) => i % w < 20 && ((i / w) | 0) < 30;
  const holes = Uint8Array.from({ length: w * h }, (_, i) =>
    isKnown(i) ? layers.none : layers.behind,
  );
  clearTowardsSky(holes, isKnown, isSky, w, h);
  const firstOf = (x: number) => {
    let y = 0;
    while (holes[y * w + x] !== layers.behind) y++;
    return y;
  };
  expect([20, 25, 30, 39].map(firstOf)).toEqual([29, 23, 17, 6]);
});
