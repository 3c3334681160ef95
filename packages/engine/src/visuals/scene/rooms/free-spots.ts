/** Finds free places along the walls of a furnished room. */
import type { ObjectLabel } from '../../scene-model.ts';
import type { Rect } from '../wall-parts.ts';
import { openSide, type Room, type Side, sideLength } from './room.ts';

export interface Spot {
  readonly side: Side;
  /** From the wall's centre, in its local metres. */
  readonly along: number;
}

/** Space of a thing along a wall and on the floor in front of it, metres. */
export interface Extent {
  readonly width: number;
  readonly depth: number;
  readonly low: number;
  readonly high: number;
  /** Rather before a window than nowhere. */
  readonly mayHideWindows?: true;
}

export interface Body {
  readonly rect: Rect;
  readonly low: number;
  readonly high: number;
}

const bodily: readonly ObjectLabel[] = [
  ...(['furniture', 'appliance', 'vehicle', 'plant', 'stairs', 'door', 'art', 'lamp'] as const),
];
const stepMetres = 0.15;
const gapMetres = 0.05;
/** Lower things may stand in front of a window. */
const headMetres = 1.35;
/** Nearer to the open side it would be in the way of the camera. */
const beforeUsMetres = 0.3;

/** Bounds of everything that stands in the room or hangs on its walls. */
export function bodies({ b: { triangles } }: Room): Body[] {
  const bounds = new Map<number, [number, number, number, number, number, number]>();
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const id = triangles.objects[triangle]!;
    if (!bodily.includes(triangles.objectTable[id]!.label)) continue;
    let box = bounds.get(id);
    if (box === undefined) {
      box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
      bounds.set(id, box);
    }
    for (let at = triangle * 9; at < triangle * 9 + 9; at++) {
      const axis = at % 3;
      const value = triangles.positions[at]!;
      if (value < box[axis]!) box[axis] = value;
      if (value > box[axis + 3]!) box[axis + 3] = value;
    }
  }
  return [...bounds.values()].map(([x0, low, z0, x1, high, z1]) => ({
    rect: { x0, x1, z0, z1 },
    low,
    high,
  }));
}

function rectAt(room: Room, { side, along }: Spot, { width, depth }: Extent): Rect {
  const half = width / 2;
  const [x, z] = [room.width / 2, room.depth / 2];
  if (side === 'back') return { x0: along - half, x1: along + half, z0: -z, z1: -z + depth };
  const middle = side === 'left' ? -along : along;
  const across = side === 'left' ? { x0: -x, x1: -x + depth } : { x0: x - depth, x1: x };
  return { ...across, z0: middle - half, z1: middle + half };
}

const apart = (a0: number, a1: number, c0: number, c1: number) =>
  a0 > c1 + gapMetres || c0 > a1 + gapMetres;

/** The farthest free place, where it is best visible; undefined if there is none. */
export function freeSpot(room: Room, extent: Extent): Spot | undefined {
  const standing = bodies(room);
  const { width, low, high } = extent;
  const mayHideGlass = extent.mayHideWindows === true || (low === 0 && high < headMetres);
  const isFree = (spot: Spot) => {
    const rect = rectAt(room, spot, extent);
    const left = spot.along - width / 2 + sideLength(room, spot.side) / 2;
    const openings = room.windows.find(({ side }) => side === spot.side)?.openings ?? [];
    return (
      rect.x0 >= -room.width / 2 - 1e-6 &&
      rect.x1 <= room.width / 2 + 1e-6 &&
      rect.z1 <= room.depth / 2 - beforeUsMetres &&
      (mayHideGlass || openings.every((one) => apart(one.u0, one.u1, left, left + width))) &&
      standing.every(
        (body) =>
          body.low > high ||
          body.high < low ||
          apart(body.rect.x0, body.rect.x1, rect.x0, rect.x1) ||
          apart(body.rect.z0, body.rect.z1, rect.z0, rect.z1),
      )
    );
  };
  const free = openSide(room);
  const sides: readonly Side[] = ['back', free, free === 'left' ? 'right' : 'left'];
  for (const side of sides) {
    const length = sideLength(room, side);
    const spots = Array.from(
      { length: Math.floor((length - width) / stepMetres) + 1 },
      (_, step) => {
        const along = -length / 2 + width / 2 + step * stepMetres;
        return { side, along };
      },
    );
    const far = (spot: Spot) => rectAt(room, spot, extent).z0 + Math.abs(spot.along) * 0.1;
    const best = spots.filter(isFree).sort((a, c) => far(a) - far(c))[0];
    if (best !== undefined) return best;
  }
  return undefined;
}
