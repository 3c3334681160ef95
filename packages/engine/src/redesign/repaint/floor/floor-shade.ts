/**
 * The light on a floor without its old pattern: shadows, sun and reflections as a ratio to the floor's smooth colour.
 * Joints and boards are fainter than those, and narrower than their neighbourhood.
 */
import type { LinearRgb } from '../../../colour/oklab.ts';
import { luminanceAt } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import { luminance } from '../../../ops/ramps.ts';
import { logOfCode } from '../../empty/seen-surfaces.ts';
import { fitSmoothLight, type SmoothLight } from '../../empty/smooth-light.ts';

/** Radius in which a pattern is levelled, in metres on the floor, and the radii it is made of (shares of the width). */
const patternMetres = 0.25;
const radii = [0.006, 0.016, 0.044] as const;
/** Radius in which lines are levelled first, as a share of the width. */
const lineRadius = 0.0025;
/** Variance of logarithms up to which detail is pattern. */
const epsilon = 0.06;
/** Deviations from the smooth light that are as faint are pattern too, and what is left of them. */
const faint = { log: 0.16, kept: 0.25 } as const;
/** From this deviation a pixel is in shadow, in sun, or of another pattern; with more of them it isn't told which. */
const odd = 0.5;
const mostOdd = 0.4;
/** Share of the floor in pixels that tell its light. */
const tells = 0.95;
/** Added to light before its logarithm, as in `logOfCode`. */
const darkest = 0.004;
/** Share of known pixels around one, below which nothing is known of it. */
const leastKnown = 1e-3;

export interface FloorShade {
  /** Luminance relative to the floor's typical one, per pixel. */
  readonly ratio: Float32Array;
  /** Smooth colour of the floor, in logarithms. */
  readonly course: SmoothLight;
  /** Its typical colour in linear light. */
  readonly own: LinearRgb;
}

/**
 * Undefined if too little is seen, or the floor is of strong contrasts.
 * @param share of the floor in each pixel, 0..1
 * @param metrePx pixels of a metre at a pixel of the floor
 */
export function floorShade(
  photo: RgbImage,
  share: Float32Array,
  metrePx: (x: number, y: number) => number,
): FloorShade | undefined {
  const { widthPx: w, data } = photo;
  const values = samplesOf(photo, share);
  const course = fitSmoothLight({ values, count: values.length / 5 });
  if (!course) return undefined;
  const [top, foot] = rowsOf(share, w);
  const known = new Float32Array((foot - top) * w);
  const logs = new Float32Array(known.length);
  for (let at = 0; at < known.length; at++) {
    const pixel = top * w + at;
    if (share[pixel]! > tells) known[at] = 1;
    logs[at] = Math.log(luminanceAt(data, pixel * 3) + darkest);
  }
  withoutLines(logs, known, w);
  const levels = radii.map((radius) => ({
    radius: Math.max(2, Math.round(radius * w)),
    values: levelled(logs, known, w, Math.max(2, Math.round(radius * w))),
  }));
  const smooth = new Float64Array(3);
  const courseAt = (pixel: number) => {
    course.at(((pixel % w) + 0.5) / w, (Math.floor(pixel / w) + 0.5) / photo.heightPx, smooth);
    return Math.log(luminance(smooth.map(Math.exp)));
  };
  const own = typicalOf(values);
  const usual = Math.log(luminance(own));
  const ratio = new Float32Array(share.length).fill(1);
  let [all, strange] = [0, 0];
  for (let at = 0; at < known.length; at++) {
    const pixel = top * w + at;
    if (share[pixel]! <= 0) continue;
    const wanted = patternMetres * metrePx((pixel % w) + 0.5, Math.floor(pixel / w) + 0.5);
    const base = courseAt(pixel);
    const seen = between(levels, wanted, at);
    const away = Number.isNaN(seen) ? 0 : seen - base;
    if (known[at]) {
      all++;
      if (Math.abs(away) > odd) strange++;
    }
    ratio[pixel] = Math.exp(base - usual + withoutFaint(away));
  }
  return strange > mostOdd * all ? undefined : { ratio, course, own };
}

