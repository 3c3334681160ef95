/**
 * Local colour of a surface, to which pixels are compared when refining a mask (see
 * kernels/filter/assembly/mend.ts). A plant, picture or cupboard included by mistake differs from it and
 * keeps its own colour; a missed patch that looks like the surface and lies inside it is added.
 */
import { cubed } from '../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { cubeRoot } from '../../colour/tables.ts';
import type { Analysis, Surface } from '../../sense/analysis.ts';

const cellPx = 16;
/** Blur radius of the local colour, in cells; applied twice. */
const reachCells = 5;

export interface Affinity {
  readonly columns: number;
  readonly rows: number;
  /** Local opponent colours a and b, lightness and cover of the surface, interleaved. */
  readonly local: Float32Array;
}
const channels = 4;

/** Approximate chroma: opponent ratios scaled like OKLab's a and b. */
function opponentA(red: number, green: number, blue: number): number {
  return (0.34 * (red - green)) / (red + green + blue + 0.06);
}
function opponentB(red: number, green: number, blue: number): number {
  return (0.26 * (0.5 * (red + green) - blue)) / (red + green + blue + 0.06);
}

export function affinityOf(analysis: Analysis, surface: Surface): Affinity {
  const { widthPx, heightPx, data } = analysis.photo;
  const columns = Math.ceil(widthPx / cellPx);
  const rows = Math.ceil(heightPx / cellPx);
  const sums = new Float32Array(columns * rows * channels);
  const cover = new Float32Array(columns * rows * 2);
  const matte = surface.matte.data;
  const certainty = analysis.certainty.data;
  for (let y = 2; y < heightPx; y += 4) {
    for (let x = 2; x < widthPx; x += 4) {
      const index = y * widthPx + x;
      const cell = Math.floor(y / cellPx) * columns + Math.floor(x / cellPx);
      cover[cell * 2]! += matte[index]!;
      cover[cell * 2 + 1]! += 1;
      if (matte[index]! < 0.5) continue;
      // Uncertain parts of a mask hardly affect the surface's colour.
      const weight = matte[index]! * cubed(certainty[index]!);
      const red = linearFromSrgb8[data[index * 3]!]!;
      const green = linearFromSrgb8[data[index * 3 + 1]!]!;
      const blue = linearFromSrgb8[data[index * 3 + 2]!]!;
      const at = cell * channels;
      sums[at]! += weight * opponentA(red, green, blue);
      sums[at + 1]! += weight * opponentB(red, green, blue);
      sums[at + 2]! += weight * cubeRoot((red + green + blue) / 3);
      sums[at + 3]! += weight;
    }
  }
  const wide = spread(spread(sums, columns, rows), columns, rows);
  const local = new Float32Array(columns * rows * channels);
  for (let cell = 0; cell < columns * rows; cell++) {
    const at = cell * channels;
    const weight = wide[at + 3]!;
    for (let k = 0; k < 3; k++) local[at + k] = weight > 1e-5 ? wide[at + k]! / weight : 0;
    local[at + 3] = coverAround(cover, columns, rows, cell);
  }
  return { columns, rows, local };
}

/** Share of the surface in the surrounding cells. */
function coverAround(cover: Float32Array, columns: number, rows: number, cell: number): number {
  const x = cell % columns;
  const y = Math.floor(cell / columns);
  let sum = 0;
  let count = 1e-6;
  for (let j = Math.max(0, y - 3); j <= Math.min(rows - 1, y + 3); j++) {
    for (let i = Math.max(0, x - 3); i <= Math.min(columns - 1, x + 3); i++) {
      sum += cover[(j * columns + i) * 2]!;
      count += cover[(j * columns + i) * 2 + 1]!;
    }
  }
  return sum / count;
}

/** Box sum over neighbouring cells, across then down; repeats values at the border. */
function spread(source: Float32Array, columns: number, rows: number): Float32Array {
  const half = new Float32Array(source.length);
  const full = new Float32Array(source.length);
  for (let y = 0; y < rows; y++) {
    for (let k = 0; k < channels; k++) {
      sumAlong(source, half, y * columns * channels + k, columns, channels);
    }
  }
  for (let k = 0; k < columns * channels; k++) sumAlong(half, full, k, rows, columns * channels);
  return full;
}

/** Running sum along a line of cells `step` values apart. */
function sumAlong(
  source: Float32Array,
  target: Float32Array,
  start: number,
  count: number,
  step: number,
): void {
  const last = count - 1;
  let sum = 0;
  for (let place = -reachCells; place <= reachCells; place++) {
    sum += source[start + Math.min(last, Math.max(0, place)) * step]!;
  }
  for (let place = 0; place < count; place++) {
    target[start + place * step] = sum;
    const enters = Math.min(last, place + 1 + reachCells);
    const leaves = Math.max(0, place - reachCells);
    sum += source[start + enters * step]! - source[start + leaves * step]!;
  }
}
