/** Stores the weights of all layers in the kernel's memory, in the kernel's layout. */
import type { NetworkKernel } from './kernel.ts';
import { isTiled, type Layer, type LayerName, layers } from './layers.ts';
import {
  type LayerWeights,
  type NetworkWeights,
  paddedInputs,
  paddedOutputs,
  roundUp,
} from './weights-codec.ts';

/** Bytes from the start of the memory. */
export interface LayerPlace {
  readonly weights: number;
  /** Quantisation step of each output; the biases follow. */
  readonly scales: number;
  readonly bias: number;
}

export interface PlacedWeights {
  readonly places: ReadonlyMap<LayerName, LayerPlace>;
  readonly endByte: number;
}

/** Alignment of vectors. */
const alignBytes = 16;

export function placeWeights(
  kernel: NetworkKernel,
  weights: NetworkWeights,
  firstByte: number,
): PlacedWeights {
  const places = new Map<LayerName, LayerPlace>();
  let endByte = firstByte;
  /** Weights for tiling are placed behind the others until converted. */
  let largest = 0;
  const names = Object.keys(layers) as LayerName[];
  for (const name of names) {
    const { steps, scale, bias } = weights[name];
    const scales = endByte + roundUp(bytesOf(layers[name], steps.length), alignBytes);
    places.set(name, { weights: endByte, scales, bias: scales + 4 * scale.length });
    endByte = scales + 4 * (scale.length + bias.length);
    largest = Math.max(largest, 2 * steps.length);
  }
  const data = kernel.memory(endByte + largest);
  const halves = new Int16Array(data.buffer, 0, (endByte + largest) / 2);
  for (const name of names) {
    const layer: Layer = layers[name];
    const place = places.get(name)!;
    const { steps, scale, bias } = weights[name];
    if (layer.apart) data.set(asFloats(weights[name]), place.weights / 4);
    else if (isTiled(layer)) {
      halves.set(steps, endByte / 2);
      kernel.tileWeights(endByte, place.weights, paddedInputs(layer), paddedOutputs(layer) >> 3);
    } else halves.set(steps, place.weights / 2);
    data.set(scale, place.scales / 4);
    data.set(bias, place.bias / 4);
  }
  return { places, endByte };
}

function bytesOf(layer: Layer, steps: number): number {
  if (layer.apart) return 4 * steps;
  // sixteen values per 3 x 3 filter
  return isTiled(layer) ? (2 * 16 * steps) / 9 : 2 * steps;
}

/** [row][column][channel], with the scale applied. */
function asFloats({ steps, scale }: LayerWeights): Float32Array {
  const weights = new Float32Array(steps.length);
  for (let k = 0; k < weights.length; k++) weights[k] = steps[k]! * scale[k % scale.length]!;
  return weights;
}
