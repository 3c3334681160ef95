import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import type { PhotoShell } from '../../shell/photo-shell.ts';
import { drawnPicture, drawnShell } from '../../testing/drawn-shell.ts';
import { type Body, rectAt, type Spot } from '../floor-plan.ts';
import { furnishRoom } from '../furnish-room.ts';
import type { PlaceInPicture } from '../old-places.ts';
import { RoomView, thingsMap } from '../room-view.ts';
import { islandDepth } from './old-island.ts';

const { widthPx, heightPx } = drawnPicture;
const shell: PhotoShell = { ...drawnShell(createRandom(3)), width: 5.4, depth: 6.4, openings: [] };
const camera = {
  ...shell.camera,
  position: [0.9, 1.5, 2.9],
  right: [1, 0, 0],
  forward: [0, 0, -1],
} as const;

const boxOf = (view: RoomView, body: Body): PlaceInPicture => {
  const { left, right, top, bottom } = view.see(body);
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** A photo whose only things are these boxes. */
function viewOf(boxes: readonly PlaceInPicture[]): RoomView {
  const isThing = new Uint8Array(widthPx * heightPx);
  for (const { x, y, width, height } of boxes)
    for (let row = Math.floor(y * heightPx); row < (y + height) * heightPx; row++)
      isThing.fill(
        1,
        row * widthPx + Math.floor(x * widthPx),
        row * widthPx + (x + width) * widthPx,
      );
  return new RoomView(camera, widthPx, heightPx, thingsMap(isThing, widthPx, heightPx));
}

const wish = { style: 'Modern', roomType: 'Kitchen' };
const empty = viewOf([]);
const bodyAt = (spot: Spot): Body => ({
  rect: rectAt(spot, { x0: -1.1, x1: 1.1, z0: -islandDepth / 2, z1: islandDepth / 2 }),
  low: 0,
  high: 0.94,
});

test('an island pointing away from the camera replaces one that did', () => {
  const box = boxOf(empty, bodyAt({ x: -0.6, z: 0, turnRad: Math.PI / 2 }));
  const { placed } = furnishRoom(
    { ...shell, camera },
    viewOf([box]),
    { ...wish, cabinets: [box] },
    createRandom(5),
  ).plan;
  const [island] = placed.filter(({ piece }) => piece.name === 'Kitchen island');
  expect(Math.abs(island?.spot.turnRad ?? 0)).toBeCloseTo(Math.PI / 2);
  expect(island?.spot.x).toBeGreaterThan(-1.3);
  expect(island?.spot.x).toBeLessThan(0.1);
});

test('without an old one it faces the camera', () => {
  const { placed } = furnishRoom({ ...shell, camera }, empty, wish, createRandom(5)).plan;
  const [island] = placed.filter(({ piece }) => piece.name === 'Kitchen island');
  expect(island?.spot.turnRad).toBe(0);
});
