/**
 * Kuwahara's filter: each pixel takes the mean of the calmest of four neighbouring windows, which
 * turns texture into flat strokes and keeps edges (Kuwahara 1976; four overlapping square windows,
 * summed through integral images).
 */
import type { BufferPool } from '../render/buffer-pool.ts';

/** @param source three channels, any range; @returns a pooled buffer */
export function kuwahara(
  source: Float32Array,
  widthPx: number,
  heightPx: number,
  radius: number,
  pool: BufferPool,
  name: string,
): Float32Array {
  const stride = widthPx + 1;
  const plane = stride * (heightPx + 1);
  // Sums of three channels and of squared luma; 64-bit, since differences of large sums are taken.
  const sums = new Float64Array(pool.bytes('kuwahara sums', plane * 4 * 8).buffer, 0, plane * 4);
  sums.fill(0, 0, stride * 4);
  for (let y = 0; y < heightPx; y++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let squares = 0;
    sums.fill(0, (y + 1) * stride * 4, (y + 1) * stride * 4 + 4);
    for (let x = 0; x < widthPx; x++) {
      const from = (y * widthPx + x) * 3;
      const r = source[from]!;
      const g = source[from + 1]!;
      const b = source[from + 2]!;
      const luma = 0.3 * r + 0.59 * g + 0.11 * b;
      red += r;
      green += g;
      blue += b;
      squares += luma * luma;
      const to = ((y + 1) * stride + x + 1) * 4;
      const above = to - stride * 4;
      sums[to] = sums[above]! + red;
      sums[to + 1] = sums[above + 1]! + green;
      sums[to + 2] = sums[above + 2]! + blue;
      sums[to + 3] = sums[above + 3]! + squares;
    }
  }
  const out = pool.floats(name, widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      let calmest = Infinity;
      const to = (y * widthPx + x) * 3;
      for (let window = 0; window < 4; window++) {
        const x0 = window & 1 ? x : Math.max(0, x - radius);
        const x1 = window & 1 ? Math.min(widthPx, x + radius + 1) : x + 1;
        const y0 = window & 2 ? y : Math.max(0, y - radius);
        const y1 = window & 2 ? Math.min(heightPx, y + radius + 1) : y + 1;
        const share = 1 / ((x1 - x0) * (y1 - y0));
        const a = (y1 * stride + x1) * 4;
        const b = (y0 * stride + x1) * 4;
        const c = (y1 * stride + x0) * 4;
        const d = (y0 * stride + x0) * 4;
        const red = (sums[a]! - sums[b]! - sums[c]! + sums[d]!) * share;
        const green = (sums[a + 1]! - sums[b + 1]! - sums[c + 1]! + sums[d + 1]!) * share;
        const blue = (sums[a + 2]! - sums[b + 2]! - sums[c + 2]! + sums[d + 2]!) * share;
        const luma = 0.3 * red + 0.59 * green + 0.11 * blue;
        const variance =
          (sums[a + 3]! - sums[b + 3]! - sums[c + 3]! + sums[d + 3]!) * share - luma * luma;
        if (variance < calmest) {
          calmest = variance;
          out[to] = red;
          out[to + 1] = green;
          out[to + 2] = blue;
        }
      }
    }
  }
  return out;
}
