/**
 * Foreground that may stay before the new house: trees, hedges and cars that surely stand on the ground before it. Railings, pots,
 * grills and plants of which only a part is seen go with the old one.
 */
import { boxMean } from '../../../ops/box-blur.ts';
import { connectedComponents, type Extent, extentsOf } from '../../../ops/components.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { dropPosts } from '../clear/ground/posts-below.ts';
import { dropStubs } from '../clear/ground/stubs-below.ts';
import { rising } from '../clear/old-remains.ts';
import { houseColours } from '../read/house-colours.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import { addApron } from './apron.ts';
import type { Foot } from './foot-of-house.ts';
import { longerTimes, runUnder, seenAlpha, shortBelow } from './runs-under.ts';

/** Bars and wires are thinner than this share of the width; solid things fill at least the other share around a pixel. */
const thin = { reachShare: 0.005, mean: 0.86 } as const;
/** How far below the foot foreground is looked for, as shares of the height. */
const below = { plant: 0.01, thing: 0.035 } as const;
/** How likely a colour is the old house's, as a logarithm. */
const wornEvidence = 0.5;
/** Shares of its columns, pixels and of the photo that let a plant stay. */
const plants = {
  rooted: { usual: 0.62, overRoof: 0.3 },
  ...{
    solid: 0.3,
    mostWorn: 0.24,
    certainty: 0.62,
    certain: 0.62,
    least: 0.0011,
    rising: 0.25,
    mostCapped: 0.35,
  },
} as const;
const cars = { wide: 0.09, rooted: 0.6, solid: 0.55, mostWorn: 0.3, most: 0.12 } as const;
/** A thing stands on the ground before the house if this many times more of it is below the foot than above. */
const mostlyBelow = { times: 1.2, solid: 0.45, mostWorn: 0.2 } as const;
/** Removed things lose their part below the foot too, down to these shares of the height, but no lawn goes. */
const mostUnder = { plant: 0.03, thing: 0.09 } as const;
/** Narrow ones lose all of it: a stump with a level top is worse than none. */
const narrow = { wideShare: 0.045, under: 0.14 } as const;
/** Distance beside the house within which things are judged, as a share of the width. */
const asideShare = 0.012;
/** Share of a plant's rows that continue beside the house from which it counts as standing there. */
const goesOnRows = 0.4;
/** Signs, cactuses and trunks that end well below the foot stand before it whatever their colours; shares of the height and the width. */
const uprights = { deepShare: 0.045, wideShare: 0.08, columns: 0.6, mostWorn: 0.6 } as const;
/** Height over a stump within which its crown is searched, as a share of the height. */
const overShare = 0.012;
const kinds = { plant: 1, thing: 2 } as const;

export interface Standing {
  /** Opacity of what stands before the house. */
  readonly front: Float32Array;
  readonly foot: Foot;
  /** 1 where the old house was. */
  readonly gone: Uint8Array;
  /** 1 on lawn that is named a plant. */
  readonly lawn?: Uint8Array;
}

/** Counts of pixels, and of columns, of one thing over the foot. */
interface Judged {
  size: number;
  solid: number;
  worn: number;
  rising: number;
  certain: number;
  columns: number;
  rooted: number;
  capped: number;
  /** Pixels right below those at the foot. */
  under: number;
  /** Columns at the foot, and those of them that go on far below it. */
  footed: number;
  deep: number;
  isCut: boolean;
}

/** Row of the foot in a column. */
export type FootRow = (x: number) => number;

/** The new foot, or the old one where there is no new wall. */
export const footRowOf =
  ({ lowest }: Pick<Foot, 'lowest'>, base: number): FootRow =>
  (x) =>
    lowest[x]! >= 0 ? lowest[x]! : base;

