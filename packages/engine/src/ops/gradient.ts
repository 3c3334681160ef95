/** Gradients of a plane on the grid between pixels (2 x 2 differences). */
import { clearedScratch, unclearedScratch } from './scratch-arrays.ts';

export interface Gradient {
  /** Strength; the last row and column are 0. */
  readonly magnitude: Float32Array;
  /** Unit vector along the level line (perpendicular to the gradient); 0 where there is none. */
  readonly alongX: Float32Array;
  readonly alongY: Float32Array;
}

/** Directions are computed only where the strength exceeds `threshold`. */
export function levelLineGradient(
  source: Float32Array,
  width: number,
  height: number,
  threshold: number,
): Gradient {
  const magnitude = clearedScratch(Float32Array, width * height);
  const alongX = clearedScratch(Float32Array, width * height);
  const alongY = clearedScratch(Float32Array, width * height);
  const gradient = { magnitude, alongX, alongY };
  for (let y = 0; y < height - 1; y++) gradientRow(source, width, y, threshold, gradient);
  return gradient;
}

function gradientRow(
  source: Float32Array,
  width: number,
  y: number,
  threshold: number,
  { magnitude, alongX, alongY }: Gradient,
): void {
  for (let i = y * width; i < (y + 1) * width - 1; i++) {
    const falling = source[i + width + 1]! - source[i]!;
    const rising = source[i + 1]! - source[i + width]!;
    const gx = (falling + rising) * 0.5;
    const gy = (falling - rising) * 0.5;
    const strength = Math.sqrt(gx * gx + gy * gy);
    magnitude[i] = strength;
    if (strength <= threshold) continue;
    alongX[i] = -gy / strength;
    alongY[i] = gx / strength;
  }
}

/** Binomial blur (1 2 1 in both directions), so that slanted edges aren't staircases. */
export function smoothBinomial(source: Float32Array, width: number, height: number): Float32Array {
  const across = unclearedScratch(Float32Array, source.length);
  const out = unclearedScratch(Float32Array, source.length);
  for (let y = 0; y < height; y++) blurAcross(source, across, y * width, width);
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    blurDown(across, out, y * width, width, up, down);
  }
  return out;
}

function blurAcross(source: Float32Array, out: Float32Array, start: number, width: number): void {
  const last = start + width - 1;
  for (let i = start; i <= last; i++) {
    const left = source[i > start ? i - 1 : i]!;
    const right = source[i < last ? i + 1 : i]!;
    out[i] = 0.25 * (left + right) + 0.5 * source[i]!;
  }
}

/** `up` and `down`: offsets to the rows above and below. */
function blurDown(
  source: Float32Array,
  out: Float32Array,
  start: number,
  width: number,
  up: number,
  down: number,
): void {
  for (let i = start; i < start + width; i++) {
    out[i] = 0.25 * (source[i + up]! + source[i + down]!) + 0.5 * source[i]!;
  }
}
