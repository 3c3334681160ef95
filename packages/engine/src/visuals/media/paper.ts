/** Height of a paper's surface, about -1..1, for cold-pressed and smooth sheets. */

import { cloudNoise, grainNoise } from '../../ops/noise-field.ts';
import { hashLattice } from '../../random/random.ts';

/** Cold-pressed watercolour paper: pebbled hollows where pigment settles. */
export function coldPressed(x: number, y: number): number {
  const pebble = grainNoise.sample(x * 0.0042, y * 0.0042) - 0.5;
  const fine = grainNoise.sample(x * 0.0131 + 0.37, y * 0.0131) - 0.5;
  return pebble * 1.5 + fine * 1.1 + (hashLattice(Math.floor(x), Math.floor(y), 31) - 0.5) * 0.25;
}

/** Drawing paper: a fine tooth that catches graphite. */
export function drawingPaper(x: number, y: number): number {
  const tooth = grainNoise.sample(x * 0.021, y * 0.019) - 0.5;
  const felt = cloudNoise.sample(x * 0.011, y * 0.011) - 0.5;
  const dust = hashLattice(Math.floor(x), Math.floor(y), 32) - 0.5;
  return tooth * 1.3 + felt * 0.5 + dust * 0.7;
}
