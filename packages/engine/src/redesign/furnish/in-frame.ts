/** How well a piece sits in the picture: cut by its frame, close to it, or with its back to us. */
import type { Spot } from './floor-plan.ts';
import type { Piece } from './piece.ts';
import type { Sight } from './room-view.ts';

/** A main piece is as good as whole with this share of it in view; each share less costs so much. */
const mainCut = { from: 0.85, cost: 3 } as const;
/** Beside a main piece: a slice of a companion at the frame, and one that is out of it. */
const companionCut = { whole: 0.9, none: 0.02, slice: 0.16, unseen: 0.06 } as const;
/** Free-standing pieces nearer than this loom before the room (metres; cost for each). */
const looming = { metres: 2.2, cost: 0.3 } as const;
/** A seat seen from behind; from its side it costs nothing. */
const back = { from: -0.1, cost: 0.7 } as const;
const tallMetres = 1.5;
/** Narrower pieces are whole or not there; wider ones may run out of the picture a little. */
const small = { metres: 1.2, visible: 0.96, else: 0.8 } as const;

export const cutCost = (visible: number): number =>
  mainCut.cost * Math.max(0, mainCut.from - visible);

export function companionCost({ visible }: Pick<Sight, 'visible'>): number {
  if (visible >= companionCut.whole) return 0;
  return visible > companionCut.none ? companionCut.slice : companionCut.unseen;
}

export const loomingCost = ({ nearestMetres }: Pick<Sight, 'nearestMetres'>): number =>
  looming.cost * Math.max(0, looming.metres - nearestMetres);

/** Cosine between where a piece faces and where the camera is. */
export function facing(spot: Spot, camera: { readonly x: number; readonly z: number }): number {
  const [dx, dz] = [camera.x - spot.x, camera.z - spot.z];
  const away = Math.hypot(dx, dz);
  return away > 0 ? (Math.sin(spot.turnRad) * dx + Math.cos(spot.turnRad) * dz) / away : 1;
}

export const backCost = (cosine: number): number => back.cost * Math.max(0, back.from - cosine);

/** Share of an optional piece that has to be seen: what is cut at the frame and tall is a slab. */
export const leastOfExtra = ({
  widthMetres,
  heightMetres,
}: Pick<Piece, 'widthMetres' | 'heightMetres'>): number =>
  widthMetres < small.metres || heightMetres > tallMetres ? small.visible : small.else;

/** Tall pieces at a wall: near to us or large they hide the room, along their wall they show a bare side, and edge-on they are a slab. */
const tall = {
  looming: 20,
  share: { from: 0.1, cost: 12 },
  sideOn: { from: 0.45, cost: 1.6 },
  edgeOn: 0.3,
} as const;

export function tallCost(
  { heightMetres }: Pick<Piece, 'heightMetres'>,
  sight: Pick<Sight, 'nearestMetres' | 'share'>,
  cosine: number,
): number {
  if (heightMetres < tallMetres) return 0;
  if (cosine < tall.edgeOn) return Infinity;
  const sideOn = tall.sideOn.cost * Math.max(0, tall.sideOn.from - cosine);
  const large = tall.share.cost * Math.max(0, sight.share - tall.share.from);
  return tall.looming * loomingCost(sight) + sideOn + large;
}

function sharedArea(one: Sight, other: Sight): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function largestShare(sight: Sight, others: readonly Sight[]): number {
  const own = (sight.right - sight.left) * (sight.bottom - sight.top);
  return Math.max(0, ...others.map((other) => sharedArea(sight, other))) / own;
}

/** The largest share of an outline that lies before one of others. */
export const shareBefore = (sight: Sight, others: readonly Sight[]): number =>
  largestShare(
    sight,
    others.filter((other) => other.nearestMetres >= sight.nearestMetres),
  );

/** The largest share of an outline that one of others stands before. */
export const shareBehind = (sight: Sight, others: readonly Sight[]): number =>
  largestShare(
    sight,
    others.filter((other) => other.nearestMetres < sight.nearestMetres),
  );
