/** Shrubs and small trees beside the new house, where it is narrower than the old one and ground meets what was filled in. */
import { hashLattice } from '../../../random/random.ts';
import type { HouseOutline } from '../read/house-outline.ts';
import type { Clump } from './clumps.ts';

/** Rows over the foot that are looked at, and how many of them have to be uncovered, as shares of the old house's height. */
const lookedShare = 0.42;
const leastShare = 0.1;
/** Heights of the row behind and of the row before it, as shares of the old house's height. */
const rows = [
  { least: 0.16, most: 0.44, wide: 0.17, raised: 0.012 },
  { least: 0.1, most: 0.2, wide: 0.12, raised: 0 },
] as const;

interface Uncovered {
  /** Whether the old house is seen no more and nothing stands in its place. */
  readonly isHole: (pixel: number) => boolean;
  /** Row of the skyline, in each column. */
  readonly coverage: Float32Array;
}

/** Rows over the foot that are open in each column. */
function openRows(
  { base, top }: HouseOutline,
  { isHole, coverage }: Uncovered,
  w: number,
): Float32Array {
  const tall = base - top;
  return Float32Array.from({ length: w }, (_, x) => {
    let open = 0;
    for (let y = Math.max(0, Math.round(base - lookedShare * tall)); y < base; y++) {
      const i = y * w + x;
      if (isHole(i) && coverage[i]! < 0.5) open++;
    }
    return open;
  });
}

/** Places for what is planted behind and beside the house, those farther off first. */
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
      clumps.push({ x, y: base + (0.01 * draw(3) - raised) * tall, wide, high });
      x += Math.max(3, Math.round(wide * (0.7 + 0.4 * draw(4))));
    }
  }
  return clumps;
}
