/**
 * A small head on the surface network's cell features: likelihood of each kind of thing per cell. Trained on
 * labelled photos by training/things.
 */
import type { CellFeatures } from '../sense/network/cell-features.ts';

/** Channels between the layers. */
const width = 96;
/** Half width of depthwise filters. */
const reach = 2;
const taps = (2 * reach + 1) ** 2;
/** Clamp of standardised inputs, in deviations. */
const widestInput = 4;

interface Standard {
  readonly mean: Float32Array;
  readonly scale: Float32Array;
}
interface Mix {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

export interface ThingsWeights {
  readonly cells: Standard;
  readonly whole: Standard;
  readonly first: Mix;
  readonly wholeIn: Mix;
  readonly spreads: readonly { readonly apart: Mix; readonly across: Mix }[];
  readonly last: Mix;
  /** Logit of a kind's likelihood from its score: slope and offset. */
  readonly calibration: { readonly slope: Float32Array; readonly offset: Float32Array };
  /** Threshold for naming a kind; above 1: never. */
  readonly least: Float32Array;
}

export interface ThingsInput {
  readonly cells: CellFeatures;
  /** Likelihoods of the surfaces, cell by cell. */
  readonly surfaces: Float32Array;
  readonly summary: Float32Array;
}

/** In the order in which training/things writes them. */
export function readThingsWeights(
  all: Float32Array,
  inputs: number,
  summary: number,
  kinds: number,
): ThingsWeights {
  let at = 0;
  const take = (length: number) => {
    at += length;
    return all.subarray(at - length, at);
  };
  const standard = (length: number) => ({ mean: take(length), scale: take(length) });
  const mix = (from: number, to: number) => ({ weights: take(from * to), bias: take(to) });
  const weights = {
    cells: standard(inputs),
    whole: standard(summary),
    first: mix(inputs, width),
    wholeIn: mix(summary, width),
    spreads: [0, 1].map(() => ({ apart: mix(taps, width), across: mix(width, width) })),
    last: mix(width, kinds),
    calibration: { slope: take(kinds), offset: take(kinds) },
    least: take(kinds),
  };
  if (at !== all.length) throw new Error(`Expected ${at} weights of things, got ${all.length}`);
  return weights;
}

const clamped = (value: number) => Math.max(-widestInput, Math.min(widestInput, value));

/** Matrix product: outputs by inputs, one row per cell. */
function mixed(from: Float32Array, inputs: number, { weights, bias }: Mix): Float32Array {
  const outputs = bias.length;
  const count = from.length / inputs;
  const to = new Float32Array(count * outputs);
  for (let cell = 0; cell < count; cell++) {
    for (let out = 0; out < outputs; out++) {
      let sum = bias[out]!;
      const row = out * inputs;
      for (let i = 0; i < inputs; i++) sum += weights[row + i]! * from[cell * inputs + i]!;
      to[cell * outputs + out] = sum;
    }
  }
  return to;
}

function filteredApart(
  from: Float32Array,
  columns: number,
  rows: number,
  { weights, bias }: Mix,
): Float32Array {
  const to = new Float32Array(from.length);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const out = (y * columns + x) * width;
      for (let c = 0; c < width; c++) to[out + c] = bias[c]!;
      for (let tap = 0; tap < taps; tap++) {
        const ny = y + Math.floor(tap / (2 * reach + 1)) - reach;
        const nx = x + (tap % (2 * reach + 1)) - reach;
        if (ny < 0 || ny >= rows || nx < 0 || nx >= columns) continue;
        const near = (ny * columns + nx) * width;
        for (let c = 0; c < width; c++) to[out + c]! += weights[c * taps + tap]! * from[near + c]!;
      }
    }
  }
  return to;
}

/** Scores before the sigmoid, cell by cell, one per kind. */
export function thingScores(
  { cells, surfaces, summary }: ThingsInput,
  weights: ThingsWeights,
): Float32Array {
  const count = cells.width * cells.height;
  const classes = surfaces.length / count;
  const inputs = cells.channels + classes;
  const given = new Float32Array(count * inputs);
  const { mean, scale } = weights.cells;
  for (let cell = 0; cell < count; cell++) {
    for (let i = 0; i < inputs; i++) {
      const value =
        i < cells.channels
          ? cells.data[cell * cells.channels + i]!
          : surfaces[cell * classes + i - cells.channels]!;
      given[cell * inputs + i] = clamped((value - mean[i]!) * scale[i]!);
    }
  }
  const whole = summary.map((value, i) =>
    clamped((value - weights.whole.mean[i]!) * weights.whole.scale[i]!),
  );
  const globalTerm = mixed(whole, whole.length, weights.wholeIn);
  let sheet = mixed(given, inputs, weights.first);
  for (let i = 0; i < sheet.length; i++) sheet[i] = Math.max(0, sheet[i]! + globalTerm[i % width]!);
  for (const { apart, across } of weights.spreads) {
    const near = filteredApart(sheet, cells.width, cells.height, apart);
    const added = mixed(near, width, across);
    sheet = sheet.map((value, i) => value + Math.max(0, added[i]!));
  }
  return mixed(sheet, width, weights.last);
}
