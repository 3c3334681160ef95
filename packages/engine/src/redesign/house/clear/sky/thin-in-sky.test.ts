import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import { hangingOn, thinInSky } from './thin-in-sky.ts';

const [w, h] = [100, 60];
const isRoof = (x: number, y: number) => y >= 50 && x >= 30 && x < 70;
const isWire = (x: number, y: number) => y === 40 - Math.round(x / 5);
const isMast = (x: number, y: number) => x === 50 && y >= 35 && y < 50;

function sky() {
  const photo = createRgbImage(w, h);
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, (i / w) | 0];
    photo.data.fill(isRoof(x, y) ? 90 : isWire(x, y) || isMast(x, y) ? 60 : 200, i * 3, i * 3 + 3);
  }
  return photo;
}

test('separates wires and masts from the sky', () => {
  const thin = thinInSky(sky(), (i) => !isRoof(i % w, (i / w) | 0));
  const wrong = thin.filter((value, i) => {
    const [x, y] = [i % w, (i / w) | 0];
    return !isRoof(x, y) && (value === 1) !== (isWire(x, y) || isMast(x, y));
  });
  expect(wrong.length).toBe(0);
});

test('a mast on the old roof is removed, a wire passing above stays', () => {
  const roof = Uint8Array.from({ length: w * h }, (_, i) => (isRoof(i % w, (i / w) | 0) ? 1 : 0));
  const thin = thinInSky(sky(), (i) => roof[i] === 0);
  const found = hangingOn(roof, thin, w);
  expect(found[40 * w + 50]).toBe(1);
  expect(found[(40 - 2) * w + 10]).toBe(0);
  expect(found.reduce((sum, value) => sum + value, 0)).toBe(15);
});

test("a sunlit spray of leaves differs from blue sky by colour, a cloud doesn't", () => {
  const photo = createRgbImage(w, h);
  for (let i = 0; i < w * h; i++) photo.data.set([60, 120, 200], i * 3);
  for (let x = 20; x < 23; x++) photo.data.set([125, 128, 105], (30 * w + x) * 3);
  for (let x = 70; x < 73; x++) photo.data.set([200, 210, 225], (30 * w + x) * 3);
  const thin = thinInSky(photo, () => true);
  expect([21, 71, 50].map((x) => thin[30 * w + x])).toEqual([1, 0, 0]);
});
