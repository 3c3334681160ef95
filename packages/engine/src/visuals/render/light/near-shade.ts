/**
 * Light widely averaged keeps no shade under a bed or behind a pot. How much of the nearest metre is free is
 * known from the same rays and needs far less averaging: the ratio of its fine course to its wide one, which
 * was averaged as the light was, lays that shade back (a guide in the manner of Bauszat 2011).
 */
import type { BufferPool } from '../memory/buffer-pool.ts';
import { denoise } from './denoise.ts';
import { cellKinds, type LightGrid } from './gather-light.ts';

const planeTolerance = 0.008;
const leastFacing = 0.8;
/** Less than this of the wide course says nothing. */
const leastWide = 0.02;
const mostRatio = 1.25;
/** Openness of a free surface in a furnished room. */
const usualOpenness = 0.9;

export interface AveragingReach {
  readonly wideRounds: number;
  /** Cells each way over which the few rays of a cell are averaged. */
  readonly fineReach: number;
  /** Power of the openness by which shade is deepened: none unless given. */
  readonly deepened?: number;
}

const firstReach: AveragingReach = { wideRounds: 5, fineReach: 2 };

/** Takes the noise out of the light from all around, in place. */
export function denoiseAround(
  grid: LightGrid,
  pool: BufferPool,
  indoors: boolean,
  { wideRounds, fineReach, deepened = 0 }: AveragingReach = firstReach,
): void {
  const { irradiance, openness, kinds } = grid;
  const spare = pool.passing.floats(irradiance.length);
  if (!indoors) {
    denoise(grid, irradiance, spare, wideRounds, planeTolerance);
    return;
  }
  const wide = pool.passing.floats(kinds.length);
  const other = pool.passing.floats(kinds.length);
  wide.set(openness);
  denoise(grid, irradiance, spare, wideRounds, planeTolerance, undefined, {
    values: wide,
    spare: other,
  });
  fineCourse(grid, other, fineReach);
  for (let cell = 0; cell < kinds.length; cell++) {
    if (kinds[cell] !== cellKinds.surface) continue;
    const ratio = Math.min(mostRatio, other[cell]! / Math.max(leastWide, wide[cell]!));
    const kept = deepened > 0 ? Math.min(1, other[cell]! / usualOpenness) ** deepened : 1;
    for (let c = 0; c < 3; c++) irradiance[cell * 3 + c]! *= ratio * kept;
  }
}

/** No reflection in a room is brighter than this many times its mean light: lone bright rays glitter. */
const mostGloss = 3;

/** Takes the glitter out of what glossy things mirror, in place. @param meanLight of the room */
export function calmGloss({ gloss, glossy }: LightGrid, meanLight: number): void {
  const most = 3 * mostGloss * meanLight;
  for (let cell = 0; cell < glossy.length; cell++) {
    if (!glossy[cell]) continue;
    const at = cell * 3;
    const shown = gloss[at]! + gloss[at + 1]! + gloss[at + 2]!;
    if (shown <= most) continue;
    for (let c = 0; c < 3; c++) gloss[at + c]! *= most / shown;
  }
}

/** The openness around each cell, of its own surface alone. */
function fineCourse(grid: LightGrid, out: Float32Array, fineReach: number): void {
  const { width, height, kinds, depths, normals, positions, openness } = grid;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      if (kinds[cell] !== cellKinds.surface) continue;
      const at = cell * 3;
      const allowed = planeTolerance * depths[cell]! * 1.5;
      let sum = 0;
      let count = 0;
      for (let yy = Math.max(0, y - fineReach); yy <= Math.min(height - 1, y + fineReach); yy++) {
        for (let xx = Math.max(0, x - fineReach); xx <= Math.min(width - 1, x + fineReach); xx++) {
          const other = yy * width + xx;
          if (kinds[other] !== cellKinds.surface) continue;
          const to = other * 3;
          const nx = normals[at]!;
          const ny = normals[at + 1]!;
          const nz = normals[at + 2]!;
          if (nx * normals[to]! + ny * normals[to + 1]! + nz * normals[to + 2]! < leastFacing)
            continue;
          const jump =
            nx * (positions[to]! - positions[at]!) +
            ny * (positions[to + 1]! - positions[at + 1]!) +
            nz * (positions[to + 2]! - positions[at + 2]!);
          if (Math.abs(jump) > allowed) continue;
          sum += openness[other]!;
          count++;
        }
      }
      out[cell] = count > 0 ? sum / count : openness[cell]!;
    }
  }
}
