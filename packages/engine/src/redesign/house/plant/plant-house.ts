/** Planting around the new house: behind its ends, and in front of its foot. */
import type { Analysis } from '../../../sense/analysis.ts';
import { houseColours } from '../read/house-colours.ts';
import type { HouseOutline } from '../read/house-outline.ts';
import { besidePlanting } from './beside-planting.ts';
import { type Clump, drawClump, emptyLayer, type PlantLayer, plantOf } from './clumps.ts';
import { bedsOf, footPlanting, oldInFront, type Standing, shrubPx } from './foot-planting.ts';
import { leavesOf } from './leaf-patches.ts';
import { leavesInPlace } from './local-tone.ts';
import { shadedLeaves } from './shaded-leaves.ts';
import { drawTroughs } from './troughs.ts';

export interface Planting {
  /** Behind the ends of the house. */
  readonly beside: PlantLayer;
  /** In front of its foot. */
  readonly before: PlantLayer;
}

type Around = Omit<Standing, 'evidence'> & {
  readonly coverage: Float32Array;
  readonly lawn: Uint8Array;
  readonly isHole: (pixel: number) => boolean;
};

/** Draws the planting, and removes foreground that shrubs now hide. */
export function plantHouse(
  analysis: Analysis,
  outline: HouseOutline,
  around: Around,
  seed: number,
): Planting {
  const { widthPx: w, heightPx: h } = analysis.photo;
  const size = [w, h] as const;
  const { front, gone, lawn, coverage, isHole } = around;
  const reach = 2 * shrubPx(outline, h);
  const isAsked = (_: number, y: number) => y > outline.base - reach && y < outline.base + reach;
  const evidence = houseColours(analysis, outline.mask, isAsked);
  const standing: Standing = { ...around, evidence };
  const isOut = (i: number) => gone[i] === 1 || lawn[i] === 1;
  const found = leavesOf(analysis, isOut, outline.base, seed);
  const leaves = shadedLeaves(analysis.photo, around.foot, found);
  const inPlace = leavesInPlace(analysis, outline, isOut, leaves);
  const leavesAt = (clump: Clump) => inPlace(clump.x, plantOf(clump), clump.wide, clump.high);
  const sunlit = { sunSide: analysis.light.direction[0] < 0 ? -1 : 1, seed };
  const beside = emptyLayer(w * h);
  const bedAt = bedsOf(analysis);
  const isBed = (x: number) => bedAt(x, outline.base);
  for (const clump of besidePlanting(outline, { isHole, coverage, isBed }, w, seed))
    drawClump(beside, size, clump, leavesAt(clump), sunlit);
  const before = emptyLayer(w * h);
  const atFoot = footPlanting(analysis, outline, standing, seed);
  for (const clump of atFoot) drawClump(before, size, clump, leavesAt(clump), sunlit);
  drawTroughs(before, analysis.photo, atFoot, seed);
  const isOld = oldInFront(analysis, standing);
  for (let i = 0; i < front.length; i++)
    if (before.alpha[i]! > 0 && isOld(i)) front[i]! *= 1 - before.alpha[i]!;
  return { beside, before };
}
