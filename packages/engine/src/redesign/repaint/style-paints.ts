/**
 * Colours that tell a style on surfaces of a photo whose shape stays: each has two, since one may hardly differ from
 * the old. Neither grey nor mauve on walls, which a photo shows as a cast.
 */
import { type CieLab, cieLabFromLinear } from '../../colour/cie-lab.ts';
import { linearFromHex } from '../../colour/hex.ts';
import type { LinearRgb } from '../../colour/oklab.ts';
import { srgbCodeFromLinear } from '../../colour/srgb.ts';
import { luminance } from '../../ops/ramps.ts';
import { likelyAlbedo, type PhotoLight } from './paint-gain.ts';

export type PaintPair = readonly [first: string, other: string];

export interface StylePaints {
  readonly walls: PaintPair;
  readonly bed: PaintPair;
  readonly seats: PaintPair;
  readonly cabinets: PaintPair;
}

const paints: Readonly<Record<string, StylePaints>> = {
  Modern: {
    walls: ['#ba9a74', '#74878c'],
    bed: ['#a65a38', '#4a5a62'],
    seats: ['#46555c', '#a65a38'],
    cabinets: ['#4b5d5c', '#8a6a50'],
  },
  MidCentury: {
    walls: ['#6f968d', '#cda055'],
    bed: ['#c9973f', '#2f6b66'],
    seats: ['#c47b28', '#2f6b66'],
    cabinets: ['#5f8076', '#c5a04a'],
  },
  Scandinavian: {
    walls: ['#a6b8ac', '#9db3c2'],
    bed: ['#86a1aa', '#d3a193'],
    seats: ['#8fa08b', '#cfa98c'],
    cabinets: ['#a3b3a2', '#9bb0ba'],
  },
  Minimal: {
    walls: ['#c9b59b', '#abae97'],
    bed: ['#b89a76', '#8f9580'],
    seats: ['#b89a76', '#8f9580'],
    cabinets: ['#bda786', '#9aa08a'],
  },
  Industrial: {
    walls: ['#94785a', '#63777b'],
    bed: ['#4a565c', '#8a4026'],
    seats: ['#7a4a2e', '#3f4a4e'],
    cabinets: ['#33453f', '#5a4636'],
  },
  Bohemian: {
    walls: ['#bf9c6c', '#66978f'],
    bed: ['#a23a4a', '#2f6f73'],
    seats: ['#2f6f73', '#c5922f'],
    cabinets: ['#2f7a76', '#b4653f'],
  },
  Rustic: {
    walls: ['#c9ab83', '#969a76'],
    bed: ['#8a3a30', '#6b7355'],
    seats: ['#7a4a2e', '#6b7355'],
    cabinets: ['#5f7058', '#8a6642'],
  },
  Classic: {
    walls: ['#a2ac96', '#8b9db0'],
    bed: ['#31435e', '#6e2331'],
    seats: ['#31435e', '#6e2331'],
    cabinets: ['#5c7464', '#33485a'],
  },
  Farmhouse: {
    walls: ['#adb69f', '#9bb2ba'],
    bed: ['#7f9aa8', '#c8a96a'],
    seats: ['#8b9d7c', '#4d6878'],
    cabinets: ['#8aa088', '#5a768a'],
  },
  Cyberpunk: {
    walls: ['#5f66a0', '#76489a'],
    bed: ['#8d1f5a', '#12616d'],
    seats: ['#472b7c', '#12616d'],
    cabinets: ['#2b2f5d', '#5a2456'],
  },
};

export function paintsOf(style: string): StylePaints {
  const found = paints[style];
  if (!found) throw new RangeError(`Unknown style "${style}".`);
  return found;
}

const labOf = (hex: string): CieLab => cieLabFromLinear(...linearFromHex(hex));

const apart = (one: CieLab, other: CieLab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** The colour that a surface has in white light, by its colour in the photo. */
export function likelyColour(own: LinearRgb, photo: PhotoLight, fall?: number): CieLab {
  const albedo = likelyAlbedo(luminance(own), photo, fall);
  const tint = own.map((value, c) => value / photo.colour[c]!) as [number, number, number];
  const scale = albedo / Math.max(1e-3, luminance(tint));
  return cieLabFromLinear(tint[0] * scale, tint[1] * scale, tint[2] * scale);
}

/** Distances (CIE 1976) from which a new colour is seen as another than the old one, and than those beside it. */
const seenFrom = { old: 18, beside: 18 } as const;

/** The first of two colours that differs plainly from the old one and from what stands beside it. */
export function plainlyNew(
  [first, other]: PaintPair,
  old: CieLab,
  beside: readonly string[] = [],
): string {
  const misses = (hex: string): number => {
    const lab = labOf(hex);
    const near = Math.min(Infinity, ...beside.map((one) => apart(labOf(one), lab)));
    return Math.max(0, seenFrom.old - apart(lab, old)) + Math.max(0, seenFrom.beside - near);
  };
  return misses(other) < misses(first) ? other : first;
}

/** Part of the way to white for a paint that the ceiling takes as well: a room that is all of one middle tone is gloomy. */
const withCeiling = 0.25;

export function tintForCeiling(hex: string): string {
  const codes = linearFromHex(hex).map((value) => {
    const code = srgbCodeFromLinear(value);
    return Math.round(code + withCeiling * (255 - code));
  });
  return `#${codes.map((code) => code.toString(16).padStart(2, '0')).join('')}`;
}
