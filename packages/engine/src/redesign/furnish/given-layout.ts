/** Applies a manual layout instead of the seed's: pieces kept, moved, turned, removed and added. */
import { catalogueOf } from './catalogue.ts';
import { FloorPlan, type Spot } from './floor-plan.ts';
import type { FurnishedPlan } from './furnish-room.ts';

/** A piece of the seed's plan by index, or one of the style's catalogue by name. */
export type PieceOrigin = { readonly own: number } | { readonly name: string };

export interface LayoutPiece {
  readonly origin: PieceOrigin;
  /** Relative to the room's centre: to the right, and towards the camera. */
  readonly x: number;
  readonly z: number;
  readonly turnDegrees: number;
}

export interface LaidOutPlan extends FurnishedPlan {
  /** In the order of the plan. */
  readonly origins: readonly PieceOrigin[];
  /** Names of pieces that would intersect a wall or another piece. */
  readonly leftOut: readonly string[];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Tolerance: lengths and angles are rounded, and touching pieces must still fit. */
const roundingMetres = 0.03;

const isSamePlace = (one: Spot, other: Spot): boolean =>
  Math.hypot(one.x - other.x, one.z - other.z) < roundingMetres;

export function laidOut(
  furnished: FurnishedPlan,
  layout: readonly LayoutPiece[] | undefined,
): LaidOutPlan {
  const { placed, shell, obstacles } = furnished.plan;
  if (!layout) return { ...furnished, origins: placed.map((_, own) => ({ own })), leftOut: [] };
  const catalogue = catalogueOf(furnished.record, shell.height);
  const plan = new FloorPlan(shell, obstacles);
  const origins: PieceOrigin[] = [];
  const leftOut: string[] = [];
  layout.forEach(({ origin, x, z, turnDegrees }, index) => {
    const before = 'own' in origin ? placed[origin.own] : undefined;
    const piece = 'own' in origin ? before?.piece : catalogue.get(origin.name);
    if (!piece) return;
    const spot: Spot = {
      x,
      z,
      turnRad: radians(turnDegrees),
      ...(before?.spot.y === undefined ? {} : { y: before.spot.y }),
    };
    // Curtains of a window in a corner reach beyond it; the seed's plan drew them all the same.
    const isDrawnSo = piece.isFlat && before !== undefined && isSamePlace(before.spot, spot);
    if (!isDrawnSo && !plan.isClear(piece, spot, roundingMetres)) {
      leftOut.push(piece.name);
      return;
    }
    plan.add(piece, spot, 'own' in origin ? origin.own : placed.length + index);
    origins.push(origin);
  });
  return { ...furnished, plan, origins, leftOut };
}
