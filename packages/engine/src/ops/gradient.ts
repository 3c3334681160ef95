/** Gradients of a plane on the grid between the pixels (2 x 2 differences). */
import { borrow, borrowUsed } from './passing-arrays.ts';

export interface Gradient {
  /** Strength; the last row and column are 0. */
  readonly magnitude: Float32Array;
  /** Unit vector along the level line (at a right angle to the gradient); 0 where there is none. */
  readonly alongX: Float32Array;
  readonly alongY: Float32Array;
}

/** Directions are only worked out where the strength is above `threshold`. */
export function levelLineGradient(
  source: Float32Array,
  width: number,
  height: number,
  threshold: number,
): Gradient {
  const magnitude = borrow(Float32Array, width * height);
  const alongX = borrow(Float32Array, width * height);
  const alongY = borrow(Float32Array, width * height);
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
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
  return { magnitude, alongX, alongY };
}

/** A slight blur (1 2 1 in both directions), so that slanted edges are not staircases. */
export function smoothBinomial(source: Float32Array, width: number, height: number): Float32Array {
  const across = borrowUsed(Float32Array, source.length);
  const out = borrowUsed(Float32Array, source.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const left = source[x > 0 ? i - 1 : i]!;
      const right = source[x < width - 1 ? i + 1 : i]!;
      across[i] = 0.25 * (left + right) + 0.5 * source[i]!;
    }
  }
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    for (let i = y * width; i < (y + 1) * width; i++) {
      out[i] = 0.25 * (across[i + up]! + across[i + down]!) + 0.5 * across[i]!;
    }
  }
  return out;
}
