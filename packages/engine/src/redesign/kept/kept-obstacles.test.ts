import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import { paintedPart } from '../../restyle/kept/painted-parts.ts';
import { roomTypes } from '../../restyle/looks/names.ts';
import { overlap } from '../furnish/floor-plan.ts';
import { furnishRoom } from '../furnish/furnish-room.ts';
import { laidOut } from '../furnish/given-layout.ts';
import { RoomView, thingsMap } from '../furnish/room-view.ts';
import { piecesOf } from '../room-facts.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';
import { keptObstacles } from './kept-obstacles.ts';

const picture = { widthPx: 240, heightPx: 160 };
const { widthPx, heightPx } = picture;

/** 5 by 6 m, level camera at its open side. */
const shell: PhotoShell = {
  width: 5,
  depth: 6,
  height: 2.6,
  openings: [],
  camera: {
    widthPx,
    position: [0, 1.4, 2],
    right: [1, 0, 0],
    up: [0, 1, 0],
    forward: [0, 0, -1],
    focalPx: 0.55 * widthPx,
    centreX: widthPx / 2,
    centreY: heightPx / 2,
  },
};
const nothing = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);
const view = new RoomView(shell.camera, widthPx, heightPx, nothing);

function kept(name: string, box: { x: number; y: number; width: number; height: number }) {
  const matte = new Float32Array(widthPx * heightPx);
  for (let y = box.y * heightPx; y < (box.y + box.height) * heightPx; y++)
    for (let x = box.x * widthPx; x < (box.x + box.width) * widthPx; x++)
      matte[Math.floor(y) * widthPx + Math.floor(x)] = 1;
  return { name, box, matte };
}

// its foot is 2 m from the back wall, 3 m from the camera
const bed = kept('bed', { x: 0.35, y: 0.55, width: 0.3, height: 0.34 });
const obstacles = keptObstacles([bed], shell, view, widthPx, heightPx);

test('a thing on the floor extends from its foot to the wall behind it', () => {
  expect(obstacles).toHaveLength(1);
  const { rect, spot, low } = obstacles[0]!;
  expect(spot.side).toBe('back');
  expect([low, rect.z0]).toEqual([0, -3]);
  expect(rect.z1).toBeCloseTo(-0.93, 1);
  expect(rect.x0).toBeCloseTo(-rect.x1, 1);
});

test('new pieces neither intersect nor hide it, and it replaces a new bed', () => {
  for (const roomType of roomTypes) {
    const furnished = furnishRoom(
      shell,
      view,
      { style: 'Modern', roomType },
      createRandom(3),
      obstacles,
    );
    const pieces = furnished.plan.placed.filter(({ piece }) => !piece.isKept);
    for (const one of pieces) {
      if (one.piece.isFlat) continue;
      expect(one.piece.name).not.toBe('Bed');
      const isApart = one.low >= obstacles[0]!.high || !overlap(one.rect, obstacles[0]!.rect);
      expect(isApart, `${roomType}: ${one.piece.name}`).toBe(true);
      expect(obstacles[0]!.isHiddenBy(one), `${roomType}: ${one.piece.name}`).toBe(false);
    }
    const plan = laidOut(furnished, undefined);
    expect(piecesOf(plan).map(({ name }) => name)).not.toContain('bed');
    if (roomType === 'Bedroom') expect(furnished.hasMain).toBe(true);
  }
});

test('a manual layout leaves out pieces that would intersect it', () => {
  const furnished = furnishRoom(
    shell,
    view,
    { style: 'Modern', roomType: 'Bedroom' },
    createRandom(3),
    obstacles,
  );
  const at = (x: number, z: number) => ({
    origin: { name: 'Chest of drawers' },
    x,
    z,
    turnDegrees: 0,
  });
  const plan = laidOut(furnished, [at(0, -1.5), at(1.8, -2.9)]);
  expect(plan.leftOut).toEqual(['Chest of drawers']);
  expect(plan.plan.placed).toHaveLength(1);
});

test('a painted fireplace goes down to the floor, a painted clock hangs', () => {
  // the back wall is seen from .31 to .69 of the width, its foot at .71 of the height
  const [hearth] = keptObstacles(
    [kept(paintedPart, { x: 0.45, y: 0.42, width: 0.1, height: 0.3 })],
    ...([shell, view, widthPx, heightPx] as const),
  );
  expect(hearth!.spot.side).toBe('back');
  expect(hearth!.low).toBe(0);
  expect(hearth!.high).toBeCloseTo(1.8, 0);
  expect(hearth!.rect.z1 - hearth!.rect.z0).toBeCloseTo(0.3, 1);
  const [clock] = keptObstacles(
    [kept(paintedPart, { x: 0.46, y: 0.34, width: 0.06, height: 0.08 })],
    ...([shell, view, widthPx, heightPx] as const),
  );
  expect(clock!.low).toBeGreaterThan(1.4);
  expect(clock!.spot.side).toBe('back');
});
