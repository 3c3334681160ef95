import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { addWallsBelow } from './walls-below.ts';

const [w, h] = [60, 200];

/** A blue garage door down to `foot` above a grey drive; the segmentation ends it at row 100. */
function front(foot: number) {
  const photo = createRgbImage(w, h);
  const mask = new Uint8Array(w * h);
  for (let i = 0; i < w * h; i++) {
    const y = (i / w) | 0;
    photo.data.set(y < foot ? [70, 90, 120] : [140, 140, 135], i * 3);
    if (y <= 100) mask[i] = 1;
  }
  addWallsBelow(photo, mask, (i) => i >= 101 * w);
  return [0, 30, 59].map((x) => {
    let y = h - 1;
    while (mask[y * w + x] === 0) y--;
    return y;
  });
}

test('a door that visibly continues is extended', () => {
  expect(front(104)).toEqual([103, 103, 103]);
});

test('a front that ends where segmented is unchanged', () => {
  expect(front(101)).toEqual([100, 100, 100]);
});

test("ground in the wall's colour isn't wall", () => {
  expect(front(130)).toEqual([100, 100, 100]);
});
