/**
 * Averages passes with sub-pixel offsets. Edges of lamps, covered in only some passes, are clamped before averaging
 * to avoid jagged edges; their centres keep their full brightness.
 */
import type { BufferPool } from '../memory/buffer-pool.ts';

export interface PassSum {
  /** @param wanted 1 for pixels drawn in this pass; absent for all */
  add(radiance: Float32Array, brightest: number, wanted?: Uint8Array): void;
  /** Writes the mean of the passes. */
  mean(out: Float32Array): void;
}

export function createPassSum(length: number, pool: BufferPool): PassSum {
  const whole = pool.floats('sum of passes', length).fill(0);
  const cut = pool.floats('cut sum of passes', length).fill(0);
  const dimmest = pool.floats('dimmest of passes', length / 3).fill(Infinity);
  const passes = pool.bytes('passes', length / 3).fill(0);
  let limit = Infinity;
  return {
    add(radiance, brightest, wanted) {
      limit = brightest;
      for (let pixel = 0; pixel < dimmest.length; pixel++) {
        if (wanted && wanted[pixel] === 0) continue;
        passes[pixel]!++;
        const at = pixel * 3;
        const most = Math.max(radiance[at]!, radiance[at + 1]!, radiance[at + 2]!);
        if (most < dimmest[pixel]!) dimmest[pixel] = most;
        for (let c = at; c < at + 3; c++) {
          whole[c]! += radiance[c]!;
          cut[c]! += Math.min(brightest, radiance[c]!);
        }
      }
    },
    mean(out) {
      for (let pixel = 0; pixel < dimmest.length; pixel++) {
        const from = dimmest[pixel]! > limit ? whole : cut;
        for (let c = pixel * 3; c < pixel * 3 + 3; c++) out[c] = from[c]! / passes[pixel]!;
      }
    },
  };
}
