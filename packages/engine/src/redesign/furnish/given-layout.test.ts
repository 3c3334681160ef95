import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';
import { furnishRoom } from './furnish-room.ts';
import { type LayoutPiece, laidOut } from './given-layout.ts';
import { RoomView, thingsMap } from './room-view.ts';

const [widthPx, heightPx] = [960, 640];
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
    focalPx: 530,
    centreX: widthPx / 2,
    centreY: heightPx / 2,
  },
};

function seedPlan() {
  const nothing = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);
  const view = new RoomView(shell.camera, widthPx, heightPx, nothing);
  const wish = { style: 'Rustic', roomType: 'Living Room' };
  return furnishRoom(shell, view, wish, createRandom(4));
}

const two = (value: number) => Math.round(value * 100) / 100;
const asGiven = (own: number): LayoutPiece => {
  const { spot } = seedPlan().plan.placed[own]!;
  const turnDegrees = Math.round((spot.turnRad * 180) / Math.PI);
  return { origin: { own }, x: two(spot.x), z: two(spot.z), turnDegrees };
};
const names = (given: ReturnType<typeof laidOut>) =>
  given.plan.placed.map(({ piece }) => piece.name);

test("the seed's plan, given back in rounded figures, fits completely", () => {
  const own = seedPlan();
  const given = laidOut(
    own,
    own.plan.placed.map((_, index) => asGiven(index)),
  );
  expect(given.leftOut).toEqual([]);
  expect(names(given)).toEqual(own.plan.placed.map(({ piece }) => piece.name));
});

test('fabrics that reach into a wall stay where the seed hung them, and only there', () => {
  const { plan } = seedPlan();
  const rug = plan.placed.find(({ piece }) => piece.isFlat)!.piece;
  const own = plan.placed.length;
  plan.add(rug, { x: 2.4, z: 0, turnRad: 0 }, own);
  const furnished = { ...seedPlan(), plan };
  const given = (x: number) => laidOut(furnished, [{ origin: { own }, x, z: 0, turnDegrees: 0 }]);
  expect(given(2.4).leftOut).toEqual([]);
  expect(given(2.3).leftOut).toEqual([rug.name]);
});

test('pieces are removed, moved and added, and keep their own random streams', () => {
  const sofa = seedPlan().plan.placed.findIndex(({ piece }) => piece.name === 'Sofa');
  const given = laidOut(seedPlan(), [
    { origin: { own: sofa }, x: 0, z: -3, turnDegrees: 0 },
    { origin: { name: 'Armchair' }, x: 1.5, z: 0.5, turnDegrees: -90 },
  ]);
  expect(names(given)).toEqual(['Sofa', 'Armchair']);
  expect(given.plan.placed[0]).toMatchObject({ spot: { x: 0, z: -3 }, drawnAs: sofa });
  expect(given.leftOut).toEqual([]);
});

test.each([
  ['in a wall', { x: 2.4, z: 0 }],
  ['in the sofa', { x: 0, z: -2.5 }],
])('a piece %s is left out and reported', (_, place) => {
  const given = laidOut(seedPlan(), [
    { origin: { name: 'Sofa' }, x: 0, z: -3, turnDegrees: 0 },
    { origin: { name: 'Armchair' }, ...place, turnDegrees: 0 },
    { origin: { name: 'Ceiling whale' }, x: 0, z: 1, turnDegrees: 0 },
  ]);
  expect(names(given)).toEqual(['Sofa']);
  expect(given.leftOut).toEqual(['Armchair']);
});
