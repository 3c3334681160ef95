/** A furnished room as data: for lists, plans and manual layout. */
import type { Rect } from '../visuals/scene/wall-parts.ts';
import { catalogueOf } from './furnish/catalogue.ts';
import { wallSpot } from './furnish/floor-plan.ts';
import type { LaidOutPlan, PieceOrigin } from './furnish/given-layout.ts';
import type { Piece } from './furnish/piece.ts';
import type { RoomAreas, RoomPiece } from './request.ts';
import type { PhotoShell } from './shell/photo-shell.ts';

/** `wall` and `ceiling` pieces leave the floor below free. */
export type PieceStand = 'floor' | 'rug' | 'wall' | 'ceiling';

export interface DesignPiece {
  readonly name: string;
  /** Width, depth, height. */
  readonly sizeMetres: [width: number, depth: number, height: number];
  readonly stand: PieceStand;
  /** Height of its underside above the floor. */
  readonly lowMetres: number;
  /** In metres around its anchor: x to its right, z in front of it. */
  readonly footprint: Rect;
}

export interface PlacedDesignPiece extends DesignPiece {
  readonly origin: PieceOrigin;
  /** Relative to the room's centre: to the right, and towards the camera. */
  readonly x: number;
  readonly z: number;
  /** 0 faces the camera's end of the room. */
  readonly turnDegrees: number;
}

export interface RoomDesign {
  /** Across, away from the camera, and up to the ceiling. */
  readonly sizeMetres: [width: number, depth: number, height: number];
  readonly openings: {
    readonly kind: 'window' | 'door';
    readonly x0: number;
    readonly z0: number;
    readonly x1: number;
    readonly z1: number;
  }[];
  /** Camera position and heading; 0 faces the back wall. */
  readonly camera: {
    readonly place: [number, number, number];
    readonly turnDegrees: number;
  };
  readonly pieces: PlacedDesignPiece[];
  /** Other pieces that the style offers for this room. */
  readonly catalogue: DesignPiece[];
  readonly areas: RoomAreas;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
const degrees = (radians: number) => Math.round((radians * 180) / Math.PI);
/** Hanging things lower than this are obstacles. */
const hangsFrom = 0.3;

function standOf({ isFlat, low, footprint }: Piece): PieceStand {
  const isAtWall = footprint.z0 === 0;
  if (isFlat) return isAtWall ? 'wall' : 'rug';
  if (low < hangsFrom) return 'floor';
  return isAtWall ? 'wall' : 'ceiling';
}

function inFigures(piece: Piece): DesignPiece {
  const { x0, x1, z0, z1 } = piece.footprint;
  return {
    name: piece.name,
    sizeMetres: [
      rounded(piece.widthMetres),
      rounded(piece.depthMetres),
      rounded(piece.heightMetres),
    ],
    stand: standOf(piece),
    lowMetres: rounded(piece.low),
    footprint: { x0: rounded(x0), x1: rounded(x1), z0: rounded(z0), z1: rounded(z1) },
  };
}

export const piecesOf = ({ plan }: Pick<LaidOutPlan, 'plan'>): RoomPiece[] =>
  plan.placed
    .filter(({ piece }) => !piece.isKept)
    .map(({ piece, spot, rect }) => ({
      name: piece.name,
      sizeMetres: inFigures(piece).sizeMetres,
      placeMetres: [rounded((rect.x0 + rect.x1) / 2), rounded((rect.z0 + rect.z1) / 2)],
      turnDegrees: degrees(spot.turnRad),
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

export function roomDesignOf(
  shell: PhotoShell,
  { plan, record, origins }: LaidOutPlan,
): RoomDesign {
  const { position, forward } = shell.camera;
  return {
    sizeMetres: [rounded(shell.width), rounded(shell.depth), rounded(shell.height)],
    openings: shell.openings.map(({ kind, side, u0, u1 }) => {
      const [from, to] = [wallSpot(shell, side, u0), wallSpot(shell, side, u1)];
      return {
        kind,
        x0: rounded(from.x),
        z0: rounded(from.z),
        x1: rounded(to.x),
        z1: rounded(to.z),
      };
    }),
    camera: {
      place: [rounded(position[0]), rounded(position[1]), rounded(position[2])],
      turnDegrees: degrees(Math.atan2(forward[0], -forward[2])),
    },
    pieces: plan.placed.flatMap(({ piece, spot }, index) =>
      piece.isKept
        ? []
        : [
            {
              ...inFigures(piece),
              origin: origins[index]!,
              x: rounded(spot.x),
              z: rounded(spot.z),
              turnDegrees: degrees(spot.turnRad),
            },
          ],
    ),
    catalogue: [...catalogueOf(record, shell.height).values()].map(inFigures),
    areas: areasOf(shell),
  };
}
