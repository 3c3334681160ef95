/**
 * Does a pixel look like the surface around it? Two mistakes of a mask are mended by asking. A plant, a
 * picture or a cupboard that slipped into it differs from the surface's local colour, and keeps its own.
 * A patch that the mask missed, though it looks like the surface and lies in the midst of it, is taken in.
 */
import { linearFromSrgb8 } from '../colour/srgb.ts';
import type { Analysis, Surface } from '../sense/analysis.ts';
import { ramp } from './ramp.ts';

const cellPx = 16;
/** Blur of the local colour, in cells; done twice. */
const reachCells = 5;
/** Opponent distance where doubt begins and where it is complete. */
const near = 0.045;
const far = 0.1;
/** Share of the local colour down to and up to which a pixel may differ: glare pales, shadow deepens. */
const palest = 0.3;
const deepest = 1.6;
/** Where the classifier is this sure, colour is not asked. */
const sureFrom = 0.7;
const sure = 0.93;

export interface Affinity {
  readonly columns: number;
  readonly rows: number;
  /** Local opponent colours a and b, lightness and cover of the surface, interleaved. */
  readonly local: Float32Array;
  /** How surely the pixel asked last is bare surface, 0..1. */
  readonly last: Float64Array;
}
const channels = 4;

/** Chroma of a light, coarse and quick: opponent ratios scaled like OKLab's a and b. */
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
      // The doubtful parts of a mask have little say in what the surface looks like.
      const weight = matte[index]! * certainty[index]! ** 3;
      const red = linearFromSrgb8[data[index * 3]!]!;
      const green = linearFromSrgb8[data[index * 3 + 1]!]!;
      const blue = linearFromSrgb8[data[index * 3 + 2]!]!;
      const at = cell * channels;
      sums[at]! += weight * opponentA(red, green, blue);
      sums[at + 1]! += weight * opponentB(red, green, blue);
      sums[at + 2]! += weight * Math.cbrt((red + green + blue) / 3);
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
  return { columns, rows, local, last: new Float64Array(1) };
}

/** Share of the surface in the cells around one. */
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

/** Box mean over the neighbouring cells, across then down. */
function spread(source: Float32Array, columns: number, rows: number): Float32Array {
  const half = new Float32Array(source.length);
  const full = new Float32Array(source.length);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      for (let step = -reachCells; step <= reachCells; step++) {
        const from = (y * columns + Math.min(columns - 1, Math.max(0, x + step))) * channels;
        for (let k = 0; k < channels; k++) {
          half[(y * columns + x) * channels + k]! += source[from + k]!;
        }
      }
    }
  }
  for (let y = 0; y < rows; y++) {
    for (let step = -reachCells; step <= reachCells; step++) {
      const from = Math.min(rows - 1, Math.max(0, y + step)) * columns * channels;
      for (let k = 0; k < columns * channels; k++) {
        full[y * columns * channels + k]! += half[from + k]!;
      }
    }
  }
  return full;
}

/** Above this certainty a pixel is what the classifier says, however much it looks like the surface. */
const otherwise = 0.86;

/** A patch is taken in where the surface covers this much around it. */
const midstFrom = 0.5;
const midst = 0.8;
/** And its lightness differs by less than this. */
const lightnessFar = 0.2;

/**
 * The cover to paint with: the mask's own, less where the pixel looks like something else, more where
 * it looks like the surface in the midst of it.
 */
export function mendedCover(
  affinity: Affinity,
  cover: number,
  certainty: number,
  isOnPlane: boolean,
  x: number,
  y: number,
  red: number,
  green: number,
  blue: number,
): number {
  affinity.last[0] = 0;
  const trust = certainty <= sureFrom ? 0 : ramp(sureFrom, sure, certainty);
  const mayGrow = isOnPlane && cover < 0.95;
  // Most pixels are sure of what they are: for them nothing around is looked at.
  if (!mayGrow && (trust >= 1 || cover < 0.004)) return cover;
  const { columns, rows, local } = affinity;
  const cx = Math.max(0, Math.min(columns - 1.001, x / cellPx - 0.5));
  const cy = Math.max(0, Math.min(rows - 1.001, y / cellPx - 0.5));
  const left = cx | 0;
  const top = cy | 0;
  const tx = cx - left;
  const ty = cy - top;
  const p = (top * columns + left) * channels;
  const right = left + 1 < columns ? channels : 0;
  const below = top + 1 < rows ? columns * channels : 0;
  const q = p + right;
  const r = p + below;
  const s = r + right;
  const wd = tx * ty;
  const wb = tx - wd;
  const wc = ty - wd;
  const wa = 1 - tx - ty + wd;
  const around = local[p + 3]! * wa + local[q + 3]! * wb + local[r + 3]! * wc + local[s + 3]! * wd;
  const canGrow = mayGrow && around > midstFrom;
  if (!canGrow && (trust >= 1 || cover < 0.004)) return cover;
  const a = local[p]! * wa + local[q]! * wb + local[r]! * wc + local[s]! * wd;
  const b = local[p + 1]! * wa + local[q + 1]! * wb + local[r + 1]! * wc + local[s + 1]! * wd;
  const ownA = opponentA(red, green, blue);
  const ownB = opponentB(red, green, blue);
  const squared = a * a + b * b;
  let along = squared > 1e-6 ? (ownA * a + ownB * b) / squared : 1;
  along = along < palest ? palest : Math.min(along, deepest);
  const da = ownA - a * along;
  const db = ownB - b * along;
  const gap = Math.sqrt(da * da + db * db) - 0.15 * Math.sqrt(squared);
  const glare = red + green + blue > 2.4;
  const like = glare ? 1 : ramp(far, near, gap);
  let mended = cover * Math.max(like, trust);
  if (canGrow && like > 0) {
    const lightness =
      local[p + 2]! * wa + local[q + 2]! * wb + local[r + 2]! * wc + local[s + 2]! * wd;
    const brighter = Math.cbrt((red + green + blue) / 3) - lightness;
    // Glare lightens more than shadow darkens.
    const off = brighter > 0 ? brighter * 0.6 : -brighter;
    const grown =
      ramp(midstFrom, midst, around) *
      ramp(0.06, 0.02, gap) *
      ramp(lightnessFar, 0.1, off) *
      ramp(otherwise, otherwise - 0.25, certainty);
    affinity.last[0] = grown;
    if (grown > mended) mended = grown;
  }
  return mended;
}

/** How surely the pixel that `mendedCover` was asked about last is bare surface in the midst of it. */
export function bareness(affinity: Affinity): number {
  return affinity.last[0]!;
}
