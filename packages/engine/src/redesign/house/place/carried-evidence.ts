/**
 * Propagates sparse evidence to pixels of similar colour: a crown gets one decision, and crowns separate along
 * their leaves.
 */
import type { RgbImage } from '../../../image/image.ts';
import { leafNoise } from '../leaf-noise.ts';

const smallSidePx = 176;
/** Weight of agreement between neighbours relative to a pixel's own evidence, and the scale of colour distance. */
const agreement = 260;
const apartLevels = 24;
const leastAgreement = 0.004;
const rounds = 140;
const overshoot = 1.9;
/** Displaces edges between things along leaves; amplitude, and size of sprays as a share of 1,000 pixels. */
const leafReach = 0.5;
const sprayShare = 0.012;

/** Per pixel: evidence for (above 0) or against, and its weight. */
export interface Evidence {
  readonly value: Float32Array;
  readonly trust: Float32Array;
}

interface Small {
  readonly w: number;
  readonly h: number;
  readonly scale: number;
  readonly isThing: Uint8Array;
  readonly colours: Float32Array;
  /** Sums of trust, and of value times trust, per pixel. */
  readonly trust: Float32Array;
  readonly known: Float32Array;
}

function reduce(
  { widthPx, heightPx, data }: RgbImage,
  isThing: (pixel: number) => boolean,
  { value, trust }: Evidence,
): Small {
  const scale = Math.max(1, Math.max(widthPx, heightPx) / smallSidePx);
  const [w, h] = [Math.ceil(widthPx / scale), Math.ceil(heightPx / scale)];
  const counts = new Uint16Array(w * h);
  const all = new Uint16Array(w * h);
  const small: Small = {
    w,
    h,
    scale,
    isThing: new Uint8Array(w * h),
    colours: new Float32Array(w * h * 3),
    trust: new Float32Array(w * h),
    known: new Float32Array(w * h),
  };
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const j = Math.floor(y / scale) * w + Math.floor(x / scale);
      all[j]!++;
      if (!isThing(i)) continue;
      counts[j]!++;
      small.trust[j]! += trust[i]!;
      small.known[j]! += trust[i]! * value[i]!;
      for (let c = 0; c < 3; c++) small.colours[j * 3 + c]! += data[i * 3 + c]!;
    }
  for (let j = 0; j < w * h; j++) {
    const count = counts[j]!;
    if (count === 0) continue;
    small.isThing[j] = count * 4 >= all[j]! ? 1 : 0;
    small.trust[j]! /= count;
    small.known[j]! /= count;
    for (let c = 0; c < 3; c++) small.colours[j * 3 + c]! /= count;
  }
  return small;
}

/** Weights of agreement to the right, and below. */
function agreements({ w, h, isThing, colours }: Small): readonly [Float32Array, Float32Array] {
  const right = new Float32Array(w * h);
  const below = new Float32Array(w * h);
  const between = (i: number, j: number) => {
    if (isThing[j] === 0) return 0;
    let sum = 0;
    for (let c = 0; c < 3; c++) sum += (colours[i * 3 + c]! - colours[j * 3 + c]!) ** 2;
    return agreement * Math.max(leastAgreement, Math.exp(-sum / (3 * apartLevels ** 2)));
  };
  for (let i = 0; i < w * h; i++) {
    if (isThing[i] === 0) continue;
    if (i % w < w - 1) right[i] = between(i, i + 1);
    if (i + w < w * h) below[i] = between(i, i + w);
  }
  return [right, below];
}

function relax(small: Small): Float32Array {
  const { w, h, isThing, trust, known } = small;
  const [right, below] = agreements(small);
  const found = new Float32Array(w * h);
  const open: number[] = [];
  for (let i = 0; i < w * h; i++) {
    if (isThing[i] === 0) continue;
    open.push(i);
    if (trust[i]! > 0) found[i] = known[i]! / trust[i]!;
  }
  for (let round = 0; round < rounds; round++)
    for (const i of open) {
      const [a, c, d, e] = [right[i]!, right[i - 1] ?? 0, below[i]!, below[i - w] ?? 0];
      const sum =
        known[i]! +
        (a > 0 ? a * found[i + 1]! : 0) +
        (c > 0 ? c * found[i - 1]! : 0) +
        (d > 0 ? d * found[i + w]! : 0) +
        (e > 0 ? e * found[i - w]! : 0);
      const all = trust[i]! + a + c + d + e;
      if (all > 0) found[i]! += overshoot * (sum / all - found[i]!);
    }
  return found;
}

/** Propagated evidence of a pixel; above 0 is for. */
export function carriedEvidence(
  photo: RgbImage,
  isThing: (pixel: number) => boolean,
  evidence: Evidence,
): (pixel: number) => number {
  const small = reduce(photo, isThing, evidence);
  const found = relax(small);
  const { w, h, scale, isThing: known } = small;
  const spray = Math.max(2, sprayShare * photo.widthPx);
  return (pixel) => {
    const [x, y] = [pixel % photo.widthPx, (pixel / photo.widthPx) | 0];
    const [sx, sy] = [(x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5];
    const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
    let [sum, weight, least, most] = [0, 0, Infinity, -Infinity];
    for (let dy = 0; dy <= 1; dy++)
      for (let dx = 0; dx <= 1; dx++) {
        const u = Math.min(w - 1, Math.max(0, x0 + dx));
        const v = Math.min(h - 1, Math.max(0, y0 + dy));
        if (known[v * w + u] === 0) continue;
        const value = found[v * w + u]!;
        const share = (dx ? sx - x0 : 1 - sx + x0) * (dy ? sy - y0 : 1 - sy + y0) + 1e-4;
        sum += value * share;
        weight += share;
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
    if (weight === 0) return 0;
    const leaf = leafNoise(x, y, spray, 7) - 0.5;
    return sum / weight + leafReach * leaf * (most - least);
  };
}
