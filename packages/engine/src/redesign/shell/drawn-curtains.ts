/**
 * Old curtains that hang in folds before a window, or are tied back: dark cloth from the sides and the top of the
 * glass, where Eyes name curtains. Without their word it could be a tree.
 */
import type { ThingsFound } from '../../analysis/seen-things.ts';
import { boxMean } from '../../ops/box-blur.ts';
import { connectedComponents } from '../../ops/components.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { roomClass } from './room-class.ts';
import {
  clipped,
  clothBelow,
  isOf,
  lightOf,
  type WindowPart,
  windowParts,
} from './window-parts.ts';

type Things = ThingsFound['things'];

const named = 'curtains or blinds';
/** Of a window, at least this share lies in what is named. */
const leastNamed = 0.4;
/** Cloth is at least this share of a window; where it is more than the most, no glass is left to go on behind it. */
const cloth = { least: 0.1, most: 0.8 } as const;
/** Smaller pieces of it are branches and bars. */
const leastPiece = 0.04;
/** Patterns of cloth are closed over this share of the window's width. */
const closed = 0.04;
/** Edges of cloth are lit by the glass; over this share of the window's width they are cloth too. */
const fringe = 0.04;
/** A part of the glass smaller than this share of the largest is a light fold. */
const leastPane = 0.3;
/** A column with less glass than this is none of the window. */
const leastGlassInColumn = 0.3;

/** 1 for cloth: dark pieces that reach the sides or the top of a window. */
function clothOf(part: WindowPart, light: Float32Array, w: number, h: number) {
  const darkerThan = clothBelow(part.pixels, light);
  if (darkerThan === undefined) return undefined;
  const soft = new Float32Array(w * h);
  for (const at of part.pixels) soft[at] = light[at]! < darkerThan ? 1 : 0;
  boxMean(soft, w, h, Math.max(1, Math.round((closed * (part.right - part.left)) / 2)), soft);
  const dark = new Uint8Array(w * h);
  for (const at of part.pixels) dark[at] = soft[at]! > 0.5 ? 1 : 0;
  const { of, size } = connectedComponents(dark, w, h);
  const isOwn = new Uint8Array(w * h);
  for (const at of part.pixels) isOwn[at] = 1;
  const reaches = size.map(() => false);
  for (const at of part.pixels)
    if (dark[at] && (!isOwn[at - 1] || !isOwn[at + 1] || !isOwn[at - w])) reaches[of[at]!] = true;
  let all = 0;
  for (const at of part.pixels) {
    if (dark[at] && (!reaches[of[at]!] || size[of[at]!]! < leastPiece * part.pixels.length))
      dark[at] = 0;
    all += dark[at]!;
  }
  const share = all / part.pixels.length;
  return share >= cloth.least && share <= cloth.most ? dark : undefined;
}

function isNamed({ pixels }: WindowPart, things: Things, w: number, h: number): boolean {
  const boxes = things.filter(({ name }) => name === named).map(({ box }) => box);
  const inside = pixels.filter((at) => {
    const [x, y] = [(at % w) / w, Math.floor(at / w) / h];
    return boxes.some(
      (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    );
  });
  return inside.length >= leastNamed * pixels.length;
}

/** Adds to the cloth its lit edges, and what is left between its folds. */
function addFolds({ left, right, pixels }: WindowPart, dark: Uint8Array, w: number, h: number) {
  const near = boxMean(
    Float32Array.from(dark),
    w,
    h,
    Math.max(1, Math.round(fringe * (right - left))),
  );
  for (const at of pixels) if (near[at]! > 0.02) dark[at] = 1;
  const glass = new Uint8Array(w * h);
  for (const at of pixels) glass[at] = dark[at] ? 0 : 1;
  const { of, size } = connectedComponents(glass, w, h);
  const least = leastPane * size.reduce((most, one) => Math.max(most, one), 0);
  for (const at of pixels) if (glass[at] && size[of[at]!]! < least) dark[at] = 1;
}

/** First and last column that show glass. */
function glassColumns({ left, right, pixels }: WindowPart, dark: Uint8Array, w: number) {
  const count = new Uint32Array(right - left + 1);
  const glass = new Uint32Array(right - left + 1);
  for (const at of pixels) {
    count[(at % w) - left]! += 1;
    if (!dark[at]) glass[(at % w) - left]! += 1;
  }
  const shows = Array.from(count, (one, x) => glass[x]! > leastGlassInColumn * one);
  return [left + shows.indexOf(true), left + shows.lastIndexOf(true) + 1] as const;
}

/** @param thingsOf is only asked where dark cloth may hang */
export function withoutDrawnCurtains(analysis: Analysis, thingsOf: () => Things): Analysis {
  const { widthPx: w, heightPx: h } = analysis.photo;
  const light = lightOf(analysis.photo);
  const object = roomClass('object');
  let { openings } = analysis;
  let classOf: Uint8Array | undefined;
  for (const part of windowParts(analysis)) {
    const dark = clothOf(part, light, w, h);
    if (!dark || !isNamed(part, thingsOf(), w, h)) continue;
    addFolds(part, dark, w, h);
    classOf ??= analysis.classOf.slice();
    for (const at of part.pixels) if (dark[at]) classOf[at] = object;
    const [from, to] = glassColumns(part, dark, w);
    openings = openings.map((one) => (isOf(one, part) ? clipped(one, from, to) : one));
  }
  return classOf ? { ...analysis, classOf, openings } : analysis;
}
