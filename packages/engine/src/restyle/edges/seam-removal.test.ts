import { expect, test } from 'vitest';
import type { RgbImage } from '../../image/image.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import { removeSeams } from './seam-removal.ts';

const scene = syntheticScene({ widthPx: 160 });
const { widthPx, heightPx } = scene.photo;
const half = widthPx / 2;
const nothing = { added: null, isProtected: undefined };

function painted(codeAt: (x: number, y: number) => number): RgbImage {
  const data = new Uint8ClampedArray(widthPx * heightPx * 3);
  for (let i = 0; i < widthPx * heightPx; i++) {
    data.fill(codeAt(i % widthPx, Math.floor(i / widthPx)), 3 * i, 3 * i + 3);
  }
  return { widthPx, heightPx, data };
}

/** Two adjacent surfaces in a photo. */
function sideBySide(photo: RgbImage): Analysis {
  const classOf = Uint8Array.from(scene.classOf, (_, i) => (i % widthPx < half ? 1 : 5));
  return { ...scene, photo, classOf };
}

const plain = painted(() => 150);
/** The left side with boards, the right side brighter. */
const repainted = () => painted((x, y) => (x < half ? 100 + (y % 8 < 4 ? 6 : 0) : 140));
const codeAt = ({ data }: RgbImage, x: number, y: number) => data[(y * widthPx + x) * 3]!;

test('smooths seams that the photo lacks, keeping things on them', () => {
  const image = repainted();
  removeSeams(sideBySide(plain), image, nothing);
  for (const y of [32, 56]) {
    const codes = Array.from({ length: widthPx }, (_, x) => codeAt(image, x, y));
    for (let x = 1; x < widthPx - 2; x++) {
      expect(Math.abs(codes[x + 2]! - codes[x - 1]!)).toBeLessThan(30);
    }
    expect(codes[half - 20]).toBe(106);
    expect(codes[half + 20]).toBe(140);
  }
  expect(codeAt(image, half - 1, 33) - codeAt(image, half - 1, 37)).toBeGreaterThan(2);
});

test('an edge of the photo may become any edge', () => {
  const image = repainted();
  const before = image.data.slice();
  removeSeams(sideBySide(painted((x) => (x < half ? 150 : 170))), image, nothing);
  expect(image.data).toEqual(before);
});

test('added and protected pixels are unchanged', () => {
  const size = widthPx * heightPx;
  for (const leftAlone of [
    { ...nothing, added: new Uint8Array(size).fill(255) },
    { ...nothing, isProtected: new Float32Array(size).fill(1) },
  ]) {
    const image = repainted();
    const before = image.data.slice();
    removeSeams(sideBySide(plain), image, leftAlone);
    expect(image.data).toEqual(before);
  }
});

test("surfaces that alternate by row aren't smoothed against each other", () => {
  const image = painted((_, y) => (y % 2 === 0 ? 100 : 125));
  const analysis = sideBySide(plain);
  for (let i = 0; i < analysis.classOf.length; i++) {
    analysis.classOf[i] = Math.floor(i / widthPx) % 2 === 0 ? 1 : 5;
  }
  const before = image.data.slice();
  removeSeams(analysis, image, nothing);
  expect(image.data).toEqual(before);
});
