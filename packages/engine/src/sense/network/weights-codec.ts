/**
 * Weights of the surface network as bytes, little endian: scales and biases of each layer as 32-bit floats,
 * for rooms and then for houses, whose statistics differ; then the weights of each layer,
 * [row][column][input][output], quantised to a byte.
 */
import type { SceneKind } from '../analysis.ts';
import { type Layer, type LayerName, layers } from './layers.ts';

export interface LayerWeights {
  /**
   * Quantised weights: [block of eight outputs][row][column][pair of inputs][8][2], or [row][column][channel]
   * for depthwise layers.
   */
  readonly steps: Int16Array;
  /** Quantisation step of each output. */
  readonly scale: Float32Array;
  readonly bias: Float32Array;
}
export type NetworkWeights = Readonly<Record<LayerName, LayerWeights>>;

/** Outputs are computed eight at a time, inputs are read as vectors of 16-bit values. */
export const roundUp = (count: number, to: number) => Math.ceil(count / to) * to;
export const paddedInputs = ({ inputs }: Layer) => roundUp(inputs, 8);
export const paddedOutputs = ({ outputs }: Layer) => roundUp(outputs, 8);

const kinds: readonly SceneKind[] = ['interior', 'exterior'];
const stepsIn = ({ size, inputs, outputs, apart }: Layer) =>
  size * size * (apart ? 1 : inputs) * outputs;
const sumOf = (of: (layer: Layer) => number) =>
  Object.values<Layer>(layers).reduce((sum, layer) => sum + of(layer), 0);

export function decodeWeights(bytes: Uint8Array, kind: SceneKind): NetworkWeights {
  const floatsOfKind = sumOf(({ outputs }) => 2 * outputs);
  const stepsAt = 4 * floatsOfKind * kinds.length;
  if (bytes.byteLength !== stepsAt + sumOf(stepsIn)) {
    throw new Error('The weights do not fit the layers of the network.');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const allSteps = new Int8Array(bytes.buffer, bytes.byteOffset + stepsAt);
  let floatAt = 4 * floatsOfKind * kinds.indexOf(kind);
  let stepAt = 0;
  const floats = (count: number) => {
    const from = floatAt;
    floatAt += 4 * count;
    return Float32Array.from({ length: count }, (_, k) => view.getFloat32(from + 4 * k, true));
  };
  const decoded = Object.entries<Layer>(layers).map(([name, layer]) => {
    const scale = padded(layer, floats(layer.outputs));
    const bias = padded(layer, floats(layer.outputs));
    const steps = allSteps.subarray(stepAt, stepAt + stepsIn(layer));
    stepAt += stepsIn(layer);
    return [name, { steps: arrange(layer, steps), scale, bias }] as const;
  });
  return Object.fromEntries(decoded) as NetworkWeights;
}

function padded(layer: Layer, values: Float32Array): Float32Array {
  const all = new Float32Array(paddedOutputs(layer));
  all.set(values);
  return all;
}

function arrange(layer: Layer, codes: Int8Array): Int16Array {
  const { outputs } = layer;
  if (layer.apart) return new Int16Array(codes);
  const taps = layer.size * layer.size;
  const inputs = paddedInputs(layer);
  const steps = new Int16Array(taps * inputs * paddedOutputs(layer));
  const blockLength = taps * inputs * 8;
  let from = 0;
  for (let tap = 0; tap < taps; tap++) {
    for (let input = 0; input < layer.inputs; input++) {
      const to = (tap * inputs + (input & ~1)) * 8 + (input & 1);
      for (let output = 0; output < outputs; output++) {
        steps[to + (output >> 3) * blockLength + 2 * (output & 7)] = codes[from++]!;
      }
    }
  }
  return steps;
}
