/**
 * Places shrubs along the foot of the new house: between lawn and wall, and over visible remains of the old
 * house.
 */
import { hashLattice } from '../../../random/random.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import type { Foot } from '../place/foot-of-house.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import type { Clump } from './clumps.ts';
import { inGroups } from './in-groups.ts';

/** Height of a shrub as a share of the old house's height, and its limits as shares of the photo's. */
const heights = { ofHouse: 0.13, least: 0.016, most: 0.055 } as const;
/** Least log-likelihood ratio towards the old house for pixels in front of the new one. */
const leastEvidence = 0.4;
/** Rows under the foot that tell what grows there, as shares of the photo's height. */
const below = { from: 0.006, to: 0.05 } as const;
const grownGreen = 1.05;
/** Share of a column's rows with remains that must be covered. */
const badShare = 0.16;
/** Red of bark and of soil against their other colours. */
const soil = { overBlue: 1.6, overGreen: 1.15 } as const;
const lawnShare = 0.45;
/** Plants of an old porch or bed may end this far over the new foot: share of the photo's height, and of a shrub's. */
const hanging = { least: 0.005, most: 0.7 } as const;
/** Share of a lawn's edge with beds, which alternate over several shrubs. */
const bedShare = 0.75;
const grassShare = 0.22;
/** Lower plants before them, as shares of a usual shrub's height. */
const lowRow = { share: 0.55, out: 0.26, high: 0.28 } as const;

export interface Standing {
  readonly foot: Foot;
  /** Opacity of the foreground. */
  readonly front: Float32Array;
  /** 1 where the old house was. */
  readonly gone: Uint8Array;
  /** 1 in columns where doors and steps of the new house must stay free. */
  readonly doors: Uint8Array;
  /** Log-likelihood ratio of old house to plants. */
  readonly evidence: Float32Array | undefined;
}

/** Typical height of shrubs in pixels. */
export function shrubPx({ base, top }: HouseOutline, h: number): number {
  return Math.max(heights.least * h, Math.min(heights.most * h, heights.ofHouse * (base - top)));
}

/** 1 for foreground in the colours of the old house that is no separate thing. */
export function oldInFront(
  { classOf }: Analysis,
  { front, evidence }: Standing,
): (pixel: number) => boolean {
  if (!evidence) return () => false;
  return (i) =>
    front[i]! > 0.15 && evidence[i]! > leastEvidence && classOf[i] !== classNumber.other;
}

/** Whether lawn, bark or soil lies below a row of a column. */
export function bedsOf({
  classOf,
  photo,
}: Pick<Analysis, 'classOf' | 'photo'>): (x: number, low: number) => boolean {
  const { widthPx: w, heightPx: h, data } = photo;
  return (x, low) => {
    let [green, rows] = [0, 0];
    for (let y = Math.ceil(low + below.from * h); y < Math.min(h, low + below.to * h); y++) {
      const i = y * w + x;
      rows++;
      const [red, leaf, blue] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
      const isGrown = leaf > red * grownGreen && leaf > blue * grownGreen;
      const isSoil = red > blue * soil.overBlue && red > leaf * soil.overGreen;
      if ((isGrown || isSoil) && classOf[i] !== classNumber.other) green++;
    }
    return green > lawnShare * rows && rows > 0;
  };
}

/** Old walls may have reached this far below the new foot, as a share of the photo's height. */
const wallsBelowShare = 0.08;

/** Row over the open ground of a column: the ground itself goes up to the new foot, where the old walls reached lower. */
function groundRow(
  { mask }: HouseOutline,
  [w, h]: readonly [number, number],
  x: number,
  low: number,
): number {
  let row = low;
  for (let y = low + 1; y < Math.min(h, low + wallsBelowShare * h); y++)
    if (mask[y * w + x] === 1) row = y;
  return row;
}

/** Planting that a column needs at its foot. */
type Need = 'nothing' | 'some' | 'much';

