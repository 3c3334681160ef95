/** A piece of furniture: its real size, and its builder. */
import type { Random } from '../../random/random.ts';
import type { SceneBuilder } from '../../visuals/scene/builder.ts';
import type { ArtMotif } from '../../visuals/scene/furniture/art/motifs.ts';
import type { Rect } from '../../visuals/scene/wall-parts.ts';
import type { StyleKit } from './style-kit.ts';

export interface PieceContext {
  readonly b: SceneBuilder;
  readonly kit: StyleKit;
  readonly random: Random;
  /** Height of the room's ceiling, metres. */
  readonly ceilingMetres: number;
}

export interface PieceFront {
  readonly fromMetres: number;
  readonly heightMetres: number;
}

export interface Piece {
  /** Name for a shopping list. */
  readonly name: string;
  readonly widthMetres: number;
  readonly depthMetres: number;
  readonly heightMetres: number;
  /** Height of its underside; pictures, wall cabinets and lamps hang. */
  readonly low: number;
  /** In the piece's local metres: z = 0 is its back or its centre. */
  readonly footprint: Rect;
  /** A rug, which carries other pieces. */
  readonly isFlat: boolean;
  /** A kept thing of the photo: keeps its place, and is neither drawn nor listed. */
  readonly isKept?: boolean;
  /** Its walls are tiled to above head height. */
  readonly wetsWalls?: boolean;
  /** Leaves above a pot: cloth may hang behind it. */
  readonly isLeafy?: boolean;
  /** Height of what is farther than this from its back: a bed in front of its headboard. */
  readonly front?: PieceFront;
  /** Motif of a picture. */
  readonly motif?: ArtMotif;
  readonly build: (context: PieceContext) => void;
}

type Build = Piece['build'];

interface PieceOptions {
  readonly low?: number;
  readonly isFlat?: boolean;
  readonly wetsWalls?: boolean;
  readonly front?: PieceFront;
}

/** With its back at a wall. */
export function atWall(
  name: string,
  [widthMetres, depthMetres, heightMetres]: readonly [number, number, number],
  build: Build,
  { low = 0, isFlat = false, wetsWalls = false, front }: PieceOptions = {},
): Piece {
  const half = widthMetres / 2;
  const footprint = { x0: -half, x1: half, z0: 0, z1: depthMetres };
  return {
    ...{ name, widthMetres, depthMetres, heightMetres, low, footprint, isFlat, wetsWalls, build },
    ...(front ? { front } : {}),
  };
}

/** Free-standing, anchored at its centre. */
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
