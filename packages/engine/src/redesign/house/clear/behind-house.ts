/** Fills the area of the old house: sky, plants behind it, and ground in front. */
import { boxMean } from '../../../ops/box-blur.ts';
import { cloudNoise, grainNoise } from '../../../ops/noise-field.ts';
import { type Analysis, surfaceOf } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import { horizonOf } from '../read/photo-camera.ts';
import { barkBefore } from './bark.ts';
import { drawFarTrees } from './far-trees.ts';
import { landBeside } from './ground/land-beside.ts';
import { levelGround } from './ground/level-ground.ts';
import { mirrorGround } from './ground/mirrored-ground.ts';
import { hangingCrowns } from './hanging-crowns.ts';
import { layers } from './layers.ts';
import { thinCrowns } from './leafy-edges.ts';
import { patchFill } from './patch-fill.ts';
import { carriedSky } from './sky/carried-sky.ts';
import { closeEnclosedSky } from './sky/enclosed-sky.ts';
import { clearTowardsSky } from './sky/open-ends.ts';
import { skyline } from './sky/skyline.ts';
import { fillFromCopies } from './whole-copies.ts';

/** Open ground closer to the foot, as a share of the old house's height, is garden. */
const farShare = 0.35;
/** Share of the photo that suffices as a source. */
const leastBehind = 0.01;

/** Adds hills misclassified as things, if no plants are visible behind the house. */
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

/** How far crowns beside the house extend into its area, as a share of the width. */
const growShare = 0.022;

/** Gives trees cut off by the old roof a ragged edge instead of a straight one. */
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

/** Ground under overhanging parts reaches this share of the way from the foot to the horizon. */
const underShare = 0.28;

/** Per pixel: what is removed, and what stays in front of it. */
export interface Cleared {
  /** 0..1: share to replace. */
  readonly old: Float32Array;
  /** Opacity of the foreground. */
  readonly front: Float32Array;
  /** 1 for vegetation as even as a lawn: it has no upright parts. */
  readonly lawn: Uint8Array;
  readonly isHole: (pixel: number) => boolean;
  /** Row of the new house's foot per column, -1 for none: below it is ground. */
  readonly footRow: Int32Array;
  /** Lowest row of the new house per column, on the ground or hanging over it; -1 for none. */
  readonly lowestRow: Int32Array;
}

/** The photo with holes filled. Values 0..255. */
export function behindHouse(
  analysis: Analysis,
  outline: HouseOutline,
  { old, front, lawn, isHole, footRow, lowestRow }: Cleared,
  seed: number,
): Float32Array {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const line = skyline(analysis, outline, { old, front });
  const holes = new Uint8Array(w * h);
  const sources = new Uint8Array(w * h);
  const data = Float32Array.from(photo.data);
  const skyWeight = new Float32Array(w * h);
  const foot = outline.base;
  // open ground closer than this is garden, not the land behind
  const far = foot - farShare * (foot - outline.top);
  const bark = barkBefore(photo, (i) => classOf[i] === classNumber.vegetation, front);
  const hanging = hangingCrowns(analysis, foot);
  const land = landBeside(analysis, outline);
  // walls show between the leaves of what stands before them
  const isBeforeWalls = (x: number, y: number) =>
    x > outline.left && x < outline.right && y > outline.topOf[x]! && y < foot;
  const under = foot - underShare * Math.max(0, foot - horizonOf(analysis));
  const isUnder = (x: number, y: number) =>
    footRow[x]! < 0 && lowestRow[x]! >= 0 && y > lowestRow[x]! && y > under;
  const layerAt = (x: number, y: number) => {
    const isBelow = y >= foot || (footRow[x]! >= 0 && y > footRow[x]!) || isUnder(x, y);
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
      else if (bark[i] === 1 || hanging[i] === 1 || lawn[i] === 1) continue;
      else if (isBeforeWalls(x, y)) continue;
      else if (
        kind === classNumber.vegetation ||
        land[i] === 1 ||
        (kind === classNumber.ground && y < far)
      )
        sources[i] = layers.behind;
    }
  if (sources.filter((layer) => layer === layers.behind).length < leastBehind * w * h)
    addFarThings(analysis, old, far, sources);
  const isKnown = (i: number) => old[i]! <= 0.02 && front[i]! < 0.5;
  clearTowardsSky(holes, isKnown, (i) => classOf[i] === classNumber.sky, w, h);
  closeEnclosedSky(holes, classOf, w, h);
  growTrees(holes, (i) => sources[i] === layers.behind && front[i]! < 0.5, w, h, seed);
  const sky = carriedSky(photo, skyWeight, holes);
  for (let i = 0; i < holes.length; i++)
    if (holes[i] === layers.sky) for (let c = 0; c < 3; c++) data[i * 3 + c] = sky[i * 3 + c]!;
  const open = {
    [layers.behind]: fillFromCopies(data, photo, holes, sources, {
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
  levelGround(data, photo, holes, sources);
  const isSky = (i: number) =>
    holes[i] === layers.sky || (holes[i] === layers.none && classOf[i] === classNumber.sky);
  thinCrowns(data, sky, holes, isSky, [w, h], seed);
  return data;
}
