import { expect, test } from 'vitest';
import type { Analysis } from '../../sense/analysis.ts';
import { surfaceOf } from '../../sense/analysis.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import { cornersAreVisible } from './visible-corners.ts';

const room = syntheticScene({ widthPx: 240 });
const back = room.planes.findIndex((plane) => plane.id === 'wall-back');

/** The same room with different light on each plane. */
function litBy(codes: readonly number[]): Analysis {
  const data = new Uint8ClampedArray(room.photo.data.length);
  for (let i = 0; i < room.planeOf.length; i++) {
    data.fill(codes[room.planeOf[i]!] ?? 128, 3 * i, 3 * i + 3);
  }
  return { ...room, photo: { ...room.photo, data } };
}

const seen = (analysis: Analysis) => cornersAreVisible(analysis, surfaceOf(analysis, 'wall'), back);

test('walls in different light meet in a corner', () => {
  expect(seen(litBy(room.planes.map((_, index) => 120 + 12 * index)))).toBe(true);
});

test('a wall ending in the middle of a plain wall has no corner there', () => {
  expect(seen(litBy(room.planes.map(() => 190)))).toBe(false);
});
