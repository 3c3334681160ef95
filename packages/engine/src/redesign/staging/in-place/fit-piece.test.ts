import { expect, test } from 'vitest';
import { styleRecord } from '../../furnish/furnish-room.ts';
import { bed } from '../../furnish/pieces/bedroom.ts';
import { shell, size } from '../seen-room.fixture.ts';
import { fitPiece } from './fit-piece.ts';
import { outlinePixels, seenShare } from './outlines.ts';
import { scaledPiece } from './scaled-piece.ts';

const record = styleRecord('Modern');
const beds = [1.8, 1.3, 0.9].map((width) => bed(record, width, 0));
const nothing = new Uint8Array(size.widthPx * size.heightPx);

test.each([
  ['at the back wall', { x: 0.4, z: -2.3, turnRad: 0 }],
  ['at the left wall', { x: -1.8, z: -1, turnRad: Math.PI / 2 }],
])('a bed %s is covered in its place, with its head where it was', (_name, spot) => {
  const old = outlinePixels({ piece: scaledPiece(beds[1]!, [1.1, 0.9, 1]), spot }, shell, size);
  const found = fitPiece({ ...size, old, stays: nothing }, beds, shell)!;
  expect(found.likeness).toBeGreaterThan(0.93);
  expect(Math.abs(found.piece.widthMetres - 1.69)).toBeLessThan(0.3);
  expect(Math.hypot(found.spot.x - spot.x, found.spot.z - spot.z)).toBeLessThan(0.32);
  expect(Math.abs(found.spot.turnRad - spot.turnRad)).toBeLessThan(0.1);
});

test('nothing takes the place of nothing', () =>
  expect(fitPiece({ ...size, old: nothing, stays: nothing }, beds, shell)).toBeUndefined());

test('the nearer a bed reaches, the more of it is cut', () => {
  const seenAt = (x: number) =>
    seenShare({ piece: beds[1]!, spot: { x, z: -2.3, turnRad: 0 } }, shell, size);
  expect(seenAt(0)).toBeCloseTo(0.62, 1);
  expect(seenAt(1.4)).toBeLessThan(0.5);
});
