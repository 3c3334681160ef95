/** Where the walls of a photo are, in which parts, and in which colour of light: the same for every paint. */
import type { LinearRgb } from '../../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import { type Analysis, surfaceOf } from '../../../sense/analysis.ts';
import type { RoomCover } from '../cover/room-cover.ts';
import { wallParts } from './wall-parts.ts';

/** Radius in which the wall's own colour is taken, as a share of the width. */
const around = 0.03;
/** Share from which a pixel tells it. */
const tells = 0.9;
/** Least ceiling that is painted, as a share of the picture. */
const leastCeiling = 0.01;
/** Confidence of the classes: below the first a guess, from the second known. */
const classes = { guess: 0.4, known: 0.6 } as const;
/** Part of the walls that is painted: below the first they are in pieces, from the second whole. */
const pieces = { many: 0.35, few: 0.6 } as const;

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
  /** 0..1: how much may be done to walls whose mask may be in pieces. */
  readonly trust: number;
}

/** Undefined for walls that hardly show. @param analysis without its box */
export function wallCover(analysis: Analysis, { wall }: RoomCover): WallCover | undefined {
  const { photo } = analysis;
  const parts = wallParts(photo, wall);
  if (!parts) return undefined;
  const { quiet, apart } = parts;
  const layer = (own: LinearRgb, weight: Float32Array) =>
    paintLayer(
      photo,
      weight.map((value, at) => value * wall[at]!),
      own,
    );
  const surface = surfaceOf(analysis, 'wall');
  return {
    quiet: layer(parts.quietOwn, quiet),
    ...(apart && parts.apartOwn ? { apart: layer(parts.apartOwn, apart) } : {}),
    trust:
      smoothStep(pieces.many, pieces.few, wholeShare(surface.matte.data, wall)) *
      smoothStep(classes.guess, classes.known, surface.confidence),
  };
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

const paintLayer = (photo: RgbImage, share: Float32Array, own: LinearRgb): PaintLayer => ({
  share,
  own,
  near: coloursNear(photo, share),
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
): readonly Float32Array[] {
  const radius = Math.max(2, Math.round(around * w));
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
