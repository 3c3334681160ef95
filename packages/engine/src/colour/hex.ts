/** Hex colours (`#rrggbb`) to linear light. */
import type { LinearRgb } from './oklab.ts';
import { linearFromSrgb8 } from './srgb.ts';

const hexPattern = /^#[0-9a-f]{6}$/i;

export function linearFromHex(hex: string): LinearRgb {
  if (!hexPattern.test(hex))
    throw new RangeError(`Expected a colour such as #a1b2c3, got "${hex}"`);
  const code = Number.parseInt(hex.slice(1), 16);
  return [
    linearFromSrgb8[(code >> 16) & 255]!,
    linearFromSrgb8[(code >> 8) & 255]!,
    linearFromSrgb8[code & 255]!,
  ];
}
