/**
 * Denoises direct light from lamps and windows but keeps its shadows: cells are averaged only as far as their
 * difference is explained by noise (after Schied 2017).
 */
import { cellKinds, type LightGrid } from '../light/light-grid.ts';
import type { BufferPool } from '../memory/buffer-pool.ts';

const rounds = 4;
const leastFacing = 0.8;
const planeTolerance = 0.008;
/** Differences up to this many standard deviations count as noise. */
const noiseTimes = 2.5;
/** Relative difference that always counts as noise, where few samples happen to agree. */
const leastDifference = 0.04;
const kernel = [1, 2, 1] as const;

function level(light: Float32Array, at: number): number {
  return light[at]! + light[at + 1]! + light[at + 2]!;
}

/** The variance of a cell is noisy itself, so nine are averaged. */
function calmVariance(grid: LightGrid, variance: Float32Array, out: Float32Array): void {
  const { width, height, kinds } = grid;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let count = 0;
      for (let yy = Math.max(0, y - 1); yy <= Math.min(height - 1, y + 1); yy++) {
        for (let xx = Math.max(0, x - 1); xx <= Math.min(width - 1, x + 1); xx++) {
          const other = yy * width + xx;
          if (kinds[other] !== cellKinds.surface) continue;
          sum += variance[other]!;
          count++;
        }
      }
      out[y * width + x] = count > 0 ? sum / count : 0;
    }
  }
}

/** Least number of neighbours on the same surface: leaves and rods have too few. */
const leastBeside = 4;

/** Limits a cell to its neighbours on the same surface: it sampled a rare bright light. */
function dimOutliers(grid: LightGrid, light: Float32Array, out: Float32Array): void {
  const { width, height, kinds, normals } = grid;
  out.set(light);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      if (kinds[cell] !== cellKinds.surface) continue;
      const at = cell * 3;
      let most = 0;
      let second = 0;
      let beside = 0;
      for (let yy = Math.max(0, y - 1); yy <= Math.min(height - 1, y + 1); yy++) {
        for (let xx = Math.max(0, x - 1); xx <= Math.min(width - 1, x + 1); xx++) {
          const other = yy * width + xx;
          if (other === cell || kinds[other] !== cellKinds.surface) continue;
          const to = other * 3;
          const facing =
            normals[at]! * normals[to]! +
            normals[at + 1]! * normals[to + 1]! +
            normals[at + 2]! * normals[to + 2]!;
          if (facing < leastFacing) continue;
          beside++;
          const there = level(light, to);
          if (there > most) {
            second = most;
            most = there;
          } else if (there > second) second = there;
        }
      }
      const own = level(light, at);
      if (own <= second || beside < leastBeside) continue;
      for (let c = at; c < at + 3; c++) out[c] = (light[c]! * second) / own;
    }
  }
}

/** Filters `light` in place; overwrites `variance`. */
export function filterLamps(
  grid: LightGrid,
  light: Float32Array,
  variance: Float32Array,
  pool: BufferPool,
): void {
  const { width, height, kinds, depths, normals, positions } = grid;
  const spare = pool.passing.floats(light.length);
  const calm = pool.passing.floats(variance.length);
  dimOutliers(grid, light, spare);
  light.set(spare);
  let [source, target] = [light, spare];
  for (let round = 0; round < rounds; round++) {
    const step = 1 << round;
    calmVariance(grid, variance, calm);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const cell = y * width + x;
        if (kinds[cell] !== cellKinds.surface) continue;
        const at = cell * 3;
        const own = level(source, at);
        const noise = Math.sqrt(calm[cell]!) * noiseTimes + own * leastDifference + 1e-4;
        const allowed = planeTolerance * depths[cell]! * (0.5 + 0.5 * step);
        const nx = normals[at]!;
        const ny = normals[at + 1]!;
        const nz = normals[at + 2]!;
        let weights = 0;
        let red = 0;
        let green = 0;
        let blue = 0;
        let spread = 0;
        for (let j = -1; j <= 1; j++) {
          const yy = y + j * step;
          if (yy < 0 || yy >= height) continue;
          for (let i = -1; i <= 1; i++) {
            const xx = x + i * step;
            if (xx < 0 || xx >= width) continue;
            const other = yy * width + xx;
            if (kinds[other] !== cellKinds.surface) continue;
            const to = other * 3;
            const facing = nx * normals[to]! + ny * normals[to + 1]! + nz * normals[to + 2]!;
            if (facing < leastFacing) continue;
            const jump = Math.abs(
              nx * (positions[to]! - positions[at]!) +
                ny * (positions[to + 1]! - positions[at + 1]!) +
                nz * (positions[to + 2]! - positions[at + 2]!),
            );
            if (jump > allowed) continue;
            const difference = Math.abs(level(source, to) - own) / noise;
            if (difference > 3) continue;
            const alike = Math.exp(-difference * difference);
            const facing2 = facing * facing;
            const weight =
              kernel[i + 1]! * kernel[j + 1]! * facing2 * facing2 * (1 - jump / allowed) * alike;
            red += source[to]! * weight;
            green += source[to + 1]! * weight;
            blue += source[to + 2]! * weight;
            spread += variance[other]! * weight * weight;
            weights += weight;
          }
        }
        target[at] = weights > 0 ? red / weights : source[at]!;
        target[at + 1] = weights > 0 ? green / weights : source[at + 1]!;
        target[at + 2] = weights > 0 ? blue / weights : source[at + 2]!;
        calm[cell] = weights > 0 ? spread / (weights * weights) : variance[cell]!;
      }
    }
    variance.set(calm);
    [source, target] = [target, source];
  }
  if (source !== light) light.set(source);
}
