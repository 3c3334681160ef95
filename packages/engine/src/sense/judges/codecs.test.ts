import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import { type BoostedTrees, scoreTrees, softmaxRows } from './boosted-trees.ts';
import { decodeNetwork, encodeNetwork } from './network-codec.ts';
import { createScorer } from './small-network.ts';
import { decodeTrees, encodeTrees } from './tree-codec.ts';

const random = createRandom(9);
const model: BoostedTrees = {
  classes: 3,
  columns: 5,
  depth: 2,
  trees: 4,
  start: Float32Array.of(0.1, -0.2, 0.3),
  feature: Uint16Array.from({ length: 8 }, () => random.integer(0, 4)),
  threshold: Float32Array.from({ length: 8 }, () => random.next()),
  leaves: Float32Array.from({ length: 48 }, () => random.between(-1, 1)),
};

test('encoded trees predict as before, up to 8-bit leaves', () => {
  const data = Float32Array.from({ length: 50 }, () => random.next());
  const before = softmaxRows(scoreTrees(model, data, 10), 3);
  const after = softmaxRows(scoreTrees(decodeTrees(encodeTrees(model)), data, 10), 3);
  for (let k = 0; k < before.length; k++) expect(after[k]).toBeCloseTo(before[k]!, 2);
});

test('a row selects the leaf of its decisions', () => {
  const stump: BoostedTrees = {
    classes: 2,
    columns: 1,
    depth: 1,
    trees: 1,
    start: Float32Array.of(0, 0),
    feature: Uint16Array.of(0),
    threshold: Float32Array.of(0.5),
    leaves: Float32Array.of(1, 0, 0, 1),
  };
  // A value equal to the threshold goes left.
  expect([...scoreTrees(stump, Float32Array.of(0.2, 0.5, 0.9), 3)]).toEqual([1, 0, 1, 0, 0, 1]);
});

test('an encoded network predicts as before', () => {
  const values = (count: number) =>
    Float32Array.from({ length: count }, () => random.between(-1, 1));
  const network = {
    columns: 5,
    hidden: 4,
    classes: 3,
    mean: values(5),
    scale: values(5),
    inner: values(20),
    innerBias: values(4),
    outer: values(12),
    outerBias: values(3),
  };
  const data = values(50);
  const before = createScorer(network)(data, 10);
  const after = createScorer(decodeNetwork(encodeNetwork(network)))(data, 10);
  for (let k = 0; k < before.length; k++) expect(after[k]).toBeCloseTo(before[k]!, 3);
});

test('a small network clamps its inputs, sums its hidden layer and applies ReLU', () => {
  const network = {
    columns: 2,
    hidden: 2,
    classes: 1,
    mean: Float32Array.of(1, 0),
    scale: Float32Array.of(2, 1),
    inner: Float32Array.of(1, -1, 0.5, 0.5),
    innerBias: Float32Array.of(0.25, 0),
    outer: Float32Array.of(2, 3),
    outerBias: Float32Array.of(0.5),
  };
  // inputs (1, 2) and (-3, 4 clamped to 3), hidden (2.25, 0) and (0, 4.5)
  const data = Float32Array.of(1.5, 2, -9, 4);
  expect([...createScorer(network)(data, 2)]).toEqual([5, 14]);
});

test('an encoded network takes as many bytes as its format says', () => {
  const network = {
    columns: 2,
    hidden: 3,
    classes: 2,
    mean: new Float32Array(2),
    scale: new Float32Array(2),
    inner: new Float32Array(6),
    innerBias: new Float32Array(3),
    outer: new Float32Array(6),
    outerBias: new Float32Array(2),
  };
  // Three counts; two arrays of floats; four arrays of a scale and 16-bit weights.
  expect(encodeNetwork(network)).toHaveLength(12 + 8 + 8 + 16 + 10 + 16 + 8);
});
