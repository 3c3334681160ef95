/**
 * Finds tiles of 4 x 4 pixels with a single value, where a filter can be skipped: most of a picture is in full sun or
 * full shade, without contacts.
 */
import type { BufferPool } from '../memory/buffer-pool.ts';

const shift = 2;

export interface EvenTiles {
  /** Whether all pixels from one before to two after, in both directions, have this value. */
  around(x: number, y: number, value: number): boolean;
}

export function evenTiles(
  values: Float32Array,
  widthPx: number,
  heightPx: number,
  pool: BufferPool,
): EvenTiles {
  const across = (widthPx + 3) >> shift;
  const down = (heightPx + 3) >> shift;
  const tiles = pool.passing.floats(across * down);
  for (let row = 0; row < down; row++) {
    const bottom = Math.min(heightPx, (row + 1) << shift);
    for (let column = 0; column < across; column++) {
      const right = Math.min(widthPx, (column + 1) << shift);
      let value = values[(row << shift) * widthPx + (column << shift)]!;
      for (let y = row << shift; y < bottom; y++) {
        for (let x = column << shift; x < right; x++) {
          if (values[y * widthPx + x] !== value) value = Number.NaN;
        }
      }
      tiles[row * across + column] = value;
    }
  }
  const lastX = widthPx - 1;
  const lastY = heightPx - 1;
  return {
    around(x, y, value) {
      const left = (x > 0 ? x - 1 : 0) >> shift;
      const right = (x + 2 < lastX ? x + 2 : lastX) >> shift;
      const top = ((y > 0 ? y - 1 : 0) >> shift) * across;
      const bottom = ((y + 2 < lastY ? y + 2 : lastY) >> shift) * across;
      return (
        tiles[top + left] === value &&
        tiles[top + right] === value &&
        tiles[bottom + left] === value &&
        tiles[bottom + right] === value
      );
    },
  };
}
