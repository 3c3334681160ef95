/** Shade that furniture throws on floor and walls: the light with it, relative to the light without. */
import { boxMean } from '../../ops/box-blur.ts';
import { behind } from '../empty/planes-behind.ts';

interface Lit {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Light on the shell, 3 floats a pixel. */
  readonly factors: Float32Array;
}

interface Furnished extends Lit {
  /** Coverage by furniture, 0..1 per pixel. */
  readonly coverage: Float32Array;
  /** Plane of the room behind each pixel. */
  readonly planes: Uint8Array;
}

/** Reach of shade around furniture, as a share of the width, and its strength by surface. */
const reach = 0.05;
const passes = 2;
const strength = {
  floor: { near: 8, most: 1 },
  wall: { near: 4, most: 0.7 },
} as const;
const deepest = 0.3;
/** Most of a room is out of all shade: this quantile of the ratios is full light. */
const lit = { quantile: 0.7, stride: 31 } as const;
const darkest = 0.02;

const luminanceAt = (factors: Float32Array, at: number) =>
  0.2126 * factors[at * 3]! + 0.7152 * factors[at * 3 + 1]! + 0.0722 * factors[at * 3 + 2]!;

/** @param bare the same room without furniture, at any size. Returns a factor per channel and pixel, at most 1. */
export function furnitureShade(furnished: Furnished, bare: Lit): Float32Array {
  const { widthPx: w, heightPx: h, coverage, planes } = furnished;
  const ratio = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const row = Math.floor(((y + 0.5) * bare.heightPx) / h) * bare.widthPx;
    for (let x = 0; x < w; x++) {
      const without = luminanceAt(bare.factors, row + Math.floor(((x + 0.5) * bare.widthPx) / w));
      ratio[y * w + x] = luminanceAt(furnished.factors, y * w + x) / Math.max(darkest, without);
    }
  }
  const sorted = ratio.filter((_, at) => at % lit.stride === 0).sort();
  const full = sorted[Math.floor(sorted.length * lit.quantile)] || 1;
  const near = coverage.slice();
  const radius = Math.max(3, Math.round(w * reach));
  for (let pass = 0; pass < passes; pass++) boxMean(near, w, h, radius, near);
  const factors = new Float32Array(w * h * 3);
  for (let at = 0; at < ratio.length; at++) {
    const of = planes[at] === behind.floor ? strength.floor : strength.wall;
    const share = Math.min(1, near[at]! * of.near) * of.most;
    const shade = Math.min(1, Math.max(deepest, ratio[at]! / full));
    factors.fill(1 + (shade - 1) * share, at * 3, at * 3 + 3);
  }
  return factors;
}
