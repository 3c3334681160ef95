/** Extends the house behind adjacent trees as far as its colours show through. */
import type { Analysis } from '../../../../sense/analysis.ts';
import { houseColours } from '../house-colours.ts';
import { classNumber, edgeShare, type HouseOutline } from '../house-outline.ts';

/** Least log-likelihood ratio of house to plants. */
const leastEvidence = 1.1;
/** Search distance beside the house, as a share of its width. */
const reachShare = 0.7;
/** Share of the house's height in its colours for a column to belong to a wing. */
const leastColumnShare = 0.3;
/** Trunks may interrupt a wing by this; a narrower wing may be a cactus. Shares of the photo's width. */
const gapShare = 0.03;
const leastWingShare = 0.045;
/** Roofs of wings are not higher than the house, as a share of its height. */
const overShare = 0.05;

type Seen = Pick<Analysis, 'classOf' | 'certainty' | 'photo'>;

/** 1 where the house's colours show through plants beside it. */
function shownBeside(analysis: Seen, outline: HouseOutline): Uint8Array | undefined {
  const { classOf, photo } = analysis;
  const { left, right, top, base, mask } = outline;
  const { widthPx: w } = photo;
  const reach = reachShare * (right - left);
  const [from, to] = [top - overShare * (base - top), base];
  const isBeside = (x: number, y: number) =>
    y > from && y < to && (x < left ? x > left - reach : x > right && x < right + reach);
  // plants above and far from the house can't show it between their leaves
  const isFar = (x: number, y: number) =>
    y < base && (y < top || x < left - reach || x > right + reach);
  const evidence = houseColours(analysis, mask, isBeside, (i) => isFar(i % w, (i / w) | 0));
  if (!evidence) return undefined;
  return Uint8Array.from(evidence, (value, i) =>
    value > leastEvidence && classOf[i] === classNumber.vegetation ? 1 : 0,
  );
}

/** Last column of the wing on one side; the house's own edge if there is none. */
function endOfWing(
  shown: Uint8Array,
  w: number,
  { left, right, top, base }: HouseOutline,
  step: -1 | 1,
): number {
  const edge = step < 0 ? left : right;
  const least = leastColumnShare * (base - top);
  const last = edge + step * reachShare * (right - left);
  let end = edge;
  for (let x = edge + step; x >= 0 && x < w && (x - last) * step < 0; x += step) {
    let count = 0;
    for (let i = x; i < shown.length; i += w) count += shown[i]!;
    if (count >= least) end = x;
    else if (Math.abs(x - end) > gapShare * w) break;
  }
  return Math.abs(end - edge) < leastWingShare * w ? edge : end;
}

/** The outline extended by the wings, with their visible pixels. */
export function withHiddenWings(analysis: Seen, outline: HouseOutline): HouseOutline {
  const shown = shownBeside(analysis, outline);
  if (!shown) return outline;
  const { widthPx: w, heightPx: h } = analysis.photo;
  const left = endOfWing(shown, w, outline, -1);
  const right = endOfWing(shown, w, outline, 1);
  if (left === outline.left && right === outline.right) return outline;
  const mask = Uint8Array.from(outline.mask);
  const topOf = Int32Array.from(outline.topOf);
  for (let y = 0; y < h; y++)
    for (let x = left; x <= right; x++) {
      if (shown[y * w + x] === 0) continue;
      mask[y * w + x] = 1;
      topOf[x] = Math.min(topOf[x]!, y);
    }
  const isAtEdge = { left: left < w * edgeShare, right: right > w * (1 - edgeShare) };
  return { ...outline, left, right, mask, topOf, isCut: isAtEdge };
}
