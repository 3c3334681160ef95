import { expect, test } from 'vitest';
import type { Scene } from '../../../../visuals/scene-model.ts';
import { eveningRooms } from './evening-rooms.ts';

const corners = [
  [0, 1, 0],
  [2, 1, 0],
  [2, 2.6, 0],
  [0, 1, 0],
  [2, 2.6, 0],
  [0, 2.6, 0],
].flat();

test('a lit room is brightest in its middle, and darker at floor, ceiling and corners', () => {
  const scene = {
    objects: [{ label: 'window' }],
    triangles: {
      count: 2,
      positions: Float32Array.from(corners),
      objects: Uint16Array.of(0, 0),
    },
  } as unknown as Scene;
  const at = eveningRooms(scene, 3);
  const level = (x: number, y: number) => at(0, Float64Array.of(x, y, 0));
  const rows = [1.02, 1.4, 1.8, 2.2, 2.58].map((y) => level(1, y));
  const best = Math.max(...rows);
  expect(rows[0]).toBeLessThan(0.75 * best);
  expect(rows[4]).toBeLessThan(0.85 * best);
  expect(Math.min(level(0, 1), level(2, 1))).toBeLessThan(0.65 * best);
});
