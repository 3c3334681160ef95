/** Noise that hides the steps of 8-bit codes on smooth walls, wherever smooth light is written on them. */
import { hashLattice } from '../../random/random.ts';

/** Triangular, -codes to codes. */
export const ditherAt = (x: number, y: number, seed: number, codes = 1): number =>
  (hashLattice(x, y, seed) + hashLattice(y, x, seed + 1) - 1) * codes;
