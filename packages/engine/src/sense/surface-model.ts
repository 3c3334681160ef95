/** The learned part: beliefs about every patch from two looks, each by trees and a small network. */
import { exteriorWeights } from '../../weights/exterior.generated.ts';
import { interiorWeights } from '../../weights/interior.generated.ts';
import type { SceneKind } from './analysis.ts';
import { type BoostedTrees, scoreTrees, softmaxRows } from './boosted-trees.ts';
import type { Evidence } from './evidence.ts';
import { decodeNetwork } from './network-codec.ts';
import { addContext } from './patch-context.ts';
import { createPatchFeatures } from './patch-features.ts';
import { relaxBeliefs } from './relax-beliefs.ts';
import { type SmallNetwork, scoreNetwork } from './small-network.ts';
import { decodeTrees } from './tree-codec.ts';

/** Two kinds of learner on the same features; what they believe is averaged. */
export interface Look {
  readonly trees: BoostedTrees;
  readonly network: SmallNetwork;
}

export interface SurfaceModel {
  readonly first: Look;
  readonly second: Look;
  /** How much neighbours count, and the power that calibrates; both fitted on unseen photos. */
  readonly relaxation: number;
  readonly temperature: number;
}

/** As stored: base64. */
export interface StoredSurfaceModel {
  readonly first: { readonly trees: string; readonly network: string };
  readonly second: { readonly trees: string; readonly network: string };
  readonly relaxation: number;
  readonly temperature: number;
}

function loadSurfaceModel(stored: StoredSurfaceModel): SurfaceModel {
  const look = ({ trees, network }: StoredSurfaceModel['first']): Look => ({
    trees: decodeTrees(trees),
    network: decodeNetwork(network),
  });
  const { relaxation, temperature } = stored;
  return { first: look(stored.first), second: look(stored.second), relaxation, temperature };
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

/** Mean probabilities of both learners, rows x classes. */
export function lookAt({ trees, network }: Look, data: Float32Array, rows: number): Float32Array {
  const { classes } = trees;
  const beliefs = softmaxRows(scoreTrees(trees, data, rows), classes);
  const others = softmaxRows(scoreNetwork(network, data, rows), classes);
  for (let at = 0; at < beliefs.length; at++) beliefs[at] = 0.5 * (beliefs[at]! + others[at]!);
  return beliefs;
}

/** What both looks believe together, relaxed over neighbours and calibrated. */
export function settle(
  patches: Parameters<typeof relaxBeliefs>[0],
  first: Float32Array,
  second: Float32Array,
  classes: number,
  relaxation: number,
  temperature: number,
): Float32Array {
  const mean = second.map((value, at) => 0.35 * first[at]! + 0.65 * value);
  return temper(relaxBeliefs(patches, mean, classes, relaxation), classes, temperature);
}

export function temper(beliefs: Float32Array, classes: number, temperature: number): Float32Array {
  for (let from = 0; from < beliefs.length; from += classes) {
    let sum = 0;
    for (let at = from; at < from + classes; at++) {
      beliefs[at] = Math.max(1e-9, beliefs[at]!) ** (1 / temperature);
      sum += beliefs[at]!;
    }
    for (let at = from; at < from + classes; at++) beliefs[at] = beliefs[at]! / sum;
  }
  return beliefs;
}

/** Calibrated probabilities, patches x classes. */
export function judgePatches(evidence: Evidence, model: SurfaceModel): Float32Array {
  const { patches } = evidence;
  const features = createPatchFeatures(evidence);
  const { classes } = model.first.trees;
  const first = lookAt(model.first, features.data, patches.count);
  const context = addContext(evidence, features, first, classes);
  const second = lookAt(model.second, context.data, patches.count);
  return settle(patches, first, second, classes, model.relaxation, model.temperature);
}
