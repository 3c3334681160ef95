/**
 * Line segments by growing regions of one level-line direction, similar to LSD (Grompone von Gioi et al.
 * 2010), strongest pixels first.
 */
import type { Gradient } from '../../ops/gradient.ts';
import { clearedScratch, unclearedScratch } from '../../ops/scratch-arrays.ts';

export interface LineSegment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly length: number;
  /** Mean gradient strength along it. */
  readonly strength: number;
}

export const edgeThreshold = 0.012;
/** Cosine of the largest deviation from the region's direction so far. */
const smallestCosine = Math.cos(Math.PI / 8);
/** Minimum share of the bounding rectangle that belongs to the region. */
const smallestDensity = 0.35;
const bins = 256;

/** Indices of all pixels above the threshold, strongest first (bucket sort). */
function strongestFirst(magnitude: Float32Array): Int32Array {
  let strongest = 0;
  for (let i = 0; i < magnitude.length; i++) {
    if (magnitude[i]! > strongest) strongest = magnitude[i]!;
  }
  if (strongest <= edgeThreshold) return new Int32Array(0);
  const bucket = (value: number) => bins - 1 - Math.min(bins - 1, ((value / strongest) * bins) | 0);
  const starts = new Int32Array(bins + 1);
  for (let i = 0; i < magnitude.length; i++) {
    const value = magnitude[i]!;
    if (value > edgeThreshold) starts[bucket(value) + 1] = starts[bucket(value) + 1]! + 1;
  }
  for (let k = 0; k < bins; k++) starts[k + 1] = starts[k + 1]! + starts[k]!;
  const order = unclearedScratch(Int32Array, starts[bins]!);
  for (let i = 0; i < magnitude.length; i++) {
    const value = magnitude[i]!;
    if (value <= edgeThreshold) continue;
    const k = bucket(value);
    order[starts[k]!] = i;
    starts[k] = starts[k]! + 1;
  }
  return order;
}

/** Seeds grown per call. */
const stretch = 256;

export function findLineSegments(
  gradient: Gradient,
  width: number,
  height: number,
  shortest: number,
): LineSegment[] {
  const search = new SegmentSearch(gradient, width, height, shortest);
  const order = strongestFirst(gradient.magnitude);
  for (let from = 0; from < order.length; from += stretch) {
    search.grow(order.subarray(from, from + stretch));
  }
  return search.segments;
}

class SegmentSearch {
  readonly segments: LineSegment[] = [];
  private readonly gradient: Gradient;
  private readonly width: number;
  private readonly height: number;
  private readonly shortest: number;
  private readonly used: Uint8Array;
  private readonly region: Int32Array;

  constructor(gradient: Gradient, width: number, height: number, shortest: number) {
    this.gradient = gradient;
    this.width = width;
    this.height = height;
    this.shortest = shortest;
    this.used = clearedScratch(Uint8Array, width * height);
    this.region = unclearedScratch(Int32Array, width * height);
  }

  grow(seeds: Int32Array): void {
    const { gradient, width, height, shortest, used, region } = this;
    for (let k = 0; k < seeds.length; k++) {
      const seed = seeds[k]!;
      if (used[seed]) continue;
      const count = growRegion(seed, gradient, width, height, used, region);
      if (count < shortest) continue;
      const segment = fitSegment(region, count, gradient.magnitude, width, shortest);
      if (segment) this.segments.push(segment);
    }
  }
}

/** Marks the connected pixels around the seed with its direction; returns their number. */
function growRegion(
  seed: number,
  { magnitude, alongX, alongY }: Gradient,
  width: number,
  height: number,
  used: Uint8Array,
  region: Int32Array,
): number {
  let count = 0;
  region[count++] = seed;
  used[seed] = 1;
  let sumX = alongX[seed]!;
  let sumY = alongY[seed]!;
  let least = smallestCosine * Math.sqrt(sumX * sumX + sumY * sumY);
  for (let k = 0; k < count; k++) {
    const pixel = region[k]!;
    const px = pixel % width;
    const py = (pixel - px) / width;
    for (let y = Math.max(0, py - 1); y <= Math.min(height - 1, py + 1); y++) {
      for (let x = Math.max(0, px - 1); x <= Math.min(width - 1, px + 1); x++) {
        const next = y * width + x;
        if (used[next] || magnitude[next]! <= edgeThreshold) continue;
        if (alongX[next]! * sumX + alongY[next]! * sumY < least) continue;
        used[next] = 1;
        region[count++] = next;
        sumX += alongX[next]!;
        sumY += alongY[next]!;
        least = smallestCosine * Math.sqrt(sumX * sumX + sumY * sumY);
      }
    }
  }
  return count;
}

/** Main axis of a region, weighted by gradient strength; null if too short or too wide. */
function fitSegment(
  region: Int32Array,
  count: number,
  magnitude: Float32Array,
  width: number,
  shortest: number,
): LineSegment | null {
  let weight = 0;
  let cx = 0;
  let cy = 0;
  for (let k = 0; k < count; k++) {
    const pixel = region[k]!;
    const m = magnitude[pixel]!;
    const x = pixel % width;
    weight += m;
    cx += m * x;
    cy += m * ((pixel - x) / width);
  }
  cx /= weight;
  cy /= weight;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let k = 0; k < count; k++) {
    const pixel = region[k]!;
    const m = magnitude[pixel]!;
    const dx = (pixel % width) - cx;
    const dy = Math.floor(pixel / width) - cy;
    xx += m * dx * dx;
    yy += m * dy * dy;
    xy += m * dx * dy;
  }
  const direction = 0.5 * Math.atan2(2 * xy, xx - yy);
  const ux = Math.cos(direction);
  const uy = Math.sin(direction);
  let start = 0;
  let end = 0;
  let halfWidth = 0;
  for (let k = 0; k < count; k++) {
    const pixel = region[k]!;
    const dx = (pixel % width) - cx;
    const dy = Math.floor(pixel / width) - cy;
    const along = dx * ux + dy * uy;
    if (along < start) start = along;
    if (along > end) end = along;
    halfWidth = Math.max(halfWidth, Math.abs(dy * ux - dx * uy));
  }
  const length = end - start;
  if (length < shortest || count / (length * (2 * halfWidth + 1)) < smallestDensity) return null;
  // Gradients are between pixels: sample (0, 0) is at the corner point (1, 1).
  return {
    x1: cx + 1 + start * ux,
    y1: cy + 1 + start * uy,
    x2: cx + 1 + end * ux,
    y2: cy + 1 + end * uy,
    length,
    strength: weight / count,
  };
}
