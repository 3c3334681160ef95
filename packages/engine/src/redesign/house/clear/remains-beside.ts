/** Corners, porches and chimneys of the old house that were taken for plants or things, by their colours. */
import { connectedComponents } from '../../../ops/components.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';

/** How much likelier a colour must be on the house than on plants, as a logarithm. */
const leastEvidence = { plants: 1.1, things: 0.9 } as const;
/** So far beside the house parts of it are looked for, as a share of its width. */
const reachShare = 0.14;
/** Parts touch the house, or nearly so, as a share of the photo's width. */
const touchShare = 0.006;
/** Smaller bits are leaves, larger ones are neighbours; shares of the photo. */
const sizeShares = { least: 0.0001, most: 0.02, mostThing: 0.04, mostPorch: 0.06 } as const;
/** Columns of a thing that reach further below the foot stand before the house, as a share of the photo's height. */
const belowShares = { usual: 0.02, post: 0.05 } as const;
/** As a share of the photo's width: wider things are cars. */
const postShare = 0.03;

type Seen = Pick<Analysis, 'classOf' | 'photo'>;
type Asked = (x: number, y: number) => boolean;

/** Places beside the house, below the eaves of the end that they lie at. */
export function besideHouse(
  { left, right, top, base, topOf, isCut }: HouseOutline,
  w: number,
  end: number,
): Asked {
  const reach = Math.round(reachShare * (right - left));
  const eavesOf = (from: number, to: number) => {
    const rows = Array.from(topOf.subarray(Math.max(0, from), Math.min(w, to)));
    return Math.min(base, ...rows) - 0.04 * (base - top);
  };
  const [atLeft, atRight] = [eavesOf(left, left + reach), eavesOf(right - reach, right)];
  return (x, y) =>
    y < end &&
    ((!isCut.left && x <= left && x > left - reach && y > atLeft) ||
      (!isCut.right && x >= right && x < right + reach && y > atRight));
}

/** Adds what touches the house beside it, was taken for plants and wears its colours. */
export function addCornersBeside(
  { classOf, photo }: Seen,
  { mask }: HouseOutline,
  evidence: Float32Array,
  isBeside: Asked,
  found: Uint8Array,
): void {
  const { widthPx: w, heightPx: h } = photo;
  const labels = new Uint8Array(w * h);
  for (let i = 0; i < labels.length; i++)
    if (
      classOf[i] === classNumber.vegetation &&
      evidence[i]! > leastEvidence.plants &&
      isBeside(i % w, (i / w) | 0)
    )
      labels[i] = 1;
  const { of, size } = connectedComponents(labels, w, h);
  const touching = touchingOf(of, mask, w);
  for (let i = 0; i < found.length; i++)
    if (touching.has(of[i]!) && isUsual(size[of[i]!]!, w * h)) found[i] = 1;
}

const isUsual = (size: number, all: number) =>
  size > sizeShares.least * all && size < sizeShares.most * all;

function touchingOf(of: Int32Array, mask: Uint8Array, w: number): Set<number> {
  const reach = Math.max(2, Math.round(touchShare * w));
  const touching = new Set<number>();
  for (let i = 0; i < mask.length; i++) {
    if (of[i]! < 0 || touching.has(of[i]!)) continue;
    for (const j of [i - reach, i + reach, i - reach * w, i + reach * w])
      if (mask[j] === 1) touching.add(of[i]!);
  }
  return touching;
}

/** Where things are weighed, and how. */
export interface Weighed {
  readonly isAsked: Asked;
  /** Share that has to wear the colours of the house. */
  readonly wornShare: number;
  /** Apart from what they touch elsewhere: a porch and the neighbour seen behind it may be one thing to the eye. */
  readonly isApart: boolean;
}

/** Adds things at the house of which most wears its colours; what stands before it stays whole. */
export function addWallsAmongThings(
  { classOf, photo }: Seen,
  { mask, namedBase, isCut }: HouseOutline,
  evidence: Float32Array,
  { isAsked, wornShare, isApart }: Weighed,
  found: Uint8Array,
): void {
  const { widthPx: w, heightPx: h } = photo;
  const things = Uint8Array.from(classOf, (kind) => (kind === classNumber.other ? 1 : 0));
  const whole = connectedComponents(things, w, h);
  const isBefore = standsLower(whole.of, w, namedBase);
  const weighed = things.map((value, i) => {
    const [x, y] = [i % w, (i / w) | 0];
    return value === 1 && isAsked(x, y) && !isBefore(x, whole.of[i]!) ? 1 : 0;
  });
  const { of, size } = isApart ? connectedComponents(weighed, w, h) : whole;
  const touching = touchingOf(of, mask, w);
  const isLand = isApart ? () => false : runsOn(of, w, isCut);
  const [worn, asked] = [new Uint32Array(size.length), new Uint32Array(size.length)];
  for (let i = 0; i < of.length; i++) {
    if (weighed[i] === 0) continue;
    asked[of[i]!]!++;
    if (evidence[i]! > leastEvidence.things) worn[of[i]!]!++;
  }
  const most = isApart ? sizeShares.mostPorch : sizeShares.mostThing;
  for (let i = 0; i < of.length; i++) {
    const id = of[i]!;
    if (weighed[i] === 0 || !touching.has(id) || size[id]! >= most * w * h || isLand(id)) continue;
    if (worn[id]! > wornShare * asked[id]!) found[i] = 1;
  }
}

/** Whether a thing goes on beyond the side of the photo, where the house ends before it: fences, fields, neighbours. */
export function runsOn(
  of: Int32Array,
  w: number,
  isCut: HouseOutline['isCut'],
): (id: number) => boolean {
  const found = new Set<number>();
  for (let i = 0; i < of.length; i += w) {
    if (!isCut.left) found.add(of[i]!);
    if (!isCut.right) found.add(of[i + w - 1]!);
  }
  return (id) => found.has(id);
}

/** Whether a thing is seen below its row in a column; posts of a porch may reach a little lower. */
function standsLower(of: Int32Array, w: number, base: number): (x: number, id: number) => boolean {
  const h = of.length / w;
  const lower = new Set<number>();
  const addBelow = (row: number, to: Set<number>) => {
    for (let i = Math.ceil(row) * w; i < of.length; i++)
      if (of[i]! >= 0) to.add(of[i]! * w + (i % w));
  };
  addBelow(base + belowShares.usual * h, lower);
  const lowest = new Set<number>();
  addBelow(base + belowShares.post * h, lowest);
  const isPost = (x: number, id: number) => {
    let wide = 1;
    for (const step of [-1, 1])
      for (let u = x + step; wide < postShare * w && lower.has(id * w + u); u += step) wide++;
    return wide < postShare * w && !lowest.has(id * w + x);
  };
  return (x, id) => lower.has(id * w + x) && !isPost(x, id);
}
