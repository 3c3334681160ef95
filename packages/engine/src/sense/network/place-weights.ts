/** Puts the weights of all layers into the memory of the kernel, each in the form that it reads. */
import type { NetworkKernel } from './kernel.ts';
import { type Layer, type LayerName, layers } from './layers.ts';
import type { LayerWeights, NetworkWeights } from './weights-codec.ts';

/** Bytes from the start of the memory. */
export interface LayerPlace {
  readonly weights: number;
  /** What a step of each output is worth; the biases follow. */
  readonly scales: number;
  readonly bias: number;
}

export interface PlacedWeights {
  readonly places: ReadonlyMap<LayerName, LayerPlace>;
  readonly endByte: number;
}

/** Whole vectors begin here. */
const alignBytes = 16;

export function placeWeights(
  kernel: NetworkKernel,
  weights: NetworkWeights,
  firstByte: number,
): PlacedWeights {
  const places = new Map<LayerName, LayerPlace>();
  let endByte = firstByte;
  const names = Object.keys(layers) as LayerName[];
  for (const name of names) {
    const { steps, scale, bias } = weights[name];
    const bytes = steps.length * (isApart(name) ? 4 : 2);
    const scales = endByte + Math.ceil(bytes / alignBytes) * alignBytes;
    places.set(name, { weights: endByte, scales, bias: scales + 4 * scale.length });
    endByte = scales + 4 * (scale.length + bias.length);
  }
  const data = kernel.memory(endByte);
  const halves = new Int16Array(data.buffer, 0, endByte / 2);
  for (const name of names) {
    const layer = weights[name];
    const place = places.get(name)!;
    if (isApart(name)) data.set(asFloats(layer), place.weights / 4);
    else halves.set(layer.steps, place.weights / 2);
    data.set(layer.scale, place.scales / 4);
    data.set(layer.bias, place.bias / 4);
  }
  return { places, endByte };
}

const isApart = (name: LayerName) => (layers[name] as Layer).apart === true;

/** [row][column][channel], the scale already in it. */
function asFloats({ steps, scale }: LayerWeights): Float32Array {
  return Float32Array.from(steps, (step, k) => step * scale[k % scale.length]!);
}
