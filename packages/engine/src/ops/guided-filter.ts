/**
 * The guided filter (He, Sun and Tang 2010) and its subsampled form (He and Sun 2015): a signal
 * smoothed so that it follows the edges of a guide.
 */
import { boxMean } from './box-blur.ts';
import { linearTaps } from './resize.ts';

/** What of a guide can be reused for many signals. */
export interface Guide {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly mean: Float32Array;
  readonly variance: Float32Array;
}

export function createGuide(
  data: Float32Array,
  width: number,
  height: number,
  radius: number,
): Guide {
  const mean = boxMean(data, width, height, radius);
  const variance = new Float32Array(data.length);
  for (let i = 0; i < data.length; i++) variance[i] = data[i]! * data[i]!;
  boxMean(variance, width, height, radius, variance);
  for (let i = 0; i < data.length; i++) {
    variance[i] = Math.max(0, variance[i]! - mean[i]! * mean[i]!);
  }
  return { data, width, height, radius, mean, variance };
}

/** Slope and offset of the local line from guide to signal. */
export interface LocalLines {
  readonly slope: Float32Array;
  readonly offset: Float32Array;
}

export function fitLocalLines(guide: Guide, signal: Float32Array, epsilon: number): LocalLines {
  const { width, height, radius, data } = guide;
  const offset = boxMean(signal, width, height, radius);
  const slope = new Float32Array(data.length);
  for (let i = 0; i < data.length; i++) slope[i] = data[i]! * signal[i]!;
  boxMean(slope, width, height, radius, slope);
  for (let i = 0; i < data.length; i++) {
    const a = (slope[i]! - guide.mean[i]! * offset[i]!) / (guide.variance[i]! + epsilon);
    offset[i] = offset[i]! - a * guide.mean[i]!;
    slope[i] = a;
  }
  boxMean(slope, width, height, radius, slope);
  boxMean(offset, width, height, radius, offset);
  return { slope, offset };
}

export function guidedFilter(
  guide: Guide,
  signal: Float32Array,
  epsilon: number,
  target: Float32Array = new Float32Array(signal.length),
): Float32Array {
  const { slope, offset } = fitLocalLines(guide, signal, epsilon);
  for (let i = 0; i < signal.length; i++) target[i] = slope[i]! * guide.data[i]! + offset[i]!;
  return target;
}

/** Lines fitted at a small size, enlarged and applied to the guide at its full size. */
export function applyLocalLines(
  lines: LocalLines,
  width: number,
  height: number,
  fullGuide: Float32Array,
  fullWidth: number,
  fullHeight: number,
  target: Float32Array = new Float32Array(fullWidth * fullHeight),
): Float32Array {
  const columns = linearTaps(width, fullWidth);
  const rows = linearTaps(height, fullHeight);
  const slopes = new Float32Array(width);
  const offsets = new Float32Array(width);
  const { slope, offset } = lines;
  for (let y = 0; y < fullHeight; y++) {
    const upper = rows.first[y]! * width;
    const lower = rows.second[y]! * width;
    const share = rows.share[y]!;
    for (let x = 0; x < width; x++) {
      slopes[x] = slope[upper + x]! + (slope[lower + x]! - slope[upper + x]!) * share;
      offsets[x] = offset[upper + x]! + (offset[lower + x]! - offset[upper + x]!) * share;
    }
    const start = y * fullWidth;
    for (let x = 0; x < fullWidth; x++) {
      const left = columns.first[x]!;
      const right = columns.second[x]!;
      const t = columns.share[x]!;
      const a = slopes[left]! + (slopes[right]! - slopes[left]!) * t;
      const b = offsets[left]! + (offsets[right]! - offsets[left]!) * t;
      target[start + x] = a * fullGuide[start + x]! + b;
    }
  }
  return target;
}
