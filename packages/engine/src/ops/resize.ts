/** Resampling of float planes: area means for shrinking, bilinear for enlarging. */

import { sharedFilterMemory } from './filter-kernel.ts';

/** For each target column or row: the first source index, the next one, and the weight of the latter. */
export interface LinearTaps {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly share: Float32Array;
}

export function linearTaps(from: number, to: number): LinearTaps {
  const first = new Int32Array(to);
  const second = new Int32Array(to);
  const share = new Float32Array(to);
  const ratio = from / to;
  for (let index = 0; index < to; index++) {
    const place = Math.min(from - 1, Math.max(0, (index + 0.5) * ratio - 0.5));
    first[index] = Math.floor(place);
    second[index] = Math.min(from - 1, first[index]! + 1);
    share[index] = place - first[index]!;
  }
  return { first, second, share };
}

/** Bilinear resize; for enlarging, or shrinking by less than two. */
export function resizeBilinear(
  source: Float32Array,
  width: number,
  height: number,
  targetWidth: number,
  targetHeight: number,
): Float32Array {
  const target = new Float32Array(targetWidth * targetHeight);
  const columns = linearTaps(width, targetWidth);
  const rows = linearTaps(height, targetHeight);
  const memory = sharedFilterMemory();
  const { kernel } = memory;
  const padded = Math.ceil(targetWidth / 4) * 4;
  const [firstsAt, secondsAt] = [columns.first, columns.second].map((places) => {
    const bytes = new Int32Array(padded);
    bytes.set(places.map((place) => place * source.BYTES_PER_ELEMENT));
    return memory.put(bytes);
  }) as [number, number];
  const betweenAt = memory.put(columns.share);
  const sourceAt = memory.put(source.subarray(0, width * height));
  const mixedAt = memory.reserve(width * 4);
  const rowAt = memory.reserve(padded * 4);
  const row = memory.floats(rowAt, targetWidth);
  for (let y = 0; y < targetHeight; y++) {
    const upperAt = sourceAt + 4 * rows.first[y]! * width;
    const lowerAt = sourceAt + 4 * rows.second[y]! * width;
    kernel.spread(upperAt, lowerAt, rows.share[y]!, mixedAt, Math.ceil(width / 4));
    kernel.drawOut(mixedAt, firstsAt, secondsAt, betweenAt, rowAt, targetWidth);
    target.set(row, y * targetWidth);
  }
  return target;
}

/** Source spans of each target pixel, covering every pixel they touch. */
export function areaSpans(from: number, to: number): Int32Array {
  const bounds = new Int32Array(to * 2);
  for (let index = 0; index < to; index++) {
    const start = Math.min(from - 1, Math.floor((index * from) / to));
    const end = Math.max(start + 1, Math.ceil(((index + 1) * from) / to));
    bounds[2 * index] = start;
    bounds[2 * index + 1] = Math.min(from, end);
  }
  return bounds;
}

/** Area means; for shrinking. */
export function resizeArea(
  source: Float32Array,
  width: number,
  height: number,
  targetWidth: number,
  targetHeight: number,
  target: Float32Array = new Float32Array(targetWidth * targetHeight),
): Float32Array {
  const columns = areaSpans(width, targetWidth);
  const rows = areaSpans(height, targetHeight);
  for (let y = 0; y < targetHeight; y++) {
    const rowSpan = { top: rows[2 * y]!, foot: rows[2 * y + 1]! };
    areaRow(source, width, columns, rowSpan, target, y * targetWidth);
  }
  return target;
}

/** One row of means over rows `top` to `foot` (exclusive), written from `to` on. */
function areaRow(
  source: Float32Array,
  width: number,
  columns: Int32Array,
  { top, foot }: { readonly top: number; readonly foot: number },
  target: Float32Array,
  to: number,
): void {
  for (let column = 0; column < columns.length; column += 2) {
    const left = columns[column]!;
    const right = columns[column + 1]!;
    let sum = 0;
    for (let from = top * width; from < foot * width; from += width) {
      for (let at = from + left; at < from + right; at++) sum += source[at]!;
    }
    target[to++] = sum / ((foot - top) * (right - left));
  }
}
