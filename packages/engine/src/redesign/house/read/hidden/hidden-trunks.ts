/**
 * Trunks and cactuses that are named plants only in part: from where the name changes they are followed by their own colours, up or
 * down, to the next plant or to the ground.
 */
import { type Analysis, surfaceOf } from '../../../../sense/analysis.ts';
import { classNumber, houseClasses } from '../house-outline.ts';
import { addTrunkSides } from './trunk-sides.ts';

/** Width of a trunk, as shares of the photo's width. */
const wide = { least: 0.006, most: 0.045 } as const;
/** Length in widths over which a trunk is classified as one before the class changes, and bounds of its width there. */
const stem = { lengths: 1.5, taperRows: 8, narrower: 0.6, wider: 1.6 } as const;
/** In its own rows it may look narrower or wider by this, and move aside by a share of its width. */
const row = { narrower: 0.45, wider: 1.6, drift: 0.34 } as const;
/** Rows without it that are passed over, as a share of the photo's height. */
const missedShare = 0.022;
/** Range of its surroundings, in its widths from its middle. */
const flank = { from: 1.1, to: 3 } as const;
/** Distance from a trunk, in its widths, at which a branch bends to it. */
const elbowWidths = 2.2;
/** Least length, in widths, over which a stump that ends before the wall is followed. */
const leastWidths = 2.5;
/** Share of its columns that have the next name. */
const endShare = 0.6;

interface Stem {
  readonly middle: number;
  readonly wide: number;
  /** Row at which the name changes, and the way on from there. */
  readonly y: number;
  readonly step: 1 | -1;
}

type Span = readonly [y: number, from: number, to: number];

/** The same analysis, with these trunks named plants. */
export function withWholeTrunks(analysis: Analysis): Analysis {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const found = new Uint8Array(w * h);
  // a branch may end at a trunk that is found first
  for (let pass = 0; pass < 2; pass++)
    for (const one of stemsOf(classOf, w, h))
      for (const [y, from, to] of follow(analysis, found, one) ?? [])
        for (let x = from; x <= to; x++)
          if (houseClasses.includes(classOf[y * w + x]!)) found[y * w + x] = 1;
  addTrunkSides(classOf, found, { w, h, least: Math.max(3, wide.least * w), most: wide.most * w });
  if (!found.includes(1)) return analysis;
  const plants = surfaceOf(analysis, 'vegetation');
  const named = (one: number, i: number) => (found[i] === 1 ? classNumber.vegetation : one);
  return {
    ...analysis,
    classOf: classOf.map(named),
    surfaces: analysis.surfaces.map((surface) => {
      const own = surface === plants ? 1 : 0;
      const data = surface.matte.data.map((share, i) => (found[i] === 1 ? own : share));
      return { ...surface, matte: { ...surface.matte, data } };
    }),
  };
}

/** Ends of narrow upright plants at the house. */
function stemsOf(classOf: Uint8Array, w: number, h: number): Stem[] {
  const found: Stem[] = [];
  const isPlant = (x: number, y: number) =>
    x >= 0 && x < w && y >= 0 && y < h && classOf[y * w + x] === classNumber.vegetation;
  const widthAt = (x: number, y: number) => {
    if (!isPlant(x, y)) return 0;
    let [from, to] = [x, x];
    while (isPlant(from - 1, y)) from--;
    while (isPlant(to + 1, y)) to++;
    return to - from + 1;
  };
  const [least, most] = [Math.max(3, wide.least * w), wide.most * w];
  const taper = stem.taperRows;
  for (const step of [1, -1] as const)
    for (let y = 1; y < h - 1; y++)
      for (let x = 0; x < w; x++) {
        if (!isPlant(x, y) || isPlant(x - 1, y)) continue;
        const last = widthAt(x, y);
        const middle = x + last / 2;
        x += last;
        if (last > most || !houseClasses.includes(classOf[(y + step) * w + Math.floor(middle)]!))
          continue;
        const back = (rows: number) =>
          Array.from({ length: rows }, (_, k) => widthAt(Math.floor(middle), y - step * k));
        // the last rows may taper
        const own = Math.max(...back(taper));
        if (own < least || own > most) continue;
        const rows = back(Math.round(stem.lengths * own) + taper).slice(taper);
        const isStem = rows.every((one) => one > stem.narrower * own && one < stem.wider * own);
        if (isStem) found.push({ middle, wide: own, y, step });
      }
  return found.sort((a, c) => c.wide - a.wide);
}

