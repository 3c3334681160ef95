/** Remarks on a photo by its grey sample, at the limits of each. */
import { expect, test } from 'vitest';
import { quickLook } from './quick-look.ts';

/** Stripes two pixels wide in this contrast around a mean: neither flat nor blurred from 20 on. */
const stripes = (mean: number, contrast = 20, size = 40) =>
  Uint8Array.from({ length: size * size }, (_, at) => {
    return mean + (((at % size) >> 1) % 2 === 0 ? contrast : -contrast);
  });
const look = (data: Uint8Array, longSidePx = 4000) =>
  quickLook({ data, widthPx: 40, heightPx: 40 }, longSidePx);

test('an ordinary photo has no remarks', () => expect(look(stripes(128))).toEqual([]));

test('small below 640 pixels', () => {
  expect([look(stripes(128), 640), look(stripes(128), 639)]).toEqual([[], ['tiny']]);
});

test('dark below a mean of 0.16, which is 40.8', () => {
  expect([look(stripes(41)), look(stripes(40))]).toEqual([[], ['dark']]);
});

test('too bright where more than two fifths are at 250 and above', () => {
  const bright = (rows: number, level: number) => stripes(128).fill(level, 0, rows * 40);
  expect(look(bright(16, 250))).toEqual([]);
  expect(look(bright(17, 250))).toEqual(['overexposed']);
  expect(look(bright(17, 249))).toEqual([]);
});

test('blurred where it varies without edges', () => {
  /** A slope across the sample: second differences are zero. */
  const slope = Uint8Array.from({ length: 1600 }, (_, at) => 100 + (at % 40));
  expect(look(slope)).toEqual(['blurred']);
  const flat = Uint8Array.from({ length: 1600 }, (_, at) => 100 + ((at % 40) >> 2));
  expect(look(flat)).toEqual([]);
  expect(look(new Uint8Array(1600).fill(128))).toEqual([]);
});

test('edges in either direction are edges', () => {
  const across = stripes(128, 7);
  const down = across.map((_, at) => across[(at % 40) * 40 + Math.floor(at / 40)]!);
  // Differences of 14 beside each edge: a variance of 196.
  expect([look(across), look(down)]).toEqual([[], []]);
});
