/** Brightness, colour and clarity of light: one row for each time of day and each weather. */
import type { LinearRgb } from '../../../colour/oklab.ts';
import type { TimeOfDay, Weather } from '../../scene-setting.ts';

export interface TimeOfDayLight {
  readonly sunElevationDeg: number;
  /** Mean radiance of the clear sky; a sunlit white wall is about 3. */
  readonly skyLevel: number;
  /**
   * Graduated grey filter: share of the sky that is left in the picture, not in its light. A sky that lights the
   * ground is so much brighter that tone mapping would bleach its evening colours.
   */
  readonly skyFilter: number;
  /** Radiance of white facing the unclouded sun (or moon). */
  readonly sunLevel: number;
  /** Share of the colour that air gives the sun; the rest is white. */
  readonly sunColour: number;
  /** Intensity of lamps and lit rooms. */
  readonly lampLevel: number;
  readonly starLevel: number;
  /** Glow of the sun's side, or of a town, on the horizon, added to the sky. */
  readonly horizonGlow: LinearRgb;
  /** Share of sky light that dust near the ground transmits towards a low sun; white: all. */
  readonly horizonTint: LinearRgb;
  /** Log-average target of exposure, and how far it adapts to the scene (0..1). */
  readonly exposureKey: number;
  readonly adaptation: number;
  /** Share of the ambient colour that white balance removes. */
  readonly whiteBalance: number;
  /** Ground mist at this hour, extinction per metre. */
  readonly mistPerMetre: number;
  readonly bloom: number;
  /** Display level of the brightest hundredth of the picture. */
  readonly whiteLevel: number;
  /** Display level that a quarter of the picture may be below. */
  readonly shadeLevel: number;
  readonly saturation: number;
}

export const timeOfDayLights: Record<TimeOfDay, TimeOfDayLight> = {
  dawn: {
    sunElevationDeg: 4.5,
    skyLevel: 0.34,
    skyFilter: 0.6,
    sunLevel: 1.9,
    sunColour: 0.85,
    lampLevel: 0.35,
    starLevel: 0,
    horizonGlow: [0.62, 0.24, 0.28],
    horizonTint: [1, 0.5, 0.56],
    exposureKey: 0.23,
    adaptation: 0.85,
    whiteBalance: 0.05,
    mistPerMetre: 0.005,
    bloom: 0.1,
    whiteLevel: 0.91,
    shadeLevel: 0.24,
    saturation: 1.16,
  },
  day: {
    sunElevationDeg: 40,
    skyLevel: 0.62,
    skyFilter: 1,
    sunLevel: 3.1,
    sunColour: 0.9,
    lampLevel: 0.12,
    starLevel: 0,
    horizonGlow: [0, 0, 0],
    horizonTint: [1, 1, 1],
    exposureKey: 0.31,
    adaptation: 0.85,
    whiteBalance: 0.2,
    mistPerMetre: 0,
    bloom: 0.05,
    whiteLevel: 0.95,
    shadeLevel: 0.3,
    saturation: 1.0,
  },
  golden: {
    sunElevationDeg: 7,
    skyLevel: 0.4,
    skyFilter: 0.62,
    sunLevel: 2.9,
    sunColour: 0.95,
    lampLevel: 0.7,
    starLevel: 0,
    horizonGlow: [0.8, 0.25, 0.02],
    horizonTint: [1, 0.4, 0.13],
    exposureKey: 0.17,
    adaptation: 0.85,
    whiteBalance: 0.15,
    mistPerMetre: 0,
    bloom: 0.08,
    whiteLevel: 0.91,
    shadeLevel: 0.23,
    saturation: 1.28,
  },
  dusk: {
    sunElevationDeg: -3.2,
    skyLevel: 0.2,
    skyFilter: 0.8,
    sunLevel: 0,
    sunColour: 1,
    lampLevel: 1.7,
    starLevel: 0.1,
    horizonGlow: [0.16, 0.05, 0.005],
    horizonTint: [1, 0.36, 0.16],
    exposureKey: 0.12,
    adaptation: 0.8,
    whiteBalance: 0.1,
    mistPerMetre: 0,
    bloom: 0.12,
    whiteLevel: 0.92,
    shadeLevel: 0.19,
    saturation: 1.22,
  },
  night: {
    sunElevationDeg: 38,
    skyLevel: 0.017,
    skyFilter: 1,
    sunLevel: 0.035,
    sunColour: 0,
    lampLevel: 1.05,
    starLevel: 0.5,
    horizonGlow: [0.09, 0.063, 0.039],
    horizonTint: [1, 1, 1],
    exposureKey: 0.1,
    adaptation: 0.7,
    whiteBalance: 0.35,
    mistPerMetre: 0,
    bloom: 0.13,
    whiteLevel: 0.95,
    shadeLevel: 0.13,
    saturation: 1.06,
  },
};

