import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';
import { drawnPicture, drawnShell } from '../testing/drawn-shell.ts';
import { FloorPlan, pieceBody, wallSpot } from './floor-plan.ts';
import { furnishRoom, styleRecord } from './furnish-room.ts';
import { Furnisher } from './furnisher.ts';
import { likeness, type OldPlaces, placesAmong } from './old-places.ts';
import { vanityPiece } from './pieces/bath.ts';
import { RoomView, thingsMap } from './room-view.ts';

const sink = { x: 0, y: 0.6, width: 0.4, height: 0.2 };
const thing = (name: string, box: typeof sink) => ({ name, likelihood: 0.9, box });

test('a vanity is the sink with adjacent cabinets and worktop', () => {
  const things = [
    thing('cabinets', { x: 0, y: 0.7, width: 0.5, height: 0.3 }),
    thing('sink', sink),
    thing('worktop', { x: 0.7, y: 0.6, width: 0.3, height: 0.1 }),
  ];
  expect([...placesAmong(things, 'Bathroom')]).toEqual([
    ['Vanity with basin', { x: 0, y: 0.6, width: 0.5, height: 0.4 }],
  ]);
});

test("a shower isn't a tub, and a tub extends up to the shower above it", () => {
  const shower = thing('shower', { x: 0.5, y: 0.1, width: 0.4, height: 0.6 });
  expect([...placesAmong([shower], 'Bathroom').keys()]).toEqual(['Shower']);
  const tub = thing('bathtub', { x: 0.5, y: 0.6, width: 0.4, height: 0.3 });
  expect(placesAmong([tub, shower], 'Bathroom').get('Bath tub')).toEqual({
    x: 0.5,
    y: 0.1,
    width: 0.4,
    height: expect.closeTo(0.8) as number,
  });
});

test('a long vanity stays as long', () => {
  const places: OldPlaces = new Map([
    ['Vanity with basin', placeOf('left', shell.depth - 1.5, [2.6, 0.52, 1.12])],
  ]);
  const wish = { style: 'Rustic', roomType: 'Bathroom', places };
  const { placed } = furnishRoom(shell, view, wish, createRandom(5)).plan;
  const vanity = placed.find(({ piece }) => piece.name === 'Vanity with basin');
  expect(vanity?.piece.widthMetres).toBeGreaterThanOrEqual(2);
});

test('a bedroom has no fixtures', () => {
  expect(placesAmong([thing('toilet', sink)], 'Bedroom').size).toBe(0);
});

test('likeness of an outline is intersection over union, clipped to the picture', () => {
  const outline = { left: -0.5, right: 0.4, top: 0.6, bottom: 0.8 };
  expect(likeness(outline, sink)).toBeCloseTo(1);
  expect(likeness({ ...outline, bottom: 1 }, sink)).toBeCloseTo(0.5);
  expect(likeness({ ...outline, top: 0.9, bottom: 1 }, sink)).toBe(0);
});

const { widthPx, heightPx } = drawnPicture;
const shell: PhotoShell = { ...drawnShell(createRandom(3)), width: 3.2, depth: 4.4, openings: [] };
const none = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);
const view = new RoomView(
  { ...shell.camera, position: [0, 1.4, 1.8], right: [1, 0, 0], forward: [0, 0, -1] },
  widthPx,
  heightPx,
  none,
);

test('a basin is placed beside a window, where its mirror has a wall', () => {
  const along = shell.depth - 1.5;
  const places: OldPlaces = new Map([
    ['Vanity with basin', placeOf('left', along, [1.2, 0.52, 1.12])],
  ]);
  const corner = { x: 0, y: 0 };
  const window = {
    side: 'left',
    kind: 'window',
    u0: along - 0.6,
    u1: along + 0.6,
    v0: 1.2,
    v1: 2.1,
    corners: [corner, corner, corner, corner],
  } as const;
  const withWindow = { ...shell, openings: [window] };
  const wish = { style: 'Rustic', roomType: 'Bathroom', places };
  const mirrorsOf = (room: PhotoShell) =>
    furnishRoom(room, view, wish, createRandom(5)).plan.placed.filter(
      ({ piece }) => piece.name === 'Mirror',
    );
  expect(mirrorsOf(shell)).toHaveLength(1);
  expect(mirrorsOf(withWindow)).toHaveLength(1);
});

