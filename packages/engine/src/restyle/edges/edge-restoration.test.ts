import { expect, test } from 'vitest';
import type { RgbImage } from '../../image/image.ts';
import { restoreEdges } from './edge-restoration.ts';

const widthPx = 96;
const heightPx = 48;
const nothing = { added: null, isProtected: undefined };

/** White bars, four pixels wide, on grey; `isFlat` selects the columns that are painted over. */
function bars(isFlat: (x: number) => boolean): RgbImage {
  const data = new Uint8ClampedArray(widthPx * heightPx * 3);
  for (let i = 0; i < widthPx * heightPx; i++) {
    const x = i % widthPx;
    const code = x % 16 < 4 && !isFlat(x) ? 220 : 90;
    data.set([code, code, code - 20], i * 3);
  }
  return { widthPx, heightPx, data };
}

const photo = bars(() => false);
const row = (image: RgbImage, x: number) => image.data[(20 * widthPx + x) * 3]!;
const step = (image: RgbImage, bar: number) => row(image, bar) - row(image, bar - 1);

test('painted-over bars are restored, the others are unchanged', () => {
  const image = bars((x) => x < 48);
  restoreEdges(photo, image, nothing);
  for (const bar of [16, 32]) expect(step(image, bar)).toBeGreaterThan(0.4 * step(photo, bar));
  expect(step(image, 64)).toBe(step(photo, 64));
  expect(image.data[2]! - image.data[0]!).toBe(-20);
});

test('a picture that keeps nearly all edges is unchanged', () => {
  const image = bars(() => false);
  for (const at of [0, 1, 2]) image.data[(20 * widthPx + 48) * 3 + at] = 90;
  const before = image.data.slice();
  restoreEdges(photo, image, nothing);
  expect(image.data).toEqual(before);
});

test('nothing is restored on added things, nor on kept pixels', () => {
  const added = new Uint8Array(widthPx * heightPx).fill(255);
  const isProtected = new Float32Array(widthPx * heightPx).fill(1);
  for (const leftAlone of [
    { ...nothing, added },
    { ...nothing, isProtected },
  ]) {
    const image = bars((x) => x < 48);
    const before = image.data.slice();
    restoreEdges(photo, image, leftAlone);
    expect(image.data).toEqual(before);
  }
});

test('detail between ink and paper is restored', () => {
  const image = bars(() => true);
  image.data.fill(240);
  restoreEdges(photo, image, nothing);
  expect(Math.max(...image.data)).toBeLessThanOrEqual(251);
  expect(step(image, 16)).toBeGreaterThan(0);
});
