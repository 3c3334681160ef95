import { expect, test } from 'vitest';
import {
  interlacedPng,
  losslessWebp,
  noisyPicture,
  pngBomb,
  scanBomb,
  stillWebp,
} from '../../testing/attack-files.fixture.ts';
import { decodeLaneOf } from './decode-lane.ts';

test.each([
  ['a photo of 2 megapixels', () => noisyPicture(1_600, 1_200).jpeg().toBuffer(), 'quick'],
  ['a small drawing', () => noisyPicture(300, 200).png().toBuffer(), 'quick'],
  ['64 megapixels in 880 scans', () => scanBomb(8_000, 880), undefined],
  ['64 megapixels in ten scans', () => scanBomb(8_000, 10), 'slow'],
  ['one megapixel in ninety scans', () => scanBomb(1_000, 90), 'slow'],
  ['an interlaced PNG of 64 megapixels', () => interlacedPng(8_000, 8_000, 0), undefined],
  ['one-bit pixels without end', () => pngBomb(8_000, 8_000), 'slow'],
  ['4 MB of noise', () => noisyPicture(1_200, 1_200).png().toBuffer(), 'slow'],
  ['a small WebP', () => noisyPicture(300, 200).webp().toBuffer(), 'quick'],
  ['a WebP of 64 megapixels', () => stillWebp(8_000, 8_000), 'slow'],
  ['a lossless WebP of 64 megapixels', () => losslessWebp(8_000, 8_000), undefined],
] as const)('%s', async (_name, make, lane) => {
  const bytes = new Uint8Array(await make());
  expect(await decodeLaneOf(bytes)).toBe(lane);
  expect(await decodeLaneOf(new Blob([bytes]))).toBe(lane);
});
