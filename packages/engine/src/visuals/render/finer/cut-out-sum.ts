/** Averages the passes of cut-out objects. */
import type { CutOutBuffers } from '../shading/picture-buffers.ts';

export interface CutOutSum {
  /** Target of one pass, cleared after each. */
  readonly pass: CutOutBuffers;
  /** @param wanted 1 for pixels drawn in this pass; absent for all */
  add(wanted?: Uint8Array): void;
  /** Writes to the requested buffers. */
  end(): void;
}

export function createCutOutSum(sums: CutOutBuffers): CutOutSum {
  const pixels = sums.coverage.length;
  const pass: CutOutBuffers = {
    isIn: sums.isIn,
    radiance: new Float32Array(pixels * 3),
    coverage: new Float32Array(pixels),
    sun: new Float32Array(pixels),
    ...(sums.film
      ? {
          film: {
            isIn: sums.film.isIn,
            taken: new Float32Array(pixels * 3),
            added: new Float32Array(pixels * 3),
          },
        }
      : {}),
  };
  const pairs: (readonly [sum: Float32Array, one: Float32Array])[] = [
    [sums.radiance, pass.radiance],
    ...(sums.film && pass.film
      ? [[sums.film.taken, pass.film.taken] as const, [sums.film.added, pass.film.added] as const]
      : []),
  ];
  const passes = new Uint8Array(pixels);
  return {
    pass,
    add(wanted) {
      for (let pixel = 0; pixel < pixels; pixel++) {
        if (wanted && wanted[pixel] === 0) continue;
        passes[pixel]!++;
        sums.coverage[pixel]! += pass.coverage[pixel]!;
        sums.sun[pixel]! += pass.sun[pixel]!;
        for (const [sum, one] of pairs)
          for (let c = pixel * 3; c < pixel * 3 + 3; c++) sum[c]! += one[c]!;
      }
      for (const [, one] of pairs) one.fill(0);
      pass.coverage.fill(0);
      pass.sun.fill(0);
    },
    end() {
      for (let pixel = 0; pixel < pixels; pixel++) {
        const share = 1 / Math.max(1, passes[pixel]!);
        sums.coverage[pixel]! *= share;
        sums.sun[pixel]! *= share;
        for (const [sum] of pairs) for (let c = pixel * 3; c < pixel * 3 + 3; c++) sum[c]! *= share;
      }
    },
  };
}