/** Takes what goes out of `front`, in place; returns 1 where it was, for what lies behind to be filled in. */
export function keepSureFront(
  analysis: Analysis,
  outline: HouseOutline,
  { front, foot, gone, lawn }: Standing,
): Uint8Array {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const { left, right, base, topOf } = outline;
  const rowOf = footRowOf(foot, base);
  const aside = Math.round(asideShare * w);
  const labels = new Uint8Array(w * h);
  for (let x = Math.max(0, left - aside); x <= Math.min(w - 1, right + aside); x++)
    for (let y = 0; y <= rowOf(x); y++) {
      const i = y * w + x;
      if (front[i]! > seenAlpha)
        labels[i] = classOf[i] === classNumber.other ? kinds.thing : kinds.plant;
    }
  const { of, size, label } = connectedComponents(labels, w, h);
  const extents = extentsOf({ of, size }, w);
  const evidence = houseColours(analysis, outline.mask, () => true);
  const isWorn = (i: number) => evidence !== undefined && evidence[i]! > wornEvidence;
  const solid = solidIn(front, w);
  const found = judge(analysis, outline, of, label, { front, lawn, rowOf, isWorn, solid });
  const goesOn = goingOnBeside(analysis, front, [left - aside, right + aside], { of, label });
  const stays = found.map((one, id) => {
    const extent = extents[id]!;
    if (standsBelow(one) || isUpright(one, extent, w)) return true;
    if (label[id] === kinds.plant && goesOn(id, extent, one.size)) return true;
    if (label[id] === kinds.thing) return isCar(one, extent, w * h, w);
    const { left: x0, right: x1, top } = extent;
    return isWholePlant(one, top < Math.min(...topOf.subarray(x0, x1 + 1)), w * h);
  });
  const dropped = Uint8Array.from(of, (id) => (id >= 0 && !stays[id] ? 1 : 0));
  const runs = Array.from({ length: w }, (_, x) =>
    runUnder({ classOf, front, of }, [w, h], x, rowOf(x)),
  );
  const isNarrow = (id: number) => extents[id]!.right - extents[id]!.left < narrow.wideShare * w;
  const mostOf = (id: number) =>
    h * (isNarrow(id) ? narrow.under : mostUnder[label[id] === kinds.plant ? 'plant' : 'thing']);
  const isShort = shortBelow(runs, mostOf);
  for (const [x, run] of runs.entries()) {
    if (run.id < 0 || stays[run.id]) continue;
    const most = mostOf(run.id);
    if (run.length > (isShort(run.id) ? most * longerTimes : most)) continue;
    for (let y = Math.round(rowOf(x)) + 1, left = run.length; left > 0; y++, left--)
      if (lawn?.[y * w + x] !== 1) dropped[y * w + x] = 1;
  }
  const rim = Math.max(1, Math.round(w / 500));
  for (let i = 0; i < front.length; i++) {
    const isRim =
      front[i]! <= seenAlpha &&
      [-rim, rim, -rim * w, rim * w].some((step) => dropped[i + step] === 1);
    if (dropped[i] === 1 || isRim) front[i] = 0;
  }
  addApron(analysis, outline, { rowOf, gone, solid, isWorn }, dropped);
  dropStubs(analysis, { rowOf, front }, dropped, [left - aside, right + aside]);
  // the new house stands there, or what is behind the old one
  const goes = (i: number) =>
    gone[i] === 1 || dropped[i] === 1 || (front[i]! <= 0.5 && i % w >= left && i % w <= right);
  dropPosts(photo, { rowOf, front, goes }, dropped, [left - aside, right + aside]);
  for (let i = 0; i < front.length; i++) if (dropped[i] === 1) front[i] = 0;
  return dropped;
}

/** Whether enough of the surroundings is filled for a pixel to be neither bar nor wire. */
function solidIn(front: Float32Array, w: number): (pixel: number) => boolean {
  const seen = Float32Array.from(front, (alpha) => (alpha > seenAlpha ? 1 : 0));
  const reach = Math.max(1, Math.round(thin.reachShare * w));
  const around = boxMean(seen, w, front.length / w, reach);
  return (i) => around[i]! > thin.mean;
}

/** Whether a thing is the smaller part of a tree that stands beside the house: it would be cut off along a line. */
function goingOnBeside(
  { classOf, photo }: Analysis,
  front: Float32Array,
  [from, to]: readonly [number, number],
  { of, label }: { readonly of: Int32Array; readonly label: readonly number[] },
): (id: number, extent: Extent, size: number) => boolean {
  const { widthPx: w, heightPx: h } = photo;
  const isOut = (i: number) => i % w < from || i % w > to;
  const beside = connectedComponents(
    Uint8Array.from(front, (alpha, i) =>
      alpha > seenAlpha && isOut(i) && classOf[i] === classNumber.vegetation ? 1 : 0,
    ),
    w,
    h,
  );
  const rows = label.map(() => 0);
  const out = label.map(() => 0);
  for (const [x, step] of [
    [from, -1],
    [to, 1],
  ] as const) {
    if (x + step < 0 || x + step >= w) continue;
    for (let i = x; i < w * h; i += w) {
      const [id, next] = [of[i]!, beside.of[i + step]!];
      if (id < 0 || next < 0) continue;
      rows[id]!++;
      out[id] = Math.max(out[id]!, beside.size[next]!);
    }
  }
  return (id, { top, foot }, size) => rows[id]! > goesOnRows * (foot - top) && out[id]! > size;
}

