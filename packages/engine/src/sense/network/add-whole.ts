/** Adds the global mean, transformed by one layer, to every pixel. */
import { type Sheet, startOf } from './sheet.ts';
import type { LayerWeights } from './weights-codec.ts';

export function addWhole(data: Float32Array, layer: LayerWeights, sheet: Sheet): void {
  const { width, height, channels } = sheet;
  const mean = new Float64Array(channels);
  for (let y = 0; y < height; y++) addToMean(mean, data, startOf(sheet, y), width, width * height);
  const added = new Float32Array(channels);
  for (let output = 0; output < channels; output++) added[output] = outputOf(mean, layer, output);
  for (let y = 0; y < height; y++) addToRow(data, startOf(sheet, y), width, added);
}

/** One output of the layer for the mean. */
function outputOf(
  mean: Float64Array,
  { steps, scale, bias }: LayerWeights,
  output: number,
): number {
  const channels = mean.length;
  let sum = 0;
  const block = (output >> 3) * channels * 8 + 2 * (output & 7);
  for (let input = 0; input < channels; input++) {
    sum += mean[input]! * steps[block + 8 * (input & ~1) + (input & 1)]!;
  }
  return Math.max(0, sum * scale[output]! + bias[output]!);
}

function addToMean(
  mean: Float64Array,
  data: Float32Array,
  start: number,
  width: number,
  pixels: number,
): void {
  const channels = mean.length;
  for (let x = 0, at = start; x < width; x++) {
    for (let c = 0; c < channels; c++) mean[c] = mean[c]! + data[at++]! / pixels;
  }
}

function addToRow(data: Float32Array, start: number, width: number, added: Float32Array): void {
  const channels = added.length;
  for (let x = 0, at = start; x < width; x++) {
    for (let c = 0; c < channels; c++, at++) data[at] = data[at]! + added[c]!;
  }
}
