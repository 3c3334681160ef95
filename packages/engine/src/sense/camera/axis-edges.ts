/** Strength of each pixel as an edge along one of the three world axes, at half size. */
import type { Gradient } from '../../ops/gradient.ts';
import { clearedScratch, unclearedScratch } from '../../ops/scratch-arrays.ts';
import type { LineSegment } from './line-segments.ts';
import type { ManhattanFrame } from './manhattan-frame.ts';

export interface AxisEdges {
  readonly width: number;
  readonly height: number;
  /** Half-size working pixels; one map per axis, 0..1. */
  readonly maps: readonly [Float32Array, Float32Array, Float32Array];
}

const faintest = 0.012;
const closest = 0.96;
const clearlyApart = 0.92;

/** As much of a frame as tells where its axes run. */
type EdgeFrame = Pick<ManhattanFrame, 'rotation' | 'centreX' | 'centreY' | 'focal' | 'axes'>;

export function axisEdges(
  gradient: Gradient,
  segments: readonly LineSegment[],
  frame: EdgeFrame,
  width: number,
  height: number,
): AxisEdges {
  const w = Math.max(1, width >> 1);
  const h = Math.max(1, height >> 1);
  const maps: AxisEdges['maps'] = [
    clearedScratch(Float32Array, w * h),
    clearedScratch(Float32Array, w * h),
    clearedScratch(Float32Array, w * h),
  ];
  const found = { width: w, height: h, maps };
  for (let y = 0; y < height - 1; y++) markRow(gradient, frame, width, y, found);
  segments.forEach((segment, index) => {
    const axis = frame.axes[index]!;
    if (axis < 0) return;
    drawSegment(maps[axis]!, w, h, segment, Math.min(1, 0.5 + segment.length / 120));
  });
  return {
    width: w,
    height: h,
    maps: [spread(maps[0], w, h), spread(maps[1], w, h), spread(maps[2], w, h)],
  };
}

function markRow(
  { magnitude, alongX, alongY }: Gradient,
  { rotation: m, centreX, centreY, focal }: EdgeFrame,
  width: number,
  y: number,
  { width: w, height: h, maps }: AxisEdges,
): void {
  const row = Math.min(h - 1, y >> 1) * w;
  const py = (y + 1 - centreY) / focal;
  for (let x = 0; x < width - 1; x++) {
    const i = y * width + x;
    const strength = magnitude[i]!;
    if (strength < faintest) continue;
    const weight = Math.min(1, strength / 0.05) * 15;
    const cos = alongX[i]!;
    const sin = alongY[i]!;
    const px = (x + 1 - centreX) / focal;
    const cell = row + Math.min(w - 1, x >> 1);
    for (let axis = 0; axis < 3; axis++) {
      // direction of lines along this axis at this pixel
      const dx = m[axis]! - px * m[6 + axis]!;
      const dy = m[3 + axis]! - py * m[6 + axis]!;
      const dot = dx * cos + dy * sin;
      const squared = dx * dx + dy * dy;
      // Most edges follow no axis: rejected without a square root.
      if (dot * dot < clearlyApart * squared) continue;
      const along = Math.abs(dot) / (Math.sqrt(squared) + 1e-9);
      if (along <= closest) continue;
      const value = weight * (along - closest);
      const map = maps[axis]!;
      if (value > map[cell]!) map[cell] = value;
    }
  }
}

function drawSegment(map: Float32Array, w: number, h: number, s: LineSegment, value: number) {
  const steps = Math.max(1, Math.round(s.length));
  for (let k = 0; k <= steps; k++) {
    const x = ((s.x1 + ((s.x2 - s.x1) * k) / steps) / 2) | 0;
    const y = ((s.y1 + ((s.y2 - s.y1) * k) / steps) / 2) | 0;
    if (x < 0 || y < 0 || x >= w || y >= h) continue;
    if (value > map[y * w + x]!) map[y * w + x] = value;
  }
}

/** Two rounds of a decaying maximum over the neighbours, which tolerates near misses. */
function spread(map: Float32Array, w: number, h: number): Float32Array {
  let current = map;
  for (let round = 0; round < 2; round++) {
    const next = unclearedScratch(Float32Array, current.length);
    next.set(current);
    for (let y = 1; y < h - 1; y++) spreadRow(current, next, y, w);
    current = next;
  }
  return current;
}

function spreadRow(current: Float32Array, next: Float32Array, y: number, w: number): void {
  for (let i = y * w + 1; i < (y + 1) * w - 1; i++) {
    const around = Math.max(current[i - 1]!, current[i + 1]!, current[i - w]!, current[i + w]!);
    if (around * 0.75 > next[i]!) next[i] = around * 0.75;
  }
}
