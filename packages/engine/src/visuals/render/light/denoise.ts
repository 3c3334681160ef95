/**
 * Edge-avoiding à-trous wavelets (Dammertz 2010): each round averages nine cells at twice the previous distance, and
 * only on the same surface.
 */
import { cellKinds, type LightGrid } from './light-grid.ts';

/** Neighbours whose normals differ by more than 45 degrees are on another surface. */
const leastFacing = 0.7;
const tent = [1, 2, 1] as const;

interface Round {
  readonly source: Float32Array;
  readonly target: Float32Array;
  /** Distance of the averaged cells. */
  readonly step: number;
  readonly planeTolerance: number;
  readonly mask: Uint8Array | undefined;
  /** The companion's values, before and after. */
  readonly from: Float32Array | undefined;
  readonly to: Float32Array | undefined;
}

function filterRound(
  grid: LightGrid,
  { source, target, step, planeTolerance, mask, from, to }: Round,
): void {
  const { width, height, kinds, depths, normals, positions } = grid;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      if (kinds[cell] !== cellKinds.surface || (mask && !mask[cell])) continue;
      const px = positions[cell * 3]!;
      const py = positions[cell * 3 + 1]!;
      const pz = positions[cell * 3 + 2]!;
      // Tolerance of a neighbour's distance from this cell's plane; a share of the distance to the eye.
      const allowed = planeTolerance * depths[cell]! * (0.5 + 0.5 * step);
      const nx = normals[cell * 3]!;
      const ny = normals[cell * 3 + 1]!;
      const nz = normals[cell * 3 + 2]!;
      let weights = 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      let value = 0;
      for (let j = -1; j <= 1; j++) {
        const yy = y + j * step;
        if (yy < 0 || yy >= height) continue;
        for (let i = -1; i <= 1; i++) {
          const xx = x + i * step;
          if (xx < 0 || xx >= width) continue;
          const other = yy * width + xx;
          if (kinds[other] !== cellKinds.surface || (mask && !mask[other])) continue;
          const facing =
            nx * normals[other * 3]! + ny * normals[other * 3 + 1]! + nz * normals[other * 3 + 2]!;
          if (facing < leastFacing) continue;
          const jump = Math.abs(
            nx * (positions[other * 3]! - px) +
              ny * (positions[other * 3 + 1]! - py) +
              nz * (positions[other * 3 + 2]! - pz),
          );
          if (jump > allowed) continue;
          const facing4 = facing * facing * facing * facing;
          const weight = tent[i + 1]! * tent[j + 1]! * facing4 * facing4 * (1 - jump / allowed);
          red += source[other * 3]! * weight;
          green += source[other * 3 + 1]! * weight;
          blue += source[other * 3 + 2]! * weight;
          if (from) value += from[other]! * weight;
          weights += weight;
        }
      }
      const at = cell * 3;
      if (weights > 0) {
        target[at] = red / weights;
        target[at + 1] = green / weights;
        target[at + 2] = blue / weights;
        if (to) to[cell] = value / weights;
      } else {
        target[at] = source[at]!;
        target[at + 1] = source[at + 1]!;
        target[at + 2] = source[at + 2]!;
        if (from && to) to[cell] = from[cell]!;
      }
    }
  }
}

/** One more value per cell, filtered with the same weights as the light. */
export interface Companion {
  readonly values: Float32Array;
  readonly spare: Float32Array;
}

export interface Denoising {
  /** Filtered in place. */
  readonly light: Float32Array;
  /** A second buffer of the same length. */
  readonly spare: Float32Array;
  readonly rounds: number;
  /** Distance from a cell's plane within which a neighbour counts, as a share of the distance to the eye. */
  readonly planeTolerance: number;
  /** 1 for cells to filter; all by default. */
  readonly mask?: Uint8Array;
  readonly companion?: Companion;
}

export function denoise(
  grid: LightGrid,
  { light, spare, rounds, planeTolerance, mask, companion }: Denoising,
): void {
  let source = light;
  let target = spare;
  let from = companion?.values;
  let to = companion?.spare;
  // The last round returns to the nearest neighbours: wide steps leave a weave pattern.
  for (let round = 0; round <= rounds; round++) {
    const step = round === rounds ? 1 : 1 << round;
    filterRound(grid, { source, target, step, planeTolerance, mask, from, to });
    [source, target] = [target, source];
    [from, to] = [to, from];
  }
  if (source !== light) light.set(source);
  if (companion && from && from !== companion.values) companion.values.set(from);
}
