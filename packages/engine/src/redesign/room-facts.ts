/** Pieces and areas of a furnished room. */
import type { FloorPlan } from './furnish/floor-plan.ts';
import type { RoomAreas, RoomPiece } from './request.ts';
import type { PhotoShell } from './shell/photo-shell.ts';

const rounded = (value: number) => Math.round(value * 100) / 100;

export const piecesOf = (plan: FloorPlan): RoomPiece[] =>
  plan.placed.map(({ piece, spot, rect }) => ({
    name: piece.name,
    sizeMetres: [
      rounded(piece.widthMetres),
      rounded(piece.depthMetres),
      rounded(piece.heightMetres),
    ],
    placeMetres: [rounded((rect.x0 + rect.x1) / 2), rounded((rect.z0 + rect.z1) / 2)],
    turnDegrees: Math.round((spot.turnRad * 180) / Math.PI),
  }));

export function areasOf({ width, depth, height, openings }: PhotoShell): RoomAreas {
  const holes = openings.reduce((sum, one) => sum + (one.u1 - one.u0) * (one.v1 - one.v0), 0);
  const floor = width * depth;
  return {
    floorSquareMetres: rounded(floor),
    wallSquareMetres: rounded(2 * (width + depth) * height - holes),
    ceilingSquareMetres: rounded(floor),
  };
}
