import { smoothStep } from '../../ops/ramps.ts';
import { hashLattice } from '../../random/random.ts';

/** Lattice noise without visible squares: leaves of one size, 0..1. */
export function leafNoise(x: number, y: number, size: number, seed: number): number {
  const [u, v] = [x / size, y / size];
  const [x0, y0] = [Math.floor(u), Math.floor(v)];
  const [fx, fy] = [smoothStep(0, 1, u - x0), smoothStep(0, 1, v - y0)];
  const at = (dx: number, dy: number) => hashLattice(x0 + dx, y0 + dy, seed);
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * fx;
  const low = at(0, 1) + (at(1, 1) - at(0, 1)) * fx;
  return top + (low - top) * fy;
}
