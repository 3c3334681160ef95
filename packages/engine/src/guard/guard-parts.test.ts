/** Edges that are looked for in another picture, and the places where openings may be. */
import { expect, test } from 'vitest';
import { createRgbImage } from '../image/image.ts';
import { beyondChance, keptEdges, strongestNear, tolerancePx } from './kept-edges.ts';
import { findOpeningBlobs } from './opening-blobs.ts';
import { type StructurePicture, structurePicture, structureSize } from './structure-picture.ts';

/** Without edges but those given: place, strength and direction along the edge. */
function edgesAt(
  size: number,
  ...edges: readonly (readonly [x: number, y: number, strength: number, along: number])[]
): StructurePicture {
  const [magnitude, alongX, alongY, lightness] = [0, 1, 2, 3].map(
    () => new Float32Array(size * size),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array];
  for (const [x, y, strength, along] of edges) {
    magnitude[y * size + x] = strength;
    alongX[y * size + x] = Math.cos((along * Math.PI) / 180);
    alongY[y * size + x] = Math.sin((along * Math.PI) / 180);
  }
  return { width: size, height: size, lightness, gradient: { magnitude, alongX, alongY } };
}
const found = (before: StructurePicture, after: StructurePicture, tolerance = 1) =>
  keptEdges(before, after, tolerance)(4, 4);
const edge = edgesAt(9, [4, 4, 0.08, 0]);

test('the tolerance is 0.6 % of the long side, and at least a pixel', () => {
  const wide = { ...edge, width: 500, height: 300 };
  expect([tolerancePx(edge), tolerancePx(wide)]).toEqual([1, 3]);
  expect(tolerancePx({ ...edge, width: 300, height: 500 })).toBe(3);
});

test.each([
  ['at the same place', 4, 4, true],
  ['one to the left', 3, 4, true],
  ['one to the right and below', 5, 5, true],
  ['two above', 4, 2, false],
  ['two to the right', 6, 4, false],
])('an edge %s', (_place, x, y, isKept) => {
  expect(found(edge, edgesAt(9, [x, y, 0.08, 0]))).toBe(isKept);
});

test.each([
  [40, true],
  [42, false],
  [-40, true],
  [-42, false],
  [180, true],
  [138, false],
  [139, true],
])('an edge turned by %d degrees', (along, isKept) => {
  expect(found(edge, edgesAt(9, [4, 4, 0.08, along]))).toBe(isKept);
});

test.each([
  // A quarter of it, at least .02, at most .045.
  [0.12, 0.031, true],
  [0.12, 0.029, false],
  [0.04, 0.021, true],
  [0.04, 0.019, false],
  [0.9, 0.046, true],
  [0.9, 0.044, false],
])('of an edge of %d an edge of %d is left', (before, after, isKept) => {
  expect(found(edgesAt(9, [4, 4, before, 0]), edgesAt(9, [4, 4, after, 0]))).toBe(isKept);
});

test('an offset looks elsewhere, and outside the picture there is nothing', () => {
  const isKept = keptEdges(edge, edgesAt(9, [6, 3, 0.08, 0]), 1);
  expect([isKept(4, 4), isKept(4, 4, 2, -1), isKept(4, 4, 20, 0)]).toEqual([false, true, false]);
});

test('what chance finds is taken off', () => {
  expect(beyondChance(0.8, 0)).toBe(0.8);
  expect(beyondChance(0.8, 0.6)).toBeCloseTo(0.5, 6);
  expect(beyondChance(0.5, 0.6)).toBe(0);
  expect(beyondChance(0.99, 0.98)).toBeCloseTo(0.01 / 0.03, 6);
  expect([beyondChance(1, 0.96), beyondChance(1, 0.97)]).toEqual([1, 0]);
});

test('the strongest edge near a place, above noise', () => {
  const picture = edgesAt(9, [2, 2, 0.5, 0], [4, 4, 0.3, 0], [8, 8, 0.9, 0], [0, 8, 0.02, 0]);
  expect(strongestNear(picture, 4, 4, 1)).toBe(4 * 9 + 4);
  expect(strongestNear(picture, 4, 4, 2)).toBe(2 * 9 + 2);
  expect(strongestNear(picture, 7, 7, 1)).toBe(8 * 9 + 8);
  expect(strongestNear(picture, 0, 8, 1)).toBe(-1);
});

/** 40 x 40 in middle grey, with areas of another lightness. */
function greyWith(
  ...areas: readonly (readonly [x: number, y: number, width: number, height: number, of: number])[]
): StructurePicture {
  const picture = edgesAt(40);
  picture.lightness.fill(0.5);
  for (const [left, top, width, height, lightness] of areas)
    for (let y = top; y < top + height; y++)
      picture.lightness.fill(lightness, y * 40 + left, y * 40 + left + width);
  return picture;
}

test('light and dark areas are openings', () => {
  expect(findOpeningBlobs(greyWith([4, 6, 10, 8, 0.9], [25, 20, 8, 9, 0.1]))).toEqual([
    { x: 4, y: 6, width: 10, height: 8, area: 0.05 },
    { x: 25, y: 20, width: 8, height: 9, area: 0.045 },
  ]);
});

test('too small, too large and ragged ones are none', () => {
  expect(findOpeningBlobs(greyWith([4, 6, 3, 2, 0.9]))).toEqual([]);
  expect(findOpeningBlobs(greyWith([4, 6, 7, 1, 0.9]))).toHaveLength(1);
  expect(findOpeningBlobs(greyWith([0, 0, 40, 19, 0.9]))).toEqual([]);
  // An L of 80 in a box of 144 pixels, and one of 88.
  expect(findOpeningBlobs(greyWith([4, 4, 4, 12, 0.9], [8, 12, 8, 4, 0.9]))).toEqual([]);
  expect(
    findOpeningBlobs(greyWith([4, 4, 4, 12, 0.9], [8, 12, 8, 4, 0.9], [8, 10, 4, 2, 0.9])),
  ).toHaveLength(1);
});

test('pictures are compared at 480 pixels at most', () => {
  expect(structureSize({ ...createRgbImage(0, 0), widthPx: 960, heightPx: 640 })).toEqual({
    ...{ width: 480, height: 320 },
  });
  expect(structureSize(createRgbImage(100, 1))).toEqual({ width: 100, height: 2 });
});

test('lightness is the cube root of the mean luminance of the pixels below', () => {
  const image = createRgbImage(4, 2);
  image.data.fill(255, 0, 6);
  image.data.fill(255, 12, 18);
  image.data[18 + 1] = 255;
  const { lightness } = structurePicture(image, 2, 1);
  expect(lightness[0]).toBeCloseTo(1, 4);
  expect(lightness[1]).toBeCloseTo(Math.cbrt(0.7152 / 4), 4);
});
