/** The learned part: beliefs about every patch from two looks of boosted trees. */

import { exteriorWeights } from '../../weights/exterior.generated.ts';
import { interiorWeights } from '../../weights/interior.generated.ts';
import type { SceneKind } from './analysis.ts';
import { type BoostedTrees, scoreTrees, softmaxRows } from './boosted-trees.ts';
import type { Evidence } from './evidence.ts';
import { addContext } from './patch-context.ts';
import { createPatchFeatures } from './patch-features.ts';
import { decodeTrees } from './tree-codec.ts';

export interface SurfaceModel {
  readonly first: readonly BoostedTrees[];
  readonly second: readonly BoostedTrees[];
  /** Found on photos that the trees had not seen; divides the scores before the last softmax. */
  readonly temperature: number;
}

/** As stored: trees in base64. */
export interface StoredSurfaceModel {
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly temperature: number;
}

export function loadSurfaceModel(stored: StoredSurfaceModel): SurfaceModel {
  return {
    first: stored.first.map(decodeTrees),
    second: stored.second.map(decodeTrees),
    temperature: stored.temperature,
  };
}

const stored: Readonly<Record<SceneKind, StoredSurfaceModel>> = {
  interior: interiorWeights,
  exterior: exteriorWeights,
};
const loaded = new Map<SceneKind, SurfaceModel>();

export function surfaceModelFor(kind: SceneKind): SurfaceModel {
  let model = loaded.get(kind);
  if (!model) {
    model = loadSurfaceModel(stored[kind]);
    loaded.set(kind, model);
  }
  return model;
}

/** Mean probabilities of several ensembles of trees. */
export function meanBeliefs(
  ensembles: readonly BoostedTrees[],
  data: Float32Array,
  rows: number,
  temperature: number,
): Float32Array {
  const classes = ensembles[0]!.classes;
  const mean = new Float32Array(rows * classes);
  for (const trees of ensembles) {
    const beliefs = softmaxRows(scoreTrees(trees, data, rows), classes, temperature);
    for (let at = 0; at < mean.length; at++) mean[at] = mean[at]! + beliefs[at]! / ensembles.length;
  }
  return mean;
}

/** Calibrated probabilities, patches x classes. */
export function judgePatches(evidence: Evidence, model: SurfaceModel): Float32Array {
  const { count } = evidence.patches;
  const features = createPatchFeatures(evidence);
  const classes = model.first[0]!.classes;
  const first = meanBeliefs(model.first, features.data, count, 1);
  const context = addContext(evidence, features, first, classes);
  return meanBeliefs(model.second, context.data, count, model.temperature);
}
