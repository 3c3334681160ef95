/**
 * Sky between leaves. Mattes treat a tree as one patch; with a blue sky behind it, replacing the sky would
 * leave the old one in the tree.
 */
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import type { Plane, RgbImage } from '../../image/image.ts';
import { sumSky } from './sky-cells.ts';

const cellPx = 32;
/** Minimum cover of a pixel that counts as leaves. */
const leafy = 0.25;
/** Linear blue above the mean of red and green, from which a sky is distinct from leaves. */
const blueSky = 0.06;
/** Shares of the sky's blue at which a pixel is partly, and fully, sky. Leaves have none. */
const some = 0.25;
const all = 0.7;
/** Horizontal distance in cells at which the sky's blue has half the influence. */
const halfCells = 4;

/** Moves pixels that are as blue as the adjacent sky from the leaves' matte to the sky's. */
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

/** Blueness of the sky at each cell's height, weighted by distance; undefined without sky. */
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
