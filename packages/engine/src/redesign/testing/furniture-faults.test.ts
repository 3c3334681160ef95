import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import { FloorPlan, type Spot } from '../furnish/floor-plan.ts';
import { styleRecord } from '../furnish/furnish-room.ts';
import { benchPiece } from '../furnish/pieces/seats.ts';
import { wardrobePiece } from '../furnish/pieces/storage.ts';
import { deskPiece } from '../furnish/pieces/tables.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';
import { drawnShell } from './drawn-shell.ts';
import { findFurnitureFaults } from './furniture-faults.ts';

const corner = { x: 0, y: 0 };
const corners = [corner, corner, corner, corner] as const;
/**
 * Four by six metres; a door on the left, 3 to 4 metres from the camera's end, and a floor-length window at the
 * back.
 */
const shell: PhotoShell = {
  ...drawnShell(createRandom(1)),
  width: 4,
  depth: 6,
  height: 2.6,
  openings: [
    { side: 'left', kind: 'door', u0: 3, u1: 4, v0: 0.02, v1: 2, corners },
    { side: 'back', kind: 'window', u0: 2.4, u1: 3.8, v0: 0.02, v1: 2, corners },
  ],
};

function faultsOf(...placed: readonly (readonly [ReturnType<typeof benchPiece>, Spot])[]) {
  const plan = new FloorPlan(shell);
  for (const [piece, spot] of placed) plan.add(piece, spot);
  const record = styleRecord('Modern');
  return findFurnitureFaults({ seed: 1, shell, plan, record }).map(({ fault }) => fault);
}

const bench = benchPiece(1.2);
const free: Spot = { x: 0, z: 0, turnRad: 0 };

test('correctly placed furniture has no faults', () => {
  expect(
    faultsOf(
      [bench, free],
      [bench, { ...free, z: 2.2 }],
      [wardrobePiece(1.1, 2.6), { x: -1, z: -3, turnRad: 0, side: 'back' }],
      [deskPiece(), { x: 2, z: 1, turnRad: -Math.PI / 2, side: 'right' }],
    ),
  ).toEqual([]);
});

test.each([
  ['outside the room', { x: 2.1, z: 0, turnRad: 0 }],
  ['outside the room', { x: 0, z: 0, y: -0.1, turnRad: 0 }],
  ['in a wall', { x: 1.5, z: 0, turnRad: 0 }],
  ['in the air', { x: 0, z: 0, y: 0.3, turnRad: 0 }],
  ['before a door', { x: -0.8, z: -0.5, turnRad: 0 }],
  ['before a window that opens to the floor', { x: 1, z: -2.5, turnRad: 0 }],
])('a bench %s is found', (fault, spot) => {
  expect(faultsOf([bench, spot])).toEqual([fault]);
});

test("a bench inside a wardrobe is found, one in front isn't", () => {
  const wardrobe = [wardrobePiece(1.1, 2.6), { x: -1, z: -3, turnRad: 0 }] as const;
  expect(faultsOf(wardrobe, [bench, { x: -0.2, z: -2.7, turnRad: 0 }])).toEqual([
    'in another piece',
  ]);
  expect(faultsOf(wardrobe, [bench, { x: -1, z: -2.1, turnRad: 0 }])).toEqual([]);
});
