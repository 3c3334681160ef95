/** Scores a piece in the picture: cropped by the frame, too close, or seen from behind. */
import type { Spot } from './floor-plan.ts';
import type { Piece } from './piece.ts';
import type { Sight } from './room-view.ts';

/** A main piece counts as whole from this visible share; cost per missing share. */
const mainCut = { from: 0.85, cost: 3 } as const;
/** Companions: costs of a slice at the frame, and of one out of view. */
const companionCut = { whole: 0.9, none: 0.02, slice: 0.16, unseen: 0.06 } as const;
/** Free-standing pieces nearer than this dominate the picture (metres; cost per metre). */
const looming = { metres: 2.2, cost: 0.3 } as const;
/** A seat seen from behind; a side view costs nothing. */
const back = { from: -0.1, cost: 0.7 } as const;
const tallMetres = 1.5;
/** Narrower pieces must be fully visible; wider ones may be cropped slightly. */
const small = { metres: 1.2, visible: 0.96, else: 0.8 } as const;

export const cutCost = (visible: number): number =>
  mainCut.cost * Math.max(0, mainCut.from - visible);

export function companionCost({ visible }: Pick<Sight, 'visible'>): number {
  if (visible >= companionCut.whole) return 0;
  return visible > companionCut.none ? companionCut.slice : companionCut.unseen;
}

export const loomingCost = ({ nearestMetres }: Pick<Sight, 'nearestMetres'>): number =>
  looming.cost * Math.max(0, looming.metres - nearestMetres);

/** Cosine between the facing direction and the direction to the camera. */
export function facing(spot: Spot, camera: { readonly x: number; readonly z: number }): number {
  const [dx, dz] = [camera.x - spot.x, camera.z - spot.z];
  const away = Math.hypot(dx, dz);
  return away > 0 ? (Math.sin(spot.turnRad) * dx + Math.cos(spot.turnRad) * dz) / away : 1;
}

export const backCost = (cosine: number): number => back.cost * Math.max(0, back.from - cosine);

/** Least visible share of an optional piece: tall pieces cropped by the frame look like slabs. */
export const leastOfExtra = ({
  widthMetres,
  heightMetres,
}: Pick<Piece, 'widthMetres' | 'heightMetres'>): number =>
  widthMetres < small.metres || heightMetres > tallMetres ? small.visible : small.else;

/**
 * Tall pieces at a wall hide the room if near or large, show a bare side along their wall, and look like slabs
 * edge-on.
 */
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

/** Largest share of an outline that lies in front of one of the others. */
export const shareBefore = (sight: Sight, others: readonly Sight[]): number =>
  largestShare(
    sight,
    others.filter((other) => other.nearestMetres >= sight.nearestMetres),
  );

/** Largest share of an outline that is behind one of the others. */
export const shareBehind = (sight: Sight, others: readonly Sight[]): number =>
  largestShare(
    sight,
    others.filter((other) => other.nearestMetres < sight.nearestMetres),
  );
