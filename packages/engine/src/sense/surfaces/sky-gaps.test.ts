import { expect, test } from 'vitest';
import type { Plane, RgbImage } from '../../image/image.ts';
import { openSkyGaps } from './sky-gaps.ts';

const widthPx = 128;
const heightPx = 128;
/** Sky above, a lawn below; a tree on the right in front of both. */
const horizon = 64;
const treeFrom = 96;
const blueSky = [90, 150, 235];
const whiteSky = [228, 230, 234];
const leaf = [70, 92, 40];

/** Every other row of the tree is a gap with this colour behind it. */
function garden(sky: readonly number[], gap: readonly number[]) {
  const photo: RgbImage = {
    widthPx,
    heightPx,
    data: new Uint8ClampedArray(widthPx * heightPx * 3),
  };
  const plane = (): Plane => ({ widthPx, heightPx, data: new Float32Array(widthPx * heightPx) });
  const covers = { sky: plane(), leaves: plane() };
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const index = y * widthPx + x;
      const isSky = y < horizon && x < treeFrom;
      const isGap = x >= treeFrom && y % 2 === 1;
      photo.data.set(isSky ? sky : isGap ? gap : leaf, index * 3);
      (isSky ? covers.sky : covers.leaves).data[index] = 1;
    }
  }
  openSkyGaps(photo, covers.sky, covers.leaves);
  const at = (x: number, y: number) => {
    const index = y * widthPx + x;
    return { sky: covers.sky.data[index], leaves: covers.leaves.data[index] };
  };
  return at;
}

const isLeaves = { sky: 0, leaves: 1 };

test("blue sky between leaves is sky, the leaves aren't", () => {
  const at = garden(blueSky, blueSky);
  expect(at(110, 21)).toEqual({ sky: 1, leaves: 0 });
  expect(at(110, 22)).toEqual(isLeaves);
});

test('mixed pixels of sky and leaf are shared', () => {
  const half = blueSky.map((code, k) => (code * 0.7 + leaf[k]! * 0.3) | 0);
  const { sky, leaves } = garden(blueSky, half)(110, 21);
  expect(sky).toBeGreaterThan(0.1);
  expect(leaves).toBeGreaterThan(0.1);
  expect(sky! + leaves!).toBeCloseTo(1, 5);
});

test('blue flowers below the sky stay in the bed', () => {
  expect(garden(blueSky, blueSky)(110, 121)).toEqual(isLeaves);
});

test("white sky isn't distinguishable from light leaves, so nothing changes", () => {
  const at = garden(whiteSky, whiteSky);
  expect(at(110, 21)).toEqual(isLeaves);
});
