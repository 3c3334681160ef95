/**
 * Local classifiers: trees and a network with one hidden layer classify each patch by hand-made features of
 * it and its surroundings. They see small windows and exact borders, which the convolutional network misses.
 */
import type { SceneKind } from '../analysis.ts';
import { readWeights } from '../weights.ts';
import { type BoostedTrees, scoreTrees, softmaxRows } from './boosted-trees.ts';
import { decodeNetwork } from './network-codec.ts';
import { createScorer, type ScoreRows } from './small-network.ts';
import { decodeTrees } from './tree-codec.ts';

/** Two kinds of classifier on the same features; their probabilities are averaged. */
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

/** Mean probabilities of both, rows x classes. */
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