/** Its spans up to the next plant or the ground; nothing if it is lost before. */
function follow(analysis: Analysis, found: Uint8Array, start: Stem): Span[] | undefined {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h, data } = photo;
  const { wide: usual, step } = start;
  const half = usual / 2;
  const isHouse = (i: number) => houseClasses.includes(classOf[i]!) && found[i] === 0;
  const own = sampled(data, w, start.middle - half * 0.7, start.middle + half * 0.7, [
    start.y - step,
    start.y - step * Math.round(usual),
  ]);
  const spans: Span[] = [];
  let { middle } = start;
  let missed = 0;
  for (let y = start.y + step; y > 0 && y < h - 1; y += step) {
    const [from, to] = [Math.round(middle - half), Math.round(middle + half)];
    if (from < 1 || to > w - 2) return undefined;
    let other = 0;
    for (let x = from; x <= to; x++) if (!isHouse(y * w + x)) other++;
    if (other > endShare * (to - from + 1)) {
      const next = classOf[y * w + Math.round(middle)];
      const isEnd = found[y * w + Math.round(middle)] === 1 || next !== classNumber.sky;
      return isEnd ? spans : undefined;
    }
    const beside = [-1, 1].flatMap((side) => {
      const ends = [middle + side * flank.from * usual, middle + side * flank.to * usual];
      const isFree = (i: number) => classOf[i] !== classNumber.vegetation && found[i] === 0;
      return sampled(data, w, Math.min(...ends), Math.max(...ends), [y - 1, y + 1], isFree);
    });
    const run = longestRun(Math.round(middle - usual), Math.round(middle + usual), (x) => {
      const colour = meanAround(data, w, x, y);
      return nearest(own, colour) < nearest(beside, colour);
    });
    const wideHere = run[1] - run[0] + 1;
    const shift = (run[0] + run[1]) / 2 - middle;
    const isSeen =
      wideHere > row.narrower * usual &&
      wideHere < row.wider * usual &&
      Math.abs(shift) < row.drift * usual;
    if (isSeen) {
      missed = 0;
      middle += shift * 0.3;
    } else if (++missed > missedShare * h) return lost(found, w, spans.slice(0, -missed), start);
    spans.push([y, Math.round(middle - half), Math.round(middle + half)]);
  }
  return undefined;
}

/** A branch that is lost beside a trunk that was found bends to it; what grows up from a stump ends there. */
function lost(
  found: Uint8Array,
  w: number,
  spans: readonly Span[],
  { wide: usual, step }: Stem,
): Span[] | undefined {
  if (step < 0) return spans.length > leastWidths * usual ? [...spans] : undefined;
  const last = spans.at(-1);
  if (!last) return undefined;
  const [y, from, to] = last;
  for (let away = 1; away < elbowWidths * usual; away++)
    for (const side of [-1, 1]) {
      const x = side < 0 ? from - away : to + away;
      if (x < 0 || x >= w || found[y * w + x] === 0) continue;
      const [left, right] = side < 0 ? [x, to] : [from, x];
      const rows = Math.min(spans.length, Math.round(usual * 0.7));
      const bent = Array.from({ length: rows }, (_, k): Span => [y - k, left, right]);
      return [...spans, ...bent];
    }
  return undefined;
}

type Colour = readonly [number, number, number];

function sampled(
  data: Uint8ClampedArray,
  w: number,
  x0: number,
  x1: number,
  [y0, y1]: readonly [number, number],
  takes: (pixel: number) => boolean = () => true,
): Colour[] {
  const found: Colour[] = [];
  const [top, foot] = [
    Math.max(0, Math.min(y0, y1)),
    Math.min(data.length / w / 3 - 1, Math.max(y0, y1)),
  ];
  const [left, right] = [Math.max(0, Math.floor(x0)), Math.min(w - 1, Math.ceil(x1))];
  const [across, down] = [Math.max(1, (right - left) / 8), Math.max(1, (foot - top) / 6)];
  for (let y = top; y <= foot; y += down)
    for (let x = left; x <= right; x += across) {
      const i = Math.floor(y) * w + Math.floor(x);
      if (takes(i)) found.push([data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!]);
    }
  return found;
}

function meanAround(data: Uint8ClampedArray, w: number, x: number, y: number): Colour {
  const mean = (c: number) => {
    const at = (y * w + x) * 3 + c;
    return (
      (data[at - 3]! + 2 * data[at]! + data[at + 3]! + data[at - w * 3]! + data[at + w * 3]!) / 6
    );
  };
  return [mean(0), mean(1), mean(2)];
}

function nearest(samples: readonly Colour[], [red, green, blue]: Colour): number {
  let least = Infinity;
  for (const [r, g, b] of samples)
    least = Math.min(least, (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return least;
}

/** First and last of the longest run; gaps of one are passed over. */
function longestRun(
  from: number,
  to: number,
  is: (x: number) => boolean,
): readonly [number, number] {
  let best: readonly [number, number] = [0, -1];
  let first = -1;
  let last = -3;
  for (let x = from; x <= to; x++) {
    if (!is(x)) continue;
    if (x - last > 2) first = x;
    last = x;
    if (last - first > best[1] - best[0]) best = [first, last];
  }
  return best;
}
