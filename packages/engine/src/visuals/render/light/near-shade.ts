/**
 * Restores near shade, such as under a bed or behind a pot, that wide denoising removes. The same rays give the
 * openness of the nearest metre, which needs far less averaging: the light is multiplied by the ratio of finely to
 * widely averaged openness (guided filtering after Bauszat 2011).
 */
import type { BufferPool } from '../memory/buffer-pool.ts';
import { denoise } from './denoise.ts';
import { cellKinds, type LightGrid } from './light-grid.ts';

const planeTolerance = 0.008;
const leastFacing = 0.8;
/** Smaller wide averages are ignored. */
const leastWide = 0.02;
const mostRatio = 1.25;
/** Openness of a free surface in a furnished room. */
const usualOpenness = 0.9;

export interface AveragingReach {
  readonly wideRounds: number;
  /** Radius in cells for averaging the few rays of a cell. */
  readonly fineReach: number;
  /** Exponent on the openness that deepens shade; default none. */
  readonly deepened?: number;
}

const firstReach: AveragingReach = { wideRounds: 5, fineReach: 2 };

/** Denoises indirect light in place. */
export function denoiseAround(
  grid: LightGrid,
  pool: BufferPool,
  indoors: boolean,
  { wideRounds, fineReach, deepened = 0 }: AveragingReach = firstReach,
): void {
  const { irradiance, openness, kinds } = grid;
  const spare = pool.passing.floats(irradiance.length);
  const wholly = { light: irradiance, spare, rounds: wideRounds, planeTolerance };
  if (!indoors) {
    denoise(grid, wholly);
    return;
  }
  const wide = pool.passing.floats(kinds.length);
  const other = pool.passing.floats(kinds.length);
  wide.set(openness);
  denoise(grid, { ...wholly, companion: { values: wide, spare: other } });
  fineCourse(grid, other, fineReach);
  for (let cell = 0; cell < kinds.length; cell++) {
    if (kinds[cell] !== cellKinds.surface) continue;
    const ratio = Math.min(mostRatio, other[cell]! / Math.max(leastWide, wide[cell]!));
    const kept = deepened > 0 ? Math.min(1, other[cell]! / usualOpenness) ** deepened : 1;
    for (let c = 0; c < 3; c++) irradiance[cell * 3 + c]! *= ratio * kept;
  }
}

/** Limit of reflections relative to the room's mean light, against fireflies. */
const mostGloss = 3;

/** Removes fireflies from glossy reflections, in place. @param meanLight of the room */
export function removeGlossFireflies({ gloss, glossy }: LightGrid, meanLight: number): void {
  const most = 3 * mostGloss * meanLight;
  for (let cell = 0; cell < glossy.length; cell++) {
    if (!glossy[cell]) continue;
    const at = cell * 3;
    const shown = gloss[at]! + gloss[at + 1]! + gloss[at + 2]!;
    if (shown <= most) continue;
    for (let c = 0; c < 3; c++) gloss[at + c]! *= most / shown;
  }
}

/** Openness averaged over the same surface around each cell. */
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
