/** Layers computed by the kernel: convolutions and depthwise convolutions. */
import type { Constant, Graph, GraphStep } from './graph-file.ts';
import { lane, lanesFor, type Sheet, type SheetMemory, sizeOf } from './sheet-memory.ts';

interface Placed {
  readonly weights: number;
  readonly bias: number;
}

export type RunLayer = (step: GraphStep, from: Sheet) => Sheet;

export interface Layers {
  readonly across: RunLayer;
  readonly apart: RunLayer;
}

export function createLayers(memory: SheetMemory, { constants, steps }: Graph): Layers {
  const placed = new Map<string, Placed>();
  const weightsOf = ({ inputs }: GraphStep) => constants.get(inputs[1]!)!;
  const place = (step: GraphStep, inOrder: (weights: Constant) => Float32Array) => {
    const bias = constants.get(step.inputs[2] ?? '')?.data ?? [];
    const { shape } = weightsOf(step);
    const outputs = new Float32Array(lanesFor(Math.max(shape[2]!, shape[3]!)));
    outputs.set(bias);
    const weights = memory.keep(inOrder(weightsOf(step)));
    placed.set(step.name, { weights, bias: memory.keep(outputs) });
  };
  // before any sheet, so that permanent data is at the start of the memory
  for (const step of steps) {
    if (isAcross(step)) place(step, inBlocks);
    else if (isApart(step)) place(step, inLanes);
  }

  function across(step: GraphStep, from: Sheet): Sheet {
    const { shape } = weightsOf(step);
    const size = shape[0]!;
    const seen = size === 1 ? from : underFilter(memory, from, size, step.stride);
    const to = memory.sheet(seen.width, seen.height, shape[3]!);
    const { weights, bias } = placed.get(step.name)!;
    const rows = to.width * to.height;
    const least = step.isCut ? 0 : Number.NEGATIVE_INFINITY;
    const inputs = seen.lanes;
    memory.numbers;
    memory.kernel.mixRows(
      4 * seen.at,
      4 * to.at,
      4 * weights,
      4 * bias,
      inputs,
      to.lanes / lane,
      rows,
      least,
    );
    if (seen !== from) memory.free(seen);
    return to;
  }

  function apart(step: GraphStep, from: Sheet): Sheet {
    const { width, height, channels, lanes } = from;
    const full = memory.sheet(width, height, channels);
    const { weights, bias } = placed.get(step.name)!;
    const reach = (weightsOf(step).shape[0]! - 1) / 2;
    memory.numbers;
    memory.kernel.filterApart(
      4 * from.at,
      4 * full.at,
      4 * weights,
      4 * bias,
      lanes,
      width,
      height,
      4 * width * lanes,
      reach,
    );
    if (step.isCut) cutAtZero(memory.numbers.subarray(full.at, full.at + sizeOf(full)));
    return step.stride === 1 ? full : everyOther(memory, full);
  }

  return { across, apart };
}

export const isAcross = ({ operation }: GraphStep) =>
  operation === '_FusedConv2D' || operation === 'Conv2D';
export const isApart = ({ operation }: GraphStep) =>
  operation === 'FusedDepthwiseConv2dNative' || operation === 'DepthwiseConv2dNative';

/** Weights as [block of eight outputs][tap and input][8], from [tap][input][output]. */
function inBlocks({ shape, data }: Constant): Float32Array {
  const [high, wide, inputs, outputs] = shape as [number, number, number, number];
  const taps = lanesFor(high * wide * inputs);
  const blocks = lanesFor(outputs) / lane;
  const to = new Float32Array(blocks * taps * lane);
  for (let tap = 0; tap < high * wide * inputs; tap++) {
    for (let out = 0; out < outputs; out++) {
      const block = Math.floor(out / lane);
      to[(block * taps + tap) * lane + (out % lane)] = data[tap * outputs + out]!;
    }
  }
  return to;
}

/** Weights as [row][column][channel], padded to whole lanes. */
function inLanes({ shape, data }: Constant): Float32Array {
  const [high, wide, channels] = shape as [number, number, number, number];
  const lanes = lanesFor(channels);
  const to = new Float32Array(high * wide * lanes);
  for (let tap = 0; tap < high * wide; tap++) {
    to.set(data.subarray(tap * channels, (tap + 1) * channels), tap * lanes);
  }
  return to;
}

function cutAtZero(values: Float32Array): void {
  for (let i = 0; i < values.length; i++) if (values[i]! < 0) values[i] = 0;
}

/** Patches under the filter at each position, side by side (im2col), zero-padded. */
function underFilter(memory: SheetMemory, from: Sheet, size: number, stride: number): Sheet {
  const [width, height] = [Math.ceil(from.width / stride), Math.ceil(from.height / stride)];
  const to = memory.sheet(width, height, size * size * from.channels);
  const { numbers } = memory;
  const before = Math.max(0, (width - 1) * stride + size - from.width) >> 1;
  numbers.fill(0, to.at, to.at + sizeOf(to));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const out = to.at + (y * width + x) * to.lanes;
      for (let tap = 0; tap < size * size; tap++) {
        const row = y * stride - before + Math.floor(tap / size);
        const column = x * stride - before + (tap % size);
        if (row < 0 || column < 0 || row >= from.height || column >= from.width) continue;
        const at = from.at + (row * from.width + column) * from.lanes;
        for (let k = 0; k < from.channels; k++) {
          numbers[out + tap * from.channels + k] = numbers[at + k]!;
        }
      }
    }
  }
  return to;
}

/** The second of every two pixels in every second row: centres of filters with a stride of two. */
function everyOther(memory: SheetMemory, from: Sheet): Sheet {
  const to = memory.sheet(from.width >> 1, from.height >> 1, from.channels);
  const { numbers } = memory;
  for (let y = 0; y < to.height; y++) {
    for (let x = 0; x < to.width; x++) {
      const at = from.at + ((2 * y + 1) * from.width + 2 * x + 1) * from.lanes;
      numbers.copyWithin(to.at + (y * to.width + x) * to.lanes, at, at + to.lanes);
    }
  }
  memory.free(from);
  return to;
}
