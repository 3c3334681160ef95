import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { carriedEvidence } from './carried-evidence.ts';

const [w, h] = [176, 40];

/** A pale crown left of a dark one, against the same sky. */
function crowns() {
  const photo = createRgbImage(w, h);
  for (let i = 0; i < w * h; i++)
    photo.data.set(i % w < 90 ? [150, 170, 110] : [30, 50, 30], i * 3);
  return photo;
}

test('propagates within a crown, not to another one', () => {
  const value = new Float32Array(w * h);
  const trust = new Float32Array(w * h);
  // the pale one covers the left end of the house, the dark one rises over the roof at the right end
  for (let i = 0; i < w * h; i++) {
    if (i % w < 20) [value[i], trust[i]] = [1, 1];
    if (i % w > 150) [value[i], trust[i]] = [-1, 0.35];
  }
  const around = carriedEvidence(crowns(), () => true, { value, trust });
  const row = 20 * w;
  expect([10, 60, 84].map((x) => around(row + x) > 0)).toEqual([true, true, true]);
  expect([96, 120, 170].map((x) => around(row + x) > 0)).toEqual([false, false, false]);
});

test("a few contrary pixels don't split a crown", () => {
  const value = new Float32Array(w * h).fill(1);
  const trust = new Float32Array(w * h).fill(1);
  for (let i = 0; i < w * h; i++) if (i % w > 60 && i % w < 80) [value[i], trust[i]] = [-1, 0.35];
  const around = carriedEvidence(crowns(), (i) => i % w < 90, { value, trust });
  expect([30, 70, 85].map((x) => around(20 * w + x) > 0)).toEqual([true, true, true]);
});

test('ignores pixels outside things', () => {
  const nothing = { value: new Float32Array(w * h), trust: new Float32Array(w * h) };
  expect(carriedEvidence(crowns(), () => false, nothing)(500)).toBe(0);
});
