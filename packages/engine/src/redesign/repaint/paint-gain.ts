/** Factors that turn a surface's own colour into that of a paint, in the photo's light. */
import type { LinearRgb } from '../../colour/oklab.ts';
import { luminance } from '../../ops/ramps.ts';

export interface PhotoLight {
  /** Of luminance 1. */
  readonly colour: readonly [red: number, green: number, blue: number];
  /** Luminance of a white surface. */
  readonly white: number;
}

export interface PaintWish {
  readonly paint: LinearRgb;
  /** Smallest and largest factor of light: beyond them each error of an edge shows. */
  readonly light: readonly [least: number, most: number];
  /** Beside the change of light a channel changes by no more than this factor. */
  readonly colour: number;
  /** How fast albedo falls for darker surfaces: walls are dark in shade, things by their own colour. */
  readonly fall?: number;
}

/** Albedo of a surface as light as white, and how fast it falls for darker ones, which may be in shade. */
const likely = { most: 0.7, fall: 0.25 } as const;

export const likelyAlbedo = (
  light: number,
  { white }: Pick<PhotoLight, 'white'>,
  fall: number = likely.fall,
): number => likely.most * Math.min(1, Math.max(0.004, light) / white) ** fall;

const held = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** @param own typical colour of the surface in the photo, in linear light */
export function paintGain(
  own: LinearRgb,
  { paint, light, colour: mostColour, fall }: PaintWish,
  photo: PhotoLight,
): LinearRgb {
  const ownLight = Math.max(0.004, luminance(own));
  const albedo = likelyAlbedo(ownLight, photo, fall);
  const lit = paint.map((value, c) => (value * photo.colour[c]! * ownLight) / albedo);
  const change = Math.max(1e-3, luminance(lit)) / ownLight;
  const of = (c: number) => {
    const colour = lit[c]! / Math.max(0.004, own[c]!) / change;
    return held(change, ...light) * held(colour, 1 / mostColour, mostColour);
  };
  return [of(0), of(1), of(2)];
}

/** Light after paint; white stays white, since a factor would clip it. */
export const paintedLight = (light: number, gain: number): number =>
  gain > 1 ? (light * gain) / (1 + light * (gain - 1)) : light * gain;
