/**
 * Extends the house on sloped ground: where the old walls reached much lower than the new ones, over a good part of
 * the front, a base of stone or concrete does. Where they reached only a little lower the ground goes up to the
 * new foot instead: a skirt under doors and garages looks like a gap that was painted over.
 */
import { smoothStep } from '../../../ops/ramps.ts';
import { hashLattice } from '../../../random/random.ts';
import type { DevelopedHouse } from '../develop/develop-house.ts';
import type { HouseOutline } from '../read/house-outline.ts';
import type { Foot } from './foot-of-house.ts';

/** Depth of a base as shares of the photo's height: less is ground, anything lower was mistaken for a wall. */
const depths = { least: 0.036, most: 0.11 } as const;
/** Least width of a base, and gaps in it, as shares of the photo's width: narrower ones are steps and posts. */
const widths = { least: 0.08, gap: 0.012 } as const;
/** Width of the median filter on the foot, as a share of the width: posts and planters don't lower it. */
const aroundShare = 0.025;
/** Plants hide the corners of the old house, so its foot is level over this share of the width at either end. */
const cornerShare = 0.035;
/** Rows of the new foot, from below, that tell the colour of the base; the lowest is mixed with the ground. */
const told = { from: 1, rows: 3 } as const;
/** Light on the base against that on the wall, below its top edge and above the ground. */
const light = { usual: 0.86, underWall: 0.72, atGround: 0.74 } as const;
/** How far the base follows the light of the wall over it, and how uneven it is. */
const followed = 0.5;
const uneven = { fine: 0.05, coarse: 0.06, coarsePx: 5 } as const;
/** Height of a course as a share of the photo's height, length of a block, difference between blocks, and light of joints. */
const blocks = { highShare: 0.0125, leastPx: 4, long: 2.3, tones: 0.13, joint: 0.86 } as const;

/** Lowest row of the old house per column, median filtered, evened and level at the corners; -1 where there is none. */
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
  const evened = middle.map((row, x) => {
    if (row < 0) return -1;
    const known = knownAround(middle, x);
    return known.reduce((sum, one) => sum + one, 0) / known.length;
  });
  const corner = Math.round(cornerShare * w);
  for (const [end, step] of [
    [left, 1],
    [right, -1],
  ] as const) {
    const lowest = evened[end + step * corner] ?? -1;
    for (let k = 0; k < corner; k++) {
      const x = end + step * k;
      if (evened[x]! >= 0) evened[x] = Math.max(evened[x]!, lowest);
    }
    // new walls are a little wider than the old ones
    for (let k = 1; k <= corner && end - step * k >= 0 && end - step * k < w; k++)
      evened[end - step * k] = evened[end]!;
  }
  return evened;
}

const lightOf = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

type Colour = readonly [number, number, number];

/** Colour of the foot of one column, 0..255. */
function footColour(colours: Float32Array, x: number, foot: number, w: number): Colour {
  const sum: [number, number, number] = [0, 0, 0];
  for (let k = 0; k < told.rows; k++)
    for (const c of [0, 1, 2] as const)
      sum[c] += colours[((foot - told.from - k) * w + x) * 3 + c]! / told.rows;
  return sum;
}

/** The middle one by light: glass is darker and doors are lighter than most of a foot. */
function middleColour(foots: readonly Colour[]): Colour {
  const sorted = [...foots].sort((a, c) => lightOf(...a) - lightOf(...c));
  return sorted[sorted.length >> 1]!;
}

/** Columns that belong to one base, from left to right. */
function basesOf(depthAt: (x: number) => number, w: number, h: number): number[][] {
  const gap = Math.max(1, Math.round(widths.gap * w));
  const bases: number[][] = [];
  for (let x = 0; x < w; x++) {
    if (depthAt(x) < 1) continue;
    const last = bases.at(-1);
    if (last && x - last.at(-1)! <= gap) last.push(x);
    else bases.push([x]);
  }
  return bases.filter((columns) => {
    const sorted = columns.map(depthAt).sort((a, c) => a - c);
    return columns.length >= widths.least * w && sorted[sorted.length >> 1]! >= depths.least * h;
  });
}

/** Light of the blocks of a wall: joints are darker, and no two stones are alike. */
function blockLight(x: number, down: number, h: number, seed: number): number {
  const high = Math.max(blocks.leastPx, Math.round(blocks.highShare * h));
  const course = Math.floor(down / high);
  const along = x / (high * blocks.long) + hashLattice(course, 29, seed);
  const block = Math.floor(along);
  const isJoint = down % high < 1 || (along - block) * high * blocks.long < 1;
  const tone = 1 + blocks.tones * (hashLattice(block, course * 7 + 31, seed) - 0.5);
  return isJoint ? tone * blocks.joint : tone;
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
  const depthAt = (x: number) => {
    const foot = lowest[x]!;
    if (foot < told.from + told.rows) return 0;
    if (coverage[(foot - told.from - told.rows) * w + x]! < 0.9) return 0;
    const depth = Math.min(h - 1, feet[x]!) - foot;
    return depth > depths.most * h ? 0 : depth;
  };
  for (const columns of basesOf(depthAt, w, h)) {
    const foots = columns.map((x) => footColour(colours, x, lowest[x]!, w));
    const base = middleColour(foots);
    const usual = Math.max(1, lightOf(...base));
    for (const [k, x] of columns.entries()) {
      const [foot, end] = [lowest[x]!, Math.min(h - 1, feet[x]!)];
      const local = Math.max(0.6, Math.min(1.3, lightOf(...foots[k]!) / usual)) ** followed;
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
        const laid = blockLight(x, y - top, h, seed + 2);
        const cover = Math.min(1, end + 1 - y);
        coverage[i] = Math.max(coverage[i]!, cover);
        for (const c of [0, 1, 2] as const)
          colours[i * 3 + c] = Math.min(255, base[c] * local * level * noise * laid);
      }
    }
  }
}
