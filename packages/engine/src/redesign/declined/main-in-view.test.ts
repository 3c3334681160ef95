import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import type { PlacedPiece } from '../furnish/floor-plan.ts';
import { atWall } from '../furnish/piece.ts';
import { drawnPicture, drawnShell } from '../testing/drawn-shell.ts';
import { isMainCut } from './main-in-view.ts';

const shell = drawnShell(createRandom(3));
const camera = {
  ...shell.camera,
  position: [0, 1.4, 2] as const,
  right: [1, 0, 0] as const,
  forward: [0, 0, -1] as const,
};
const place = (name: string, z: number): PlacedPiece => ({
  piece: atWall(name, [2, 0.9, 0.85], () => undefined),
  spot: { x: 0, z, turnRad: 0 },
  rect: { x0: -1, x1: 1, z0: z, z1: z + 0.9 },
  low: 0,
  high: 0.85,
});
const isCut = (one: PlacedPiece, roomType = 'Living Room') =>
  isMainCut({ placed: [one] }, { camera }, drawnPicture, roomType);

test('a sofa in the room is whole, one before the lens is cut', () => {
  expect(isCut(place('Sofa', -2))).toBe(false);
  expect(isCut(place('Sofa', 0.3))).toBe(true);
});

test('other pieces, and things that stay, may be cut', () => {
  expect(isCut(place('Pouf', 0.3))).toBe(false);
  expect(isCut(place('Dining table', 0.3), 'Kitchen')).toBe(false);
  const sofa = place('Sofa', 0.3);
  expect(isCut({ ...sofa, piece: { ...sofa.piece, isKept: true } })).toBe(false);
});
