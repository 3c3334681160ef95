/** A padded seat under a window, as wide as it, or on the sill of a bay. */
import { softBox } from '../../curved/soft-box.ts';
import { box } from '../../solids.ts';
import type { Opening, Rect } from '../../wall-parts.ts';
import { finished } from '../finished.ts';
import { bodies } from '../free-spots.ts';
import { atWall, type Room, type Side, sideLength } from '../room.ts';

const seat = { high: 0.45, deep: 0.52, overlap: 0.2, least: 0.9, most: 3 } as const;

function footprint(room: Room, side: Side, along: number, half: number): Rect {
  const [x, z] = [room.width / 2, room.depth / 2];
  if (side === 'back') return { x0: along - half, x1: along + half, z0: -z, z1: -z + seat.deep };
  const middle = side === 'left' ? -along : along;
  const across = side === 'left' ? { x0: -x, x1: -x + seat.deep } : { x0: x - seat.deep, x1: x };
  return { ...across, z0: middle - half, z1: middle + half };
}

const isFree = (room: Room, rect: Rect): boolean =>
  bodies(room).every(
    (one) =>
      one.low > 1 ||
      one.rect.x0 > rect.x1 ||
      one.rect.x1 < rect.x0 ||
      one.rect.z0 > rect.z1 ||
      one.rect.z1 < rect.z0,
  );

/** Cushions at both ends, in the wall's local metres. */
function padding(
  room: Room,
  half: number,
  [back, front]: readonly [number, number],
  y: number,
): void {
  const { b, m } = room;
  const cloth = finished(room, 'bench', m.fabric);
  softBox(b, [-half + 0.02, y, back], [half - 0.02, y + 0.09, front], 0.035, cloth);
  b.begin('textile', 'cushions');
  for (const [side, material] of [
    [-1, m.accents[0] ?? cloth],
    [1, m.accents[1] ?? cloth],
  ] as const) {
    const x = side * (half - 0.16);
    softBox(
      b,
      [x - 0.07, y + 0.09, back + 0.05],
      [x + 0.07, y + 0.46, front - 0.06],
      0.06,
      material,
      0.02,
    );
  }
}

function onSill(room: Room, side: Side, { u0, u1, v0 }: Opening): void {
  const half = (u1 - u0) / 2 - 0.3;
  atWall(room, side, (u0 + u1) / 2 - sideLength(room, side) / 2, () => {
    room.b.begin('furniture', 'bench');
    padding(room, half, [-0.78, 0.02], v0);
  });
}

function underSill(room: Room, side: Side, along: number, half: number): void {
  const { b, m } = room;
  atWall(room, side, along, () => {
    b.begin('furniture', 'bench');
    box(b, [-half, 0, 0], [half, seat.high - 0.09, seat.deep - 0.04], m.skirting);
    const doors = Math.max(2, Math.round(half / 0.35));
    for (let door = 0; door < doors; door++) {
      const [from, to] = [(2 * half * door) / doors - half, (2 * half * (door + 1)) / doors - half];
      box(
        b,
        [from + 0.04, 0.06, seat.deep - 0.04],
        [to - 0.04, seat.high - 0.13, seat.deep - 0.028],
        m.skirting,
      );
    }
    padding(room, half, [0.02, seat.deep], seat.high - 0.09);
  });
}

/** False if nothing is free under any window. */
export function windowSeat(room: Room): boolean {
  for (const { side, openings } of room.windows)
    for (const opening of openings) {
      if (opening.isBay === true) {
        onSill(room, side, opening);
        return true;
      }
      const wide = Math.min(seat.most, opening.u1 - opening.u0 + seat.overlap);
      const along = (opening.u0 + opening.u1) / 2 - sideLength(room, side) / 2;
      const rect = footprint(room, side, along, wide / 2);
      const isHigh = opening.v0 >= seat.high - 0.02;
      if (wide < seat.least || !isHigh || rect.z1 > room.depth / 2 || !isFree(room, rect)) continue;
      underSill(room, side, along, wide / 2);
      return true;
    }
  return false;
}
