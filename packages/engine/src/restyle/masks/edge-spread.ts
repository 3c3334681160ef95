/**
 * Edge-aware diffusion of sparse values on a coarse picture: the domain transform (Gastal and Oliveira 2011),
 * whose cost is independent of the radius, with a weight for each cell.
 */

import type { PhotoGrid } from './photo-grid.ts';

/** Radius in cells in smooth areas. */
const reachCells = 11;
/** Difference of colour equivalent to the whole radius. */
const edge = 0.11;
const rounds = 2;

/** Colour differences between neighbouring cells. */
export interface Steps {
  readonly fromLeft: Float32Array;
  readonly fromAbove: Float32Array;
  /** The larger of the two to the right and below. */
  readonly largest: Float32Array;
}

/** @param channels 1 uses lightness only, 3 the whole colour */
export function stepsBetween({ columns, rows, colours }: PhotoGrid, channels: 1 | 3): Steps {
  const count = columns * rows;
  const fromLeft = new Float32Array(count);
  const fromAbove = new Float32Array(count);
  const largest = new Float32Array(count);
  for (let y = 0; y < rows; y++) {
    const start = y * columns;
    const to = start + columns;
    takeSteps({ from: start + 1, to, stride: 1 }, colours, channels, fromLeft, largest);
    if (y === 0) continue;
    takeSteps({ from: start, to, stride: columns }, colours, channels, fromAbove, largest);
  }
  return { fromLeft, fromAbove, largest };
}

interface CellRun {
  readonly from: number;
  readonly to: number;
  readonly stride: number;
}

/** Writes the steps of a run of cells, and the largest step at each cell. */
function takeSteps(
  { from, to, stride }: CellRun,
  colours: Float32Array,
  channels: number,
  steps: Float32Array,
  largest: Float32Array,
): void {
  for (let i = from; i < to; i++) {
    const before = i - stride;
    let sum = 0;
    for (let k = 0; k < channels; k++) {
      sum += Math.abs(colours[3 * i + k]! - colours[3 * before + k]!);
    }
    steps[i] = sum;
    largest[before] = Math.max(largest[before]!, steps[i]!);
  }
}

/** Feedback coefficients of the recursive filter, per round. */
export interface Feedback {
  readonly across: readonly Float32Array[];
  readonly down: readonly Float32Array[];
  readonly columns: number;
}

export function feedbackOf({ columns }: PhotoGrid, steps: Steps): Feedback {
  const share = (Math.sqrt(3) * 2 ** (rounds - 1)) / Math.sqrt(4 ** rounds - 1);
  const rate = -Math.SQRT2 / (reachCells * share);
  const across = [followed(steps.fromLeft, rate)];
  const down = [followed(steps.fromAbove, rate)];
  // Each round has half the radius.
  while (across.length < rounds) {
    across.push(squared(across.at(-1)!));
    down.push(squared(down.at(-1)!));
  }
  // The first cell of a row has no predecessor.
  for (const row of across) for (let i = 0; i < row.length; i += columns) row[i] = 0;
  return { across, down, columns };
}

function followed(steps: Float32Array, rate: number): Float32Array {
  const out = new Float32Array(steps.length);
  for (let i = 0; i < out.length; i++) {
    out[i] = Math.exp(rate * (1 + (reachCells / edge) * steps[i]!));
  }
  return out;
}

function squared(values: Float32Array): Float32Array {
  const out = new Float32Array(values.length);
  multiply(values, values, out);
  return out;
}

export function multiply(values: Float32Array, by: Float32Array, out: Float32Array): void {
  for (let i = 0; i < out.length; i++) out[i] = values[i]! * by[i]!;
}

/** Filters in place. For weighted values, filter value times weight, and divide by the filtered weight. */
export function spreadAlongEdges(values: Float32Array, feedback: Feedback): Float32Array {
  for (let round = 0; round < rounds; round++) {
    follow(values, feedback.across[round]!, 1);
    follow(values, feedback.down[round]!, feedback.columns);
  }
  return values;
}

/** Recursive filter, forwards then backwards, at a stride. */
function follow(values: Float32Array, feedback: Float32Array, stride: number): void {
  const count = values.length;
  for (let i = stride; i < count; i++) {
    values[i]! += feedback[i]! * (values[i - stride]! - values[i]!);
  }
  for (let i = count - stride - 1; i >= 0; i--) {
    values[i]! += feedback[i + stride]! * (values[i + stride]! - values[i]!);
  }
}
