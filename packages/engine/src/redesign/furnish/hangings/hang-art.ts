/** Pictures and mirrors over furniture and on bare walls: sized to the furniture below, without repeated motifs. */
import type { Side } from '../../../visuals/scene/rooms/room.ts';
import { alongWall, type FloorPlan, type Spot, wallSpot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { artPiece, mirrorPiece } from '../pieces/on-walls.ts';
import type { ArtRecord } from '../style-record.ts';
import { canHang, hang } from './hangings.ts';

/** Width of a group of pictures, relative to the furniture below. */
export const artShare = { least: 0.6, usual: 0.66, most: 0.75 } as const;
const widthMetres = { least: 0.55, most: 1.6 } as const;
/** Eye level for the centre of a picture; high furniture raises it. */
const middleMetres = 1.48;
const overFurnitureMetres = 0.14;
const underCeilingMetres = 0.22;
/** Fallback scales for groups that don't fit. */
const scales = [1, 0.85, 0.7] as const;
const seenOfArt = 0.85;
const mirrorMetres = 0.8;

type Hang = Exclude<ArtRecord['hang'], 'mirror'>;

/** Centre and size of each picture, as shares of the group's width. */
type Frames = readonly (readonly [x: number, y: number, width: number, height: number])[];

const single: Frames = [[0, 0, 1, 0.62]];
const arrangements: Readonly<Record<Hang, Frames>> = {
  single,
  tall: [[0.06, 0, 0.48, 0.66]],
  pair: [
    [-0.26, 0, 0.47, 0.62],
    [0.26, 0, 0.47, 0.62],
  ],
  row: [
    [-0.345, 0, 0.31, 0.43],
    [0, 0, 0.31, 0.43],
    [0.345, 0, 0.31, 0.43],
  ],
  gallery: [
    [-0.34, 0, 0.32, 0.46],
    [0, 0.13, 0.31, 0.24],
    [0, -0.13, 0.31, 0.22],
    [0.34, 0, 0.32, 0.46],
  ],
};

export interface WallPlace {
  readonly side: Side;
  /** Position along the wall. */
  readonly u: number;
  /** Width of the furniture below. */
  readonly widthMetres: number;
  /** Top of the furniture below. */
  readonly above: number;
}

/** The wall above a piece. */
export const wallPlace = (
  { shell }: Pick<FloorPlan, 'shell'>,
  spot: Spot,
  widthMetres: number,
  above: number,
): WallPlace => ({
  side: spot.side ?? 'back',
  u: alongWall(shell, spot),
  widthMetres,
  above,
});

/** Hangs the style's pictures over its main piece. */
export function hangArt(context: Furnisher, place: WallPlace): void {
  const { art, bath } = context.record;
  if (art.hang === 'mirror') {
    const middle = Math.max(1.5, place.above + 0.55);
    const mirror = mirrorPiece({ ...context.record, bath }, mirrorMetres, mirrorMetres, middle);
    hang(context, mirror, place.side, place.u);
    return;
  }
  if (!hangGroup(context, place, arrangements[art.hang])) hangGroup(context, place, single);
}

/** A single picture, as beside the main group. */
export function hangOnePicture(context: Furnisher, place: WallPlace): boolean {
  return hangGroup(context, place, context.record.art.hang === 'tall' ? arrangements.tall : single);
}

/** All or none. */
function hangGroup(
  context: Furnisher,
  { side, u, widthMetres: below, above }: WallPlace,
  frames: Frames,
): boolean {
  const { least, most } = widthMetres;
  const wanted = Math.min(most, Math.max(least, artShare.usual * below));
  const motifs = context.freeMotifs();
  if (motifs.length < frames.length) return false;
  for (const scale of scales) {
    const wide = wanted * scale;
    const up = wide * Math.max(...frames.map(([, y, , height]) => y + height / 2));
    const middle = Math.max(middleMetres, above + overFurnitureMetres + up);
    if (middle + up > context.plan.shell.height - underCeilingMetres) continue;
    const pieces = frames.map(([x, y, width, height], at) => ({
      at: u + x * wide,
      piece: artPiece(context.record, width * wide, height * wide, middle + y * wide, motifs[at]!),
    }));
    if (!pieces.every(({ piece, at }) => canHang(context, piece, side, at, seenOfArt))) continue;
    for (const { piece, at } of pieces)
      context.plan.add(piece, wallSpot(context.plan.shell, side, at));
    return true;
  }
  return false;
}