const withoutFaint = (away: number): number =>
  away * (1 - (1 - faint.kept) * Math.exp(-((away / faint.log) ** 2)));

interface Level {
  readonly radius: number;
  readonly values: Float32Array;
}

/** The value of a level for a radius between those of two levels; NaN far from known pixels. */
function between(levels: readonly Level[], radius: number, at: number): number {
  let k = 0;
  while (k < levels.length - 2 && levels[k + 1]!.radius < radius) k++;
  const [fine, coarse] = [levels[k]!, levels[k + 1]!];
  const along = Math.log(radius / fine.radius) / Math.log(coarse.radius / fine.radius);
  if (Number.isNaN(fine.values[at]!)) return coarse.values[at]!;
  const towards = Math.min(1, Math.max(0, along));
  return fine.values[at]! + (coarse.values[at]! - fine.values[at]!) * towards;
}

function rowsOf(share: Float32Array, w: number): [top: number, foot: number] {
  const first = share.findIndex((value) => value > 0);
  const last = share.findLastIndex((value) => value > 0);
  return [Math.max(0, Math.floor(first / w)), Math.floor(last / w) + 1];
}

/** In place: joints are narrower than shadows. */
function withoutLines(logs: Float32Array, known: Float32Array, w: number): void {
  const [h, radius] = [logs.length / w, Math.max(1, Math.round(lineRadius * w))];
  const weight = boxMean(known, w, h, radius);
  const sum = logs.map((value, at) => value * known[at]!);
  boxMean(sum, w, h, radius, sum);
  for (let at = 0; at < logs.length; at++) if (known[at]) logs[at] = sum[at]! / weight[at]!;
}

/** A guided filter of a plane by itself, from its known pixels alone. */
function levelled(logs: Float32Array, known: Float32Array, w: number, radius: number) {
  const h = logs.length / w;
  const scratch = new Float32Array(logs.length);
  const mean = (values: Float32Array) => boxMean(values, w, h, radius, values, scratch);
  const weight = mean(known.slice());
  const sum = mean(logs.map((value, at) => value * known[at]!));
  const squares = mean(logs.map((value, at) => value * value * known[at]!));
  for (let at = 0; at < logs.length; at++) {
    const count = Math.max(leastKnown, weight[at]!);
    const middle = sum[at]! / count;
    const spread = Math.max(0, squares[at]! / count - middle * middle);
    const slope = spread / (spread + epsilon);
    sum[at] = slope * known[at]!;
    squares[at] = (middle - slope * middle) * known[at]!;
    if (!known[at]) scratch[at] = middle;
  }
  const middles = logs.map((value, at) => (known[at] ? value : scratch[at]!));
  mean(sum);
  mean(squares);
  for (let at = 0; at < logs.length; at++) {
    const count = weight[at]!;
    middles[at] =
      count < leastKnown ? Number.NaN : (sum[at]! * middles[at]! + squares[at]!) / count;
  }
  return middles;
}

/** Five numbers per sample: position, and logarithms of colour. */
function samplesOf({ widthPx: w, heightPx: h, data }: RgbImage, share: Float32Array): Float64Array {
  const step = Math.max(2, Math.round(w / 180));
  const values: number[] = [];
  for (let y = step >> 1; y < h; y += step)
    for (let x = step >> 1; x < w; x += step) {
      const at = y * w + x;
      if (share[at]! <= tells) continue;
      values.push((x + 0.5) / w, (y + 0.5) / h);
      for (let c = 0; c < 3; c++) values.push(logOfCode[data[at * 3 + c]!]!);
    }
  return Float64Array.from(values);
}

function typicalOf(values: Float64Array): LinearRgb {
  const of = (channel: number) => {
    const sorted = Float64Array.from(
      { length: values.length / 5 },
      (_, k) => values[k * 5 + 2 + channel]!,
    ).sort();
    return Math.exp(sorted[sorted.length >> 1]!);
  };
  return [of(0), of(1), of(2)];
}
