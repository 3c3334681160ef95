import { expect, test } from 'vitest';
import { drawnRoom } from '../../testing/drawn-room.ts';
import { drawnPicture } from '../../testing/drawn-shell.ts';
import { FloorPlan, type PlacedPiece, rectAt, wallSpot } from '../floor-plan.ts';
import { shareBehind } from '../in-frame.ts';
import { sideboardPiece } from '../pieces/tables.ts';
import { RoomView, thingsMap } from '../room-view.ts';
import { artShare } from './hang-art.ts';

const { widthPx, heightPx } = drawnPicture;
const nothing = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);
const rooms = Array.from({ length: 110 }, (_, index) => drawnRoom(index + 1));
const picturesOf = ({ plan }: (typeof rooms)[number]) =>
  plan.placed.filter(({ piece }) => piece.name === 'Picture');

test('no room shows the same motif twice', () => {
  const isTwice = (room: (typeof rooms)[number]) => {
    const motifs = picturesOf(room).map(({ piece }) => piece.motif);
    return motifs.length !== new Set(motifs).size;
  };
  expect(rooms.filter(isTwice).map(({ name }) => name)).toEqual([]);
  expect(rooms.filter((room) => picturesOf(room).length > 2).length).toBeGreaterThan(10);
});

test('nothing stands in front of a picture alone on a bare wall', () => {
  const hidden = rooms.flatMap(({ name, shell, plan }) => {
    const view = new RoomView(shell.camera, widthPx, heightPx, nothing);
    const standing = plan.placed
      .filter(({ piece, low }) => !piece.isFlat && low < 0.1)
      .map((one) => view.see(one));
    const last = plan.placed.filter(({ piece }) => piece.name === 'Picture').at(-1);
    // the first ones are over the main piece
    const first = plan.placed.find(({ piece }) => piece.name === 'Picture');
    const isAlone = last && last.spot.side !== first?.spot.side;
    return isAlone ? [{ name, share: shareBehind(view.see(last), standing) }] : [];
  });
  expect(hidden.length).toBeGreaterThan(10);
  expect(hidden.filter(({ share }) => share > 0.3).map(({ name }) => name)).toEqual([]);
});

test("reserved floor doesn't prevent a picture on its wall", () => {
  const { shell, plan: furnished } = drawnRoom(5);
  const plan = new FloorPlan({ ...shell, openings: [] });
  const picture = furnished.placed.find(({ piece }) => piece.name === 'Picture')!.piece;
  const spot = wallSpot(shell, 'back', shell.width / 2);
  plan.keepFree(rectAt(spot, { x0: -1, x1: 1, z0: 0, z1: 1 }));
  expect(plan.fits(picture, spot)).toBe(true);
  expect(plan.fits(sideboardPiece(1.2), spot)).toBe(false);
});

/** Extent along the wall. */
function across(pieces: readonly PlacedPiece[]): number {
  const size = (low: 'x0' | 'z0', high: 'x1' | 'z1') =>
    Math.max(...pieces.map(({ rect }) => rect[high])) -
    Math.min(...pieces.map(({ rect }) => rect[low]));
  return Math.max(size('x0', 'x1'), size('z0', 'z1'));
}

/** Pictures above a piece, as one group. */
const groups = rooms.flatMap((room) =>
  room.plan.placed
    .filter(({ piece }) => piece.name === 'Sofa')
    .flatMap((sofa) => {
      const above = picturesOf(room).filter(
        ({ spot }) =>
          spot.side === sofa.spot.side &&
          Math.hypot(spot.x - sofa.spot.x, spot.z - sofa.spot.z) < sofa.piece.widthMetres / 2,
      );
      if (above.length === 0) return [];
      const low = Math.min(...above.map((one) => one.low));
      const high = Math.max(...above.map((one) => one.high));
      const share = across(above) / sofa.piece.widthMetres;
      return [{ name: room.name, share, middle: (low + high) / 2, count: above.length }];
    }),
);

test('pictures over a sofa cover most of its width, or less on a short wall', () => {
  const isUsual = ({ share }: (typeof groups)[number]) =>
    share > artShare.least - 0.01 && share < artShare.most;
  expect(groups.length).toBeGreaterThan(8);
  expect(groups.filter(isUsual).length).toBeGreaterThan(groups.length / 2);
  for (const { name, share } of groups) expect(share, name).toBeLessThan(artShare.most);
});

test('pictures over a sofa are centred at eye level', () => {
  for (const { name, middle } of groups) {
    expect(middle, name).toBeGreaterThanOrEqual(1.45);
    expect(middle, name).toBeLessThanOrEqual(1.56);
  }
});
