/**
 * Gathers indirect light in several rounds of few rays: their mean equals one round of many rays, and their variance
 * tells the noise.
 */
import { cellKinds, type LightGrid } from '../light/light-grid.ts';
import { removeGlossFireflies } from '../light/near-shade.ts';
import type { BufferPool } from '../memory/buffer-pool.ts';

export interface GatheredRounds {
  /** Mean of all rounds; `irradiance` holds bounced light. */
  readonly grid: LightGrid;
  /** Direct light from lamps and windows, 3 floats per cell. */
  readonly lamps: Float32Array;
  /** Variance of its mean, one per cell. */
  readonly lampVariance: Float32Array;
}

interface RoundsInput {
  readonly rounds: number;
  readonly pool: BufferPool;
  /** Gathers one round into the pool's grid and `lamps`. */
  readonly gather: (round: number, lamps: Float32Array) => LightGrid;
  readonly betweenRounds: (done: number) => Promise<void>;
  /** Limit of a single reflection. */
  readonly mostGloss: (grid: LightGrid, lamps: Float32Array) => number;
  readonly cells: number;
}

export async function gatherRounds({
  rounds,
  pool,
  gather,
  betweenRounds,
  mostGloss,
  cells,
}: RoundsInput): Promise<GatheredRounds> {
  const round = pool.floats('round of lamps', cells * 3);
  const light = pool.floats('light of rounds', cells * 3).fill(0);
  const lamps = pool.floats('lamps of rounds', cells * 3).fill(0);
  const gloss = pool.floats('gloss of rounds', cells * 3).fill(0);
  const openness = pool.floats('openness of rounds', cells).fill(0);
  const squares = pool.floats('squares of lamps', cells).fill(0);
  let grid: LightGrid | undefined;
  let most = Infinity;
  for (let index = 0; index < rounds; index++) {
    await betweenRounds(index / rounds);
    grid = gather(index, round);
    if (index === 0) most = mostGloss(grid, round);
    removeGlossFireflies(grid, most);
    for (let cell = 0; cell < cells; cell++) {
      if (grid.kinds[cell] !== cellKinds.surface) continue;
      const at = cell * 3;
      let level = 0;
      for (let c = at; c < at + 3; c++) {
        light[c]! += grid.irradiance[c]!;
        lamps[c]! += round[c]!;
        gloss[c]! += grid.gloss[c]!;
        level += round[c]!;
      }
      squares[cell]! += level * level;
      openness[cell]! += grid.openness[cell]!;
    }
  }
  if (!grid) throw new RangeError('light needs at least one round');
  const share = 1 / rounds;
  for (let at = 0; at < cells * 3; at++) {
    grid.irradiance[at] = light[at]! * share;
    grid.gloss[at] = gloss[at]! * share;
    lamps[at]! *= share;
  }
  for (let cell = 0; cell < cells; cell++) {
    grid.openness[cell] = openness[cell]! * share;
    const at = cell * 3;
    const mean = lamps[at]! + lamps[at + 1]! + lamps[at + 2]!;
    squares[cell] = Math.max(0, squares[cell]! * share - mean * mean) / Math.max(1, rounds - 1);
  }
  return { grid, lamps, lampVariance: squares };
}
