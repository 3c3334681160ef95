import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { endsAtCeiling } from './ceiling-end.ts';

const [w, h] = [300, 200];

/** A white room with a ceiling above the row 60 in slightly other light. */
function room(stepCodes: number) {
  const photo = createRgbImage(w, h);
  for (let at = 0; at < w * h; at++)
    photo.data.fill(at < 60 * w ? 220 : 220 - stepCodes, 3 * at, 3 * at + 3);
  return photo;
}

/** Wall below the row 60, faded over some rows. */
function shell(fadePx: number) {
  const wall = new Float32Array(w * h);
  for (let at = 0; at < wall.length; at++) {
    const away = Math.floor(at / w) + 0.5 - 60;
    wall[at] = Math.min(1, Math.max(0, 0.5 + away / Math.max(1, fadePx)));
  }
  return { wall, ceiling: wall.map((value) => 1 - value) };
}

test('paint that ends at an edge is told from paint that fades over the ceiling', () => {
  expect(endsAtCeiling(room(8), shell(1))).toBe(true);
  expect(endsAtCeiling(room(8), shell(40))).toBe(false);
  expect(endsAtCeiling(room(0), shell(1))).toBe(false);
});

test('a room without a ceiling has no such end', () => {
  const wall = new Float32Array(w * h).fill(1);
  expect(endsAtCeiling(room(8), { wall, ceiling: new Float32Array(w * h) })).toBe(true);
});
