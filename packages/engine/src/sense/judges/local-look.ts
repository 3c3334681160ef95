/**
 * The near-sighted part: trees and a network of one hidden layer judge each patch by hand-made
 * measures of it and its surroundings. They see small windows and exact borders that the
 * convolutional network, which knows furniture, passes over.
 */
import type { SceneKind } from '../analysis.ts';
import { readWeights } from '../weights.ts';
import { type BoostedTrees, scoreTrees, softmaxRows } from './boosted-trees.ts';
import { decodeNetwork } from './network-codec.ts';
import { createScorer, type ScoreRows } from './small-network.ts';
import { decodeTrees } from './tree-codec.ts';

/** Two kinds of learner on the same features; what they believe is averaged. */
export interface LocalLook {
  readonly trees: BoostedTrees;
  readonly network: ScoreRows;
}

const loaded = new Map<SceneKind, LocalLook>();

export function loadLook(kind: SceneKind, folder?: string): LocalLook {
  return {
    trees: decodeTrees(readWeights(`${kind}-trees`, folder)),
    network: createScorer(decodeNetwork(readWeights(`${kind}-network`, folder))),
  };
}

export function localLookFor(kind: SceneKind): LocalLook {
  let look = loaded.get(kind);
  if (!look) {
    look = loadLook(kind);
    loaded.set(kind, look);
  }
  return look;
}

/** Mean probabilities of both learners, rows x classes. */
export function lookLocally(
  { trees, network }: LocalLook,
  data: Float32Array,
  rows: number,
): Float32Array {
  const { classes } = trees;
  const beliefs = softmaxRows(scoreTrees(trees, data, rows), classes);
  const others = softmaxRows(network(data, rows), classes);
  for (let at = 0; at < beliefs.length; at++) beliefs[at] = 0.5 * (beliefs[at]! + others[at]!);
  return beliefs;
}
