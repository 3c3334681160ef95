/** Sun and sky by hour and season, for the viewer. */
export interface Daylight {
  /** Direction to the sun: east is +x, up +y; at noon it is in the south, +z. */
  readonly sun: readonly [x: number, y: number, z: number];
  /** 0 below the horizon, 1 high in the sky. */
  readonly sunlight: number;
  readonly skylight: number;
  readonly sunColour: string;
  readonly skyColour: string;
  /** 0 by day, 1 at night. */
  readonly lamps: number;
}

export const hours = { first: 6, noon: 12, last: 21 } as const;

/** The sun's highest elevation, and the ground colour. */
const seasonRows = {
  spring: { highestRad: 0.9, ground: '#75874f' },
  summer: { highestRad: 1.08, ground: '#5f7046' },
  autumn: { highestRad: 0.7, ground: '#7c7049' },
  winter: { highestRad: 0.42, ground: '#dfe3e6' },
} as const;
export type Season = keyof typeof seasonRows;
export const seasons = Object.keys(seasonRows) as readonly Season[];
export const groundOf = (season: Season): string => seasonRows[season].ground;

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const mixed = (one: number, other: number, share: number) =>
  Math.round(one + (other - one) * share);
type Rgb = readonly [number, number, number];
const css = (one: Rgb, other: Rgb, share: number) =>
  `rgb(${mixed(one[0], other[0], share)}, ${mixed(one[1], other[1], share)}, ${mixed(one[2], other[2], share)})`;

const colours = {
  lowSun: [255, 176, 104],
  highSun: [255, 246, 230],
  night: [34, 42, 64],
  dusk: [226, 188, 164],
  day: [206, 224, 242],
} satisfies Record<string, Rgb>;

export function daylightAt(hour: number, season: Season = 'spring'): Daylight {
  const turn = ((hour - hours.noon) / 12) * Math.PI;
  const elevation = Math.sin(((hour - hours.first) / 12) * Math.PI) * seasonRows[season].highestRad;
  const height = clamp(elevation);
  const dusk = clamp(1 - height * 2.4);
  const night = clamp(-elevation * 3.2 + 0.05);
  const flat = Math.cos(elevation);
  return {
    sun: [-Math.sin(turn) * flat, Math.max(0.02, Math.sin(elevation)), Math.cos(turn) * flat],
    sunlight: Math.sqrt(height),
    skylight: 0.12 + 0.88 * clamp(height * 1.6 + 0.1 - night * 0.2),
    sunColour: css(colours.highSun, colours.lowSun, dusk),
    skyColour:
      night > 0.1
        ? css(colours.dusk, colours.night, clamp(night * 1.4))
        : css(colours.day, colours.dusk, dusk),
    lamps: clamp(dusk * 0.4 + night * 2),
  };
}

/** Such as "9:30". */
export const hourText = (hour: number): string =>
  `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;
