/**
 * Tint of neon light on each surface. Not used by day: colour bleeding from wood floors and painted walls onto
 * the ceiling is correct but looks like a stain.
 */
import { boxMean } from '../../../ops/box-blur.ts';
import { readCoarse } from '../../empty/coarse-grid.ts';
import { spread } from '../../empty/spread.ts';
import type { ThingLight } from '../lay-in.ts';
import type { BareSurface } from './shell-light.ts';

const cellPx = 6;
/** Radius of the mean as a share of the width: the tint varies slowly. */
const smoothShare = 0.03;
const passes = 2;
/** How much the room's mean colour counts as white (exponent). */
const whiteShare = 0.6;
/** Largest logarithm of a tint. */
const strongest = 0.6;
/** Pixels with a smaller share of shell are ignored. */
const leastShell = 0.7;

export interface LightTint {
  readonly width: number;
  readonly height: number;
  /** By plane: three logarithms per cell. */
  readonly planes: ReadonlyMap<number, Float32Array>;
}

interface TintedRoom {
  readonly furnished: ThingLight;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Surface at a pixel of the furnished render; undefined outside the shell. */
  readonly surfaceAt: (at: number) => BareSurface | undefined;
}

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

export function lightTint({ furnished, widthPx, heightPx, surfaceAt }: TintedRoom): LightTint {
  const { radiance, cutOut, coverage } = furnished;
  const [width, height] = [Math.ceil(widthPx / cellPx), Math.ceil(heightPx / cellPx)];
  const sums = new Map<number, Float32Array>();
  const weights = new Map<number, Float32Array>();
  const mean = [0, 0, 0];
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      const surface = coverage[at]! > 1 - leastShell ? undefined : surfaceAt(at);
      if (!surface) continue;
      const { plane, colour } = surface;
      const sum = sums.get(plane) ?? new Float32Array(width * height * 3);
      sums.set(plane, sum);
      const weight = weights.get(plane) ?? new Float32Array(width * height);
      weights.set(plane, weight);
      const cell = Math.floor(y / cellPx) * width + Math.floor(x / cellPx);
      weight[cell] = 1;
      for (let c = 0; c < 3; c++) {
        const lit =
          (radiance[at * 3 + c]! - cutOut[at * 3 + c]!) /
          Math.max(0.02, colour[c]!) /
          (1 - coverage[at]!);
        sum[cell * 3 + c]! += lit;
        mean[c]! += lit;
      }
    }
  }
  const usual = luminance(mean[0]!, mean[1]!, mean[2]!);
  const planes = new Map<number, Float32Array>();
  for (const [plane, sum] of sums) {
    const weight = weights.get(plane)!;
    for (let cell = 0; cell < width * height; cell++) {
      const level = luminance(sum[cell * 3]!, sum[cell * 3 + 1]!, sum[cell * 3 + 2]!);
      for (let c = 0; c < 3; c++) {
        const white = (mean[c]! / usual) ** whiteShare;
        const tint = level > 0 ? sum[cell * 3 + c]! / level / white : 1;
        const strength = Math.log(Math.max(1e-3, tint));
        sum[cell * 3 + c] = Math.min(strongest, Math.max(-strongest, strength));
      }
    }
    spread(sum, weight, width, height, 3);
    planes.set(plane, smoothed(sum, width, height, Math.max(1, Math.round(width * smoothShare))));
  }
  return { width, height, planes };
}

function smoothed(values: Float32Array, width: number, height: number, radius: number) {
  const one = new Float32Array(width * height);
  for (let c = 0; c < 3; c++) {
    for (let cell = 0; cell < one.length; cell++) one[cell] = values[cell * 3 + c]!;
    for (let pass = 0; pass < passes; pass++) boxMean(one, width, height, radius, one);
    for (let cell = 0; cell < one.length; cell++) values[cell * 3 + c] = one[cell]!;
  }
  return values;
}

/** Light of each channel on the room: its shade times the local tint, if any. @param spared 0..1 per pixel */
export function tinted(
  shade: Float32Array,
  tint: LightTint | undefined,
  { widthPx, planeOf }: { readonly widthPx: number; readonly planeOf: Uint8Array },
  spared: (at: number) => number,
): Float32Array {
  const factors = new Float32Array(shade.length * 3);
  for (let at = 0; at < shade.length; at++) {
    const values = tint?.planes.get(planeOf[at]!);
    const [u, v] = [
      ((at % widthPx) + 0.5) / cellPx - 0.5,
      (Math.floor(at / widthPx) + 0.5) / cellPx - 0.5,
    ];
    const felt = 1 - spared(at);
    for (let c = 0; c < 3; c++) {
      const colour =
        tint && values ? Math.exp(felt * readCoarse(values, tint.width, tint.height, u, v, c)) : 1;
      factors[at * 3 + c] = (1 + (shade[at]! - 1) * felt) * colour;
    }
  }
  return factors;
}
