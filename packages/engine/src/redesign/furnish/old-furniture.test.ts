import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';
import { drawnPicture, drawnShell } from '../testing/drawn-shell.ts';
import { type Body, rectAt, type Spot, wallSpot } from './floor-plan.ts';
import { furnishRoom } from './furnish-room.ts';
import { furnitureAmong, type OldKind } from './old-furniture.ts';
import { likeness, type PlaceInPicture } from './old-places.ts';
import { RoomView, thingsMap } from './room-view.ts';

const detected = (kind: string, score: number, box: PlaceInPicture) => ({ kind, score, box });
const table = { x: 0.5, y: 0.5, width: 0.3, height: 0.3 };

test('a dining table has chairs, except in a dining room', () => {
  const alone = [detected('dining table', 0.6, table)];
  const chair = (x: number) => detected('chair', 0.5, { x, y: 0.6, width: 0.1, height: 0.2 });
  const seated = [...alone, chair(0.45), chair(0.7)];
  const finds = (list: typeof alone, room: string) => furnitureAmong(list, room).size;
  expect([finds(alone, 'Kitchen'), finds(seated, 'Kitchen')]).toEqual([0, 1]);
  expect(finds(alone, 'Dining Room')).toBe(1);
  expect(finds(seated, 'Bathroom')).toBe(0);
});

test('of two boxes of one bed the larger counts, and two beds are two', () => {
  const whole = { x: 0, y: 0.4, width: 0.5, height: 0.6 };
  const part = { x: 0.05, y: 0.6, width: 0.3, height: 0.4 };
  const other = { x: 0.6, y: 0.5, width: 0.5, height: 0.4 };
  const beds = [part, other, whole].map((box) => detected('bed', 0.7, box));
  const inPicture = { ...other, width: expect.closeTo(0.4) as number };
  expect(furnitureAmong(beds, 'Bedroom').get('bed')).toEqual([whole, inPicture]);
  expect(furnitureAmong([detected('bed', 0.2, whole)], 'Bedroom').size).toBe(0);
});

const { widthPx, heightPx } = drawnPicture;
const shell: PhotoShell = {
  ...drawnShell(createRandom(3)),
  width: 5,
  depth: 6,
  height: 2.6,
  openings: [],
};
const camera = {
  ...shell.camera,
  position: [0, 1.4, 2.9],
  right: [1, 0, 0],
  forward: [0, 0, -1],
} as const;
const room = { ...shell, camera };
const view = new RoomView(
  camera,
  widthPx,
  heightPx,
  thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx),
);

function placeOf(spot: Spot, [wide, deep, low, high]: readonly [number, number, number, number]) {
  const body: Body = {
    rect: rectAt(spot, { x0: -wide / 2, x1: wide / 2, z0: 0, z1: deep }),
    low,
    high,
  };
  const { left, right, top, bottom } = view.see(body);
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return { x, y, width: Math.min(1, right) - x, height: Math.min(1, bottom) - y };
}

function placedIn(roomType: string, kind: OldKind, places: readonly PlaceInPicture[]) {
  const wish = { style: 'MidCentury', roomType, furniture: new Map([[kind, places]]) };
  return furnishRoom(room, view, wish, createRandom(7)).plan.placed;
}

test.each([
  ['left', 3.6],
  ['back', 1.6],
  ['right', 2.4],
] as const)('a bed returns to the %s wall', (side, u) => {
  const place = placeOf(wallSpot(room, side, u), [1.8, 2.1, 0, 1.1]);
  const bed = placedIn('Bedroom', 'bed', [place]).find(({ piece }) => piece.name === 'Bed')!;
  expect(bed.spot.side).toBe(side);
  expect(likeness(view.see(bed), place)).toBeGreaterThan(0.6);
});

test('a second bed returns beside the first', () => {
  const first = placeOf(wallSpot(room, 'back', 1.4), [1.8, 2.1, 0, 1.1]);
  const second = placeOf(wallSpot(room, 'back', 3.9), [1.1, 2.1, 0, 1.1]);
  const beds = placedIn('Bedroom', 'bed', [first, second]).filter(
    ({ piece }) => piece.name === 'Bed',
  );
  expect(beds).toHaveLength(2);
  expect(likeness(view.see(beds[1]!), second)).toBeGreaterThan(0.4);
});

test('a television returns to its wall, and the sofa faces it', () => {
  const screen = placeOf(wallSpot(room, 'right', 2), [1.2, 0.1, 0.9, 1.6]);
  const placed = placedIn('Living Room', 'television', [screen]);
  const sideOf = (name: string) =>
    placed.find(({ piece }) => piece.name.startsWith(name))?.spot.side;
  expect(sideOf('Television')).toBe('right');
  expect(sideOf('Sofa')).not.toBe('right');
});

test('people eat in a kitchen where they ate before', () => {
  const place = placeOf({ x: 0.2, z: 0.2, turnRad: 0 }, [1.9, 1.9, 0, 0.86]);
  const [one] = placedIn('Kitchen', 'dining table', [place]).filter(({ piece }) =>
    piece.name.startsWith('Dining table'),
  );
  expect(one && likeness(view.see(one), place)).toBeGreaterThan(0.4);
});
