import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { drawnPicture, drawnShell } from '../../testing/drawn-shell.ts';
import { FloorPlan, rectAt, wallSpot } from '../floor-plan.ts';
import { styleRecord } from '../furnish-room.ts';
import { Furnisher } from '../furnisher.ts';
import { RoomView, thingsMap } from '../room-view.ts';
import { hangCurtains } from './hangings.ts';

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
function glassOver(u0: number, u1: number): RoomView {
  const bare = new RoomView(shell.camera, widthPx, heightPx, nothing);
  const spot = wallSpot(shell, 'back', (u0 + u1) / 2);
  const half = (u1 - u0) / 2;
  const rect = rectAt(spot, { x0: -half, x1: half, z0: 0, z1: 0.02 });
  const { left, right, top, bottom } = bare.see({ rect, low: found.v0, high: found.v1 });
  const isGlass = Uint8Array.from({ length: widthPx * heightPx }, (_, at) => {
    const [x, y] = [(at % widthPx) / widthPx, Math.floor(at / widthPx) / heightPx];
    return x > left && x < right && y > top && y < bottom ? 1 : 0;
  });
  const glass = thingsMap(isGlass, widthPx, heightPx);
  return new RoomView(shell.camera, widthPx, heightPx, nothing, glass);
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
