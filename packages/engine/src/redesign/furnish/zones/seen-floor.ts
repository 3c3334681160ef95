/** The visible floor, and the share of it that is bare. */
import type { Rect } from '../../../visuals/scene/wall-parts.ts';
import type { FloorPlan } from '../floor-plan.ts';
import type { RoomView } from '../room-view.ts';

/** Floor within this distance of a piece counts as furnished. */
export const reachMetres = 1.2;
const cellMetres = 0.3;
/** Nearer floor is hardly visible. */
const leastAwayMetres = 1.6;

export interface FloorCell {
  readonly x: number;
  readonly z: number;
  /** Near floor fills more of the picture. */
  readonly weight: number;
}

export const cellSquareMetres = cellMetres ** 2;

export function seenFloor({ shell }: Pick<FloorPlan, 'shell'>, view: RoomView): FloorCell[] {
  const cells: FloorCell[] = [];
  const half = cellMetres / 2;
  for (let x = half - shell.width / 2; x < shell.width / 2; x += cellMetres)
    for (let z = half - shell.depth / 2; z < shell.depth / 2; z += cellMetres) {
      const at = view.project(x, 0, z);
      const isSeen = at && at.x >= 0 && at.x <= 1 && at.y <= 1 && at.away >= leastAwayMetres;
      if (isSeen) cells.push({ x, z, weight: 1 / at.away });
    }
  return cells;
}

export function isNear({ x0, x1, z0, z1 }: Rect, { x, z }: FloorCell): boolean {
  const dx = Math.max(0, x0 - x, x - x1);
  const dz = Math.max(0, z0 - z, z - z1);
  return dx * dx + dz * dz <= reachMetres ** 2;
}

/** Cells with no standing piece nearby. */
export function bareCells(
  { placed, obstacles }: Pick<FloorPlan, 'placed' | 'obstacles'>,
  cells: readonly FloorCell[],
): FloorCell[] {
  const standing = [...placed, ...obstacles].filter(({ piece, low }) => !piece.isFlat && low < 1);
  return cells.filter((cell) => !standing.some(({ rect }) => isNear(rect, cell)));
}

export const weightOf = (cells: readonly FloorCell[]): number =>
  cells.reduce((sum, { weight }) => sum + weight, 0);
