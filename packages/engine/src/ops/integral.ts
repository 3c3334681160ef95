/** Summed-area tables: the mean of any rectangle in four look-ups. */
import { clearedScratch } from './scratch-arrays.ts';

export interface Integral {
  readonly width: number;
  readonly height: number;
  /** (width + 1) x (height + 1) sums over everything above and to the left. */
  readonly sums: Float64Array;
}

export function createIntegral(source: ArrayLike<number>, width: number, height: number): Integral {
  const stride = width + 1;
  const sums = clearedScratch(Float64Array, stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    const from = y * width;
    const to = (y + 1) * stride;
    for (let x = 0; x < width; x++) {
      row += source[from + x]!;
      sums[to + x + 1] = sums[to - stride + x + 1]! + row;
    }
  }
  return { width, height, sums };
}

/** Mean over columns x0..x1-1 and rows y0..y1-1, clipped to the picture; `empty` if nothing remains. */
export function rectangleMean(
  integral: Integral,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  empty: number,
): number {
  const left = x0 < 0 ? 0 : x0 | 0;
  const top = y0 < 0 ? 0 : y0 | 0;
  const right = x1 > integral.width ? integral.width : x1 | 0;
  const bottom = y1 > integral.height ? integral.height : y1 | 0;
  if (right <= left || bottom <= top) return empty;
  const stride = integral.width + 1;
  const sums = integral.sums;
  const total =
    sums[bottom * stride + right]! -
    sums[top * stride + right]! -
    sums[bottom * stride + left]! +
    sums[top * stride + left]!;
  return total / ((right - left) * (bottom - top));
}
