/** Boosted trees as bytes: leaves in 8 bits with a scale per tree. */
import type { BoostedTrees } from './boosted-trees.ts';

const headerNumbers = 4;
const largestLeaf = 127;

function layout(classes: number, depth: number, trees: number) {
  const questions = trees * depth;
  const leafNumbers = trees * (1 << depth) * classes;
  const startAt = headerNumbers * 4;
  const thresholdAt = startAt + classes * 4;
  const scaleAt = thresholdAt + questions * 4;
  const featureAt = scaleAt + trees * 4;
  const leafAt = featureAt + questions * 2;
  return { questions, leafNumbers, startAt, thresholdAt, scaleAt, featureAt, leafAt };
}

export function encodeTrees(model: BoostedTrees): Uint8Array {
  const { classes, columns, depth, trees, start, feature, threshold, leaves } = model;
  const at = layout(classes, depth, trees);
  const bytes = new Uint8Array(at.leafAt + at.leafNumbers);
  const view = new DataView(bytes.buffer);
  [classes, columns, depth, trees].forEach((value, k) => {
    view.setUint32(4 * k, value, true);
  });
  start.forEach((value, k) => {
    view.setFloat32(at.startAt + 4 * k, value, true);
  });
  for (let k = 0; k < at.questions; k++) {
    view.setFloat32(at.thresholdAt + 4 * k, threshold[k]!, true);
    view.setUint16(at.featureAt + 2 * k, feature[k]!, true);
  }
  const perTree = (1 << depth) * classes;
  for (let tree = 0; tree < trees; tree++) {
    const part = leaves.subarray(tree * perTree, (tree + 1) * perTree);
    const scale = part.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / largestLeaf;
    view.setFloat32(at.scaleAt + 4 * tree, scale, true);
    part.forEach((value, k) => {
      view.setInt8(at.leafAt + tree * perTree + k, Math.round(value / scale));
    });
  }
  return bytes;
}

export function decodeTrees(bytes: Uint8Array): BoostedTrees {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [classes, columns, depth, trees] = [0, 4, 8, 12].map((k) => view.getUint32(k, true)) as [
    number,
    number,
    number,
    number,
  ];
  const at = layout(classes, depth, trees);
  const perTree = (1 << depth) * classes;
  const floats = (offset: number, count: number) =>
    Float32Array.from({ length: count }, (_, k) => view.getFloat32(offset + 4 * k, true));
  const scales = floats(at.scaleAt, trees);
  return {
    classes,
    columns,
    depth,
    trees,
    start: floats(at.startAt, classes),
    threshold: floats(at.thresholdAt, at.questions),
    feature: Uint16Array.from({ length: at.questions }, (_, k) =>
      view.getUint16(at.featureAt + 2 * k, true),
    ),
    leaves: Float32Array.from(
      { length: at.leafNumbers },
      (_, k) => view.getInt8(at.leafAt + k) * scales[Math.floor(k / perTree)]!,
    ),
  };
}
