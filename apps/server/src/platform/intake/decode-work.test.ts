import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  animatedWebp,
  emptyWebpChunks,
  interlacedPng,
  losslessWebp,
  markedPicture,
  scanBomb,
  stillWebp,
} from '../../testing/attack-files.fixture.ts';
import { decodeWorkOf, isTooMuchWork } from './decode-work.ts';

const pixels = 64 * 48;

test.each([
  ['a plain JPEG', () => markedPicture().jpeg({ chromaSubsampling: '4:4:4' }), 1, pixels * 3, 0],
  ['its colours halved', () => markedPicture().jpeg(), 1, pixels * 1.5, 0],
  ['a grey JPEG', () => markedPicture().toColourspace('b-w').jpeg(), 1, pixels, 0],
  // Luma is scanned six times, each quarter-size chroma channel four times.
  ['progressive', () => markedPicture().jpeg({ progressive: true }), 10, pixels * 8, pixels * 3],
  ['a plain PNG', () => markedPicture().png(), 1, pixels * 4, 0],
  ['interlaced', () => markedPicture().png({ progressive: true }), 7, pixels * 4, pixels * 4],
  ['a WebP', () => markedPicture().webp(), 1, pixels * 3, pixels * 4],
  ['lossless', () => markedPicture().webp({ lossless: true }), 1, pixels * 4, pixels * 8],
  ['transparent', () => markedPicture().ensureAlpha(0.5).webp(), 1, pixels * 3, pixels * 4],
])('%s', async (_name, make, scans, samples, residentBytes) => {
  expect(decodeWorkOf(await make().toBuffer())).toEqual({ scans, samples, residentBytes });
});

test('restarts, filling and a picture after the end are no scans', async () => {
  const jpeg = await markedPicture(640, 480).jpeg({ quality: 100 }).toBuffer();
  const twice = Buffer.concat([jpeg, jpeg]);
  expect(decodeWorkOf(twice)).toEqual(decodeWorkOf(jpeg));
  const filled = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xff, 0xff]),
    jpeg.subarray(2),
  ]);
  expect(decodeWorkOf(filled)).toEqual(decodeWorkOf(jpeg));
});

test('an attack is counted up to the limit, what is usual passes', () => {
  expect(decodeWorkOf(scanBomb(8000, 90))).toMatchObject({ scans: 90, samples: 90 * 64_000_000 });
  expect(isTooMuchWork(scanBomb(8000, 90))).toBe(true);
  expect(isTooMuchWork(scanBomb(8000, 10))).toBe(false);
  expect(decodeWorkOf(interlacedPng(800, 600)).residentBytes).toBe(800 * 600 * 8);
  expect(isTooMuchWork(interlacedPng(8000, 8000, 0))).toBe(true);
  expect(isTooMuchWork(interlacedPng(4000, 3000, 0))).toBe(false);
});

test('a picture of a hundred scans is read, one of a hundred and one is not', () => {
  expect(isTooMuchWork(scanBomb(80, 100))).toBe(false);
  expect(isTooMuchWork(scanBomb(80, 101))).toBe(true);
});

test('64 megapixels pass in fifteen scans, in sixteen they are over a thousand million samples', () => {
  expect(isTooMuchWork(scanBomb(8000, 15))).toBe(false);
  expect(isTooMuchWork(scanBomb(8000, 16))).toBe(true);
});

test('components that are named twice, or not at all, are counted as the largest', () => {
  const jpeg = scanBomb(800, 20);
  // The scans refer to a component that the frame lacks.
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2]));
  jpeg[frame + 10] = 9;
  expect(decodeWorkOf(jpeg).samples).toBe(20 * 640_000);
});

test.each([0, 3, 20, 200])(
  'a file that ends after %i bytes is counted as far as it goes',
  (length) => {
    expect(isTooMuchWork(scanBomb(800, 20).subarray(0, length))).toBe(false);
    expect(isTooMuchWork(interlacedPng(8, 8).subarray(0, length))).toBe(false);
  },
);

test('the frames of an animated WebP are counted, and its canvas is held twice', async () => {
  const [side, frames] = [16, 5];
  const create = { width: side, height: side * frames, pageHeight: side, channels: 4 as const };
  const moving = await sharp({
    create: { ...create, background: '#a08060', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .webp({ loop: 0 })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(frames);
  const area = side * side;
  expect(decodeWorkOf(moving)).toEqual({
    ...{ scans: frames, samples: frames * area * 4, residentBytes: area * 8 },
  });
  expect(decodeWorkOf(animatedWebp(800, 20, 400)).samples).toBe(20 * 160_000 * 4);
});

test('a WebP is refused by what its header asks for', () => {
  expect(isTooMuchWork(stillWebp(8_000, 8_000))).toBe(false);
  expect(isTooMuchWork(losslessWebp(8_000, 8_000))).toBe(true);
  expect(isTooMuchWork(losslessWebp(5_700, 5_700))).toBe(false);
  expect(isTooMuchWork(animatedWebp(8_000, 1))).toBe(true);
  expect(isTooMuchWork(animatedWebp(5_700, 7))).toBe(false);
  expect(isTooMuchWork(animatedWebp(5_700, 8))).toBe(true);
  expect(isTooMuchWork(animatedWebp(80, 100))).toBe(false);
  expect(isTooMuchWork(animatedWebp(80, 101))).toBe(true);
  expect(isTooMuchWork(emptyWebpChunks(1_000))).toBe(false);
  expect(isTooMuchWork(emptyWebpChunks(1_001))).toBe(true);
  for (const length of [12, 16, 20, 29, 40]) {
    for (const file of [stillWebp(80, 80), losslessWebp(80, 80), animatedWebp(80, 3)]) {
      expect(isTooMuchWork(file.subarray(0, length))).toBe(false);
    }
  }
});