export interface WeatherLight {
  /** Share of the sky covered by separate clouds. */
  readonly cloudCover: number;
  /** How much of the dome is an even grey layer, 0..1. */
  readonly veil: number;
  /** Brightness of that layer relative to the clear sky's mean. */
  readonly veilLevel: number;
  /** Share of direct sun that passes, and factor on its penumbra. */
  readonly sunThrough: number;
  readonly penumbra: number;
  /** Extinction per metre along the ground. */
  readonly fogPerMetre: number;
  readonly wetness: number;
  /** Density of drops or flakes, 0..1. */
  readonly rain: number;
  readonly snowfall: number;
  readonly saturation: number;
  /** Exposure compensation for white subjects. */
  readonly exposure: number;
  /** Least lamp level: lamps are on when it is this dark outside, at any hour. */
  readonly leastLamps: number;
}

const clear: WeatherLight = {
  cloudCover: 0.4,
  veil: 0,
  veilLevel: 1,
  sunThrough: 1,
  penumbra: 1,
  fogPerMetre: 0.0009,
  wetness: 0,
  rain: 0,
  snowfall: 0,
  saturation: 1,
  exposure: 1,
  leastLamps: 0,
};

export const weatherLights: Record<Weather, WeatherLight> = {
  clear,
  cloudy: { ...clear, cloudCover: 0.62, veil: 0.12, sunThrough: 0.8, penumbra: 1.5 },
  overcast: {
    ...clear,
    cloudCover: 0.75,
    veil: 0.9,
    veilLevel: 0.95,
    sunThrough: 0.06,
    penumbra: 8,
    fogPerMetre: 0.0018,
    saturation: 0.96,
    exposure: 1.2,
    leastLamps: 0.35,
  },
  fog: {
    ...clear,
    cloudCover: 0,
    veil: 0.95,
    veilLevel: 0.9,
    sunThrough: 0.08,
    penumbra: 10,
    fogPerMetre: 0.022,
    saturation: 0.9,
    exposure: 1.7,
    leastLamps: 0.55,
  },
  rain: {
    ...clear,
    cloudCover: 0.8,
    veil: 0.92,
    veilLevel: 0.7,
    sunThrough: 0.03,
    penumbra: 10,
    fogPerMetre: 0.005,
    wetness: 0.9,
    rain: 1,
    saturation: 0.95,
    exposure: 1.1,
    leastLamps: 0.6,
  },
  snow: {
    ...clear,
    cloudCover: 0.6,
    veil: 0.9,
    veilLevel: 1,
    sunThrough: 0.06,
    penumbra: 10,
    fogPerMetre: 0.006,
    snowfall: 1,
    saturation: 0.95,
    exposure: 1.65,
    leastLamps: 0.5,
  },
  storm: {
    ...clear,
    cloudCover: 0.85,
    veil: 0.85,
    veilLevel: 0.42,
    sunThrough: 0.03,
    penumbra: 10,
    fogPerMetre: 0.004,
    wetness: 1,
    rain: 0.7,
    saturation: 0.95,
    leastLamps: 0.8,
  },
};
