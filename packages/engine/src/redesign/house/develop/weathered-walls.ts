/** Weathering of new walls: large stains, rain streaks below eaves, splashes above ground. */
import { cloudNoise, grainNoise } from '../../../ops/noise-field.ts';

/** How much each takes or gives, as shares of the light. */
const shares = { stains: 0.28, runs: 0.22, mottle: 0.16, grain: 0.13, splash: 0.28 } as const;
const splashMetres = 0.4;

/** Factor on the light of a wall or roof at this position. */
export function weathered([x, y, z]: Float64Array): number {
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
  return (
    (1 +
      stains * shares.stains +
      runs * shares.runs +
      mottle * shares.mottle +
      grain * shares.grain) *
    (1 - shares.splash * splash)
  );
}
