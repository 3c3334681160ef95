/**
 * A photo as a coarse grid, with the same number of cells for any size. Used for judging borders and
 * diffusing masks.
 */

import { cubeSide } from '../../colour/colour-cube.ts';
import type { RgbImage } from '../../image/image.ts';

/** Cells along the longer side. */
const gridSide = 144;

export interface PhotoGrid {
  readonly columns: number;
  readonly rows: number;
  readonly cellPx: number;
  /** Lightness and two opponent colours of each cell, 0..1. */
  readonly colours: Float32Array;
}

const held = new WeakMap<RgbImage, PhotoGrid>();

/** Cached per photo. */
export function gridOf(photo: RgbImage): PhotoGrid {
  let grid = held.get(photo);
  if (!grid) {
    grid = layGrid(photo);
    held.set(photo, grid);
  }
  return grid;
}

function layGrid({ widthPx, heightPx, data }: RgbImage): PhotoGrid {
  const cellPx = Math.ceil(Math.max(widthPx, heightPx) / gridSide);
  const columns = Math.ceil(widthPx / cellPx);
  const rows = Math.ceil(heightPx / cellPx);
  const colours = new Float32Array(columns * rows * 3);
  const stride = Math.max(1, cellPx >> 1);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let count = 0;
      for (let j = y * cellPx; j < Math.min(heightPx, (y + 1) * cellPx); j += stride) {
        for (let i = x * cellPx; i < Math.min(widthPx, (x + 1) * cellPx); i += stride) {
          const at = (j * widthPx + i) * 3;
          red += data[at]!;
          green += data[at + 1]!;
          blue += data[at + 2]!;
          count++;
        }
      }
      writeColour(colours, (y * columns + x) * 3, red / count, green / count, blue / count);
    }
  }
  return { columns, rows, cellPx, colours };
}

/** Codes are nearly as perceptually uniform as lightness. */
export function writeColour(
  to: Float32Array,
  at: number,
  red: number,
  green: number,
  blue: number,
) {
  to[at] = (0.25 * red + 0.6 * green + 0.15 * blue) / 255;
  to[at + 1] = (0.5 * (red - green)) / 255;
  to[at + 2] = (0.3 * (0.5 * (red + green) - blue)) / 255;
}

/** Nearest node of a code-indexed colour cube for each cell; inverts `writeColour`. */
export function nodesOf({ columns, rows, colours }: PhotoGrid): Int32Array {
  const nodes = new Int32Array(columns * rows);
  const step = (code: number) => Math.round(Math.min(1, Math.max(0, code)) * (cubeSide - 1));
  for (let i = 0; i < nodes.length; i++) {
    const a = colours[3 * i + 1]!;
    const b = colours[3 * i + 2]!;
    const mean = colours[3 * i]! + 0.35 * a + 0.5 * b;
    nodes[i] = (step(mean - b / 0.3) * cubeSide + step(mean - a)) * cubeSide + step(mean + a);
  }
  return nodes;
}

/** Samples a photo-sized plane at the centre of each cell, times `unit`. */
export function coarse(
  { columns, rows, cellPx }: PhotoGrid,
  { widthPx, heightPx }: RgbImage,
  plane: Uint8Array | Float32Array,
  unit: number,
): Float32Array {
  const out = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    const from = Math.min(heightPx - 1, y * cellPx + (cellPx >> 1)) * widthPx;
    for (let x = 0; x < columns; x++) {
      out[y * columns + x] =
        plane[from + Math.min(widthPx - 1, x * cellPx + (cellPx >> 1))]! * unit;
    }
  }
  return out;
}

/** Maximum filter, across and then down. */
export function widest(
  source: Float32Array,
  columns: number,
  rows: number,
  reach: number,
): Float32Array {
  const across = new Float32Array(source.length);
  const out = new Float32Array(source.length);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const value = source[y * columns + x]!;
      if (value === 0) continue;
      for (let to = Math.max(0, x - reach); to <= Math.min(columns - 1, x + reach); to++) {
        if (across[y * columns + to]! < value) across[y * columns + to] = value;
      }
    }
  }
  for (let y = 0; y < rows; y++) {
    for (let to = Math.max(0, y - reach); to <= Math.min(rows - 1, y + reach); to++) {
      for (let x = 0; x < columns; x++) {
        const value = across[y * columns + x]!;
        if (out[to * columns + x]! < value) out[to * columns + x] = value;
      }
    }
  }
  return out;
}