interface Told {
  readonly front: Float32Array;
  readonly lawn: Uint8Array | undefined;
  readonly rowOf: FootRow;
  readonly isWorn: (pixel: number) => boolean;
  readonly solid: (pixel: number) => boolean;
}

function judge(
  analysis: Analysis,
  outline: HouseOutline,
  of: Int32Array,
  label: readonly number[],
  { front, lawn, rowOf, isWorn, solid }: Told,
): Judged[] {
  const { certainty, classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const isTall = rising(analysis, outline);
  const found = label.map(
    (): Judged => ({
      ...{ size: 0, solid: 0, worn: 0, rising: 0, certain: 0, columns: 0, rooted: 0, capped: 0 },
      ...{ under: 0, footed: 0, deep: 0 },
      isCut: false,
    }),
  );
  const lowest = new Map<number, number>();
  const over = Math.max(2, Math.round(overShare * h)) * w;
  // a crown known to stand behind the house continues above its trunk
  const isCrown = (i: number) =>
    i >= 0 && of[i]! < 0 && classOf[i] === classNumber.vegetation && front[i]! <= seenAlpha;
  for (let x = 0; x < w; x++) {
    lowest.clear();
    for (let y = 0; y < h; y++) {
      const i = y * w + x;
      if (of[i]! < 0) continue;
      const one = found[of[i]!]!;
      one.size++;
      if (solid(i)) one.solid++;
      if (isWorn(i)) one.worn++;
      if (isTall[i] === 1) one.rising++;
      if (certainty.data[i]! > plants.certainty) one.certain++;
      if (y === 0 || x === 0 || x === w - 1) one.isCut = true;
      if (!lowest.has(of[i]!) && isCrown(i - over)) one.capped++;
      lowest.set(of[i]!, y);
    }
    const run = runUnder({ classOf, front, of }, [w, h], x, rowOf(x));
    if (run.id >= 0) {
      const one = found[run.id]!;
      one.under += run.length;
      one.footed++;
      const end = Math.round(rowOf(x) + uprights.deepShare * h);
      if (run.length > uprights.deepShare * h && lawn?.[end * w + x] !== 1) one.deep++;
    }
    for (const [id, y] of lowest) {
      const deep = label[id] === kinds.thing ? below.thing : below.plant;
      const under = Math.min(h - 1, Math.round(rowOf(x) + deep * h)) * w + x;
      found[id]!.columns++;
      if (y > rowOf(x) - 2 && front[under]! > 0.5) found[id]!.rooted++;
    }
  }
  return found;
}

function standsBelow({ size, solid, worn, under }: Judged): boolean {
  return (
    under > mostlyBelow.times * size &&
    solid > mostlyBelow.solid * size &&
    worn < mostlyBelow.mostWorn * (size + under)
  );
}

function isUpright(one: Judged, { left, right, top, foot }: Extent, w: number): boolean {
  const { size, worn, footed, deep } = one;
  const wide = right - left + 1;
  return (
    wide < uprights.wideShare * w &&
    foot - top > wide &&
    deep > uprights.columns * footed &&
    worn < uprights.mostWorn * size
  );
}

function isCar(
  { size, solid, worn, columns, rooted }: Judged,
  { left, right }: Extent,
  all: number,
  w: number,
) {
  return (
    right - left > cars.wide * w &&
    solid > cars.solid * size &&
    worn < cars.mostWorn * size &&
    rooted > cars.rooted * columns &&
    size < cars.most * all
  );
}

function isWholePlant(one: Judged, isOverRoof: boolean, all: number): boolean {
  const { size, solid, worn, rising: tall, certain, columns, rooted, capped, isCut } = one;
  if (capped > plants.mostCapped * columns && !isCut) return false;
  if (isCut || tall > plants.rising * size) return true;
  return (
    size > plants.least * all &&
    rooted > plants.rooted[isOverRoof ? 'overRoof' : 'usual'] * columns &&
    solid > plants.solid * size &&
    worn < plants.mostWorn * size &&
    certain > plants.certain * size
  );
}
