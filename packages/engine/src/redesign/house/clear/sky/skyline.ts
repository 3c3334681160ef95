/** Row of the skyline per column: visible, or estimated behind the old house. */
import { cloudNoise, grainNoise } from '../../../../ops/noise-field.ts';
import { smoothStep } from '../../../../ops/ramps.ts';
import type { Analysis } from '../../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../../read/house-outline.ts';
import { horizonOf } from '../../read/photo-camera.ts';
import { carriedRows, distancesTo, dropNarrow, fallShare } from './known-rows.ts';

/** Narrower things above the roof are not trees, as a share of the width. */
const narrowShare = 0.02;
/** Most height of hidden plants as a share of the old house's, by the share of trees in the photo. */
const mostBehind = { few: 0.16, many: 0.42 } as const;
const treeShares = { few: 0.01, many: 0.07 } as const;
/** Plants closer to the foot, as a share of the old house's height, are shrubs. */
const shrubShare = 0.3;
/** Open sky that separates a hanging bough from what grows below, as a share of the height. */
const openShare = 0.045;
/** Trees not visible above the old roof end at least this far below it, as shares of the photo's height. */
const underRoofShares = { least: 0.012, ragged: 0.06 } as const;

/** Most height of the camera above the foot, as a share of the house's width. */
const eyeShare = 0.12;

/** Amplitude of crowns and twigs, as shares of the photo's height. */
const crownShares = { crowns: 0.06, twigs: 0.02 } as const;

/** Noise offset of a hidden skyline at this share of the width. */
const crownsAt = (share: number) =>
  (cloudNoise.sample(share * 2.4, 0.7) - 0.5) * crownShares.crowns +
  (grainNoise.sample(share * 4, 0.3) - 0.5) * crownShares.twigs;

/** Upper end of the contiguous land above the foot, below open sky; NaN if none is visible. */
function topOfLand(
  isSky: (row: number) => boolean,
  isFar: (row: number) => boolean,
  base: number,
  h: number,
): number {
  let open = 0;
  let top = Number.NaN;
  for (let y = Math.min(h - 1, Math.floor(base)); y >= 0 && open < openShare * h; y--) {
    if (isSky(y)) open++;
    else if (isFar(y)) [open, top] = [0, y];
  }
  return top;
}

/** Share of the photo taken by trees higher than shrubs. */
function treeShareOf({ classOf, photo }: Analysis, { base, top }: HouseOutline): number {
  const end = Math.max(0, Math.floor(base - shrubShare * (base - top))) * photo.widthPx;
  let count = 0;
  for (let i = 0; i < end; i++) if (classOf[i] === classNumber.vegetation) count++;
  return count / classOf.length;
}

/** Masks of the removed house and the foreground; neither shows the land behind. */
interface Seen {
  readonly old: Float32Array;
  readonly front: Float32Array;
}

/** Leaves above the old roof need this thickness to be a tree, and things to be no mast; shares of the height. */
const leafDepthShare = 0.01;
const thingDepthShare = 0.03;
/** Share of those rows that must not be sky. */
const grownShare = 0.75;

/** Row of the skyline per column; behind the old house it is estimated from both sides. */
export function skyline(
  analysis: Analysis,
  outline: HouseOutline,
  { old, front }: Seen,
): Float32Array {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  // hills are classified as things, and reach the ground in front of the house as cars do
  const isFar = (i: number) => front[i]! < 0.5 || classOf[i] !== classNumber.vegetation;
  const isGrownOver = (x: number, first: number) => {
    const grown = (depth: number, isGrown: (kind: number) => boolean) => {
      let count = 0;
      for (let y = Math.max(0, first - depth); y < first; y++) {
        const i = y * w + x;
        if (isFar(i) && isGrown(classOf[i]!)) count++;
      }
      return count > depth * grownShare;
    };
    return (
      grown(Math.ceil(leafDepthShare * h), (kind) => kind === classNumber.vegetation) ||
      grown(Math.ceil(thingDepthShare * h), (kind) => kind !== classNumber.sky)
    );
  };
  const known = new Float32Array(w).fill(Number.NaN);
  const tops = new Int32Array(w).fill(h);
  for (let x = 0; x < w; x++) {
    // leaves and wires removed with the house are not its roof
    let first = outline.topOf[x]!;
    while (first > 0 && first < h && old[(first - 1) * w + x]! > 0.1) first--;
    tops[x] = first;
    if (first >= outline.base) {
      const isSky = (y: number) => classOf[y * w + x] === classNumber.sky;
      known[x] = topOfLand(isSky, (y) => isFar(y * w + x), outline.base, h);
    } else if (isGrownOver(x, first)) known[x] = first;
  }
  dropNarrow(known, narrowShare * w);
  const rows = Array.from(known).filter((row) => !Number.isNaN(row));
  rows.sort((a, c) => a - c);
  // land extends to the horizon, unless visible sky reaches lower
  const lowest = Math.max(
    horizonOf(analysis),
    outline.base - eyeShare * (outline.right - outline.left),
    rows[Math.floor(rows.length * 0.95)] ?? 0,
  );
  const tall = outline.base - outline.top;
  const low = outline.base - 0.1 * tall;
  const seen = rows.length > w * 0.04 ? rows[Math.floor(rows.length * 0.75)]! : low;
  // hidden trees are assumed to be low
  const wooded = smoothStep(treeShares.few, treeShares.many, treeShareOf(analysis, outline));
  const most = mostBehind.few + (mostBehind.many - mostBehind.few) * wooded;
  const usual = Math.max(outline.base - most * tall, Math.min(low, seen));
  const found = Float32Array.from(known);
  const sides = [1, -1].map((step) => carriedRows(known, usual, step));
  const distances = distancesTo(known);
  for (let x = 0; x < w; x++) {
    if (!Number.isNaN(known[x]!)) continue;
    const ragged = crownsAt(x / w) * h;
    const [left, right] = [sides[0]![x]!, sides[1]![x]!];
    const side = left < 0 && right < 0 ? Math.min(left, right) : left + right;
    const guessed = Math.min(lowest - ragged / 2, usual + side) + ragged;
    // crowns continue beside trees visible above the roof
    const away = Math.min(1, distances[x]! / (fallShare * w));
    const under =
      away * (underRoofShares.least * h + Math.max(0, ragged + underRoofShares.ragged * h) * 0.6);
    found[x] = Math.max(tops[x]! + under, guessed);
  }
  return found;
}
