/** A thing to furnish with: its true size, and how it is built. */
import type { Random } from '../../random/random.ts';
import type { SceneBuilder } from '../../visuals/scene/builder.ts';
import type { ArtMotif } from '../../visuals/scene/furniture/art-motifs.ts';
import type { Rect } from '../../visuals/scene/wall-parts.ts';
import type { StyleKit } from './style-kit.ts';

export interface BuildHand {
  readonly b: SceneBuilder;
  readonly kit: StyleKit;
  readonly random: Random;
  /** Height of the room's ceiling, metres. */
  readonly ceilingMetres: number;
}

export interface Piece {
  /** As a shopping list would call it. */
  readonly name: string;
  readonly widthMetres: number;
  readonly depthMetres: number;
  readonly heightMetres: number;
  /** Where its foot is: pictures, wall cabinets and lamps hang. */
  readonly low: number;
  /** In the piece's own metres: its back lies at z = 0, or its middle does. */
  readonly footprint: Rect;
  /** A rug: other things stand on it. */
  readonly isFlat: boolean;
  /** A thing of the photo that stays: it keeps its place, and is neither drawn nor listed. */
  readonly isKept?: boolean;
  /** Its walls are tiled to above the head. */
  readonly wetsWalls?: boolean;
  /** Motif of a picture. */
  readonly motif?: ArtMotif;
  readonly build: (hand: BuildHand) => void;
}

type Build = Piece['build'];

interface PieceOptions {
  readonly low?: number;
  readonly isFlat?: boolean;
  readonly wetsWalls?: boolean;
}

/** Stands or hangs with its back at a wall. */
export function atWall(
  name: string,
  [widthMetres, depthMetres, heightMetres]: readonly [number, number, number],
  build: Build,
  { low = 0, isFlat = false, wetsWalls = false }: PieceOptions = {},
): Piece {
  const half = widthMetres / 2;
  const footprint = { x0: -half, x1: half, z0: 0, z1: depthMetres };
  return { name, widthMetres, depthMetres, heightMetres, low, footprint, isFlat, wetsWalls, build };
}

/** Stands free, its middle where it is placed. */
export function freeStanding(
  name: string,
  [widthMetres, depthMetres, heightMetres]: readonly [number, number, number],
  build: Build,
  { low = 0, isFlat = false }: PieceOptions = {},
): Piece {
  const [x, z] = [widthMetres / 2, depthMetres / 2];
  const footprint = { x0: -x, x1: x, z0: -z, z1: z };
  return { name, widthMetres, depthMetres, heightMetres, low, footprint, isFlat, build };
}
