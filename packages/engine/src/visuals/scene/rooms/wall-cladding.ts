/** Cladding in front of a part of a wall, such as tiles or a splashback, cut out around windows. */
import type { MaterialHandle } from '../../scene-model.ts';
import { cutSkin } from '../walls.ts';
import { atWall, type Room, type Side, sideLength } from './room.ts';

/** Part of a wall in local metres: along it from its centre, and up from the floor. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** Just in front of the wall, behind what hangs on it. */
const liftMetres = 0.007;

export function cladding(
  room: Room,
  side: Side,
  { from, to, low, high }: Stretch,
  material: MaterialHandle,
): void {
  const { b } = room;
  const left = from + sideLength(room, side) / 2;
  const openings = (room.windows.find((row) => row.side === side)?.openings ?? []).map(
    (opening) => ({
      ...opening,
      u0: opening.u0 - left,
      u1: opening.u1 - left,
      v0: opening.v0 - low,
      v1: opening.v1 - low,
    }),
  );
  atWall(room, side, 0, () =>
    b.place({ at: [from, low, liftMetres] }, () =>
      cutSkin(b, to - from, high - low, openings, material),
    ),
  );
}
