import { expect, test } from 'vitest';
import { pieceBody, type Spot } from '../../furnish/floor-plan.ts';
import { styleRecord } from '../../furnish/furnish-room.ts';
import { bed } from '../../furnish/pieces/bedroom.ts';
import { armchairPiece } from '../../furnish/pieces/seats.ts';
import { shell, size } from '../seen-room.fixture.ts';
import { fitPiece, likenessOf } from './fit-piece.ts';
import { eachPixelOf } from './piece-outline.ts';

const record = styleRecord('Modern');
const beds = [1.8, 1.4, 0.9].map((width) => bed(record, width, 0));

/** Outline of a bed, low in front of its headboard. */
function oldBed(width: number, spot: Spot): Uint8Array {
  const piece = bed(record, width, 0);
  const pixels = new Uint8Array(size.widthPx * size.heightPx);
  const { footprint } = piece;
  const head = { ...piece, footprint: { ...footprint, z1: 0.3 } };
  for (const one of [head, { ...piece, heightMetres: 0.72 }])
    eachPixelOf(pieceBody(one, spot), shell, size, (at) => {
      pixels[at] = 1;
    });
  return pixels;
}

test.each([
  ['at the back wall', 1.8, { x: 0.4, z: -2.3, turnRad: 0 }],
  ['at the left wall', 1.4, { x: -1.8, z: -1, turnRad: Math.PI / 2 }],
])('a bed %s is found in its place, with its head where it was', (_name, width, spot) => {
  const found = fitPiece(oldBed(width, spot), beds, shell, size)!;
  expect(found.likeness).toBeGreaterThan(0.85);
  expect(found.piece.widthMetres).toBeCloseTo(width + 0.24, 5);
  expect(Math.abs(found.spot.x - spot.x)).toBeLessThan(0.2);
  expect(Math.abs(found.spot.z - spot.z)).toBeLessThan(0.3);
  expect(found.spot.turnRad).toBe(spot.turnRad);
});

test('another thing in the place of an old one is less like it', () => {
  const spot = { x: 0.4, z: -2.3, turnRad: 0 };
  const old = oldBed(1.8, spot);
  const chair = { piece: armchairPiece(record), spot };
  expect(likenessOf(old, chair, shell, size)).toBeLessThan(0.4);
});

test('nothing takes the place of nothing', () =>
  expect(
    fitPiece(new Uint8Array(size.widthPx * size.heightPx), beds, shell, size),
  ).toBeUndefined());
