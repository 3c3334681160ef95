/** Locates the old house in the photo: its body, outline and foot. */
import { connectedComponents } from '../../../ops/components.ts';
import { type Analysis, classesOf } from '../../../sense/analysis.ts';
import { addWallsBelow } from './walls-below.ts';

export const classNumber = Object.fromEntries(
  classesOf.exterior.map((name, index) => [name, index]),
) as Readonly<Record<(typeof classesOf.exterior)[number], number>>;

export const houseClasses = [
  classNumber.facade,
  classNumber.roof,
  classNumber.window,
  classNumber.door,
] as readonly number[];

export interface HouseOutline {
  /** Extent of the whole house, ragged edges cut off. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Row where the front meets the ground. */
  readonly base: number;
  /** The same row by the segmentation, which may be higher. */
  readonly namedBase: number;
  /** The house continues beyond the photo's edge. */
  readonly isCut: { readonly left: boolean; readonly right: boolean };
  /** 1 for house. */
  readonly mask: Uint8Array;
  /** Highest row of the house per column; the photo's height where there is none. */
  readonly topOf: Int32Array;
}

/** Least share of the photo for a house. */
const leastShare = 0.025;
/** Least size of parts separated by a tree, relative to the main body. */
const partShare = 0.02;
/** A house this close to the photo's edge, as a share of its width, is cut by it. */
export const edgeShare = 0.012;

interface Body {
  readonly id: number;
  readonly size: number;
  left: number;
  right: number;
  top: number;
  foot: number;
}

function bodiesOf(of: Int32Array, sizes: readonly number[], w: number, h: number): Body[] {
  const bodies = sizes.map((size, id): Body => ({ id, size, left: w, right: 0, top: h, foot: 0 }));
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const body = bodies[of[y * w + x]!];
      if (!body) continue;
      body.left = Math.min(body.left, x);
      body.right = Math.max(body.right, x);
      body.top = Math.min(body.top, y);
      body.foot = Math.max(body.foot, y);
    }
  return bodies;
}

/** Whether plants and things, not sky, are between two parts of a house. */
function isHiddenBetween(analysis: Analysis, a: Body, c: Body): boolean {
  const { widthPx: w } = analysis.photo;
  const [x0, x1] = a.right < c.left ? [a.right, c.left] : [c.right, a.left];
  if (x1 <= x0) return true;
  const [y0, y1] = [Math.max(a.top, c.top), Math.min(a.foot, c.foot)];
  let sky = 0;
  let count = 0;
  for (let y = y0; y < y1; y += 2)
    for (let x = x0; x < x1; x += 2) {
      count++;
      if (analysis.classOf[y * w + x] === classNumber.sky) sky++;
    }
  return count > 0 && sky < count * 0.25;
}

/** A wider gap, as a share of the house, separates two houses. */
const gapShares = { usual: 0.14, aligned: 0.6 } as const;
/** Parts of one house are aligned at the foot and similar in size. */
const alignedShare = 0.12;
const alignedSize = 0.2;

function widestGap(whole: Body, part: Body): number {
  const tall = whole.foot - whole.top;
  const isAligned =
    Math.abs(whole.foot - part.foot) < alignedShare * tall && part.size > alignedSize * whole.size;
  return (isAligned ? gapShares.aligned : gapShares.usual) * (whole.right - whole.left);
}

function quantile(values: number[], share: number): number {
  values.sort((a, c) => a - c);
  return values[Math.floor(share * (values.length - 1))] ?? 0;
}

/** Shrubs hide the foot but never lower it, so the remaining columns suffice. */
const hiddenShare = 0.7;

/** Row of the foot: lowest house pixels in columns with ground below. */
function footRow(analysis: Analysis, mask: Uint8Array, left: number, right: number): number {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const onGround: number[] = [];
  const all: number[] = [];
  for (let x = left; x <= right; x++) {
    let y = h - 1;
    while (y >= 0 && mask[y * w + x] === 0) y--;
    if (y < 0) continue;
    all.push(y);
    const below = classOf[Math.min(h - 1, y + Math.ceil(h * 0.006)) * w + x];
    if (below === classNumber.ground) onGround.push(y);
  }
  const isSure = onGround.length > all.length * 0.15;
  return isSure
    ? Math.max(quantile(onGround, 0.75), quantile(all, hiddenShare))
    : quantile(all, 0.88);
}

/** The largest body of facade, roof, windows and doors, with parts behind trees. */
export function houseOutline(analysis: Analysis): HouseOutline | undefined {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const labels = new Uint8Array(w * h);
  for (let i = 0; i < labels.length; i++) labels[i] = houseClasses.includes(classOf[i]!) ? 1 : 0;
  const { of, size } = connectedComponents(labels, w, h);
  const bodies = bodiesOf(of, size, w, h).sort((a, c) => c.size - a.size);
  const main = bodies[0];
  if (!main || main.size < leastShare * w * h) return undefined;
  const kept = new Set([main.id]);
  const whole = { ...main };
  for (const part of bodies.slice(1, 24)) {
    if (part.size < main.size * partShare) continue;
    const tall = Math.min(whole.foot, part.foot) - Math.max(whole.top, part.top);
    const gap = Math.max(part.left - whole.right, whole.left - part.right);
    if (tall < 0.4 * (part.foot - part.top) || gap > widestGap(whole, part)) continue;
    if (!isHiddenBetween(analysis, whole, part)) continue;
    kept.add(part.id);
    whole.left = Math.min(whole.left, part.left);
    whole.right = Math.max(whole.right, part.right);
    whole.top = Math.min(whole.top, part.top);
    whole.foot = Math.max(whole.foot, part.foot);
  }
  // fragments behind branches lie within the outline, chimneys slightly above it
  const tall = whole.foot - whole.top;
  for (const part of bodies) {
    const middle = (part.left + part.right) / 2;
    const isInside =
      middle > whole.left - tall * 0.06 &&
      middle < whole.right + tall * 0.06 &&
      part.foot > whole.top - tall * 0.12 &&
      part.top < whole.foot + tall * 0.03;
    if (isInside) kept.add(part.id);
  }
  const mask = new Uint8Array(w * h);
  const topOf = new Int32Array(w).fill(h);
  const columns: number[] = [];
  for (let x = 0; x < w; x++)
    for (let y = h - 1; y >= 0; y--) {
      const i = y * w + x;
      if (!kept.has(of[i]!)) continue;
      mask[i] = 1;
      topOf[x] = y;
      columns.push(x);
    }
  const [left, right] = [quantile(columns, 0.004), quantile(columns, 0.996)];
  const tops = Array.from(topOf.subarray(left, right + 1)).filter((y) => y < h);
  const namedBase = footRow(analysis, mask, left, right);
  addWallsBelow(photo, mask, (i) => classOf[i] === classNumber.ground);
  const base = footRow(analysis, mask, left, right);
  return {
    left,
    right,
    top: quantile(tops, 0.06),
    base,
    namedBase: Math.min(namedBase, base),
    isCut: { left: left < w * edgeShare, right: right > w * (1 - edgeShare) },
    mask,
    topOf,
  };
}
