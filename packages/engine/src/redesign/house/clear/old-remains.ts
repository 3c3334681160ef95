/** Finds railings, walls and posts of the old house among the plants in front, by colour. */
import type { RgbImage } from '../../../image/image.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { houseColours } from '../read/house-colours.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import {
  addCornersBeside,
  addWallsAmongThings,
  besideHouse,
  type Weighed,
} from './remains-beside.ts';

/** Least log-likelihood ratio of house to plants. */
const leastEvidence = 1.1;
/**
 * Lower threshold for growing into neighbours whose colours differ by at most `mostApart` (sum of three
 * channels).
 */
const leastGoingOn = 0.7;
/**
 * Searched only at the ends of the house, as a share of the photo's width: in front of its middle are signs and
 * lamps.
 */
const endShare = 0.03;
const mostApart = 54;
/** Margin above the foot where a bush may be lit like the wall behind it. */
const aboveFootShare = 0.012;

/** Share of a thing in the house's colours for it to be part of it: less below its roof. */
const wornShares = {
  belowRoof: { wornShare: 0.3, isApart: true },
  beside: { wornShare: 0.45, isApart: false },
} as const;

/**
 * Columns with a larger gap of house end a thing in front; the roof is searched for within this distance to the
 * side.
 */
const mostGap = 3;
const asideShare = 0.02;
/** Length of a trunk below its crown that may be misclassified as a thing, as a share of the photo's height. */
const trunkShare = 0.16;

/** 1 for trunks, palms and cactuses: plants that rise continuously above the roof. */
export function rising(
  { classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>,
  { mask, topOf }: Pick<HouseOutline, 'mask' | 'topOf'>,
): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const found = new Uint8Array(w * h);
  const aside = Math.round(asideShare * w);
  for (let x = 0; x < w; x++) {
    const roof = Math.min(...topOf.subarray(Math.max(0, x - aside), x + aside + 1));
    let isRising = false;
    let gap = 0;
    let bark = 0;
    for (let y = 0; y < h; y++) {
      const i = y * w + x;
      if (classOf[i] === classNumber.vegetation) {
        // things between a crown and its foot are the trunk
        for (let row = y - bark; isRising && row < y; row++) found[row * w + x] = 1;
        [gap, bark] = [0, 0];
        isRising ||= y < roof;
        if (isRising) found[i] = 1;
      } else if (mask[i] === 1 && ++gap > mostGap) isRising = false;
      else if (classOf[i] === classNumber.other && isRising && mask[i] === 0) bark++;
      else if (bark > 0) bark = 0;
      if (bark > trunkShare * h) isRising = false;
    }
  }
  closeElbows(classOf, found, w, Math.round(elbowShare * w));
  return found;
}

/** Arms of cactuses bend to their trunk this far aside at most, as a share of the photo's width. */
const elbowShare = 0.03;

/** Marks plants between two rising ones of a row. */
function closeElbows(classOf: Uint8Array, found: Uint8Array, w: number, most: number): void {
  let last = -1;
  for (let i = 0; i < found.length; i++) {
    if (i % w === 0 || classOf[i] !== classNumber.vegetation) last = -1;
    if (found[i] === 0) continue;
    if (last >= 0 && i - last <= most) found.fill(1, last, i);
    last = i;
  }
}

/** Grows detected posts and walls into neighbours of similar colour. */
function growAlong(
  { widthPx: w, data }: RgbImage,
  found: Uint8Array,
  goesOn: (pixel: number) => boolean,
): void {
  const open: number[] = [];
  for (let i = 0; i < found.length; i++) if (found[i] === 1) open.push(i);
  for (let next = 0; next < open.length; next++) {
    const i = open[next]!;
    for (const j of [i - 1, i + 1, i - w, i + w]) {
      if (found[j] !== 0 || !goesOn(j)) continue;
      let apart = 0;
      for (let c = 0; c < 3; c++) apart += Math.abs(data[i * 3 + c]! - data[j * 3 + c]!);
      if (apart > mostApart) continue;
      found[j] = 1;
      open.push(j);
    }
  }
}

/** 1 for plants or things above the foot that have the colours of the old house. */
export function oldRemains(analysis: Analysis, outline: HouseOutline): Uint8Array {
  const { classOf, photo } = analysis;
  const { mask, left, right, topOf, base } = outline;
  const { widthPx: w, heightPx: h } = photo;
  const found = new Uint8Array(w * h);
  const end = base - aboveFootShare * h;
  const isInside = (x: number, y: number) => x > left && x < right && y > topOf[x]! && y < end;
  const isBeside = besideHouse(outline, w, end);
  const isAsked = (x: number, y: number) => isInside(x, y) || isBeside(x, y);
  const around = houseColours(analysis, mask, isAsked);
  if (!around) return found;
  addCornersBeside(analysis, outline, around, isBeside, found);
  const places: readonly Weighed[] = [
    { isAsked: isInside, ...wornShares.belowRoof },
    { isAsked: isBeside, ...wornShares.beside },
  ];
  for (const place of places) addWallsAmongThings(analysis, outline, around, place, found);
  const isTall = rising(analysis, outline);
  for (let i = 0; i < found.length; i++)
    if (isTall[i] === 1 && classOf[i] === classNumber.other) found[i] = 0;
  const isAtEnd = (x: number) => x < left + endShare * w || x > right - endShare * w;
  for (let y = 0; y < end; y++)
    for (let x = left; x <= right; x++) {
      const i = y * w + x;
      if (
        isInside(x, y) &&
        isTall[i] === 0 &&
        classOf[i] === classNumber.vegetation &&
        around[i]! > leastEvidence
      )
        found[i] = 1;
    }
  const goesOn = (i: number) =>
    classOf[i] === classNumber.vegetation &&
    isTall[i] === 0 &&
    around[i]! > leastGoingOn &&
    isAtEnd(i % w);
  growAlong(photo, found, goesOn);
  return found;
}
