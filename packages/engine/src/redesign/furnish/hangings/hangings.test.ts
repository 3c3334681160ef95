import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { drawnPicture, drawnShell } from '../../testing/drawn-shell.ts';
import { FloorPlan, rectAt, wallSpot } from '../floor-plan.ts';
import { styleRecord } from '../furnish-room.ts';
import { Furnisher } from '../furnisher.ts';
import { RoomView, thingsMap } from '../room-view.ts';
import { hangCurtains, hangOver } from './hangings.ts';

const { widthPx, heightPx } = drawnPicture;
const corner = { x: 0, y: 0 };
const found = { u0: 1.4, u1: 2.4, v0: 0.9, v1: 2 };
const shell = {
  ...drawnShell(createRandom(1)),
  width: 5,
  openings: [
    {
      side: 'back' as const,
      kind: 'window' as const,
      ...found,
      corners: [corner, corner, corner, corner] as const,
    },
  ],
};
const nothing = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);

/** A photo with glass along a part of the back wall. */
function glassOver(u0: number, u1: number, { camera } = shell): RoomView {
  const bare = new RoomView(camera, widthPx, heightPx, nothing);
  const spot = wallSpot(shell, 'back', (u0 + u1) / 2);
  const half = (u1 - u0) / 2;
  const rect = rectAt(spot, { x0: -half, x1: half, z0: 0, z1: 0.02 });
  const { left, right, top, bottom } = bare.see({ rect, low: found.v0, high: found.v1 });
  const isGlass = Uint8Array.from({ length: widthPx * heightPx }, (_, at) => {
    const [x, y] = [(at % widthPx) / widthPx, Math.floor(at / widthPx) / heightPx];
    return x > left && x < right && y > top && y < bottom ? 1 : 0;
  });
  const glass = thingsMap(isGlass, widthPx, heightPx);
  return new RoomView(camera, widthPx, heightPx, nothing, glass);
}

test.each([
  ['hang beside a window that was found whole', found.u1, 1],
  ['do not hang before a pane that was found as no opening', found.u1 + 1.1, 0],
])('curtains %s', (_, end, count) => {
  const plan = new FloorPlan(shell);
  const record = styleRecord('Farmhouse');
  const context = new Furnisher({
    plan,
    view: glassOver(found.u0, end),
    record,
    random: createRandom(1),
  });
  hangCurtains(context);
  expect(plan.placed.filter(({ piece }) => piece.name === 'Curtains').length).toBe(count);
});

/** Seen straight on, from far enough for the ceiling to be in view. */
const straight = {
  ...shell,
  depth: 7,
  height: 2.5,
  camera: {
    ...shell.camera,
    position: [-0.6, 1.4, 2.5] as const,
    right: [1, 0, 0] as const,
    forward: [0, 0, -1] as const,
  },
};

test.each([
  ['keep their place before a wall', 4.4, 4.8, false],
  ['hang higher or aside before a view', 1.1, 2.7, true],
])('lamps over a table %s', (_, from, to, isMoved) => {
  const plan = new FloorPlan(straight);
  const context = new Furnisher({
    plan,
    view: glassOver(from, to, straight),
    record: styleRecord('Scandinavian'),
    random: createRandom(1),
  });
  const table = { ...wallSpot(straight, 'back', 1.9), z: -straight.depth / 2 + 1 };
  const lowMetres = 1.55;
  hangOver(context, [table], lowMetres);
  const [lamp] = plan.placed;
  expect(lamp).toBeDefined();
  const { x, z } = lamp!.spot;
  const isUsual = Math.abs(lamp!.low - lowMetres) < 0.01 && x === table.x && z === table.z;
  expect(isUsual).toBe(!isMoved);
});
