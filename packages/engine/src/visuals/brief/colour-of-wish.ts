/** Colour words to linear RGB, such as `dark red`. */
import { type LinearRgb, linearFromOkLab, okLabFromLinear } from '../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { type ColourKey, colours, type ShadeKey, shades } from './vocabulary/finishes.ts';

export function linearFromHex(hex: string): LinearRgb {
  const channel = (at: number) => linearFromSrgb8[Number.parseInt(hex.slice(at, at + 2), 16)]!;
  return [channel(1), channel(3), channel(5)];
}

const clampLight = (value: number) => Math.min(1, Math.max(0, value));

export function shadeColour(colour: LinearRgb, shade: ShadeKey): LinearRgb {
  const [lightness, a, b] = okLabFromLinear(...colour);
  const { lightness: shift, chroma } = shades[shade];
  const moved = Math.min(0.97, Math.max(0.12, lightness + shift));
  const [red, green, blue] = linearFromOkLab(moved, a * chroma, b * chroma);
  return [clampLight(red), clampLight(green), clampLight(blue)];
}

/** Undefined if the words name no known colour. */
export function colourOfWish(wish: string): LinearRgb | undefined {
  const [first, second] = wish.split(' ') as [string, string | undefined];
  const key = (second ?? first) as ColourKey;
  const row = colours[key];
  if (row === undefined) return undefined;
  const plain = linearFromHex(row.hex);
  return second === undefined ? plain : shadeColour(plain, first as ShadeKey);
}
