/**
 * A garden as a camera sees it through a window of a room that it is exposed for: bright, pale, without detail.
 * It goes all around, so that several windows of a room show parts of one.
 */

import { cloudNoise, grainNoise } from '../../../ops/noise-field.ts';
import { mix, smoothStep } from '../../../ops/ramps.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const sky: Readonly<Record<'low' | 'high', Rgb>> = {
  low: [0.9, 0.93, 0.94],
  high: [0.66, 0.8, 0.97],
};
/** Elevation, radians, at which the sky is as blue as it gets. */
const highRad = 0.9;
const leaves: Readonly<Record<'dark' | 'light', Rgb>> = {
  dark: [0.13, 0.2, 0.09],
  light: [0.5, 0.6, 0.3],
};
const shrub: Rgb = [0.16, 0.23, 0.11];
const lawn: Rgb = [0.46, 0.56, 0.3];
/** Crowns end between these elevations, shrubs before them, which leave parts of the lawn. */
const crowns = { lowest: 0.05, highest: 0.48, ragged: 0.09 } as const;
const shrubs = { lowest: -0.1, highest: 0.1, ragged: 0.05 } as const;
/** Light in the air and in the lens, over everything. */
const veil = 0.2;

const between = (one: Rgb, other: Rgb, share: number): Rgb => [
  mix(one[0], other[0], share),
  mix(one[1], other[1], share),
  mix(one[2], other[2], share),
];

function crownsEnd(azimuthRad: number): number {
  const tall = smoothStep(0.34, 0.66, cloudNoise.sample(azimuthRad * 0.11, 0.37));
  return mix(crowns.lowest, crowns.highest, tall);
}

/** Linear light from a direction: clockwise from straight ahead, and above the horizon. */
export function gardenAt(azimuthRad: number, elevationRad: number): Rgb {
  const grain = grainNoise.sample(azimuthRad * 0.5, elevationRad * 0.5);
  const clumps = cloudNoise.sample(azimuthRad * 0.45, elevationRad * 0.6 + 0.2);
  const air = between(sky.low, sky.high, Math.min(1, Math.max(0, elevationRad / highRad)));
  const end = crownsEnd(azimuthRad) + crowns.ragged * (clumps + grain - 1);
  const isCrown = 1 - smoothStep(end - 0.02, end + 0.02, elevationRad);
  const light = smoothStep(0.25, 0.8, 0.6 * clumps + 0.4 * grain + 0.12 * elevationRad);
  let seen = between(air, between(leaves.dark, leaves.light, light), isCrown);
  const height = smoothStep(0.36, 0.62, cloudNoise.sample(azimuthRad * 0.28, 0.71));
  const top = mix(shrubs.lowest, shrubs.highest, height) + shrubs.ragged * (clumps + grain - 1);
  const isShrub = 1 - smoothStep(top - 0.012, top + 0.012, elevationRad);
  seen = between(seen, between(shrub, leaves.light, light * 0.75), isShrub);
  const edge = -0.13 + 0.08 * cloudNoise.sample(azimuthRad * 0.2, 0.11);
  const isLawn = 1 - smoothStep(edge - 0.012, edge + 0.012, elevationRad);
  const shade = 0.82 + 0.3 * cloudNoise.sample(azimuthRad * 0.3, elevationRad * 1.1);
  seen = between(seen, [lawn[0] * shade, lawn[1] * shade, lawn[2] * shade], isLawn);
  return between(seen, [1, 1, 1], veil);
}
