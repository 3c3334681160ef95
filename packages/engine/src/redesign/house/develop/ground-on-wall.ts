/**
 * Marks of the ground on the foot of new walls: they see less of the sky there, get light from the ground in its
 * colour, and rain splashes soil on them. A wall that is as clean and as light at its foot as above looks pasted on.
 */
import { linearFromSrgb8, srgb8FromLinear } from '../../../colour/srgb.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import { hashLattice } from '../../../random/random.ts';
import type { DevelopedHouse } from './develop-house.ts';

/** How high they reach, as a share of the old house's height, and how uneven that is along the wall. */
const reach = { share: 0.1, least: 0.45, wideShare: 0.016 } as const;
/** Light that the lowest row loses; share of the reach over which most of it comes back. */
const crevice = { lost: 0.34, share: 0.2 } as const;
/** Share of the way to the hue of the ground. */
const hueShare = 0.34;
/** Rows under the foot that tell the ground's colour, as shares of the photo's height; columns around, of its width. */
const ground = { from: 0.012, to: 0.05, aside: 0.02 } as const;
/** Most a channel may gain or lose. */
const hueRange = { least: 0.6, most: 1.5 } as const;

export interface GroundBefore {
  readonly photo: Uint8ClampedArray;
  /** Whether a pixel of the photo shows the ground. */
  readonly isGround: (pixel: number) => boolean;
  /** Height of the old house. */
  readonly tallPx: number;
}

/** Hue of the ground before each column, luminance 1; 3 values a column, all 1 where no ground is seen. */
function huesBefore(
  { photo, isGround }: GroundBefore,
  lowest: Int32Array,
  w: number,
  h: number,
): Float32Array {
  const sums = new Float64Array((w + 1) * 4);
  for (let x = 0; x < w; x++) {
    for (let k = 0; k < 4; k++) sums[(x + 1) * 4 + k] = sums[x * 4 + k]!;
    if (lowest[x]! < 0) continue;
    const from = Math.ceil(lowest[x]! + ground.from * h);
    for (let y = from; y < Math.min(h, lowest[x]! + ground.to * h); y++) {
      const i = y * w + x;
      if (!isGround(i)) continue;
      for (const c of [0, 1, 2]) sums[(x + 1) * 4 + c]! += linearFromSrgb8[photo[i * 3 + c]!]!;
      sums[(x + 1) * 4 + 3]!++;
    }
  }
  const hues = new Float32Array(w * 3).fill(1);
  const aside = Math.max(1, Math.round(ground.aside * w));
  for (let x = 0; x < w; x++) {
    const [from, to] = [Math.max(0, x - aside) * 4, Math.min(w, x + aside + 1) * 4];
    if (sums[to + 3]! - sums[from + 3]! < aside) continue;
    const [red, green, blue] = [0, 1, 2].map((c) => sums[to + c]! - sums[from + c]!);
    const level = Math.max(1e-6, 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!);
    hues.set([red! / level, green! / level, blue! / level], x * 3);
  }
  return hues;
}

/** Darkens and tints the lowest rows of the walls in place; `lowest` is the row of the foot in each column, -1 for none. */
export function markFoot(
  { colours, coverage }: Pick<DevelopedHouse, 'colours' | 'coverage'>,
  lowest: Int32Array,
  before: GroundBefore,
  w: number,
  seed: number,
): void {
  const h = coverage.length / w;
  const hues = huesBefore(before, lowest, w, h);
  const usual = Math.max(3, reach.share * before.tallPx);
  for (let x = 0; x < w; x++) {
    const foot = lowest[x]!;
    if (foot < 0) continue;
    const along = x / Math.max(2, reach.wideShare * w);
    const [one, part] = [Math.floor(along), smoothStep(0, 1, along % 1)];
    const uneven = hashLattice(one, 23, seed) * (1 - part) + hashLattice(one + 1, 23, seed) * part;
    const tall = usual * (reach.least + (1 - reach.least) * uneven);
    for (let y = foot; y > foot - 2 * tall && y >= 0; y--) {
      const i = y * w + x;
      if (coverage[i]! < 0.5) continue;
      const up = (foot - y) / tall;
      const light = 1 - crevice.lost * Math.exp(-up / crevice.share);
      const tint = hueShare * Math.exp(-up * 1.6);
      for (let c = 0; c < 3; c++) {
        const hue = Math.max(hueRange.least, Math.min(hueRange.most, hues[x * 3 + c]!));
        const was = linearFromSrgb8[Math.round(colours[i * 3 + c]!)]!;
        colours[i * 3 + c] = srgb8FromLinear(was * light * (1 + (hue - 1) * tint));
      }
    }
  }
}
