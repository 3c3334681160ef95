/** Fills the place of the old house: sky, plants behind it, and the ground before it. */
import { boxMean } from '../../../ops/box-blur.ts';
import { cloudNoise, grainNoise } from '../../../ops/noise-field.ts';
import { type Analysis, surfaceOf } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import { horizonOf } from '../read/photo-camera.ts';
import { barkBefore } from './bark.ts';
import { drawFarTrees } from './far-trees.ts';
import { layers } from './layers.ts';
import { thinCrowns } from './leafy-edges.ts';
import { mirrorGround } from './mirrored-ground.ts';
import { patchFill } from './patch-fill.ts';
import { carriedSky } from './sky/carried-sky.ts';
import { closeEnclosedSky } from './sky/enclosed-sky.ts';
import { openBesideSky } from './sky/open-ends.ts';
import { copyWholes } from './whole-copies.ts';

/** How fast a skyline seen beside the house falls back to the usual one, as a share of the width. */
const fallShare = 0.08;
/** Share of the old house's height that hidden plants behind it may have. */
const mostBehind = 0.5;
const farShare = 0.35;
/** Share of the photo's pixels that is enough to copy from. */
const leastBehind = 0.01;

/** Eyes are no higher over the foot of a house, as a share of its width. */
const eyeShare = 0.12;

/** How far crowns and their twigs rise and fall, as shares of the photo's height. */
const crownShares = { crowns: 0.06, twigs: 0.02 } as const;

/** A hidden skyline is no smooth curve: offset at this share of the width. */
const crownsAt = (share: number) =>
  (cloudNoise.sample(share * 2.4, 0.7) - 0.5) * crownShares.crowns +
  (grainNoise.sample(share * 4, 0.3) - 0.5) * crownShares.twigs;

/** Row of the skyline in each column; over the old house it is guessed from both sides. */
function skyline(analysis: Analysis, outline: HouseOutline, old: Float32Array): Float32Array {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const deep = Math.ceil(h * 0.03);
  /** Whether trees or hills rise over the old roof in this column, and not a mast or a wire. */
  const isGrownOver = (x: number, first: number) => {
    let count = 0;
    for (let y = Math.max(0, first - deep); y < first; y++)
      if (classOf[y * w + x] !== classNumber.sky) count++;
    return count > deep * 0.75;
  };
  const known = new Float32Array(w).fill(Number.NaN);
  const tops = new Int32Array(w).fill(h);
  for (let x = 0; x < w; x++) {
    let first = h;
    // wires that went with the house hide no skyline
    for (let y = h - 1; y >= 0; y--)
      if (old[y * w + x]! > 0.1 && classOf[y * w + x] !== classNumber.sky) first = y;
    tops[x] = first;
    if (first >= outline.base) {
      let y = 0;
      while (y < outline.base && classOf[y * w + x] === classNumber.sky) y++;
      known[x] = y;
    } else if (isGrownOver(x, first)) known[x] = first;
  }
  const rows = Array.from(known).filter((row) => !Number.isNaN(row));
  rows.sort((a, c) => a - c);
  // land goes on to the horizon, unless the sky is seen to reach lower
  const lowest = Math.max(
    horizonOf(analysis),
    outline.base - eyeShare * (outline.right - outline.left),
    rows[Math.floor(rows.length * 0.95)] ?? 0,
  );
  const tall = outline.base - outline.top;
  const low = outline.base - 0.1 * tall;
  const seen = rows.length > w * 0.04 ? rows[Math.floor(rows.length * 0.75)]! : low;
  // what cannot be seen is not thought to be tall
  const usual = Math.max(outline.base - mostBehind * tall, Math.min(low, seen));
  const found = Float32Array.from(known);
  const sides = [new Float32Array(w), new Float32Array(w)] as const;
  const fall = Math.exp(-1 / (fallShare * w));
  for (const [side, from, to, step] of [
    [0, 0, w, 1],
    [1, w - 1, -1, -1],
  ] as const) {
    let off = 0;
    for (let x = from; x !== to; x += step) {
      off = Number.isNaN(known[x]!) ? off * fall : known[x]! - usual;
      sides[side][x] = off;
    }
  }
  for (let x = 0; x < w; x++) {
    if (!Number.isNaN(known[x]!)) continue;
    const ragged = crownsAt(x / w) * h;
    const guessed = Math.min(lowest - ragged / 2, usual + sides[0][x]! + sides[1][x]!) + ragged;
    found[x] = Math.max(tops[x]!, guessed);
  }
  return found;
}

/** Hills that were taken for things: they serve where no plants are seen behind the house. */
function addFarThings(
  { classOf, photo }: Analysis,
  old: Float32Array,
  far: number,
  sources: Uint8Array,
): void {
  const end = Math.max(0, Math.floor(far)) * photo.widthPx;
  for (let i = 0; i < end; i++)
    if (classOf[i] === classNumber.other && old[i]! <= 0.02) sources[i] = layers.behind;
}

