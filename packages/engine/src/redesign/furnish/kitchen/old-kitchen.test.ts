import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import type { Side } from '../../../visuals/scene/rooms/room.ts';
import type { PhotoShell } from '../../shell/photo-shell.ts';
import { drawnPicture, drawnShell } from '../../testing/drawn-shell.ts';
import { type Body, rectAt, wallSpot } from '../floor-plan.ts';
import { furnishRoom } from '../furnish-room.ts';
import type { PlaceInPicture } from '../old-places.ts';
import { RoomView, type ThingsMap, thingsMap } from '../room-view.ts';

const { widthPx, heightPx } = drawnPicture;
const shell = { ...drawnShell(createRandom(3)), width: 5, depth: 6, height: 2.6, openings: [] };
const camera = {
  ...shell.camera,
  position: [0, 1.4, 2.9],
  right: [1, 0, 0],
  forward: [0, 0, -1],
} as const;
const picture = { x: 0, y: 0, width: 1, height: 1 };

function mapOf(isThing: Uint8Array): ThingsMap {
  return thingsMap(isThing, widthPx, heightPx);
}
const bare = new RoomView(camera, widthPx, heightPx, mapOf(new Uint8Array(widthPx * heightPx)));

/** Parts of a run along a wall, sliced so that their outlines follow it. */
function slices(side: Side, [from, to]: readonly [number, number]): Body[] {
  const step = 0.1;
  return Array.from({ length: Math.round((to - from) / step) }, (_, k) => ({
    rect: rectAt(wallSpot(shell, side, from + (k + 0.5) * step), {
      x0: -step / 2,
      x1: step / 2,
      z0: 0.55,
      z1: 0.6,
    }),
    low: 0,
    high: 0.9,
  }));
}

/** The camera's view of the room with these bodies. */
function viewOf(bodies: readonly Body[]): RoomView {
  const isThing = new Uint8Array(widthPx * heightPx);
  for (const body of bodies) {
    const { left, right, top, bottom } = bare.see(body);
    for (let y = Math.max(0, Math.floor(top * heightPx)); y < bottom * heightPx; y++)
      isThing.fill(
        1,
        y * widthPx + Math.max(0, Math.floor(left * widthPx)),
        y * widthPx + Math.max(0, Math.ceil(Math.min(1, right) * widthPx)),
      );
  }
  return new RoomView(camera, widthPx, heightPx, mapOf(isThing));
}

const runNames = ['Base cabinets with worktop', 'Refrigerator'];

function kitchen(
  bodies: readonly Body[],
  places: ReadonlyMap<string, PlaceInPicture> = new Map(),
  openings: PhotoShell['openings'] = [],
) {
  const wish = { style: 'Modern', roomType: 'Kitchen', places, cabinets: [picture] };
  const room = { ...shell, camera, openings };
  return furnishRoom(room, viewOf(bodies), wish, createRandom(7)).plan.placed;
}

const sidesOf = (placed: ReturnType<typeof kitchen>) =>
  [
    ...new Set(
      placed.flatMap(({ piece, spot }) => (runNames.includes(piece.name) ? (spot.side ?? []) : [])),
    ),
  ].sort();

test.each([
  { walls: ['left'] },
  { walls: ['right'] },
  { walls: ['back', 'left', 'right'] },
] as const)('cabinets return to the walls: $walls', ({ walls }) => {
  const old = walls.flatMap((side) =>
    slices(side, side === 'back' ? [0, 5] : side === 'left' ? [3, 6] : [0, 3]),
  );
  expect(sidesOf(kitchen(old))).toEqual(walls);
});

test('cabinets beside a dishwasher or a range become one run', () => {
  const placed = kitchen([...slices('back', [0, 2]), ...slices('back', [2.7, 5])]);
  const runs = placed.filter(
    ({ piece, spot }) => piece.name === 'Base cabinets with worktop' && spot.side === 'back',
  );
  expect(runs).toHaveLength(1);
  expect(runs[0]!.piece.widthMetres).toBeGreaterThan(4);
});

/** With a refrigerator along the right wall in the photo. */
function kitchenWithFridge(u: number, openings: PhotoShell['openings'] = []) {
  const spot = wallSpot(shell, 'right', u);
  const rect = rectAt(spot, { x0: -0.45, x1: 0.45, z0: 0, z1: 0.7 });
  const sight = bare.see({ rect, low: 0, high: 1.8 });
  const [left, top] = [Math.max(0, sight.left), Math.max(0, sight.top)];
  const [right, bottom] = [Math.min(1, sight.right), Math.min(1, sight.bottom)];
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const placed = kitchen(slices('back', [0, 4]), new Map([['Refrigerator', box]]), openings);
  const fridge = placed.find(({ piece }) => piece.name === 'Refrigerator');
  return { visible: sight.visible, side: fridge?.spot.side, away: (fridge?.spot.z ?? 99) - spot.z };
}

test('the refrigerator returns to its old place', () => {
  const { side, away } = kitchenWithFridge(1.6);
  expect(side).toBe('right');
  expect(Math.abs(away)).toBeLessThan(0.25);
});

test('also where the frame cuts it', () => {
  const { visible, side, away } = kitchenWithFridge(3.3);
  expect(visible).toBeLessThan(0.55);
  expect(side).toBe('right');
  expect(Math.abs(away)).toBeLessThan(0.35);
});

test("beside a door's path", () => {
  const corner = { x: 0, y: 0 };
  const corners = [corner, corner, corner, corner] as const;
  const door = { side: 'back', kind: 'door', u0: 4.05, u1: 4.9, v0: 0.02, v1: 2.05 } as const;
  const { side, away } = kitchenWithFridge(1.2, [{ ...door, corners }]);
  expect(side).toBe('right');
  expect(away).toBeGreaterThan(0);
  expect(away).toBeLessThan(0.6);
});
