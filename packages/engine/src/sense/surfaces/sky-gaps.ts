/**
 * Sky between leaves. A tree is one patch for the mattes; where a blue sky shines through it, a new sky
 * would leave the old one standing in the tree.
 */
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import type { Plane, RgbImage } from '../../image/image.ts';
import { sumSky } from './sky-cells.ts';

const cellPx = 32;
/** Cover from which a pixel counts as leaves. */
const leafy = 0.25;
/** Blue beyond the mean of red and green, in light: of a sky that is told from leaves by it. */
const blueSky = 0.06;
/** Share of the sky's blue from which a pixel holds some of it, and is all sky. Leaves have none. */
const some = 0.25;
const all = 0.7;
/** Cells to the side over which the sky's blue is felt half as much. */
const halfCells = 4;

/** Moves what is blue as the sky beside it from the leaves to the sky, in both covers. */
export function openSkyGaps(photo: RgbImage, sky: Plane, leaves: Plane): void {
  const blues = skyBlues(photo, sky);
  if (!blues) return;
  const { widthPx, heightPx, data } = photo;
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor(y / cellPx) * blues.columns;
    for (let x = 0; x < widthPx; x++) {
      const index = y * widthPx + x;
      const leaf = leaves.data[index]!;
      if (leaf < leafy) continue;
      const around = blues.of[row + Math.floor(x / cellPx)]!;
      if (around < blueSky) continue;
      const share = (blueness(data, index * 3) / around - some) / (all - some);
      if (share <= 0) continue;
      const moved = leaf * Math.min(1, share);
      leaves.data[index] = leaf - moved;
      sky.data[index] = sky.data[index]! + moved;
    }
  }
}

/** Light of blue beyond that of red and green. */
function blueness(data: Uint8ClampedArray, at: number): number {
  const red = linearFromSrgb8[data[at]!]!;
  const green = linearFromSrgb8[data[at + 1]!]!;
  return linearFromSrgb8[data[at + 2]!]! - (red + green) / 2;
}

interface SkyBlues {
  readonly columns: number;
  /** Blueness of the sky beside each cell; 0 in rows without sky. */
  readonly of: Float32Array;
}

/** How blue the sky is at the height of each cell, the nearer the more; undefined where there is none. */
function skyBlues(photo: RgbImage, sky: Plane): SkyBlues | undefined {
  const { columns, sums, counts } = sumSky(photo, sky, cellPx, blueness);
  const of = new Float32Array(sums.length);
  for (let cell = 0; cell < of.length; cell++) {
    const column = cell % columns;
    let sum = 0;
    let weights = 0;
    for (let other = 0; other < columns; other++) {
      const from = cell - column + other;
      const weight = 1 / (1 + ((other - column) / halfCells) ** 2);
      sum += sums[from]! * weight;
      weights += counts[from]! * weight;
    }
    of[cell] = weights > 0 ? sum / weights : 0;
  }
  return of.some((blue) => blue >= blueSky) ? { columns, of } : undefined;
}
