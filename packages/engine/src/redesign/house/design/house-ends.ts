/** Ends of a new house, from the corners of its parts: x, y and z each. */
import type { HouseOutline } from '../read/house-outline.ts';

/** Corners below this height are those of walls. */
const wallMetres = 1.5;

/** How far roofs overhang the walls at both ends, as shares of the width. */
export function overhangs(points: Float32Array): { readonly left: number; readonly right: number } {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let k = 0; k < points.length; k += 3) {
    const x = points[k]!;
    low = Math.min(low, x);
    high = Math.max(high, x);
    if (points[k + 1]! > wallMetres) continue;
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  if (left > right) return { left: 0, right: 0 };
  return { left: (left - low) / (high - low), right: (high - right) / (high - low) };
}

/**
 * The corners that have to fill the old outline. Where the photo's edge cuts the house off, steps and platforms that
 * reach it do not: the walls and roofs over them would end before it, over a strip of sky.
 */
export function pointsOfEnds(
  points: Float32Array,
  isCut: HouseOutline['isCut'],
  middleX: number,
): Float32Array {
  return points.filter((_, k) => {
    const at = k - (k % 3);
    if (points[at + 1]! > wallMetres) return true;
    return !(points[at]! > middleX ? isCut.right : isCut.left);
  });
}
