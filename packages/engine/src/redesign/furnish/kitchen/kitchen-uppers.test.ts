import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import type { PhotoShell } from '../../shell/photo-shell.ts';
import { drawnPicture, drawnShell } from '../../testing/drawn-shell.ts';
import type { Body } from '../floor-plan.ts';
import { furnishRoom } from '../furnish-room.ts';
import type { PlaceInPicture } from '../old-places.ts';
import { RoomView, thingsMap } from '../room-view.ts';

const { widthPx, heightPx } = drawnPicture;
const shell: PhotoShell = { ...drawnShell(createRandom(3)), width: 4, depth: 5, openings: [] };
const camera = {
  ...shell.camera,
  position: [0, 1.5, 2.3],
  right: [1, 0, 0],
  forward: [0, 0, -1],
} as const;

const shownIn = (view: RoomView, body: Body): PlaceInPicture => {
  const { left, right, top, bottom } = view.see(body);
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** Share of the back wall that new wall cabinets and shelves take if old ones took `oldMetres` from its left end. */
function filledBeside(oldMetres: number): number {
  const empty = new RoomView(
    camera,
    widthPx,
    heightPx,
    thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx),
  );
  const along = (from: number, to: number, low: number, high: number, out: number) =>
    shownIn(empty, { rect: { x0: from - 2, x1: to - 2, z0: -2.5, z1: -2.5 + out }, low, high });
  const cabinets = [along(0, 4, 0, 0.95, 0.62), along(0, oldMetres, 1.4, 2.1, 0.36)];
  const isThing = new Uint8Array(widthPx * heightPx);
  for (const { x, y, width, height } of cabinets)
    for (let row = Math.floor(y * heightPx); row < (y + height) * heightPx; row++)
      isThing.fill(
        1,
        row * widthPx + Math.floor(x * widthPx),
        row * widthPx + Math.ceil((x + width) * widthPx),
      );
  const view = new RoomView(camera, widthPx, heightPx, thingsMap(isThing, widthPx, heightPx));
  const wish = { style: 'Minimal', roomType: 'Kitchen', cabinets };
  const { placed } = furnishRoom({ ...shell, camera }, view, wish, createRandom(5)).plan;
  return placed
    .filter(({ piece, spot }) => piece.name === 'Wall cabinets' && spot.side === 'back')
    .reduce((sum, { piece }) => sum + piece.widthMetres, 0);
}

test('a wall that was full of wall cabinets gets them along its whole worktop', () => {
  expect(filledBeside(2.4)).toBeGreaterThan(3);
});

test('a wall with few gets few', () => {
  expect(filledBeside(0.9)).toBeLessThan(1.6);
});
