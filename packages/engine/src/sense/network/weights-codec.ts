/**
 * Weights as compact text. Each weight, [row][column][input][output], is one of forty-five steps from least to
 * greatest; six letters hold seven of them, for 45^7 is less than 91^6. Every output of a layer has a scale and
 * a bias, two letters each, which differ for rooms and houses: what is usual in a room is not in a street.
 */
import type { SceneKind } from '../analysis.ts';
import { type Layer, type LayerName, layers } from './layers.ts';

export interface LayerWeights {
  /**
   * Whole steps: [block of eight outputs][row][column][pair of inputs][8][2], or
   * [row][column][channel] if kept apart.
   */
  readonly steps: Int16Array;
  /** What a step of each output is worth. */
  readonly scale: Float32Array;
  readonly bias: Float32Array;
}
export type NetworkWeights = Readonly<Record<LayerName, LayerWeights>>;

/** Outputs are worked out eight at a time, inputs come in whole vectors of 16-bit numbers. */
export const roundUp = (count: number, to: number) => Math.ceil(count / to) * to;
export const paddedInputs = ({ inputs }: Layer) => roundUp(inputs, 8);
export const paddedOutputs = ({ outputs }: Layer) => roundUp(outputs, 8);

export interface EncodedWeights extends Readonly<Record<SceneKind, string>> {
  readonly steps: string;
}

/** Steps to either side of nothing. */
const farthestStep = 22;
const stepCount = 2 * farthestStep + 1;
const together = { steps: 7, letters: 6 } as const;
const letters = 91;
const firstLetter = 33;
/** Letters that would end or bend a text of the language are left out. */
const quote = 39;
const backslash = 92;
/** Numbers are powers of two from 2^-20 on, in steps of a hundred and fiftieth. */
const leastPower = -20;
const stepsOfPower = 150;
const middle = (letters * letters - 1) / 2;

function ranked(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code - firstLetter - (code > backslash ? 2 : code > quote ? 1 : 0);
}

function numberAt(text: string, at: number): number {
  const size = ranked(text, at) * letters + ranked(text, at + 1) - middle;
  return Math.sign(size) * 2 ** (leastPower + Math.abs(size) / stepsOfPower);
}

function unpackSteps(text: string): Int8Array {
  const groups = Math.floor(text.length / together.letters);
  const steps = new Int8Array(groups * together.steps);
  for (let group = 0; group < groups; group++) {
    let packed = 0;
    for (let k = 0; k < together.letters; k++) {
      packed = packed * letters + ranked(text, group * together.letters + k);
    }
    for (let k = 0; k < together.steps; k++) {
      steps[group * together.steps + k] = (packed % stepCount) - farthestStep;
      packed = Math.floor(packed / stepCount);
    }
  }
  return steps;
}

export function decodeWeights(encoded: EncodedWeights, kind: SceneKind): NetworkWeights {
  const { steps: text, [kind]: numbers } = encoded;
  const steps = unpackSteps(text);
  let at = 0;
  let read = 0;
  const floats = (count: number) => {
    const values = Float32Array.from({ length: count }, (_, k) => numberAt(numbers, at + 2 * k));
    at += 2 * count;
    return values;
  };
  const readLayer = (layer: Layer): LayerWeights => {
    const scale = padded(layer, floats(layer.outputs));
    const bias = padded(layer, floats(layer.outputs));
    const taps = layer.size * layer.size;
    const inputs = layer.apart ? 1 : layer.inputs;
    const count = taps * inputs * layer.outputs;
    const codes = steps.subarray(read, read + count);
    read += count;
    return { steps: arrange(layer, codes), scale, bias };
  };
  const decoded = Object.entries(layers).map(([name, layer]) => [name, readLayer(layer)] as const);
  const textLength = Math.ceil(read / together.steps) * together.letters;
  if (at !== numbers.length || textLength !== text.length)
    throw new Error('The weights do not fit the layers of the network.');
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
