/** Plants, cars and posts that stand before the house: they stay, with their soft edges. */
import { boxMean } from '../../ops/box-blur.ts';
import { connectedComponents } from '../../ops/components.ts';
import { type Analysis, surfaceOf } from '../../sense/analysis.ts';
import { classNumber, type HouseOutline } from './house-outline.ts';

/** Shares of the photo's height by which things may end over the foot, or must reach below it. */
const footShare = 0.05;
const groundShare = 0.012;
/** Shares of the photo's width: how far a roof is thought to run on behind a crown, and a crown beside it. */
const roofShare = 0.04;
const besideShare = 0.09;
/** Smaller bits are leaves that were mistaken, or house. */
const leastShare = 0.0006;
const evenShare = 0.022;

/** Things that reach the ground before the house; what ends higher is a part of the house. */
function thingsBefore({ classOf, photo }: Analysis, base: number): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const labels = Uint8Array.from(classOf, (kind) => (kind === classNumber.other ? 1 : 0));
  const { of, size } = connectedComponents(labels, w, h);
  const reaches = new Uint8Array(size.length);
  for (let y = Math.ceil(base + groundShare * h); y < h; y++)
    for (let i = y * w; i < (y + 1) * w; i++) if (of[i]! >= 0) reaches[of[i]!] = 1;
  for (let i = 0; i < labels.length; i++) labels[i] = of[i]! >= 0 ? reaches[of[i]!]! : 0;
  return labels;
}

/** The old roof's edge, also where a crown hides it: as low as the lower of its two sides. */
function roofLine({ topOf, left, right }: HouseOutline, reach: number): Int32Array {
  const line = new Int32Array(topOf.length).fill(1e6);
  for (let x = left; x <= right; x++) {
    let [before, after] = [1e6, 1e6];
    for (let step = 0; step <= reach; step++) {
      if (x - step >= left) before = Math.min(before, topOf[x - step]!);
      if (x + step <= right) after = Math.min(after, topOf[x + step]!);
    }
    line[x] = Math.max(before, after);
  }
  return line;
}

/** 1 where something is seen that stands nearer than the house. */
function standsBefore(analysis: Analysis, outline: HouseOutline): Uint8Array {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const { mask, base, left, right } = outline;
  const things = thingsBefore(analysis, base);
  const line = roofLine(outline, Math.round(roofShare * w));
  const before = new Uint8Array(w * h);
  const isThing = (i: number) =>
    mask[i] === 0 && (classOf[i] === classNumber.vegetation || things[i] === 1);
  for (let x = 0; x < w; x++) {
    // what grows up without a gap from below the foot, or from before the walls
    let isRun = false;
    let isOnRoof = false;
    for (let y = h - 1; y >= 0; y--) {
      const i = y * w + x;
      if (isThing(i)) {
        // what rises from the edge of a roof stands behind it
        isRun = isRun || y >= base - footShare * h || (y > line[x]! && !isOnRoof);
        if (isRun) before[i] = 1;
      } else {
        isOnRoof = mask[i] === 1 && classOf[i] === classNumber.roof;
        if (y < base) isRun = false;
      }
    }
  }
  // a crown before the end of the house goes on beside it
  const beside = Math.round(besideShare * w);
  for (let y = 0; y < base; y++)
    for (const way of [-1, 1]) {
      const edge = way < 0 ? left : right;
      for (let step = -2, on = false; step < beside; step++) {
        const x = edge + way * step;
        if (x < 0 || x >= w) break;
        const i = y * w + x;
        on = isThing(i) && (on || before[i] === 1);
        if (on) before[i] = 1;
        else if (step > 0) break;
      }
    }
  return withoutBits(evened(before, isThing, w, h), w, h);
}

/** A crown is before the house or behind it as a whole: each place goes with most of what is around it. */
function evened(
  before: Uint8Array,
  isThing: (pixel: number) => boolean,
  w: number,
  h: number,
): Uint8Array {
  const thing = Float32Array.from(before, (_, i) => (isThing(i) ? 1 : 0));
  const near = Math.max(1, Math.round(evenShare * w));
  const nearer = boxMean(Float32Array.from(before), w, h, near);
  const things = boxMean(thing, w, h, near);
  return before.map((_, i) => (thing[i] === 1 && nearer[i]! > 0.5 * things[i]! ? 1 : 0));
}

function withoutBits(before: Uint8Array, w: number, h: number): Uint8Array {
  const { of, size } = connectedComponents(before, w, h);
  const least = leastShare * w * h;
  return before.map((value, i) => (value === 1 && size[of[i]!]! >= least ? 1 : 0));
}

/** Opacity of what stands before the house, 0..1 a pixel. */
export function frontThings(analysis: Analysis, outline: HouseOutline): Float32Array {
  const { widthPx: w, heightPx: h } = analysis.photo;
  const before = standsBefore(analysis, outline);
  const plants = surfaceOf(analysis, 'vegetation').matte.data;
  const things = surfaceOf(analysis, 'other').matte.data;
  const alpha = new Float32Array(w * h);
  const reach = Math.max(1, Math.round(w / 500));
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const cover = plants[i]! + things[i]!;
      if (cover < 0.08) continue;
      let isNear = before[i] === 1;
      for (let dy = -reach; dy <= reach && !isNear; dy += reach)
        for (let dx = -reach; dx <= reach && !isNear; dx += reach) {
          const [u, v] = [x + dx, y + dy];
          if (u >= 0 && u < w && v >= 0 && v < h) isNear = before[v * w + u] === 1;
        }
      if (isNear) alpha[i] = Math.min(1, Math.max(0, (cover - 0.12) / 0.66));
    }
  return alpha;
}
