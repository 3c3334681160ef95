/** Local colour of the open sky: sums over confident sky pixels in square cells. */
import type { Plane, RgbImage } from '../../image/image.ts';

/** Minimum cover of a pixel that counts as sky. */
const surely = 0.8;
/** Samples every so many pixels, both ways. */
const apart = 3;

export interface SkyCells {
  readonly columns: number;
  readonly rows: number;
  readonly sums: Float32Array;
  readonly counts: Float32Array;
}

export function sumSky(
  { widthPx, heightPx, data }: RgbImage,
  sky: Plane,
  cellPx: number,
  valueAt: (data: Uint8ClampedArray, at: number) => number,
): SkyCells {
  const columns = Math.ceil(widthPx / cellPx);
  const rows = Math.ceil(heightPx / cellPx);
  const sums = new Float32Array(columns * rows);
  const counts = new Float32Array(columns * rows);
  for (let y = 1; y < heightPx; y += apart) {
    for (let x = 1; x < widthPx; x += apart) {
      const index = y * widthPx + x;
      if (sky.data[index]! < surely) continue;
      const cell = Math.floor(y / cellPx) * columns + Math.floor(x / cellPx);
      sums[cell]! += valueAt(data, index * 3);
      counts[cell]! += 1;
    }
  }
  return { columns, rows, sums, counts };
}
