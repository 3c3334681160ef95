export const timesOfDay = ['dawn', 'day', 'golden', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];
export const weathers = ['clear', 'cloudy', 'overcast', 'fog', 'rain', 'snow', 'storm'] as const;
export type Weather = (typeof weathers)[number];
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];
export const mediums = [
  'photograph',
  'watercolour',
  'pencil',
  'ink',
  'blueprint',
  'clay',
  'cutPaper',
] as const;
export type Medium = (typeof mediums)[number];

/** Light and weather. Changing only this keeps the house. */
export interface SceneSetting {
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season;
  /** Azimuth of the sun seen from above: 0 = +z (in front of the house), +90 degrees = +x. */
  readonly sunAzimuthRad: number;
  /** Overrides the elevation given by the time of day. */
  readonly sunElevationRad?: number;
  /** Radiance of white facing a hazy sun, in any weather. */
  readonly sunLevel?: number;
  /** Snow covers everything that faces up. */
  readonly snowCover: boolean;
  /** The camera is in a closed room. */
  readonly indoors: boolean;
  /** Sky and sun are nearly white, as after a camera's white balance in a room. */
  readonly hasWhiteLight?: boolean;
  /** A low sun was asked for: rooms keep more of its colour. */
  readonly hasAskedSun?: boolean;
}
