/**
 * A network with one hidden layer on the same features as the trees; their errors differ, so their mean is
 * better than either.
 */
import { firstFreeByte } from '../../kernels/load-kernel.ts';
import { createNetworkKernel, type NetworkKernel } from '../network/kernel.ts';

export interface SmallNetwork {
  readonly columns: number;
  readonly hidden: number;
  readonly classes: number;
  /** Features are standardised as (value - mean) * scale, and clamped. */
  readonly mean: Float32Array;
  readonly scale: Float32Array;
  /** columns x hidden. */
  readonly inner: Float32Array;
  readonly innerBias: Float32Array;
  /** hidden x classes. */
  readonly outer: Float32Array;
  readonly outerBias: Float32Array;
}

/** Clamp of standardised features, in deviations. */
export const widestInput = 3;

export function standardise(
  network: Pick<SmallNetwork, 'mean' | 'scale' | 'columns'>,
  data: Float32Array,
  from: number,
  out: Float32Array,
): void {
  for (let k = 0; k < network.columns; k++) {
    const value = (data[from + k]! - network.mean[k]!) * network.scale[k]!;
    out[k] = Math.max(-widestInput, Math.min(widestInput, value));
  }
}

/** Scores before softmax, rows x classes. */
export type ScoreRows = (data: Float32Array, rows: number) => Float32Array;

/** Outputs that the kernel computes at a time. */
const block = 8;

/** The hidden layer is nearly all of the work, so the kernel computes it: rows as the pixels of one line. */
export function createScorer(
  network: SmallNetwork,
  kernel: NetworkKernel = createNetworkKernel(),
): ScoreRows {
  const { columns, hidden, classes, inner, innerBias, outer, outerBias } = network;
  const blocks = Math.ceil(hidden / block);
  const wide = blocks * block;
  const weightsAt = firstFreeByte / 4;
  const biasAt = weightsAt + wide * columns;
  const inputAt = biasAt + wide;
  const start = kernel.memory(4 * inputAt);
  for (let j = 0; j < hidden; j++) {
    start[biasAt + j] = innerBias[j]!;
    const from = weightsAt + Math.floor(j / block) * block * columns + (j % block);
    for (let k = 0; k < columns; k++) start[from + block * k] = inner[k * hidden + j]!;
  }
  return (data, rows) => {
    const layerAt = inputAt + rows * columns;
    const memory = kernel.memory(4 * (layerAt + rows * wide));
    for (let row = 0; row < rows; row++) {
      const at = inputAt + row * columns;
      standardise(network, data, row * columns, memory.subarray(at, at + columns));
    }
    kernel.mixRows(4 * inputAt, 4 * layerAt, 4 * weightsAt, 4 * biasAt, columns, blocks, rows, 0);
    const scores = new Float32Array(rows * classes);
    for (let row = 0; row < rows; row++) {
      const to = row * classes;
      const from = layerAt + row * wide;
      for (let c = 0; c < classes; c++) scores[to + c] = outerBias[c]!;
      for (let j = 0; j < hidden; j++) {
        const value = memory[from + j]!;
        if (value === 0) continue;
        for (let c = 0; c < classes; c++) {
          scores[to + c] = scores[to + c]! + value * outer[j * classes + c]!;
        }
      }
    }
    return scores;
  };
}
