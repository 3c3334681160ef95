/**
 * Extends the house on sloped ground: where the old walls reached lower than the new ones, a plinth of one material
 * does, whatever stands on it.
 */
import { smoothStep } from '../../../ops/ramps.ts';
import { hashLattice } from '../../../random/random.ts';
import type { DevelopedHouse } from '../develop/develop-house.ts';
import type { HouseOutline } from '../read/house-outline.ts';
import type { Foot } from './foot-of-house.ts';

/** Anything lower was mistaken for a wall; a share of the photo's height. */
const mostShare = 0.11;
/** Width of the median filter on the foot, as a share of the width: posts and planters don't lower it. */
const aroundShare = 0.025;
/** Rows of the new foot, from below, that tell the colour of the plinth; the lowest is mixed with the ground. */
const told = { from: 1, rows: 3 } as const;
/** Light on the plinth against that on the wall, below its top edge and above the ground. */
const light = { usual: 0.86, underWall: 0.72, atGround: 0.74 } as const;
/** How far the plinth follows the light of the wall over it, and how uneven it is. */
const followed = 0.5;
const uneven = { fine: 0.05, coarse: 0.06, coarsePx: 5 } as const;

/** Lowest row of the old house per column, median filtered and evened; -1 where there is none. */
export function oldFeet({ mask, left, right }: HouseOutline, w: number): Float32Array {
  const h = mask.length / w;
  const own = new Float32Array(w).fill(-1);
  for (let x = left; x <= right; x++) {
    let y = h - 1;
    while (y >= 0 && mask[y * w + x] === 0) y--;
    own[x] = y;
  }
  const reach = Math.max(1, Math.round(aroundShare * w));
  const knownAround = (rows: Float32Array, x: number) =>
    rows.subarray(Math.max(0, x - reach), x + reach + 1).filter((row) => row >= 0);
  const middle = own.map((row, x) => {
    if (row < 0) return -1;
    const known = knownAround(own, x).sort();
    return known[known.length >> 1]!;
  });
  return middle.map((row, x) => {
    if (row < 0) return -1;
    const known = knownAround(middle, x);
    return known.reduce((sum, one) => sum + one, 0) / known.length;
  });
}

const lightOf = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Colour of the foot of one column, 0..255. */
function footColour(colours: Float32Array, x: number, foot: number, w: number) {
  const sum: [number, number, number] = [0, 0, 0];
  for (let k = 0; k < told.rows; k++)
    for (const c of [0, 1, 2] as const)
      sum[c] += colours[((foot - told.from - k) * w + x) * 3 + c]! / told.rows;
  return sum;
}

type Foots = ReadonlyMap<number, readonly [number, number, number]>;

/** The middle one by light: glass is darker and doors are lighter than most of a foot. */
function middleColour(foots: Foots): readonly [number, number, number] {
  const sorted = [...foots.values()].sort((a, c) => lightOf(...a) - lightOf(...c));
  return sorted[sorted.length >> 1]!;
}

/** Extends the new walls down to the old foot, in place. */
export function reachDown(
  { colours, coverage }: DevelopedHouse,
  { lowest }: Foot,
  feet: Float32Array,
  w: number,
  seed: number,
): void {
  const h = coverage.length / w;
  const all = new Map<number, readonly [number, number, number]>();
  for (let x = 0; x < w; x++)
    if (lowest[x]! >= told.from + told.rows) all.set(x, footColour(colours, x, lowest[x]!, w));
  if (all.size === 0) return;
  const plinth = middleColour(all);
  const usual = Math.max(1, lightOf(...plinth));
  for (const [x, own] of all) {
    const [foot, end] = [lowest[x]!, Math.min(h - 1, feet[x]!)];
    if (end <= foot || end - foot > mostShare * h) continue;
    if (coverage[(foot - told.from - told.rows) * w + x]! < 0.9) continue;
    const local = Math.max(0.6, Math.min(1.3, lightOf(...own) / usual)) ** followed;
    const top = foot - told.from + 1;
    for (let y = top; y < end + 1; y++) {
      const i = y * w + x;
      const down = (y - top) / Math.max(1, end - top);
      const under = light.underWall + (light.usual - light.underWall) * smoothStep(0, 0.25, down);
      const level = under + (light.atGround - light.usual) * smoothStep(0.55, 1, down);
      const { fine, coarse, coarsePx } = uneven;
      const noise =
        1 +
        fine * (hashLattice(x, y, seed) - 0.5) +
        coarse * (hashLattice(Math.floor(x / coarsePx), Math.floor(y / 3), seed + 1) - 0.5);
      const cover = Math.min(1, end + 1 - y);
      const was = coverage[i]!;
      coverage[i] = Math.max(was, cover);
      for (const c of [0, 1, 2] as const)
        colours[i * 3 + c] = Math.min(255, plinth[c] * local * level * noise);
    }
  }
}
