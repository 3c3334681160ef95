/** Classifies window patches as glass, window dressing, or wall mistaken for a window. */

import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import { quickOkLab } from '../../../colour/tables.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { type BoostedTrees, scoreTrees, softmaxRows } from '../../../sense/judges/boosted-trees.ts';
import { smoothProbabilities } from '../../../sense/judges/smooth-probabilities.ts';
import { decodeTrees } from '../../../sense/judges/tree-codec.ts';
import { readWeights } from '../../../sense/weights.ts';
import { roomClass } from '../room-class.ts';
import type { DressingFeatures } from './dressing-features.ts';
import type { WindowCrop } from './window-crop.ts';

/** Weight of neighbours across weak borders. */
const relaxation = 2;

let loaded: BoostedTrees | undefined;

function dressingTrees(): BoostedTrees {
  loaded ??= decodeTrees(readWeights('window-dressing'));
  return loaded;
}

/** Sampling step for the light of walls. */
const wallStep = 37;

/** Median lightness of a room's walls. */
export function wallLight({
  classOf,
  photo: { data },
}: Pick<Analysis, 'classOf' | 'photo'>): number {
  const wall = roomClass('wall');
  const lights: number[] = [];
  const colour = new Float64Array(3);
  for (let at = 0; at < classOf.length; at += wallStep) {
    if (classOf[at] !== wall) continue;
    const channel = (c: number) => linearFromSrgb8[data[at * 3 + c]!]!;
    quickOkLab(channel(0), channel(1), channel(2), colour);
    lights.push(colour[0]!);
  }
  return lights.sort((one, other) => one - other)[lights.length >> 1] ?? 0.6;
}

/** Class of each patch: 0 glass, 1 dressing, 2 wall. */
export function classifyDressing(
  { patches }: WindowCrop,
  { patches: own, data }: DressingFeatures,
  trees: BoostedTrees = dressingTrees(),
): Uint8Array {
  const { classes } = trees;
  const told = softmaxRows(scoreTrees(trees, data, own.length), classes);
  const beliefs = new Float32Array(patches.count * classes).fill(1 / classes);
  own.forEach((k, row) => {
    beliefs.set(told.subarray(row * classes, (row + 1) * classes), k * classes);
  });
  const settled = smoothProbabilities(patches, beliefs, classes, relaxation);
  return Uint8Array.from(own, (k) => {
    let best = 0;
    for (let c = 1; c < classes; c++)
      if (settled[k * classes + c]! > settled[k * classes + best]!) best = c;
    return best;
  });
}
