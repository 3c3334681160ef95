import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import { interiorStyles } from '../../styles/styles.ts';
import { builtPieces } from '../testing/built-pieces.ts';
import { drawnRoom } from '../testing/drawn-room.ts';
import { drawnPicture, drawnShell } from '../testing/drawn-shell.ts';
import { findFurnitureFaults } from '../testing/furniture-faults.ts';
import { overlap } from './floor-plan.ts';
import { furnishRoom } from './furnish-room.ts';
import { RoomView, thingsMap } from './room-view.ts';
import { lampsApartMetres } from './zones/add-zones.ts';

/** Seeds that cover each style in each room type once. */
const rooms = Array.from({ length: 110 }, (_, index) => drawnRoom(index + 1));
const builtRooms = rooms.map((room) => ({ room, built: builtPieces(room) }));

/** Some styles have wall-hung vanities and toilets. */
const wallHung: readonly string[] = ['Vanity with basin', 'Toilet'];

test('every piece is inside the room and has its stated size', () => {
  for (const { room, built } of builtRooms) {
    const { width, depth, height } = room.shell;
    for (const { placed, low, high } of built) {
      const over = 0.13;
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

test('furnishing is unchanged; update the figures with any intended change', () => {
  const sums = { pieces: 0, x: 0, z: 0, turns: 0, low: 0, squareMetres: 0 };
  for (const { spot, low, rect } of rooms.flatMap(({ plan }) => plan.placed)) {
    sums.pieces += 1;
    sums.x += spot.x;
    sums.z += spot.z;
    sums.turns += spot.turnRad;
    sums.low += low;
    sums.squareMetres += (rect.x1 - rect.x0) * (rect.z1 - rect.z0);
  }
  expect(sums).toEqual({
    pieces: 1047,
    x: expect.closeTo(-146.47, 2),
    z: expect.closeTo(-1877.77, 2),
    turns: expect.closeTo(60.01, 2),
    low: expect.closeTo(1165.87, 2),
    squareMetres: expect.closeTo(689.28, 2),
  });
});

test('no piece is outside the room, in a wall, in another, in the air or in the way', () => {
  const faults = builtRooms.flatMap(({ room, built }) =>
    findFurnitureFaults(room, built).map(({ fault, piece }) => `${room.name}: ${piece} ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each([26, 36, 37])('no plant in front of the island of kitchen %i', (seed) => {
  const { widthPx, heightPx } = drawnPicture;
  const random = createRandom(seed);
  const shell = drawnShell(random);
  // furniture all over the photo: every place looks like an old one
  const before = thingsMap(new Uint8Array(widthPx * heightPx).fill(1), widthPx, heightPx);
  const view = new RoomView(shell.camera, widthPx, heightPx, before);
  const wish = { style: seed % 2 === 0 ? 'Modern' : 'Rustic', roomType: 'Kitchen' };
  const { placed } = furnishRoom(shell, view, wish, random).plan;
  const seen = (name: string) =>
    placed.filter(({ piece }) => piece.name === name).map((one) => view.see(one));
  const [island] = seen('Kitchen island');
  expect(island).toBeDefined();
  for (const plant of seen('House plant')) {
    const isNearer = plant.nearestMetres < island!.nearestMetres;
    const isBefore = plant.left < island!.right && plant.right > island!.left;
    expect(isNearer && isBefore).toBe(false);
  }
});

test('the main piece is present unless doors and windows leave no wall for it', () => {
  const mains: Readonly<Record<string, string>> = {
    Bedroom: 'Bed',
    'Living Room': 'Sofa',
    Den: 'Sofa',
    Kitchen: 'Base cabinets with worktop',
    Bathroom: 'Vanity with basin',
  };
  expect(rooms.filter(({ hasMain }) => !hasMain).map(({ name }) => name)).toEqual([
    '75 Minimal Barbershop',
    '108 Farmhouse Barbershop',
  ]);
  for (const { name, roomType, plan } of rooms) {
    const main = mains[roomType];
    if (main)
      expect(
        plan.placed.map(({ piece }) => piece.name),
        name,
      ).toContain(main);
  }
});

test('no picture overlaps the edge of a splashback', () => {
  let kitchens = 0;
  for (const { name, roomType, plan } of rooms) {
    if (roomType !== 'Kitchen') continue;
    kitchens++;
    const named = (wanted: string) => plan.placed.filter(({ piece }) => piece.name === wanted);
    for (const picture of named('Picture'))
      for (const tiles of named('Splashback')) {
        const isOver =
          picture.low < tiles.high &&
          tiles.low < picture.high &&
          overlap(picture.rect, tiles.rect, 0);
        expect(isOver, name).toBe(false);
      }
  }
  expect(kitchens).toBeGreaterThan(5);
});

test('a second floor lamp is in another group', () => {
  const lamps = rooms.map(({ plan }) =>
    plan.placed.filter((one) => one.piece.name === 'Floor lamp'),
  );
  const apart = ([one, other]: (typeof lamps)[number]) =>
    one && other ? Math.hypot(one.spot.x - other.spot.x, one.spot.z - other.spot.z) : Infinity;
  const isClose = (_: unknown, at: number) =>
    lamps[at]!.length > 2 || apart(lamps[at]!) < lampsApartMetres;
  expect(rooms.filter(isClose).map(({ name }) => name)).toEqual([]);
  expect(lamps.flat().length).toBeGreaterThan(10);
});

test('no two styles furnish a bedroom with the same pieces', () => {
  const owners = new Map<string, string>();
  const alike: string[] = [];
  for (const { name, furniture } of interiorStyles) {
    const { bed, pendant, art } = furniture;
    const pieces = JSON.stringify([bed, pendant, art]);
    const owner = owners.get(pieces);
    if (owner !== undefined) alike.push(`${owner} and ${name}: bed, pendant and art are the same`);
    owners.set(pieces, name);
  }
  expect(alike).toEqual([]);
});
