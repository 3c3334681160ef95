/** Interpolates light and gloss from nearby grid cells on the same surface. */
import { cellKinds, type LightGrid } from '../light/light-grid.ts';
import type { Hit } from '../surface/surface-point.ts';
import type { PicturePoint } from './picture-point.ts';

/** Dissimilarity (normal and distance) above which cells are ignored, and its falloff below. */
const mostUnlike = 1.2;
const unlikeFades = 8;

/** Grids to read from, the same for all points of a picture. */
export interface GridReading {
  readonly cells: LightGrid;
  /** Where the light is written. */
  readonly light: Float64Array;
  /** Where three colours of reflections and their weight are written. */
  readonly gloss: Float64Array;
  /** Search radius in cells for the best match; without it only cells beside the point count. */
  readonly reach: number | undefined;
}

/**
 * False if no nearby cell matches; `light` is then unchanged, `gloss` is always set.
 * @param point where the hit is seen
 * @param isFlat whether the face is flat
 */
export function lightFromGrid(
  { cells, light, gloss, reach }: GridReading,
  { px, py, depth }: Pick<PicturePoint, 'px' | 'py' | 'depth'>,
  hit: Hit,
  isFlat = false,
): boolean {
  // bevels bend the normal of a flat face, whose light is that of its plane
  const side = isFlat ? Math.sign(hit.nx * hit.faceX + hit.ny * hit.faceY + hit.nz * hit.faceZ) : 0;
  const nx = side === 0 ? hit.nx : hit.faceX * side;
  const ny = side === 0 ? hit.ny : hit.faceY * side;
  const nz = side === 0 ? hit.nz : hit.faceZ * side;
  const fx = (px - 0.5 - (cells.stepPx >> 1)) / cells.stepPx;
  const fy = (py - 0.5 - (cells.stepPx >> 1)) / cells.stepPx;
  const ix = Math.floor(fx);
  const iy = Math.floor(fy);
  const tx = fx - ix;
  const ty = fy - iy;
  let weights = 0;
  let red = 0;
  let green = 0;
  let blue = 0;
  gloss.fill(0);
  for (let corner = 0; corner < 4; corner++) {
    const x = ix + (corner & 1);
    const y = iy + (corner >> 1);
    if (x < 0 || y < 0 || x >= cells.width || y >= cells.height) continue;
    const cell = y * cells.width + x;
    if (cells.kinds[cell] !== cellKinds.surface) continue;
    const at = cell * 3;
    const facing =
      nx * cells.normals[at]! + ny * cells.normals[at + 1]! + nz * cells.normals[at + 2]!;
    if (facing < 0.5) continue;
    const jump =
      Math.abs(
        nx * (cells.positions[at]! - hit.x) +
          ny * (cells.positions[at + 1]! - hit.y) +
          nz * (cells.positions[at + 2]! - hit.z),
      ) / depth;
    const near = (corner & 1 ? tx : 1 - tx) * (corner >> 1 ? ty : 1 - ty) + 0.02;
    const weight = near * facing * facing * facing * facing * Math.max(1e-4, 1 - jump * 60);
    red += cells.irradiance[at]! * weight;
    green += cells.irradiance[at + 1]! * weight;
    blue += cells.irradiance[at + 2]! * weight;
    weights += weight;
    if (cells.glossy[cell]) {
      gloss[0]! += cells.gloss[at]! * weight;
      gloss[1]! += cells.gloss[at + 1]! * weight;
      gloss[2]! += cells.gloss[at + 2]! * weight;
      gloss[3]! += weight;
    }
  }
  if (weights > 1e-3) {
    light[0] = red / weights;
    light[1] = green / weights;
    light[2] = blue / weights;
    return true;
  }
  if (reach === undefined) return false;
  // No adjacent cell of this surface: blend the best matches farther away, by nearness. A single one would change
  // from pixel to pixel, and narrow faces look dashed.
  for (let y = Math.max(0, iy - reach); y <= Math.min(cells.height - 1, iy + 1 + reach); y++) {
    for (let x = Math.max(0, ix - reach); x <= Math.min(cells.width - 1, ix + 1 + reach); x++) {
      const cell = y * cells.width + x;
      if (cells.kinds[cell] !== cellKinds.surface) continue;
      const at = cell * 3;
      const facing =
        nx * cells.normals[at]! + ny * cells.normals[at + 1]! + nz * cells.normals[at + 2]!;
      const unlike = 1 - facing + (Math.abs(cells.depths[cell]! - depth) / depth) * 4;
      if (unlike >= mostUnlike) continue;
      const weight =
        Math.exp(-unlike * unlikeFades) / (1 + (x - fx) * (x - fx) + (y - fy) * (y - fy));
      red += cells.irradiance[at]! * weight;
      green += cells.irradiance[at + 1]! * weight;
      blue += cells.irradiance[at + 2]! * weight;
      weights += weight;
    }
  }
  if (weights <= 0) return false;
  light[0] = red / weights;
  light[1] = green / weights;
  light[2] = blue / weights;
  return true;
}
