/**
 * A small network of one hidden layer that judges the same features as the trees; the two are
 * wrong in different places, so their mean is better than either.
 */
export interface SmallNetwork {
  readonly columns: number;
  readonly hidden: number;
  readonly classes: number;
  /** A feature enters as (value - mean) * scale, cut to a few units. */
  readonly mean: Float32Array;
  readonly scale: Float32Array;
  /** columns x hidden. */
  readonly inner: Float32Array;
  readonly innerBias: Float32Array;
  /** hidden x classes. */
  readonly outer: Float32Array;
  readonly outerBias: Float32Array;
}

/** Standardised features beyond this many deviations say no more. */
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
export function scoreNetwork(
  network: SmallNetwork,
  data: Float32Array,
  rows: number,
): Float32Array {
  const { columns, hidden, classes, inner, innerBias, outer, outerBias } = network;
  const scores = new Float32Array(rows * classes);
  const input = new Float32Array(columns);
  const layer = new Float32Array(hidden);
  for (let row = 0; row < rows; row++) {
    standardise(network, data, row * columns, input);
    layer.set(innerBias);
    for (let k = 0; k < columns; k++) {
      const value = input[k]!;
      const at = k * hidden;
      for (let j = 0; j < hidden; j++) layer[j] = layer[j]! + value * inner[at + j]!;
    }
    const to = row * classes;
    for (let c = 0; c < classes; c++) scores[to + c] = outerBias[c]!;
    for (let j = 0; j < hidden; j++) {
      const value = layer[j]!;
      if (value <= 0) continue;
      for (let c = 0; c < classes; c++) {
        scores[to + c] = scores[to + c]! + value * outer[j * classes + c]!;
      }
    }
  }
  return scores;
}
