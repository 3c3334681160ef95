/** Where the walls of a photo are, in which parts, and in which colour of light: the same for every paint. */
import type { LinearRgb } from '../../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import { type Analysis, surfaceOf } from '../../../sense/analysis.ts';
import { alongEdges, eachPatch, type RoomCover } from '../cover/room-cover.ts';
import { joinUnseen } from '../cover/settle-pieces.ts';
import { clearBorder } from '../floor/clear-border.ts';
import { wallParts } from './wall-parts.ts';

/** Radius in which the wall's own colour is taken, as a share of the width. */
const around = 0.03;
/** Share from which a pixel tells it. */
const tells = 0.9;
/** Least ceiling that is painted, as a share of the picture. */
const leastCeiling = 0.01;
/** Confidence of the classes from which walls are known. */
const leastKnown = 0.45;
/** Part of what is told as wall that has to be whole: one painted wall among old ones looks forgotten. */
const leastWhole = 0.4;
/** Cover from which a pixel tells the paint of its piece. */
const covered = 0.5;
/** Along edges: radius (share of the width), and regularisation. */
const edge = { radius: 0.004, epsilon: 0.0005 } as const;

export interface PaintLayer {
  /** 0..1 per pixel. */
  readonly share: Float32Array;
  /** Typical colour in linear light. */
  readonly own: LinearRgb;
  /** Colour around each pixel in linear light, from this layer alone. */
  readonly near: readonly Float32Array[];
}

export interface WallCover {
  readonly quiet: PaintLayer;
  /** A wall that was painted in a colour of its own. */
  readonly apart?: PaintLayer;
}

/** Walls whose end is seen less end in the middle of tiles, doors or themselves. */
const leastClear = 0.66;

/** Undefined for walls that hardly show, or not as wholes. @param analysis without its box */
export function wallCover(analysis: Analysis, cover: RoomCover): WallCover | undefined {
  const { photo } = analysis;
  const { wall } = cover;
  const surface = surfaceOf(analysis, 'wall');
  if (surface.confidence < leastKnown || wholeShare(surface.matte.data, wall) < leastWhole)
    return undefined;
  const parts = wallParts(photo, wall);
  if (!parts) return undefined;
  const apart = parts.apart && byPieces(photo, parts.apart, cover, false);
  const quiet = byPieces(photo, parts.quiet, cover, !apart);
  const layer = (own: LinearRgb, weight: Float32Array) =>
    paintLayer(
      photo,
      weight.map((value, at) => value * wall[at]!),
      own,
    );
  const quietLayer = layer(parts.quietOwn, quiet);
  if (clearBorder(quietLayer.share, photo) < leastClear) return undefined;
  return {
    quiet: quietLayer,
    ...(apart && parts.apartOwn ? { apart: layer(parts.apartOwn, apart) } : {}),
  };
}

/** A piece takes all of a paint or none: paint ends at edges of the photo. */
function byPieces(
  photo: RgbImage,
  weight: Float32Array,
  { room, wall }: RoomCover,
  goesOn: boolean,
): Float32Array {
  const { pieces } = room;
  const sums = new Float64Array(pieces.of.length);
  const counts = new Float64Array(pieces.of.length);
  eachPatch(photo, room, (at, patch) => {
    if (wall[at]! < covered) return;
    const piece = pieces.of[patch]!;
    sums[piece]! += weight[at]!;
    counts[piece]! += 1;
  });
  const told = new Set<number>();
  const painted = new Set<number>();
  for (const id of pieces.list.keys()) {
    if (counts[id]! === 0) continue;
    told.add(id);
    if (sums[id]! > covered * counts[id]!) painted.add(id);
  }
  if (goesOn) joinUnseen(pieces, painted, told);
  const decided = weight.slice();
  eachPatch(photo, room, (at, patch) => {
    const piece = pieces.of[patch]!;
    if (told.has(piece)) decided[at] = painted.has(piece) ? 1 : 0;
  });
  alongEdges(photo, [decided], edge);
  return decided;
}

/** Undefined for a ceiling that hardly shows. */
export function ceilingLayer(photo: RgbImage, { ceiling }: RoomCover): PaintLayer | undefined {
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < ceiling.length; at += 3) {
    if (ceiling[at]! < tells) continue;
    count++;
    for (let c = 0; c < 3; c++) sum[c]! += linearFromSrgb8[photo.data[at * 3 + c]!]!;
  }
  if (3 * count < leastCeiling * ceiling.length) return undefined;
  return paintLayer(photo, ceiling, [sum[0]! / count, sum[1]! / count, sum[2]! / count]);
}

/** @param own typical colour in linear light @param photoWidthPx of the whole photo, where a part of one is given */
export const paintLayer = (
  photo: RgbImage,
  share: Float32Array,
  own: LinearRgb,
  photoWidthPx = photo.widthPx,
): PaintLayer => ({
  share,
  own,
  near: coloursNear(photo, share, Math.max(2, Math.round(around * photoWidthPx))),
});

function wholeShare(matte: Float32Array, painted: Float32Array): number {
  let [all, whole] = [0, 0];
  for (let at = 0; at < matte.length; at += 3) {
    if (matte[at]! < 0.5) continue;
    all++;
    if (painted[at]! > 0.75) whole++;
  }
  return all === 0 ? 0 : whole / all;
}

function coloursNear(
  { widthPx: w, heightPx: h, data }: RgbImage,
  share: Float32Array,
  radius: number,
): readonly Float32Array[] {
  const known = share.map((value) => (value > tells ? 1 : 0));
  const weight = boxMean(known, w, h, radius);
  return [0, 1, 2].map((c) => {
    const values = known.map((one, at) => one * linearFromSrgb8[data[at * 3 + c]!]!);
    boxMean(values, w, h, radius, values);
    for (let at = 0; at < values.length; at++)
      values[at] =
        weight[at]! > 1e-3 ? values[at]! / weight[at]! : linearFromSrgb8[data[at * 3 + c]!]!;
    return values;
  });
}
