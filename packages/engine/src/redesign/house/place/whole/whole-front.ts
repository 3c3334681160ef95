/**
 * Bushes, hedges and trunks before the old house stay or go as wholes: superpixels are parted into what stays and what goes along
 * edges, from what was judged, from what grows on below the foot, and by the colours of both.
 */
import type { Analysis } from '../../../../sense/analysis.ts';
import { colourMixture } from '../../../cut/colour-mixture.ts';
import { leastCut } from '../../../cut/max-flow.ts';
import { type PatchGraph, patchGraph } from '../../../cut/patch-graph.ts';
import { classNumber, type HouseOutline } from '../../read/house-outline.ts';
import { seenAlpha } from '../runs-under.ts';
import { grownTrunks } from './grown-trunks.ts';
import { type Judged, readPatches, type SeenPatches } from './seen-patches.ts';

/** Limit of what colours tell, and their weight (logits). */
const byColour = { most: 2.5, counts: 0.6 } as const;
const rounds = 2;
const mixtureParts = 6;
/** Crowns are torn nowhere within: their own edges count less. */
const withinPlants = 2;
/** Beside the house nothing changes farther out, as a share of the width. */
const asideShare = 0.012;

/** Completes or clears what was judged in parts: writes `front` and `dropped`. */
export function keepWhole(analysis: Analysis, outline: HouseOutline, judged: Judged): void {
  const { was, front, dropped, rowOf } = judged;
  const { widthPx: w } = analysis.photo;
  const graph = patchGraph(analysis.photo);
  const seen = readPatches(analysis, outline, graph, judged);
  const stays = parted(graph, seen);
  const trunks = grownTrunks(graph, stays, seen);
  const aside = Math.round(asideShare * w);
  for (let i = 0; i < front.length; i++) {
    const x = i % w;
    const y = (i / w) | 0;
    const patch = graph.at[i]!;
    if (trunks[patch] === 1) {
      front[i] = 1;
      dropped[i] = 0;
      continue;
    }
    if (y > rowOf(x) + 1 || x < outline.left - aside || x > outline.right + aside) continue;
    if (y <= outline.topOf[Math.max(outline.left, Math.min(outline.right, x))]!) continue;
    if (stays[patch] === 1) {
      if (seen.before[patch]! <= 0.5) continue;
      // what was told to be seen through stays so
      const isThrough = was[i]! <= seenAlpha && analysis.classOf[i] === classNumber.vegetation;
      if (front[i]! < 0.5 && !isThrough) front[i] = was[i]! > seenAlpha ? was[i]! : 1;
      dropped[i] = 0;
    } else if (front[i]! > seenAlpha) {
      front[i] = 0;
      dropped[i] = 1;
    }
  }
}

/** 1 on superpixels that stay. */
function parted(
  { patches, edges }: PatchGraph,
  { sky, house, plant, lean, near }: SeenPatches,
): Uint8Array {
  const { size, colours } = patches;
  const usual = patches.of.length / size.length;
  const held = edges.map((edge) =>
    plant[edge.from]! > 0.5 && plant[edge.to]! > 0.5
      ? { ...edge, pull: edge.pull * withinPlants }
      : edge,
  );
  let stays = Uint8Array.from(lean, (value) => (value > 0 ? 1 : 0));
  for (let round = 0; round < rounds; round++) {
    const mixture = (side: number) =>
      colourMixture(
        {
          colours,
          weights: size.map((own, k) =>
            stays[k] === side && near[k]! > 0.5 && sky[k]! < 0.5 ? own : 0,
          ),
        },
        mixtureParts,
      );
    const [front, rest] = [mixture(1), mixture(0)];
    const leaning = lean.map((value, k) => {
      const counts = Math.min(1.5, size[k]! / usual);
      if (sky[k]! > 0.5 || house[k]! > 0.5) return value * counts;
      const colour = [colours[0][k]!, colours[1][k]!, colours[2][k]!] as const;
      const own = byColour.counts * (front(...colour) - rest(...colour));
      return (value + Math.max(-byColour.most, Math.min(byColour.most, own))) * counts;
    });
    stays = Uint8Array.from(leastCut(leaning, held));
  }
  return stays;
}
