/**
 * Kuwahara filter: each pixel takes the mean of the least varying of four neighbouring windows, which flattens
 * texture and keeps edges (Kuwahara 1976; four overlapping square windows, via summed-area tables of which only the
 * rows within reach are kept).
 */
import type { BufferPool } from '../render/memory/buffer-pool.ts';

/** Sums of three channels and of squared luma; 64-bit, since large sums are subtracted. */
const sumChannels = 4;

/**
 * @param source three channels, any range
 * @param out another buffer of the same length
 */
export function kuwahara(
  source: Float32Array,
  out: Float32Array,
  widthPx: number,
  heightPx: number,
  radius: number,
  pool: BufferPool,
): void {
  const row = (widthPx + 1) * sumChannels;
  const rows = 2 * radius + 3;
  const sums = pool.passing.doubles(rows * row);
  sums.fill(0, 0, row);
  let summed = 0;

  /** Sums of everything above and left of each position down to line `y`. */
  const sumLine = (y: number): void => {
    const above = ((y - 1) % rows) * row;
    const own = (y % rows) * row;
    let red = 0;
    let green = 0;
    let blue = 0;
    let squares = 0;
    sums.fill(0, own, own + sumChannels);
    for (let x = 0; x < widthPx; x++) {
      const from = ((y - 1) * widthPx + x) * 3;
      const r = source[from]!;
      const g = source[from + 1]!;
      const b = source[from + 2]!;
      const luma = 0.3 * r + 0.59 * g + 0.11 * b;
      red += r;
      green += g;
      blue += b;
      squares += luma * luma;
      const to = (x + 1) * sumChannels;
      sums[own + to] = sums[above + to]! + red;
      sums[own + to + 1] = sums[above + to + 1]! + green;
      sums[own + to + 2] = sums[above + to + 2]! + blue;
      sums[own + to + 3] = sums[above + to + 3]! + squares;
    }
  };

  for (let y = 0; y < heightPx; y++) {
    while (summed < Math.min(heightPx, y + radius + 1)) sumLine(++summed);
    for (let x = 0; x < widthPx; x++) {
      let calmest = Infinity;
      const to = (y * widthPx + x) * 3;
      for (let window = 0; window < 4; window++) {
        const x0 = window & 1 ? x : Math.max(0, x - radius);
        const x1 = window & 1 ? Math.min(widthPx, x + radius + 1) : x + 1;
        const y0 = window & 2 ? y : Math.max(0, y - radius);
        const y1 = window & 2 ? Math.min(heightPx, y + radius + 1) : y + 1;
        const share = 1 / ((x1 - x0) * (y1 - y0));
        const low = (y1 % rows) * row;
        const high = (y0 % rows) * row;
        const a = low + x1 * sumChannels;
        const b = high + x1 * sumChannels;
        const c = low + x0 * sumChannels;
        const d = high + x0 * sumChannels;
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
}