function needsOf(
  analysis: Analysis,
  outline: HouseOutline,
  standing: Standing,
  high: number,
): Need[] {
  const { widthPx: w, heightPx: h } = analysis.photo;
  const { foot, gone, doors, front } = standing;
  const isBed = bedsOf(analysis);
  const isOld = oldInFront(analysis, standing);
  return Array.from({ length: w }, (_, x): Need => {
    const low = foot.lowest[x]!;
    if (low < 0 || doors[x] === 1) return 'nothing';
    let bad = 0;
    for (let y = Math.max(0, Math.round(low - high)); y <= low; y++) if (isOld(y * w + x)) bad++;
    const row = groundRow(outline, [w, h], x, low);
    const isGrown = isBed(x, row);
    // paving goes up to the foot where walls stood
    for (let y = (isGrown ? low : row) + 1; y < Math.min(h, low + below.to * h); y++)
      if (gone[y * w + x] === 1) bad++;
    if (bad > badShare * high || hangs(front, w, x, low, [hanging.least * h, hanging.most * high]))
      return 'much';
    return isGrown ? 'some' : 'nothing';
  });
}

/** Whether the foreground of a column ends above its foot, with this many rows of wall below. */
function hangs(
  front: Float32Array,
  w: number,
  x: number,
  low: number,
  [least, most]: readonly [number, number],
): boolean {
  let open = 0;
  while (open <= most && low - open >= 0 && front[(low - open) * w + x]! < 0.3) open++;
  return open > least && open <= most;
}

/** Positions of shrubs from left to right. */
export function footPlanting(
  analysis: Analysis,
  outline: HouseOutline,
  standing: Standing,
  seed: number,
): Clump[] {
  const { widthPx: w, heightPx: h } = analysis.photo;
  const usual = shrubPx(outline, h);
  const needs = needsOf(analysis, outline, standing, usual);
  const isBed = bedsOf(analysis);
  const clumps: Clump[] = [];
  for (let x = 0; x < w; ) {
    const draw = (k: number) => hashLattice(x, k, seed);
    const need = needs[x]!;
    const bed = hashLattice(Math.floor(x / (usual * 6)), 11, seed);
    if (need === 'nothing' || (need === 'some' && bed > bedShare)) {
      x += Math.max(1, Math.round(usual * 0.2));
      continue;
    }
    const wide = usual * (0.6 + 0.8 * draw(1));
    const tall = need === 'much' ? 0.6 + 0.4 * draw(2) : 0.45 + 0.4 * draw(2);
    const middle = Math.min(w - 1, x + wide * 0.5);
    const row = standing.foot.lowest[Math.round(middle)]!;
    const high = usual * tall;
    const at = Math.round(middle);
    const isPaved = need === 'much' && row >= 0 && !isBed(at, groundRow(outline, [w, h], at, row));
    if (row >= 0 && !nearDoor(standing.doors, middle, wide * 0.8))
      clumps.push({
        ...(isPaved ? { isPaved } : {}),
        x: middle,
        y: row + high * (0.1 + 0.14 * draw(3)),
        wide,
        high,
        kind: draw(5) < grassShare ? 'grass' : 'shrub',
      });
    if (row >= 0 && !isPaved && draw(6) < lowRow.share && !nearDoor(standing.doors, middle, wide))
      clumps.push({
        x: middle + wide * (draw(7) - 0.5),
        y: row + usual * (lowRow.out + 0.1 * draw(8)),
        wide: wide * (0.55 + 0.4 * draw(9)),
        high: usual * (lowRow.high + 0.2 * draw(10)),
        kind: draw(12) < grassShare * 2 ? 'grass' : 'shrub',
      });
    x += Math.max(2, Math.round(wide * (0.6 + 0.4 * draw(4))));
  }
  return inGroups(clumps).sort((a, c) => a.y - c.y);
}

function nearDoor(doors: Uint8Array, middle: number, reach: number): boolean {
  for (let x = Math.floor(middle - reach); x <= middle + reach; x++)
    if (doors[x] === 1) return true;
  return false;
}