test('a tub returns below a low window', () => {
  const along = shell.depth - 1.6;
  const places: OldPlaces = new Map([['Bath tub', placeOf('left', along, [1.7, 0.75, 0.6])]]);
  const corner = { x: 0, y: 0 };
  const corners = [corner, corner, corner, corner] as const;
  const u0 = along - 0.6;
  const window = { side: 'left', kind: 'window', u0, u1: along + 0.6, v0: 0.7, v1: 2.1 } as const;
  const wish = { style: 'Modern', roomType: 'Bathroom', places };
  const room = { ...shell, openings: [{ ...window, corners }] };
  const { placed } = furnishRoom(room, view, wish, createRandom(5)).plan;
  expect(placed.find(({ piece }) => piece.name === 'Bath tub')?.spot.side).toBe('left');
});

/** Outline of a fixture of a size at a wall. */
function placeOf(side: 'left' | 'right', along: number, [wide, deep, high]: readonly number[]) {
  const spot = wallSpot(shell, side, along);
  const inwards = side === 'left' ? deep! : -deep!;
  const { left, right, top, bottom } = view.see({
    rect: {
      x0: Math.min(spot.x, spot.x + inwards),
      x1: Math.max(spot.x, spot.x + inwards),
      z0: spot.z - wide! / 2,
      z1: spot.z + wide! / 2,
    },
    low: 0,
    high: high!,
  });
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return { x, y, width: Math.min(1, right) - x, height: Math.min(1, bottom) - y };
}

test.each(['left', 'right'] as const)('fixtures on the %s wall stay there', (side) => {
  const along = (fromBack: number) => (side === 'left' ? shell.depth - fromBack : fromBack);
  const places: OldPlaces = new Map([
    ['Vanity with basin', placeOf(side, along(1.6), [1.2, 0.52, 1.12])],
    ['Toilet', placeOf(side, along(0.5), [0.8, 0.55, 0.82])],
  ]);
  const wish = { style: 'Rustic', roomType: 'Bathroom', places };
  const { placed } = furnishRoom(shell, view, wish, createRandom(5)).plan;
  const sideOf = (name: string) => placed.find(({ piece }) => piece.name === name)?.spot.side;
  expect([sideOf('Vanity with basin'), sideOf('Toilet')]).toEqual([side, side]);
});

test.each(['Bathroom', 'Poweder Room'])(
  'a vanity of a %s leaves space for the toilet',
  (roomType) => {
    const long = roomType === 'Bathroom' ? 2 : 1.2;
    const toilet = placeOf('left', shell.depth - 2, [0.48, 0.55, 0.82]);
    const places: OldPlaces = new Map([
      ['Vanity with basin', placeOf('left', shell.depth - 1.4, [long, 0.52, 1.12])],
      ['Toilet', toilet],
    ]);
    const wish = { style: 'Rustic', roomType, places };
    const { placed } = furnishRoom(shell, view, wish, createRandom(5)).plan;
    const one = placed.find(({ piece }) => piece.name === 'Toilet');
    expect(one && likeness(view.see(one), toilet)).toBeGreaterThan(0.5);
    expect(placed.map(({ piece }) => piece.name)).toContain('Vanity with basin');
  },
);

test('a vanity leaves the toilet in view', () => {
  const toilet = placeOf('right', 1.2, [0.48, 0.55, 0.82]);
  const places: OldPlaces = new Map([
    ['Vanity with basin', placeOf('right', 2, [1, 0.52, 1.12])],
    ['Toilet', toilet],
  ]);
  const plan = new FloorPlan(shell);
  const record = styleRecord('Rustic');
  const context = new Furnisher({ plan, view, record, random: createRandom(1), places });
  const piece = vanityPiece(record, 0.9);
  const worthAt = (along: number) =>
    context.worthOfPlace(piece, view.see(pieceBody(piece, wallSpot(shell, 'right', along))));
  expect(worthAt(2)).toBeGreaterThan(1);
  expect(worthAt(1.6)).toBeLessThan(worthAt(2) - 0.5);
});
