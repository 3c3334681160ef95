/** Weathering of new walls: large stains, rain streaks below eaves, splashes above ground. */
import { cloudNoise, grainNoise } from '../../../ops/noise-field.ts';
import { smoothStep } from '../../../ops/ramps.ts';

/** How much each takes or gives, as shares of the light. */
const shares = { stains: 0.28, runs: 0.22, mottle: 0.16, grain: 0.13, splash: 0.28 } as const;
const splashMetres = 0.4;
/** White render is painted anew before it is as stained as concrete: from this light against white, and share that is left out. */
const painted = { from: 0.5, to: 0.9, share: 0.5 } as const;

/** Factor on the light of a wall or roof at this position; `white` is its light against that of white in the sun. */
export function weathered([x, y, z]: Float64Array, white = 0): number {
  const along = x! + z! * 0.7;
  const stains = cloudNoise.sample(along * 0.021, y! * 0.034 + z! * 0.02) - 0.5;
  // streaks are narrow along the wall, long vertically
  const runs = cloudNoise.sample(along * 0.16, y! * 0.012) - 0.5;
  const mottle = grainNoise.sample(along * 0.06, y! * 0.06 + z! * 0.05) - 0.5;
  // trowelled plaster, and the single stones and boards of what has no pattern of its own
  const grain = grainNoise.sample(along * 0.31, y! * 0.31 + z! * 0.24) - 0.5;
  const height = Math.max(0, y!);
  const uneven = 0.7 + 0.6 * cloudNoise.sample(along * 0.09, 0.5);
  const splash = Math.exp(-height / (splashMetres * uneven));
  const fresh = 1 - painted.share * smoothStep(painted.from, painted.to, white);
  const marks =
    stains * shares.stains + runs * shares.runs + mottle * shares.mottle + grain * shares.grain;
  return (1 + fresh * marks) * (1 - shares.splash * splash);
}
