import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../random/random.ts';
import { interiorStyles, roomTypes } from '../../restyle/looks/names.ts';
import { SceneBuilder } from '../../visuals/scene/builder.ts';
import type { Vector3 } from '../../visuals/scene-model.ts';
import type { PhotoShell, ShellOpening } from '../shell/photo-shell.ts';
import { overlap, type PlacedPiece, sides, wallLength } from './floor-plan.ts';
import { furnishRoom } from './furnish-room.ts';
import { RoomView, thingsMap } from './room-view.ts';
import { styleKit } from './style-kit.ts';

const picture = { widthPx: 960, heightPx: 640 };

/** A room with a window, perhaps a door, seen level from its open side. */
function drawnShell(random: Random): PhotoShell {
  const width = random.between(3.2, 6);
  const depth = random.between(4.4, 7);
  const height = random.between(2.4, 3);
  const yaw = random.between(-0.5, 0.5);
  const opening = (kind: 'window' | 'door'): ShellOpening => {
    const side = random.pick(sides);
    const length = wallLength({ width, depth } as PhotoShell, side);
    const u0 = random.between(0.3, length - 1.6);
    const corner = { x: 0, y: 0 };
    return {
      side,
      kind,
      u0,
      u1: u0 + (kind === 'door' ? 0.9 : 1.2),
      v0: kind === 'door' ? 0.02 : 0.9,
      v1: 2.05,
      corners: [corner, corner, corner, corner],
    };
  };
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return {
    width,
    depth,
    height,
    openings: random.chance(0.5) ? [opening('window'), opening('door')] : [opening('window')],
    camera: {
      widthPx: picture.widthPx,
      position: [random.between(-0.5, 0.5), 1.4, depth / 2 - 1],
      right: [cos, 0, sin],
      up: [0, 1, 0],
      forward: [sin, 0, -cos],
      focalPx: 0.55 * picture.widthPx,
      centreX: picture.widthPx / 2,
      centreY: picture.heightPx / 2,
    },
  };
}

const nothing = thingsMap(
  new Uint8Array(picture.widthPx * picture.heightPx),
  picture.widthPx,
  picture.heightPx,
);

/** All combinations of a style and a room type once, each in a room of its own. */
const rooms = interiorStyles.flatMap((style, row) =>
  roomTypes.map((roomType, column) => {
    const random = createRandom(row * 31 + column + 7);
    const shell = drawnShell(random);
    const view = new RoomView(shell.camera, picture.widthPx, picture.heightPx, nothing);
    const { plan, record, hasMain } = furnishRoom(shell, view, { style, roomType }, random);
    return { name: `${style} ${roomType}`, roomType, shell, plan, record, hasMain };
  }),
);

/** Vanities and toilets of some styles hang on the wall. */
const wallHung: readonly string[] = ['Vanity with basin', 'Toilet'];

/** The bounds of what is really built of a piece. */
function built({ piece, spot }: PlacedPiece, room: (typeof rooms)[number]) {
  const b = new SceneBuilder();
  const random = createRandom(1);
  const kit = styleKit(b, room.record, random);
  b.begin('furniture', piece.name);
  b.place({ at: [spot.x, spot.y ?? 0, spot.z], turnRad: spot.turnRad }, () =>
    piece.build({ b, kit, random, ceilingMetres: room.shell.height }),
  );
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < b.triangles.count * 9; at++) {
    const value = b.triangles.positions[at]!;
    low[at % 3] = Math.min(low[at % 3]!, value);
    high[at % 3] = Math.max(high[at % 3]!, value);
  }
  return { low: low as unknown as Vector3, high: high as unknown as Vector3 };
}

test('every piece stands or hangs inside the room and is as large as it says', () => {
  for (const room of rooms) {
    const { width, depth, height } = room.shell;
    for (const placed of room.plan.placed) {
      const { low, high } = built(placed, room);
      // leaves hang over
      const over = placed.piece.name === 'House plant' ? 0.45 : 0.13;
      const what = `${room.name}: ${placed.piece.name}`;
      expect(low[0], what).toBeGreaterThan(-width / 2 - over);
      expect(high[0], what).toBeLessThan(width / 2 + over);
      expect(low[2], what).toBeGreaterThan(-depth / 2 - over);
      expect(high[2], what).toBeLessThan(depth / 2 + over);
      expect(low[1], what).toBeGreaterThan(-0.02);
      expect(high[1], what).toBeLessThan(height + 0.02);
      if (placed.low === 0 && !wallHung.includes(placed.piece.name))
        expect(low[1], what).toBeLessThan(0.11);
      expect(high[0] - low[0], what).toBeLessThan(placed.rect.x1 - placed.rect.x0 + 2 * over);
      expect(high[2] - low[2], what).toBeLessThan(placed.rect.z1 - placed.rect.z0 + 2 * over);
    }
  }
});

test('no piece stands in another', () => {
  for (const { name, plan } of rooms) {
    const standing = plan.placed.filter(({ piece }) => !piece.isFlat);
    for (const [index, one] of standing.entries())
      for (const other of standing.slice(0, index)) {
        const isApart =
          one.low >= other.high - 0.02 ||
          other.low >= one.high - 0.02 ||
          !overlap(one.rect, other.rect);
        expect(isApart, `${name}: ${one.piece.name} / ${other.piece.name}`).toBe(true);
      }
  }
});

test('the floor before doors stays free', () => {
  for (const { name, plan } of rooms)
    for (const placed of plan.placed) {
      if (placed.piece.isFlat || placed.low > 2) continue;
      const isFree = plan.paths.every((path) => !overlap(path, placed.rect));
      expect(isFree, `${name}: ${placed.piece.name}`).toBe(true);
    }
});

test('the main piece is there', () => {
  const mains: Readonly<Record<string, string>> = {
    Bedroom: 'Bed',
    'Living Room': 'Sofa',
    Den: 'Sofa',
    Kitchen: 'Base cabinets with worktop',
    Bathroom: 'Vanity with basin',
  };
  for (const { name, roomType, plan, hasMain } of rooms) {
    expect(hasMain, name).toBe(true);
    const main = mains[roomType];
    if (main)
      expect(
        plan.placed.map(({ piece }) => piece.name),
        name,
      ).toContain(main);
  }
});

test('no two styles furnish a bedroom with the same pieces', () => {
  const lists = rooms
    .filter(({ roomType }) => roomType === 'Bedroom')
    .map(({ record }) => JSON.stringify([record.bed, record.pendant, record.art]));
  expect(new Set(lists).size).toBe(interiorStyles.length);
});
