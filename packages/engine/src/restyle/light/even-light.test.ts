import { expect, test } from 'vitest';
import type { Analysis } from '../../sense/analysis.ts';
import { surfaceOf } from '../../sense/analysis.ts';
import { RowCanvas } from '../paint/row-canvas.ts';
import { addSurface, layPaint, type SurfacePaint } from '../surfaces/surface-paint.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import { placeEvenLight } from './even-light.ts';

const scene = syntheticScene();
const { widthPx, heightPx } = scene.photo;
const border = widthPx >> 1;
const wall = surfaceOf(scene, 'wall');
const y = heightPx >> 1;

/** Lightness of a row if the photo's left half is painted dark; its right half has the given code. */
function painted(rightCode: number): number[] {
  const data = new Uint8ClampedArray(widthPx * heightPx * 3);
  const cover = new Uint8Array(widthPx * heightPx);
  for (let index = 0; index < cover.length; index++) {
    const isLeft = index % widthPx < border;
    data.fill(isLeft ? 190 : rightCode, index * 3, index * 3 + 3);
    cover[index] = isLeft ? 255 : 0;
  }
  const analysis: Analysis = { ...scene, photo: { widthPx, heightPx, data } };
  const canvas = new RowCanvas(analysis);
  const paint: SurfacePaint = {
    surface: { ...wall, luminance: 0.51 },
    step: 'recolour',
    finishes: [],
    flat: [0.1, 0.1, 0.1],
    energy: 1,
    tint: [1, 1, 1],
    detail: new Float32Array(257).fill(1),
    pattern: 1,
    amount: 1,
    cover,
    onPlane: new Uint8Array(256),
    maxTaps: 2,
  };
  const laid = layPaint(canvas, paint);
  const even = placeEvenLight(canvas, analysis, [paint], [laid], null);
  const count = canvas.begin(y, 1);
  addSurface(canvas, laid, y, 1, count);
  for (let x = border; x < widthPx; x++) canvas.light[x * 4] = (rightCode / 255) ** 2.2;
  if (even) canvas.kernel.evenLight(even, y, 1, count);
  return Array.from({ length: widthPx }, (_, x) => Math.cbrt(canvas.light[x * 4]!));
}

const stepOver = (row: readonly number[], x: number) => Math.abs(row[x + 2]! - row[x - 1]!);

test('a border without a step of light in the photo gets none', () => {
  const row = painted(190);
  for (let x = 2; x < widthPx - 2; x++) expect(stepOver(row, x)).toBeLessThan(0.07);
  expect(row[20]).toBeLessThan(0.48);
  expect(row[widthPx - 20]).toBeGreaterThan(0.78);
});

test('a border with a step keeps it', () => {
  expect(stepOver(painted(40), border - 1)).toBeGreaterThan(0.1);
});
