/** Finds corners, porches and chimneys of the old house misclassified as plants or things, by colour. */
import { connectedComponents } from '../../../ops/components.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';

/** Least log-likelihood ratio of house to plants. */
const leastEvidence = { plants: 1.1, things: 0.9 } as const;
/** Search distance beside the house, as a share of its width. */
const reachShare = 0.14;
/** Largest gap between a part and the house, as a share of the photo's width. */
const touchShare = 0.006;
/** Smaller parts are leaves, larger ones neighbouring houses; shares of the photo. */
const sizeShares = { least: 0.0001, most: 0.02, mostThing: 0.04, mostPorch: 0.06 } as const;
/**
 * Columns of a thing that reach farther below the foot are in front of the house, as a share of the photo's
 * height.
 */
const belowShares = { usual: 0.02, post: 0.05 } as const;
/** As a share of the photo's width: wider things are cars. */
const postShare = 0.03;

type Seen = Pick<Analysis, 'classOf' | 'photo'>;
type Asked = (x: number, y: number) => boolean;

/** Positions beside the house, below the eaves of the nearer end. */
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

/** Adds plants beside the house that touch it and have its colours. */
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

/** Region and thresholds for things. */
export interface Weighed {
  readonly isAsked: Asked;
  /** Least share in the house's colours. */
  readonly wornShare: number;
  /**
   * Considers only the part inside the region: a porch and the neighbouring house behind it may be one thing in
   * the segmentation.
   */
  readonly isApart: boolean;
}

/** Adds things at the house that mostly have its colours; whole foreground things stay. */
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

/**
 * Whether a thing continues beyond the photo's side while the house ends before it: fences, fields,
 * neighbouring houses.
 */
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

/** Whether a thing is visible below its row in a column; porch posts may reach slightly lower. */
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
