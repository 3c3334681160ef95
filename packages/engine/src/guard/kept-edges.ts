/** Finds which edges of one picture are in another, at the same place and in the same direction. */
import type { StructurePicture } from './structure-picture.ts';

/** An edge is kept if this share of its strength remains, and it is above noise. */
const keptShare = 0.25;
const aboveNoise = 0.02;
const keptEnough = 0.045;
/** Cosine of the largest change of direction. */
const keptCosine = 0.75;

/** Tolerance for where an edge lies: 0.6 % of the long side. */
export function tolerancePx(picture: StructurePicture): number {
  return Math.max(1, Math.round(Math.max(picture.width, picture.height) * 0.006));
}

/** True if the pixel's edge is kept. An offset measures how often one is found by chance. */
export type IsKept = (x: number, y: number, offsetX?: number, offsetY?: number) => boolean;

/** Looks for edges of `picture` in `other`: one of the same direction within the tolerance keeps it. */
export function keptEdges(
  picture: StructurePicture,
  other: StructurePicture,
  tolerance: number,
): IsKept {
  const { width, height } = picture;
  return (x, y, offsetX = 0, offsetY = 0) => {
    const at = y * width + x;
    const strength = picture.gradient.magnitude[at]! * keptShare;
    const needed = Math.min(keptEnough, Math.max(aboveNoise, strength));
    const directionX = picture.gradient.alongX[at]!;
    const directionY = picture.gradient.alongY[at]!;
    const top = Math.max(0, y + offsetY - tolerance);
    const bottom = Math.min(height - 1, y + offsetY + tolerance);
    const left = Math.max(0, x + offsetX - tolerance);
    const right = Math.min(width - 1, x + offsetX + tolerance);
    for (let j = top; j <= bottom; j++) {
      for (let i = left; i <= right; i++) {
        const there = j * width + i;
        if (other.gradient.magnitude[there]! < needed) continue;
        const along =
          other.gradient.alongX[there]! * directionX + other.gradient.alongY[there]! * directionY;
        if (along >= keptCosine || along <= -keptCosine) return true;
      }
    }
    return false;
  };
}

/**
 * Recall corrected for chance: in heavy texture an edge is found anywhere, which proves nothing. `chance` is
 * the recall at unrelated places.
 */
export function beyondChance(found: number, chance: number): number {
  if (found >= 1) return chance >= 0.97 ? 0 : 1;
  return Math.max(0, (found - chance) / Math.max(0.03, 1 - chance));
}

/** Index of the strongest edge within `radius` of a pixel, or -1 if none is above noise. */
export function strongestNear(
  picture: StructurePicture,
  x: number,
  y: number,
  radius: number,
): number {
  let strongest = aboveNoise;
  let at = -1;
  for (let j = Math.max(0, y - radius); j <= Math.min(picture.height - 1, y + radius); j++) {
    for (let i = Math.max(0, x - radius); i <= Math.min(picture.width - 1, x + radius); i++) {
      const value = picture.gradient.magnitude[j * picture.width + i]!;
      if (value <= strongest) continue;
      strongest = value;
      at = j * picture.width + i;
    }
  }
  return at;
}
