/** Foreground mask: plants, cars and posts in front of the house stay, with soft edges. */
import { boxMean } from '../../../ops/box-blur.ts';
import { connectedComponents } from '../../../ops/components.ts';
import { type Analysis, surfaceOf } from '../../../sense/analysis.ts';
import { rising } from '../clear/old-remains.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import { carriedEvidence, type Evidence } from './carried-evidence.ts';
import { crownsFromBeside } from './crowns-from-beside.ts';
import { straightTops } from './straight-tops.ts';

/** Shares of the photo's height: how far above the foot things may end, and how far below it they must reach. */
const footShare = 0.05;
const groundShare = 0.012;
/** Smaller parts are misclassified leaves, or house. */
const leastShare = 0.0006;

/** Things that reach the ground in front of the house; those that end higher are parts of it. */
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

/** Evidence that a tree is in front or behind: where it rises from, and whether it occludes the house. */
const evidence = {
  fromBelow: { value: 1, trust: 1 },
  // shrubs beside the house may be in front of the trees behind it
  lowBeside: { value: 1, trust: 0.25 },
  hangsIn: { value: 1, trust: 1 },
  hidesHouse: { value: 1, trust: 1 },
  onRoof: { value: -1, trust: 0.35 },
  // a wall ends at a roof, not at leaves
  onWall: { value: 1, trust: 0.35 },
} as const;

/** Thickness of trim along a roof that has neither class, as a share of the height. */
const gapShare = 0.014;

/** Evidence per pixel of things that they are in front of the house. */
function evidenceOf(
  analysis: Analysis,
  outline: HouseOutline,
  isThing: (pixel: number) => boolean,
): Evidence {
  const { classOf, photo } = analysis;
  const { mask, topOf, top, base, left, right } = outline;
  const { widthPx: w, heightPx: h } = photo;
  const value = new Float32Array(w * h);
  const trust = new Float32Array(w * h);
  const isStraight = straightTops(mask, w);
  const hangsIn = crownsFromBeside(analysis, outline);
  const add = (i: number, one: (typeof evidence)[keyof typeof evidence]) => {
    value[i] = one.value;
    trust[i] = one.trust;
  };
  for (let x = 0; x < w; x++) {
    let isRun = false;
    let under: number | undefined;
    let gap = 0;
    const isBeside = x < left || x > right;
    for (let y = h - 1; y >= 0; y--) {
      const i = y * w + x;
      if (!isThing(i)) {
        if (mask[i] === 1) [under, gap] = [classOf[i], 0];
        else if (++gap > gapShare * h) under = undefined;
        if (y < base) isRun = false;
        continue;
      }
      const isLow = y >= base - footShare * h;
      isRun = isRun || isLow;
      // beside the house land rises to the horizon, with its trees
      if (isRun && !isBeside) add(i, evidence.fromBelow);
      else if (hangsIn[i] === 1) add(i, evidence.hangsIn);
      else if (isLow) add(i, evidence.lowBeside);
      else if (y > topOf[x]!) add(i, evidence.hidesHouse);
      else if (under === classNumber.roof || (under !== undefined && isStraight[x] === 1))
        add(i, evidence.onRoof);
      else if (under === classNumber.facade && y > top) add(i, evidence.onWall);
    }
  }
  for (let i = 0; i < w * h; i++)
    if (value[i] === 1 && ((i / w) | 0) < base - footShare * h && isSliver(value, i, w))
      trust[i] = 0;
  return { value, trust };
}

/** 1 for what is nearer than the house: each pixel gets its surroundings' decision. */
function standsBefore(analysis: Analysis, outline: HouseOutline, remains: Uint8Array): Uint8Array {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const { mask, base } = outline;
  const things = thingsBefore(analysis, base);
  const isThing = (i: number) =>
    mask[i] === 0 && remains[i] === 0 && (classOf[i] === classNumber.vegetation || things[i] === 1);
  const around = carriedEvidence(photo, isThing, evidenceOf(analysis, outline, isThing));
  const before = new Uint8Array(w * h);
  for (let i = 0; i < before.length; i++) if (isThing(i) && around(i) > 0) before[i] = 1;
  return withoutBits(before, w, h);
}

/** Narrower than trunks: a strip of a crown behind the house, seen through a gap in a shrub. */
const sliverShare = 0.006;

function isSliver(own: Float32Array, i: number, w: number): boolean {
  const least = Math.max(3, Math.round(sliverShare * w));
  let wide = 1;
  for (const step of [-1, 1])
    for (let j = i + step; wide < least && own[j] === 1; j += step) wide++;
  return wide < least;
}

function withoutBits(before: Uint8Array, w: number, h: number): Uint8Array {
  const { of, size } = connectedComponents(before, w, h);
  const least = leastShare * w * h;
  return before.map((value, i) => (value === 1 && size[of[i]!]! >= least ? 1 : 0));
}

/** Where remains of the old house exceed this local share, only green pixels count as leaves. */
const amongRemains = { share: 0.12, reachShare: 0.007, green: 1.03 } as const;

/** 1 near remains of the old house: gaps between detected bricks and rails. */
function crumbs(analysis: Analysis, outline: HouseOutline, remains: Uint8Array): Uint8Array {
  const { classOf, photo } = analysis;
  // trunks are exempt
  const isTall = rising(analysis, outline);
  const { widthPx: w, heightPx: h, data } = photo;
  const reach = Math.max(3, Math.round(amongRemains.reachShare * w));
  const near = boxMean(Float32Array.from(remains), w, h, reach);
  return Uint8Array.from(near, (share, i) => {
    if (share < amongRemains.share || isTall[i] === 1 || classOf[i] !== classNumber.vegetation)
      return 0;
    const [red, green, blue] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    return green < Math.max(red, blue) * amongRemains.green ? 1 : 0;
  });
}

/** Opacity of the foreground, 0..1 per pixel. */
export function frontThings(
  analysis: Analysis,
  outline: HouseOutline,
  remains: Uint8Array,
): Float32Array {
  const { widthPx: w, heightPx: h } = analysis.photo;
  const before = standsBefore(analysis, outline, remains);
  const plants = surfaceOf(analysis, 'vegetation').matte.data;
  const things = surfaceOf(analysis, 'other').matte.data;
  const isCrumb = crumbs(analysis, outline, remains);
  const alpha = new Float32Array(w * h);
  const reach = Math.max(1, Math.round(w / 500));
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const cover = plants[i]! + things[i]!;
      if (cover < 0.08 || remains[i] === 1 || isCrumb[i] === 1) continue;
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
