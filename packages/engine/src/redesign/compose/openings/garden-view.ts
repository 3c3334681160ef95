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
const hedge: Rgb = [0.17, 0.24, 0.12];
const lawn: Rgb = [0.46, 0.56, 0.3];
/** Crowns end between these elevations; a hedge stands before the far end of the lawn. */
const crowns = { lowest: 0.03, highest: 0.4, ragged: 0.07 } as const;
const hedgeRad = 0.045;
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
  const isHedge = 1 - smoothStep(hedgeRad - 0.008, hedgeRad + 0.008, elevationRad + 0.02 * grain);
  seen = between(seen, between(hedge, leaves.light, 0.5 * grain), isHedge);
  const isLawn = 1 - smoothStep(-0.035, -0.02, elevationRad);
  const shade = 0.82 + 0.3 * cloudNoise.sample(azimuthRad * 0.3, elevationRad * 1.1);
  seen = between(seen, [lawn[0] * shade, lawn[1] * shade, lawn[2] * shade], isLawn);
  return between(seen, [1, 1, 1], veil);
}
