/** Confidence that the whole house was found, and seen from the front. */
import { smoothStep } from '../../../ops/ramps.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from './house-outline.ts';

type Seen = Pick<Analysis, 'classOf' | 'photo'>;

/** Trust rises linearly from `none` to `full`. */
const limits = {
  /** Share of house pixels inside the outline: the rest would remain beside the new house. */
  found: { none: 0.64, full: 1 },
  /** Share of the photo's width, if plants or the photo's edge hide both ends. */
  ends: { none: 0.24, full: 0.48 },
  /** Height of the far part relative to the end cut by the photo: foreshortening of the front. */
  depth: { none: 0.3, full: 0.66 },
  /** If both ends are cut: how little the middle recedes between them, as in a court with wings. */
  flatness: { none: 0.7, full: 0.9 },
} as const;

/** Below this the photo counts as unreadable. */
export const leastTrust = 0.5;

export interface HouseTrust {
  /** 0..1: that a new house on this outline replaces the old one. */
  readonly house: number;
  /** 0..1: that fronts in this outline belong to one building. */
  readonly fronts: number;
}

const hiddenEndShare = 0.75;
const endShares = { strip: 0.03, top: 0.15, foot: 0.1 } as const;
/** Columns of both ends and the middle, as shares of the outline's width. */
const spans = { left: [0, 0.15], middle: [0.35, 0.65], right: [0.85, 1] } as const;

const houseClasses: readonly number[] = [
  classNumber.facade,
  classNumber.roof,
  classNumber.window,
  classNumber.door,
];

function foundShare({ classOf }: Seen, { mask }: HouseOutline): number {
  let [inside, outside] = [0, 0];
  for (let i = 0; i < mask.length; i++)
    if (mask[i] === 1) inside++;
    else if (houseClasses.includes(classOf[i]!)) outside++;
  return inside / Math.max(1, inside + outside);
}

function isEndHidden({ classOf, photo }: Seen, outline: HouseOutline, side: 'left' | 'right') {
  if (outline.isCut[side]) return true;
  const { top, base } = outline;
  const { widthPx: w } = photo;
  const strip = Math.max(2, Math.round(endShares.strip * w));
  const from = side === 'left' ? Math.round(outline.left) - strip : Math.round(outline.right) + 1;
  let [plants, count] = [0, 0];
  const end = base - endShares.foot * (base - top);
  for (let y = Math.round(top + endShares.top * (base - top)); y < end; y++)
    for (let x = Math.max(0, from); x < Math.min(w, from + strip); x++) {
      count++;
      if (classOf[y * w + x] === classNumber.vegetation) plants++;
    }
  return plants > hiddenEndShare * count;
}

const median = (values: number[]) => values.sort((a, c) => a - c)[values.length >> 1] ?? 0;

/** Median height of the house in these columns, and of its top above the foot, in pixels. */
function heightsIn({ photo }: Seen, outline: HouseOutline, [from, to]: readonly [number, number]) {
  const { mask, topOf, left, right, base } = outline;
  const { widthPx: w, heightPx: h } = photo;
  const seen: number[] = [];
  const tops: number[] = [];
  const last = Math.min(w - 1, Math.floor(left + to * (right - left)));
  for (let x = Math.round(left + from * (right - left)); x <= last; x++) {
    let y = h - 1;
    while (y >= 0 && mask[y * w + x] === 0) y--;
    if (y < 0) continue;
    seen.push(y - topOf[x]!);
    tops.push(base - topOf[x]!);
  }
  return { seen: median(seen), top: median(tops) };
}

export function trustIn(analysis: Seen, outline: HouseOutline): HouseTrust {
  const { left, right, top, base, isCut } = outline;
  const at = {
    left: heightsIn(analysis, outline, spans.left),
    middle: heightsIn(analysis, outline, spans.middle),
    right: heightsIn(analysis, outline, spans.right),
  };
  const runsFrom = (near: number, far: number) => (at.middle.seen + far) / 2 / Math.max(1, near);
  const isHidden = (['left', 'right'] as const).every((side) =>
    isEndHidden(analysis, outline, side),
  );
  const isCutTwice = isCut.left && isCut.right;
  const drop = Math.min(at.left.top, at.right.top) - at.middle.top;
  const measured: Readonly<Record<keyof typeof limits, number>> = {
    found: foundShare(analysis, outline),
    ends: isHidden ? (right - left) / analysis.photo.widthPx : 1,
    depth: Math.min(
      isCut.left ? runsFrom(at.left.seen, at.right.seen) : 1,
      isCut.right ? runsFrom(at.right.seen, at.left.seen) : 1,
    ),
    flatness: isCutTwice ? 1 - drop / Math.max(1, base - top) : 1,
  };
  const trust = (name: keyof typeof limits) =>
    smoothStep(limits[name].none, limits[name].full, measured[name]);
  const fronts = Math.min(trust('found'), trust('ends'), trust('flatness'));
  return { fronts, house: Math.min(fronts, trust('depth')) };
}
