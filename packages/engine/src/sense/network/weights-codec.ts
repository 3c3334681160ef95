/**
 * Weights as compact text: for every layer a scale and a bias for each output (32-bit floats) and
 * the weights in eight bits, [row][column][input][output], all in base64.
 */
import { type Layer, type LayerName, layers } from './layers.ts';

export interface LayerWeights {
  /** [block of eight outputs][row][column][input][8], or [row][column][channel] if kept apart. */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}
export type NetworkWeights = Readonly<Record<LayerName, LayerWeights>>;

/** Outputs are worked out eight at a time, inputs come in whole vectors. */
export const roundUp = (count: number, to: number) => Math.ceil(count / to) * to;
export const paddedInputs = ({ inputs }: Layer) => roundUp(inputs, 4);
export const paddedOutputs = ({ outputs }: Layer) => roundUp(outputs, 8);

export function decodeWeights(encoded: string): NetworkWeights {
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  const floats = (count: number) => {
    const values = Float32Array.from({ length: count }, (_, k) =>
      view.getFloat32(at + 4 * k, true),
    );
    at += 4 * count;
    return values;
  };
  const read = (layer: Layer): LayerWeights => {
    const scale = floats(layer.outputs);
    const bias = new Float32Array(paddedOutputs(layer));
    bias.set(floats(layer.outputs));
    const taps = layer.size * layer.size;
    const inputs = layer.apart ? 1 : layer.inputs;
    const count = taps * inputs * layer.outputs;
    const codes = new Int8Array(bytes.buffer, at, count);
    at += count;
    return { weights: arrange(layer, codes, scale), bias };
  };
  const decoded = Object.entries(layers).map(([name, layer]) => [name, read(layer)] as const);
  if (at !== bytes.length) throw new Error('The weights do not fit the layers of the network.');
  return Object.fromEntries(decoded) as NetworkWeights;
}

function arrange(layer: Layer, codes: Int8Array, scale: Float32Array): Float32Array {
  const { outputs } = layer;
  if (layer.apart) return Float32Array.from(codes, (code, k) => code * scale[k % outputs]!);
  const taps = layer.size * layer.size;
  const inputs = paddedInputs(layer);
  const weights = new Float32Array(taps * inputs * paddedOutputs(layer));
  for (let tap = 0; tap < taps; tap++) {
    for (let input = 0; input < layer.inputs; input++) {
      for (let output = 0; output < outputs; output++) {
        const block = output >> 3;
        const to = ((block * taps + tap) * inputs + input) * 8 + (output & 7);
        weights[to] = codes[(tap * layer.inputs + input) * outputs + output]! * scale[output]!;
      }
    }
  }
  return weights;
}
