/**
 * Extends the plinth on sloped ground: where the old walls reached lower than the new ones, the new plinth does
 * too.
 */
import type { DevelopedHouse } from '../develop/develop-house.ts';
import type { HouseOutline } from '../read/house-outline.ts';
import type { Foot } from './foot-of-house.ts';

/** Anything lower was mistaken for a wall; a share of the photo's height. */
const mostShare = 0.11;
/** Width of the median filter on the foot, as a share of the width: posts and planters don't lower it. */
const aroundShare = 0.025;
/** Rows of the new foot that are repeated; the lowest is mixed with the ground. */
const carried = { from: 1, rows: 3 } as const;

/** Lowest row of the old house per column, median filtered; -1 where there is none. */
export function oldFeet({ mask, left, right }: HouseOutline, w: number): Int32Array {
  const h = mask.length / w;
  const own = new Int32Array(w).fill(-1);
  for (let x = left; x <= right; x++) {
    let y = h - 1;
    while (y >= 0 && mask[y * w + x] === 0) y--;
    own[x] = y;
  }
  const reach = Math.max(1, Math.round(aroundShare * w));
  return own.map((row, x) => {
    if (row < 0) return -1;
    const around = Array.from(own.subarray(Math.max(0, x - reach), x + reach + 1));
    const known = around.filter((one) => one >= 0).sort((a, c) => a - c);
    return known[known.length >> 1]!;
  });
}

/** Extends the new walls down to the old foot, in place. */
export function reachDown(
  { colours, coverage }: DevelopedHouse,
  { lowest }: Foot,
  feet: Int32Array,
  w: number,
): void {
  const h = coverage.length / w;
  for (let x = 0; x < w; x++) {
    const [foot, end] = [lowest[x]!, Math.min(h - 1, feet[x]!)];
    if (foot < carried.from + carried.rows || end <= foot || end - foot > mostShare * h) continue;
    const above = (foot - carried.from - carried.rows) * w + x;
    if (coverage[above]! < 0.9) continue;
    for (let y = foot - carried.from + 1; y <= end; y++) {
      const row = foot - carried.from - ((y - foot + carried.rows) % carried.rows);
      const [at, from] = [y * w + x, row * w + x];
      coverage[at] = 1;
      for (let c = 0; c < 3; c++) colours[at * 3 + c] = colours[from * 3 + c]!;
    }
  }
}
