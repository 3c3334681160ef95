/**
 * Posts on the lawn before the old house, whatever they are named: their upper part goes with the house, so the rest is
 * a stake without a sign. They differ from the ground on both sides, stand upright and keep their colour over the foot.
 */

import type { RgbImage } from '../../../../image/image.ts';
import { connectedComponents, extentsOf } from '../../../../ops/components.ts';

/** Widths as shares of the photo's width; lengths as shares of its height. */
const wide = { least: 0.0035, most: 0.02 } as const;
const long = { least: 0.028, most: 0.26, timesWide: 2.2 } as const;
/** Where the ground at both sides is read, as a share of the width. */
const besideShare = 0.014;
/** Least difference from the ground in codes, and of both sides as a share of it. */
const leastApart = 30;
const sidesShare = 0.6;
/** Posts that go down farther, as a share of the height, stand near the camera. */
const longest = 0.3;
/** Shorter runs in a column are blades and stones; a share of the height. */
const runShare = 0.014;
/** It begins so close below the foot, as a share of the height. */
const beginShare = 0.02;
/** Share of its frame that it fills. */
const filled = 0.6;
/** Rows over the foot that have its colour, as a share of the height, and the largest difference in codes. */
const over = { share: 0.035, apart: 46 } as const;
/** A crown over it within this share of the height is of a tree that stays, with its stakes. */
const crown = { overShare: 0.25, front: 0.3 } as const;
/** Share of those rows that goes: posts beside the house stay whole. */
const goneShare = 0.6;
/** Mixed edges and what lies at its end go with it, as a share of the width. */
const rimShare = 0.003;

interface Below {
  /** Row of the foot in a column. */
  readonly rowOf: (x: number) => number;
  /** Opacity of what stands before the house. */
  readonly front: Float32Array;
  /** Whether what is seen there goes. */
  readonly goes: (pixel: number) => boolean;
}

/** 1 where a pixel below the foot differs from both sides alike. */
function upright(
  { widthPx: w, heightPx: h, data }: RgbImage,
  rowOf: Below['rowOf'],
  from: number,
  to: number,
): Uint8Array {
  const found = new Uint8Array(w * h);
  const aside = Math.max(3, Math.round(besideShare * w));
  for (let x = Math.max(aside, from); x <= Math.min(w - 1 - aside, to); x++) {
    const foot = Math.round(rowOf(x));
    for (let y = foot + 1; y < Math.min(h, foot + long.most * h); y++) {
      const at = (y * w + x) * 3;
      let [apart, sides] = [0, 0];
      for (let c = 0; c < 3; c++) {
        const [left, right] = [data[at - aside * 3 + c]!, data[at + aside * 3 + c]!];
        apart += (data[at + c]! - (left + right) / 2) ** 2;
        sides += (left - right) ** 2;
      }
      if (apart > leastApart ** 2 && sides < sidesShare ** 2 * apart) found[y * w + x] = 1;
    }
  }
  return found;
}

/** Takes short runs out of the columns, in place. */
function keepLongRuns(found: Uint8Array, w: number, least: number): Uint8Array {
  const h = found.length / w;
  for (let x = 0; x < w; x++)
    for (let y = 0, run = 0; y <= h; y++) {
      if (y < h && found[y * w + x] === 1) {
        run++;
        continue;
      }
      if (run < least) for (let k = 1; k <= run; k++) found[(y - k) * w + x] = 0;
      run = 0;
    }
  return found;
}

/** Mean colour in a frame. */
function meanOf(
  { widthPx: w, data }: RgbImage,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
): readonly number[] {
  const sum = [0, 0, 0];
  const count = Math.max(1, (x1 - x0 + 1) * (y1 - y0 + 1));
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++)
      for (let c = 0; c < 3; c++) sum[c]! += data[(y * w + x) * 3 + c]! / count;
  return sum;
}

function meanFront(
  front: Float32Array,
  w: number,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
): number {
  let sum = 0;
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) sum += front[y * w + x]!;
  return sum / Math.max(1, (x1 - x0 + 1) * (y1 - y0 + 1));
}

/** Sets `dropped` to 1 there, between two columns. */
export function dropPosts(
  photo: RgbImage,
  { rowOf, front, goes }: Below,
  dropped: Uint8Array,
  [from, to]: readonly [from: number, to: number],
): void {
  const { widthPx: w, heightPx: h } = photo;
  const components = connectedComponents(
    keepLongRuns(upright(photo, rowOf, from, to), w, runShare * h),
    w,
    h,
  );
  const { size } = components;
  const rim = Math.max(2, Math.round(rimShare * w));
  for (const [id, { left, right, top, foot: bottom }] of extentsOf(components, w).entries()) {
    const [across, tall] = [right - left + 1, bottom - top + 1];
    const row = Math.round(rowOf((left + right) >> 1));
    if (across < wide.least * w || across > wide.most * w) continue;
    if (tall < long.least * h || tall < long.timesWide * across) continue;
    if (top - row > beginShare * h || size[id]! < filled * across * tall) continue;
    const over0 = Math.max(0, row - Math.round(over.share * h));
    let went = 0;
    for (let y = over0; y < row; y++)
      for (let i = y * w + left; i <= y * w + right; i++) if (goes(i)) went++;
    if (went < goneShare * across * (row - over0)) continue;
    const from0 = Math.max(0, row - Math.round(crown.overShare * h));
    if (meanFront(front, w, [left, right], [from0, row - 1]) > crown.front) continue;
    const inner = [left + Math.floor(across / 4), right - Math.floor(across / 4)] as const;
    const own = meanOf(photo, inner, [top, bottom]);
    const above = meanOf(photo, inner, [over0, row - 1]);
    if (Math.hypot(...own.map((value, c) => value - above[c]!)) > over.apart) continue;
    let end = bottom;
    const isOwn = (y: number) =>
      Math.hypot(...meanOf(photo, inner, [y, y]).map((value, c) => value - own[c]!)) < over.apart;
    while (end + 1 < h && end - row < longest * h && isOwn(end + 1)) end++;
    if (end - row >= longest * h) continue;
    for (let y = row + 1; y <= Math.min(h - 1, end + rim); y++)
      dropped.fill(1, y * w + Math.max(0, left - rim), y * w + Math.min(w - 1, right + rim) + 1);
  }
}
