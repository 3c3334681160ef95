/** Summed-area tables of a photo's simple measures, for means over any rectangle. */
import type { Evidence } from '../evidence.ts';
import { createLayeredSums, type LayeredSums } from './layered-sums.ts';

/** Layers of the per-pixel table. */
export const measure = {
  lightness: 0,
  a: 1,
  b: 2,
  /** Strength of vertical and of horizontal edges. */
  upright: 3,
  level: 4,
  /** Fine texture: difference of a pixel from the mean of its neighbours. */
  texture: 5,
  /** Overexposed pixels. */
  glare: 6,
  lightnessSquared: 7,
} as const;
export const measureCount = 8;
export const axisCount = 3;
export const faceCount = 5;

export interface PixelSums {
  readonly measures: LayeredSums;
  /** Edges along the three world axes, at half size. */
  readonly axes: LayeredSums;
  /** Faces of the fitted box (rooms only). */
  readonly faces: LayeredSums | null;
}

const glareFrom = 0.97;

export function createPixelSums({ image, edges, room }: Evidence): PixelSums {
  return {
    measures: measureTable(image),
    axes: axisTable(edges),
    faces: room && faceTable(room.faces, image.width, image.height),
  };
}

function measureTable(image: Evidence['image']): LayeredSums {
  const table = createLayeredSums(image.width, image.height, measureCount);
  for (let y = 0; y < image.height; y++) measureRow(image, table.sums, y);
  return table;
}

/** All measures in one pass: each is the sum along the row plus that of the row above. */
function measureRow(
  { width, height, lightness, a, b }: Evidence['image'],
  sums: Float64Array,
  y: number,
): void {
  const stride = (width + 1) * measureCount;
  const up = y > 0 ? -width : 0;
  const down = y < height - 1 ? width : 0;
  let light = 0;
  let square = 0;
  let red = 0;
  let yellow = 0;
  let upright = 0;
  let level = 0;
  let texture = 0;
  let glare = 0;
  let to = (y + 1) * stride + measureCount;
  for (let x = 0; x < width; x++, to += measureCount) {
    const i = y * width + x;
    const here = lightness[i]!;
    const left = lightness[x > 0 ? i - 1 : i]!;
    const right = lightness[x < width - 1 ? i + 1 : i]!;
    const above = lightness[i + up]!;
    const below = lightness[i + down]!;
    light += here;
    red += a[i]!;
    yellow += b[i]!;
    upright += Math.abs(right - left);
    level += Math.abs(below - above);
    texture += Math.abs(here - 0.25 * (left + right + above + below));
    if (here > glareFrom) glare++;
    square += here * here;
    const over = to - stride;
    sums[to] = sums[over]! + light;
    sums[to + measure.a] = sums[over + measure.a]! + red;
    sums[to + measure.b] = sums[over + measure.b]! + yellow;
    sums[to + measure.upright] = sums[over + measure.upright]! + upright;
    sums[to + measure.level] = sums[over + measure.level]! + level;
    sums[to + measure.texture] = sums[over + measure.texture]! + texture;
    sums[to + measure.glare] = sums[over + measure.glare]! + glare;
    sums[to + measure.lightnessSquared] = sums[over + measure.lightnessSquared]! + square;
  }
}

function axisTable(edges: Evidence['edges']): LayeredSums {
  const table = createLayeredSums(edges.width, edges.height, axisCount);
  for (let y = 0; y < edges.height; y++) axisRow(edges, table.sums, y);
  return table;
}

function axisRow({ maps, width }: Evidence['edges'], sums: Float64Array, y: number): void {
  const stride = (width + 1) * axisCount;
  const [alongX, alongY, alongZ] = maps;
  let first = 0;
  let second = 0;
  let third = 0;
  let to = (y + 1) * stride + axisCount;
  for (let i = y * width; i < (y + 1) * width; i++, to += axisCount) {
    first += alongX[i]!;
    second += alongY[i]!;
    third += alongZ[i]!;
    sums[to] = sums[to - stride]! + first;
    sums[to + 1] = sums[to - stride + 1]! + second;
    sums[to + 2] = sums[to - stride + 2]! + third;
  }
}

function faceTable(faces: Uint8Array, width: number, height: number): LayeredSums {
  const table = createLayeredSums(width, height, faceCount);
  for (let y = 0; y < height; y++) faceRow(faces, width, table.sums, y);
  return table;
}

const inRow = new Int32Array(faceCount);

/** A pixel adds one to the row of its own face. */
function faceRow(faces: Uint8Array, width: number, sums: Float64Array, y: number): void {
  const stride = (width + 1) * faceCount;
  inRow.fill(0);
  let to = (y + 1) * stride + faceCount;
  for (let i = y * width; i < (y + 1) * width; i++, to += faceCount) {
    const face = faces[i]!;
    inRow[face] = inRow[face]! + 1;
    const over = to - stride;
    sums[to] = sums[over]! + inRow[0]!;
    sums[to + 1] = sums[over + 1]! + inRow[1]!;
    sums[to + 2] = sums[over + 2]! + inRow[2]!;
    sums[to + 3] = sums[over + 3]! + inRow[3]!;
    sums[to + 4] = sums[over + 4]! + inRow[4]!;
  }
}
