/** Hour, weather, season and medium of a picture. */

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

/** Light and weather. Changing it alone gives the same house in another light. */
export interface SceneSetting {
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season;
  /** Where the sun stands, seen from above: 0 = +z (in front of the house), +90 degrees = +x. */
  readonly sunAzimuthRad: number;
  /** Overrides the height that the time of day gives. */
  readonly sunElevationRad?: number;
  /** Radiance of a white surface facing a hazy sun, whatever the weather. */
  readonly sunLevel?: number;
  /** Snow lies on everything that looks up. */
  readonly snowCover: boolean;
  /** The camera stands in a closed room. */
  readonly indoors: boolean;
  /** Sky and sun have hardly a colour: what a camera's white balance leaves of them in a room. */
  readonly hasWhiteLight?: boolean;
}
