import { expect, test } from 'vitest';
import { barkBefore } from './bark.ts';

const [w, h] = [90, 60];

function barkIn(trunk: readonly [number, number, number]): Uint8Array {
  const data = new Uint8ClampedArray(w * h * 3);
  for (let i = 0; i < w * h; i++) data.set(i % w < 30 ? trunk : [60, 110, 50], i * 3);
  const front = new Float32Array(w * h).fill(1);
  return barkBefore({ widthPx: w, heightPx: h, data }, () => true, front);
}

test("a grey trunk in front of the house is bark, the leaves beside it aren't", () => {
  const bark = barkIn([110, 100, 92]);
  expect(bark[30 * w + 10]).toBe(1);
  expect(bark[30 * w + 60]).toBe(0);
});

test("a tree with yellow leaves isn't bark", () => {
  expect(barkIn([200, 170, 40])[30 * w + 10]).toBe(0);
});
