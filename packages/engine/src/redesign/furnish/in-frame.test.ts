import { expect, test } from 'vitest';
import { roomTypes } from '../../restyle/looks/names.ts';
import { drawnRoom, drawnStyles } from '../testing/drawn-room.ts';
import { drawnPicture } from '../testing/drawn-shell.ts';
import { backCost, cutCost, facing, shareBehind, tallCost } from './in-frame.ts';
import { RoomView, thingsMap } from './room-view.ts';

const { widthPx, heightPx } = drawnPicture;
const nothing = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);

const pieces = Array.from({ length: 110 }, (_, index) => drawnRoom(index + 1)).flatMap(
  ({ name, shell, plan }) => {
    const view = new RoomView(shell.camera, widthPx, heightPx, nothing);
    const [x, , z] = shell.camera.position;
    return plan.placed.map((one) => ({
      room: name,
      name: one.piece.name,
      sight: view.see(one),
      facing: facing(one.spot, { x, z }),
    }));
  },
);
const named = (...names: string[]) => pieces.filter(({ name }) => names.includes(name));
const told = (list: typeof pieces) => list.map(({ room, name }) => `${room}: ${name}`);

test('beds and sofas are in the picture', () => {
  const mains = named('Bed', 'Sofa');
  expect(mains.length).toBeGreaterThan(25);
  expect(told(mains.filter(({ sight }) => sight.visible < 0.8))).toEqual([]);
});

test('four-posters are placed with their posts away from the camera', () => {
  // seeds of bedrooms in the only style with four-posters
  const isOurs = (seed: number) =>
    drawnStyles[seed % drawnStyles.length] === 'Rustic' &&
    roomTypes[seed % roomTypes.length] === 'Bedroom';
  const seeds = Array.from({ length: 1650 }, (_, index) => index + 1).filter(isOurs);
  const beds = seeds.map(drawnRoom).flatMap(({ name, shell, plan }) => {
    const view = new RoomView(shell.camera, widthPx, heightPx, nothing);
    return plan.placed
      .filter(({ piece }) => piece.name === 'Bed')
      .map((one) => ({ name, piece: one.piece, sight: view.see(one) }));
  });
  const isTall = ({ piece }: (typeof beds)[number]) => piece.heightMetres > 1.5;
  const near = beds.filter(({ sight }) => sight.nearestMetres < 2.4);
  expect(beds.length).toBe(15);
  expect(near.length).toBeGreaterThan(2);
  expect(near.filter(isTall).map(({ name }) => name)).toEqual([]);
  expect(beds.filter(isTall).length).toBeGreaterThan(2);
});

test("chairs, lamps and plants aren't cropped by the frame", () => {
  const small = named('Armchair', 'House plant', 'Floor lamp', 'Pouf', 'Side table with lamp');
  expect(small.length).toBeGreaterThan(70);
  expect(told(small.filter(({ sight }) => sight.visible < 0.95))).toEqual([]);
});

test('armchairs are seen from the front or the side', () => {
  const chairs = named('Armchair');
  expect(chairs.length).toBeGreaterThan(15);
  expect(told(chairs.filter((one) => one.facing < -0.3))).toEqual([]);
});

test('no armchair is mostly hidden by another', () => {
  const chairs = named('Armchair');
  const hidden = chairs.filter((one) => {
    const others = chairs.filter((other) => other !== one && other.room === one.room);
    return (
      shareBehind(
        one.sight,
        others.map(({ sight }) => sight),
      ) > 0.45
    );
  });
  expect(told(hidden)).toEqual([]);
});

test('the cost of a seat grows with its angle', () => {
  const camera = { x: 0, z: 2 };
  const at = (turnRad: number) => backCost(facing({ x: 0, z: 0, turnRad }, camera));
  expect([at(0), at(Math.PI / 2), at(Math.PI)]).toEqual([0, 0, expect.closeTo(0.63)]);
});

test('the cost of a cropped main piece grows with the missing share', () => {
  expect([cutCost(0.9), cutCost(0.6)]).toEqual([0, expect.closeTo(0.75)]);
});

test('tall pieces cost more when near, edge-on or large', () => {
  const far = { nearestMetres: 4, share: 0.05 };
  expect(tallCost({ heightMetres: 0.8 }, { ...far, nearestMetres: 1 }, 0)).toBe(0);
  expect(tallCost({ heightMetres: 2 }, far, 0.9)).toBe(0);
  expect(tallCost({ heightMetres: 2 }, { ...far, nearestMetres: 1.2 }, 0.9)).toBeGreaterThan(0.3);
  expect(tallCost({ heightMetres: 2 }, far, 0.35)).toBeCloseTo(0.16);
  expect(tallCost({ heightMetres: 2 }, far, 0.29)).toBe(Infinity);
  expect(tallCost({ heightMetres: 2 }, { ...far, share: 0.15 }, 0.9)).toBeGreaterThan(0.3);
});
