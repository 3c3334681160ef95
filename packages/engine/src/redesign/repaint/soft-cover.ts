/**
 * Where paint goes in a room whose shape is doubtful: the classes of the photo along its own edges, and never the
 * planes of the box. Where the photo has no edge, paint fades out.
 */
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { guidedFilter } from '../../ops/guided-filter.ts';
import { smoothStep } from '../../ops/ramps.ts';
import { coverOf } from '../../restyle/masks/surface-cover.ts';
import { type Analysis, type InteriorClass, surfaceOf } from '../../sense/analysis.ts';

export interface SoftCover {
  /** 0..1 per pixel. */
  readonly share: Float32Array;
  /** 0..1: how much may be done to a surface whose mask may be in pieces. */
  readonly trust: number;
  /** Typical colour in linear light. */
  readonly own: readonly [red: number, green: number, blue: number];
}

/** Radius as a share of the width, and regularisation, of the filter along edges. */
const edge = { radius: 0.008, epsilon: 0.0005 } as const;
/** Share of the surface that is painted wholly: below the first it is in pieces, from the second whole. */
const pieces = { many: 0.5, few: 0.72 } as const;
/** Confidence of the classes: below the first a guess, from the second known. */
const classes = { guess: 0.4, known: 0.6 } as const;
/** Cover from which a pixel tells the surface's colour, and the least share of the photo that has to. */
const tells = 0.9;
const leastTold = 0.002;
const wholly = 0.75;
/** Distance of colour, without light, up to which a pixel is of the surface's paint, and from which of another. */
const paints = { same: 0.45, other: 1.1 } as const;
/** Keeps ratios of dark colours steady. */
const dark = 0.02;

/** The analysis without its box, whose corners would decide where classes waver. */
export const withoutBox = (analysis: Analysis): Analysis => ({
  ...analysis,
  planes: analysis.planes.map((plane) => ({ ...plane, confidence: 0 })),
});

/** Undefined for surfaces that hardly show. @param analysis without its box */
export function softCover(analysis: Analysis, name: InteriorClass): SoftCover | undefined {
  const { photo } = analysis;
  const surface = surfaceOf(analysis, name);
  const cover = coverOf(analysis, surface);
  const share = Float32Array.from(cover, (value) => value / 255);
  const own = typicalColour(photo.data, share);
  if (!own) return undefined;
  const light = new Float32Array(share.length);
  for (let at = 0; at < light.length; at++)
    light[at] =
      (0.3 * photo.data[at * 3]! +
        0.59 * photo.data[at * 3 + 1]! +
        0.11 * photo.data[at * 3 + 2]!) /
      255;
  const guide = { data: light, width: photo.widthPx, height: photo.heightPx };
  const radius = Math.max(2, Math.round(photo.widthPx * edge.radius));
  guidedFilter({ ...guide, radius }, [share], edge.epsilon);
  for (let at = 0; at < share.length; at++) {
    if (share[at]! <= 0) share[at] = 0;
    else share[at] = Math.min(1, share[at]!) * likeness(photo.data, at * 3, own);
  }
  const trust =
    smoothStep(pieces.many, pieces.few, wholeShare(surface.matte.data, share)) *
    smoothStep(classes.guess, classes.known, surface.confidence);
  return { share, trust, own };
}

/** How much of a surface is painted wholly: one in many colours of light would turn blotchy. */
function wholeShare(matte: Float32Array, share: Float32Array): number {
  let [all, whole] = [0, 0];
  for (let at = 0; at < matte.length; at += 3) {
    if (matte[at]! < 0.5) continue;
    all++;
    if (share[at]! > wholly) whole++;
  }
  return all === 0 ? 0 : whole / all;
}

/** Bins of lightness and of two ratios of light, and the least part of the largest one that a lighter one needs. */
const bins = { lightness: 10, ratio: 9, perRatio: 4, least: 0.35 } as const;

function binOf(data: Uint8ClampedArray, at: number): number {
  const [red, green, blue] = [0, 1, 2].map((c) => linearFromSrgb8[data[at + c]!]! + dark) as [
    number,
    number,
    number,
  ];
  const ratio = (value: number) =>
    Math.min(
      bins.ratio - 1,
      Math.max(0, Math.round(Math.log(value / green) * bins.perRatio + (bins.ratio - 1) / 2)),
    );
  const lightness = Math.min(bins.lightness - 1, Math.floor(Math.cbrt(green) * bins.lightness));
  return (lightness * bins.ratio + ratio(red)) * bins.ratio + ratio(blue);
}

/** Mean colour of the lightest of its large parts: walls beside a dark accent, not a mixture of both. */
function typicalColour(
  data: Uint8ClampedArray,
  share: Float32Array,
): readonly [number, number, number] | undefined {
  const sums = new Float64Array(bins.lightness * bins.ratio * bins.ratio * 4);
  let all = 0;
  for (let at = 0; at < share.length; at += 3) {
    if (share[at]! < tells) continue;
    all++;
    const bin = binOf(data, at * 3) * 4;
    for (let c = 0; c < 3; c++) sums[bin + c]! += linearFromSrgb8[data[at * 3 + c]!]!;
    sums[bin + 3]! += 1;
  }
  if (all * 3 < leastTold * share.length) return undefined;
  let [most, found] = [0, 0];
  for (let bin = 3; bin < sums.length; bin += 4) most = Math.max(most, sums[bin]!);
  for (let bin = 3; bin < sums.length; bin += 4)
    if (sums[bin]! >= bins.least * most) found = bin - 3;
  const count = sums[found + 3]!;
  return [sums[found]! / count, sums[found + 1]! / count, sums[found + 2]! / count];
}

/** A mural, a dark accent wall or a lamp's glow keeps its own colour. */
function likeness(data: Uint8ClampedArray, at: number, own: SoftCover['own']): number {
  const green = linearFromSrgb8[data[at + 1]!]! + dark;
  const away = (c: 0 | 2) =>
    Math.log((linearFromSrgb8[data[at + c]!]! + dark) / green) -
    Math.log((own[c] + dark) / (own[1] + dark));
  return smoothStep(paints.other, paints.same, Math.hypot(away(0), away(2)));
}
