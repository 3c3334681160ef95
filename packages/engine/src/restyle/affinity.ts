/**
 * Does a pixel look like the surface around it? A plant, a picture or a cushion that slipped into a
 * wall's mask differs from the wall's local colour, and keeps its own. Lightness is not asked:
 * shadows and glare belong to the surface.
 */
import { linearFromSrgb8 } from '../colour/srgb.ts';
import type { RgbImage } from '../image/image.ts';
import type { Surface } from '../sense/analysis.ts';

const cellPx = 16;
/** Blur of the local colour, in cells. */
const reachCells = 5;
/** OKLab chroma distance where doubt begins and where it is complete. */
const near = 0.045;
const far = 0.1;

export interface Affinity {
  readonly columns: number;
  readonly rows: number;
  /** Local a and b of the surface, interleaved. */
  readonly local: Float32Array;
}

/** Chroma of a light, coarse and quick: opponent ratios scaled like OKLab's a and b. */
function opponentA(red: number, green: number, blue: number): number {
  return (0.34 * (red - green)) / (red + green + blue + 0.06);
}
function opponentB(red: number, green: number, blue: number): number {
  return (0.26 * (0.5 * (red + green) - blue)) / (red + green + blue + 0.06);
}

export function affinityOf(photo: RgbImage, surface: Surface): Affinity {
  const { widthPx, heightPx, data } = photo;
  const columns = Math.ceil(widthPx / cellPx);
  const rows = Math.ceil(heightPx / cellPx);
  const sums = new Float32Array(columns * rows * 3);
  const matte = surface.matte.data;
  for (let y = 2; y < heightPx; y += 4) {
    for (let x = 2; x < widthPx; x += 4) {
      const index = y * widthPx + x;
      const cover = matte[index]!;
      if (cover < 0.5) continue;
      const red = linearFromSrgb8[data[index * 3]!]!;
      const green = linearFromSrgb8[data[index * 3 + 1]!]!;
      const blue = linearFromSrgb8[data[index * 3 + 2]!]!;
      const cell = (Math.floor(y / cellPx) * columns + Math.floor(x / cellPx)) * 3;
      sums[cell]! += cover * opponentA(red, green, blue);
      sums[cell + 1]! += cover * opponentB(red, green, blue);
      sums[cell + 2]! += cover;
    }
  }
  const wide = spread(spread(sums, columns, rows), columns, rows);
  const local = new Float32Array(columns * rows * 2);
  for (let cell = 0; cell < columns * rows; cell++) {
    const cover = wide[cell * 3 + 2]!;
    local[cell * 2] = cover > 1e-5 ? wide[cell * 3]! / cover : 0;
    local[cell * 2 + 1] = cover > 1e-5 ? wide[cell * 3 + 1]! / cover : 0;
  }
  return { columns, rows, local };
}

/** Box mean over the neighbouring cells, across then down. */
function spread(source: Float32Array, columns: number, rows: number): Float32Array {
  const half = new Float32Array(source.length);
  const full = new Float32Array(source.length);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      for (let step = -reachCells; step <= reachCells; step++) {
        const from = (y * columns + Math.min(columns - 1, Math.max(0, x + step))) * 3;
        for (let k = 0; k < 3; k++) half[(y * columns + x) * 3 + k]! += source[from + k]!;
      }
    }
  }
  for (let y = 0; y < rows; y++) {
    for (let step = -reachCells; step <= reachCells; step++) {
      const from = Math.min(rows - 1, Math.max(0, y + step)) * columns * 3;
      for (let k = 0; k < columns * 3; k++) full[y * columns * 3 + k]! += half[from + k]!;
    }
  }
  return full;
}

/** 1 like the surface .. 0 surely something else. */
export function affinityAt(
  affinity: Affinity,
  x: number,
  y: number,
  red: number,
  green: number,
  blue: number,
): number {
  const { columns, rows, local } = affinity;
  const cx = Math.max(0, Math.min(columns - 1.001, x / cellPx - 0.5));
  const cy = Math.max(0, Math.min(rows - 1.001, y / cellPx - 0.5));
  const left = cx | 0;
  const top = cy | 0;
  const tx = cx - left;
  const ty = cy - top;
  const p = (top * columns + left) * 2;
  const right = left + 1 < columns ? 2 : 0;
  const below = top + 1 < rows ? columns * 2 : 0;
  const wd = tx * ty;
  const wb = tx - wd;
  const wc = ty - wd;
  const wa = 1 - tx - ty + wd;
  const a =
    local[p]! * wa +
    local[p + right]! * wb +
    local[p + below]! * wc +
    local[p + below + right]! * wd;
  const b =
    local[p + 1]! * wa +
    local[p + right + 1]! * wb +
    local[p + below + 1]! * wc +
    local[p + below + right + 1]! * wd;
  const da = opponentA(red, green, blue) - a;
  const db = opponentB(red, green, blue) - b;
  const gap = Math.sqrt(da * da + db * db);
  if (gap <= near) return 1;
  // Glare washes colour out; it is still the surface.
  const glare = red + green + blue > 2.4 ? 1 : 0;
  if (gap >= far) return glare;
  const t = (gap - near) / (far - near);
  return Math.max(glare, 1 - t * t * (3 - 2 * t));
}
