import { expect, test } from 'vitest';
import type { ExactCamera } from '../../visuals/scene-model.ts';
import type { Spot } from '../furnish/floor-plan.ts';
import { mirroredPlace } from './mirrored-places.ts';

const camera = { position: [0, 1.4, 2] } as unknown as ExactCamera;
const room = { width: 4, depth: 6, camera };
const mirror = (side: 'left' | 'back', x: number, z: number): Spot => ({ x, z, side, turnRad: 0 });

test.each([
  ['at a side wall beside us shows the other side wall', mirror('left', -2, 1.5), 'right', 3.5],
  ['ahead shows the wall behind us', mirror('back', 0.5, -3), 'near', 0.9],
] as const)('a mirror %s', (_, spot, wall, u) => {
  const place = mirroredPlace(room, spot);
  expect(place?.wall).toBe(wall);
  expect(place?.u).toBeCloseTo(u);
});

test('a mirror far along a side wall shows the wall ahead', () => {
  expect(mirroredPlace(room, mirror('left', -2, 0))).toBeUndefined();
});