/** How far the crowns of trees beside the house grow into its place, as a share of the width. */
const growShare = 0.022;

/** Trees that the old roof cut off get a ragged edge instead of the roof's line. */
function growTrees(
  holes: Uint8Array,
  isCrown: (pixel: number) => boolean,
  w: number,
  h: number,
  seed: number,
): void {
  const radius = Math.max(2, Math.round(growShare * w));
  const crowns = Float32Array.from(holes, (_, i) => (isCrown(i) ? 1 : 0));
  const near = boxMean(crowns, w, h, radius);
  for (let i = 0; i < holes.length; i++) {
    if (holes[i] !== layers.sky || near[i]! < 0.05) continue;
    const [x, y] = [i % w, (i / w) | 0];
    const leaf =
      0.7 * cloudNoise.sample((x / w) * 2.4 + seed * 0.1, (y / w) * 2.4) +
      0.3 * grainNoise.sample((x / w) * 4, (y / w) * 4);
    if (near[i]! > 0.1 + (leaf - 0.3) * 0.8) holes[i] = layers.behind;
  }
}

/** Parts of the picture that are removed, and those that stay before them, a pixel. */
export interface Cleared {
  /** 0..1: how much of it has to be replaced. */
  readonly old: Float32Array;
  /** Opacity of what stands before the house. */
  readonly front: Float32Array;
  readonly isHole: (pixel: number) => boolean;
  /** Row of the new house's foot in each column, -1 where it has none: what is below is ground. */
  readonly footRow: Int32Array;
}

/** Fills where there is a hole; elsewhere the photo. Values 0..255. */
export function behindHouse(
  analysis: Analysis,
  outline: HouseOutline,
  { old, front, isHole, footRow }: Cleared,
  seed: number,
): Float32Array {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const line = skyline(analysis, outline, old);
  const holes = new Uint8Array(w * h);
  const sources = new Uint8Array(w * h);
  const data = Float32Array.from(photo.data);
  const skyWeight = new Float32Array(w * h);
  const foot = outline.base;
  // nearer than this, open ground is the garden and not the land behind
  const far = foot - farShare * (foot - outline.top);
  const bark = barkBefore(photo, (i) => classOf[i] === classNumber.vegetation, front);
  const layerAt = (x: number, y: number) => {
    const isBelow = y >= foot || (footRow[x]! >= 0 && y > footRow[x]!);
    return isBelow ? layers.ground : y < line[x]! ? layers.sky : layers.behind;
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (isHole(i)) holes[i] = layerAt(x, y);
      if (old[i]! > 0.02) continue;
      const kind = classOf[i]!;
      if (kind === classNumber.sky) {
        sources[i] = layers.sky;
        skyWeight[i] = 1;
      } else if (y >= foot - 0.01 * h && (kind === classNumber.ground || y > foot + 0.02 * h))
        sources[i] = kind === classNumber.other ? layers.none : layers.ground;
      else if (bark[i] === 1) continue;
      else if (kind === classNumber.vegetation || (kind === classNumber.ground && y < far))
        sources[i] = layers.behind;
    }
  if (sources.filter((layer) => layer === layers.behind).length < leastBehind * w * h)
    addFarThings(analysis, old, far, sources);
  const isKnown = (i: number) => old[i]! <= 0.02 && front[i]! < 0.5;
  openBesideSky(holes, isKnown, (i) => classOf[i] === classNumber.sky, w, h);
  closeEnclosedSky(holes, classOf, w, h);
  growTrees(holes, (i) => sources[i] === layers.behind && front[i]! < 0.5, w, h, seed);
  const sky = carriedSky(photo, skyWeight, holes);
  for (let i = 0; i < holes.length; i++)
    if (holes[i] === layers.sky) for (let c = 0; c < 3; c++) data[i * 3 + c] = sky[i * 3 + c]!;
  const open = {
    [layers.behind]: copyWholes(data, photo, holes, sources, {
      sky,
      share: surfaceOf(analysis, 'sky').matte.data,
    }),
    [layers.ground]: mirrorGround(data, photo, holes, sources, seed),
  };
  const left = holes.map((layer, i) =>
    (layer === layers.behind || layer === layers.ground) && open[layer][i] === 0
      ? layers.none
      : layer,
  );
  drawFarTrees(data, photo, left, sources, { sky, horizon: horizonOf(analysis), line }, seed);
  patchFill(data, photo, left, sources, seed);
  const isSky = (i: number) =>
    holes[i] === layers.sky || (holes[i] === layers.none && classOf[i] === classNumber.sky);
  thinCrowns(data, sky, holes, isSky, [w, h], seed);
  return data;
}
