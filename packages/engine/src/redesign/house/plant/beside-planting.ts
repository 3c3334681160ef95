/**
 * Places shrubs and small trees beside a new house that is narrower than the old one, along the border of
 * ground and fill.
 */
import { hashLattice } from '../../../random/random.ts';
import type { HouseOutline } from '../read/house-outline.ts';
import type { Clump } from './clumps.ts';
import { inGroups } from './in-groups.ts';

/** Height above the foot to examine, and the least uncovered part of it, as shares of the old house's height. */
const lookedShare = 0.42;
const leastShare = 0.1;
/** Heights of the back and the front row, as shares of the old house's height. */
const rows = [
  { least: 0.16, most: 0.44, wide: 0.24, raised: 0.012 },
  { least: 0.1, most: 0.2, wide: 0.17, raised: 0 },
] as const;

/** How far inside the gap a shrub stands, in its own widths: beyond it the photo stays as it was. */
const inwards = 0.6;

interface Uncovered {
  /** Whether the old house is gone and nothing replaces it. */
  readonly isHole: (pixel: number) => boolean;
  /** Row of the skyline per column. */
  readonly coverage: Float32Array;
  /** Whether lawn or soil, and no paving, lies below the foot of a column. */
  readonly isBed: (x: number) => boolean;
}

/** Number of open rows above the foot per column. */
function openRows(
  { base, top }: HouseOutline,
  { isHole, coverage, isBed }: Uncovered,
  w: number,
): Float32Array {
  const tall = base - top;
  return Float32Array.from({ length: w }, (_, x) => {
    let open = 0;
    if (!isBed(x)) return open;
    for (let y = Math.max(0, Math.round(base - lookedShare * tall)); y < base; y++) {
      const i = y * w + x;
      if (isHole(i) && coverage[i]! < 0.5) open++;
    }
    return open;
  });
}

/** First and last column of the gap that a column lies in. */
function gapAround(open: Float32Array, x: number): [from: number, to: number] {
  let [from, to] = [x, x];
  while (from > 0 && open[from - 1]! > 0) from--;
  while (to + 1 < open.length && open[to + 1]! > 0) to++;
  return [from, to];
}

/** Positions behind and beside the house, far ones first. */
export function besidePlanting(
  outline: HouseOutline,
  uncovered: Uncovered,
  w: number,
  seed: number,
): Clump[] {
  const { base, top } = outline;
  const tall = base - top;
  const open = openRows(outline, uncovered, w);
  const clumps: Clump[] = [];
  for (const [k, { least, most, wide: share, raised }] of rows.entries()) {
    for (let x = 0; x < w; ) {
      const draw = (n: number) => hashLattice(x, n + 20 * k, seed);
      const wide = tall * share * (0.7 + 0.6 * draw(1));
      if (open[x]! < leastShare * tall) {
        x += 2;
        continue;
      }
      const needed = Math.min(most * tall, open[x]! * 1.1);
      const high = Math.max(least * tall, needed * (0.75 + 0.4 * draw(2)));
      const [from, to] = gapAround(open, x);
      const inset = Math.min(wide * inwards, (to - from) / 2);
      const at = Math.min(to - inset, Math.max(from + inset, x));
      clumps.push({ x: at, y: base + (0.01 * draw(3) - raised) * tall, wide, high });
      x += Math.max(3, Math.round(wide * (0.5 + 0.4 * draw(4))));
    }
  }
  return inGroups(clumps);
}
