/**
 * Boosted oblivious trees: every level of a tree has one split, so a tree is a short list of splits and a
 * table of leaves, each with a score per class. Trained by the scripts in `training/patches`; evaluated here
 * on typed arrays.
 */
export interface BoostedTrees {
  readonly classes: number;
  readonly columns: number;
  readonly depth: number;
  readonly trees: number;
  /** Initial scores, one per class. */
  readonly start: Float32Array;
  /** trees x depth. */
  readonly feature: Uint16Array;
  readonly threshold: Float32Array;
  /** trees x 2^depth x classes. */
  readonly leaves: Float32Array;
}

/** Adds the scores (before softmax) of rows of features to `out` (rows x classes). */
export function scoreTrees(
  model: BoostedTrees,
  data: Float32Array,
  rows: number,
  out: Float32Array = new Float32Array(rows * model.classes),
): Float32Array {
  for (let row = 0; row < rows; row++) scoreRow(model, data, row, out);
  return out;
}

function scoreRow(
  { classes, columns, depth, trees, start, feature, threshold, leaves }: BoostedTrees,
  data: Float32Array,
  row: number,
  out: Float32Array,
): void {
  const leafCount = 1 << depth;
  const from = row * columns;
  const to = row * classes;
  for (let c = 0; c < classes; c++) out[to + c] = out[to + c]! + start[c]!;
  for (let tree = 0; tree < trees; tree++) {
    let leaf = 0;
    const first = tree * depth;
    for (let level = 0; level < depth; level++) {
      leaf *= 2;
      if (data[from + feature[first + level]!]! > threshold[first + level]!) leaf++;
    }
    const at = (tree * leafCount + leaf) * classes;
    for (let c = 0; c < classes; c++) out[to + c] = out[to + c]! + leaves[at + c]!;
  }
}

/** Scores to probabilities, in place; a temperature above 1 lowers the confidence. */
export function softmaxRows(scores: Float32Array, classes: number, temperature = 1): Float32Array {
  for (let at = 0; at < scores.length; at += classes) {
    let largest = -Infinity;
    for (let c = 0; c < classes; c++) largest = Math.max(largest, scores[at + c]!);
    let sum = 0;
    for (let c = 0; c < classes; c++) {
      const value = Math.exp((scores[at + c]! - largest) / temperature);
      scores[at + c] = value;
      sum += value;
    }
    for (let c = 0; c < classes; c++) scores[at + c] = scores[at + c]! / sum;
  }
  return scores;
}
