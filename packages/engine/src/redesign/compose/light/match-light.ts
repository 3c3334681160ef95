/**
 * Matches the light of a render to that of the photo, both of the bare room: a smooth gain per channel for
 * rendered things at each place.
 */
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { spread } from '../../empty/spread.ts';
import type { BareSurface } from './shell-light.ts';

export interface LightMap {
  readonly width: number;
  readonly height: number;
  /** Luminance gain of each cell. */
  readonly gains: Float32Array;
  /** Colour of the photo's light relative to the render's, around 1. */
  readonly colour: readonly [number, number, number];
}

const cellPx = 12;
/** Gains deviate from the median by at most this factor. */
const furthest = 1.35;
/** A white thing of this albedo in the room's typical light gets at most this bright. */
const white = { albedo: 0.8, most: 0.66 } as const;
const mostCast = 1.7;
const burned = 0.93;

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

interface LightsToMatch {
  /** The emptied photo, as it will be shown. */
  readonly bare: RgbImage;
  /** Light of the bare room, `renderedWidth` wide. */
  readonly rendered: Float32Array;
  readonly renderedWidth: number;
  readonly renderedHeight: number;
  /** Whether a pixel of `bare` belongs to the shell. */
  readonly counts: (at: number) => boolean;
  /** Surface in the bare render; undefined outside the shell. */
  readonly surfaceAt: (renderedAt: number) => BareSurface | undefined;
  /** Colour of the photo's light. */
  readonly white: readonly [number, number, number];
  /** Exposure of `bare` relative to a light room. */
  readonly exposure: number;
  /** Colour of the light in the furnished room, which lights the things; default: that of the bare room. */
  readonly litBy?: readonly [number, number, number] | undefined;
}

export function matchLight({
  bare,
  rendered,
  renderedWidth,
  renderedHeight,
  counts,
  surfaceAt,
  white,
  exposure,
  litBy,
}: LightsToMatch): LightMap {
  const { widthPx: w, heightPx: h, data } = bare;
  const width = Math.max(2, Math.ceil(w / cellPx));
  const height = Math.max(2, Math.ceil(h / cellPx));
  const sums = new Float32Array(width * height * 2);
  const weight = new Float32Array(width * height);
  const whites: number[] = [];
  const render = new Float64Array(3);
  for (let y = 1; y < h; y += 3) {
    const ry = Math.min(renderedHeight - 1, Math.floor((y * renderedHeight) / h));
    for (let x = 1; x < w; x += 3) {
      const at = y * w + x;
      const rendered0 =
        ry * renderedWidth + Math.min(renderedWidth - 1, Math.floor((x * renderedWidth) / w));
      const surface = surfaceAt(rendered0);
      if (!surface || !counts(at)) continue;
      const { albedo, colour } = surface;
      const [r, g, b] = [0, 1, 2].map((c) => linearFromSrgb8[data[at * 3 + c]!]!) as [
        number,
        number,
        number,
      ];
      const shown = luminance(r, g, b);
      if (shown > burned || shown < 0.002) continue;
      const [p, q, s] = [
        rendered[rendered0 * 3]!,
        rendered[rendered0 * 3 + 1]!,
        rendered[rendered0 * 3 + 2]!,
      ];
      const cell = Math.floor(y / cellPx) * width + Math.floor(x / cellPx);
      sums[cell * 2]! += shown;
      sums[cell * 2 + 1]! += luminance(p, q, s);
      weight[cell]! += 1;
      whites.push(luminance(p, q, s) / Math.max(0.02, albedo));
      const lit = Math.max(1e-6, luminance(p, q, s));
      [p, q, s].forEach((light, c) => {
        render[c]! += (light / Math.max(0.02, colour[c]!)) * (albedo / lit);
      });
    }
  }
  const gains = new Float32Array(width * height);
  const known: number[] = [];
  for (let cell = 0; cell < gains.length; cell++) {
    if (weight[cell]! < 4 || sums[cell * 2 + 1]! <= 0) {
      weight[cell] = 0;
      continue;
    }
    gains[cell] = Math.log(sums[cell * 2]! / sums[cell * 2 + 1]!);
    weight[cell] = 1;
    known.push(gains[cell]!);
  }
  known.sort((a, b) => a - b);
  const middle = known.length > 0 ? known[known.length >> 1]! : 0;
  const down = Math.min(0, mostGain(whites) + Math.log(exposure) - middle);
  const reach = Math.log(furthest);
  for (let cell = 0; cell < gains.length; cell++)
    gains[cell] = Math.min(
      middle + reach,
      Math.max(middle - reach, weight[cell] ? gains[cell]! : middle),
    );
  if (known.length > 0) spread(gains, weight, width, height, 1);
  const radius = Math.max(2, Math.round(width * 0.07));
  for (let pass = 0; pass < 3; pass++) blur(gains, width, height, radius);
  for (let cell = 0; cell < gains.length; cell++) gains[cell] = Math.exp(gains[cell]! + down);
  return { width, height, gains, colour: castOf(white, litBy ? mixed(render, litBy) : render) };
}

/** Logarithm of the gain at which a white thing in typical light reaches its maximum. */
function mostGain(whites: number[]): number {
  whites.sort((a, b) => a - b);
  const usual = whites[whites.length >> 1];
  return usual === undefined || usual <= 0 ? 0 : Math.log(white.most / (white.albedo * usual));
}

/** Share of the furnished room's light in the match: using all of it turns white lavender away from lamps. */
const litShare = 0.4;

const mixed = (bare: ArrayLike<number>, lit: readonly number[]): number[] => {
  const level = luminance(bare[0]!, bare[1]!, bare[2]!);
  return lit.map((light, c) => light ** litShare * (bare[c]! / level) ** (1 - litShare));
};

/** Gains from the render's light to the photo's. */
function castOf(
  white: readonly [number, number, number],
  render: ArrayLike<number>,
): [number, number, number] {
  const of = (c: number) => {
    const ratio = (white[c]! * (render[1]! || 1)) / (render[c]! || 1);
    return Math.min(mostCast, Math.max(1 / mostCast, ratio));
  };
  const cast: [number, number, number] = [of(0), of(1), of(2)];
  const level = luminance(...cast);
  return [cast[0] / level, cast[1] / level, cast[2] / level];
}

function blur(values: Float32Array, width: number, height: number, radius: number): void {
  const line = new Float32Array(Math.max(width, height));
  const pass = (start: number, stride: number, count: number) => {
    for (let k = 0; k < count; k++) line[k] = values[start + k * stride]!;
    for (let k = 0; k < count; k++) {
      let sum = 0;
      for (let d = -radius; d <= radius; d++) sum += line[Math.min(count - 1, Math.max(0, k + d))]!;
      values[start + k * stride] = sum / (2 * radius + 1);
    }
  };
  for (let y = 0; y < height; y++) pass(y * width, 1, width);
  for (let x = 0; x < width; x++) pass(x, width, height);
}
