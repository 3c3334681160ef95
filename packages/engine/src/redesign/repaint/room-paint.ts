/** Which paint the walls of a repainted room take. */
import { cieLabFromLinear } from '../../colour/cie-lab.ts';
import { linearFromHex } from '../../colour/hex.ts';
import { srgb8FromLinear } from '../../colour/srgb.ts';
import { materials } from '../../materials/catalogue.ts';
import { mix } from '../../ops/ramps.ts';
import type { InteriorLook } from '../../restyle/looks/look.ts';
import { variant } from '../../restyle/variant.ts';

/** Lightness (CIE) of a colour for all walls: lighter ones would hardly be seen on white walls. */
const lightness = 67;
/** Most of an accent's colour: it is for one wall. */
const mostOfAccent = 0.7;
const steps = 20;

const lightnessOf = (hex: string): number => cieLabFromLinear(...linearFromHex(hex))[0];

const darkest = (colours: readonly string[]): string =>
  colours.reduce((one, other) => (lightnessOf(other) < lightnessOf(one) ? other : one));

function mixed(one: string, other: string, share: number): string {
  const [from, to] = [linearFromHex(one), linearFromHex(other)];
  const codes = from.map((value, c) => Math.round(srgb8FromLinear(mix(value, to[c]!, share))));
  return `#${codes.map((code) => code.toString(16).padStart(2, '0')).join('')}`;
}

/** The quiet paint of a style, deepened by one of its accents. */
export function roomPaint(
  { quietWall, accents }: Pick<InteriorLook, 'quietWall' | 'accents'>,
  seed: number,
): string {
  const light = accents.flatMap(({ kind, colours }) =>
    (colours ?? materials[kind].colours).slice(0, 1),
  );
  const deep = light.filter((hex) => lightnessOf(hex) < lightness);
  if (deep.length === 0) return darkest([quietWall, ...light]);
  const accent = variant(deep, seed, 'accent');
  for (let step = 0; step < steps; step++) {
    const paint = mixed(quietWall, accent, (mostOfAccent * step) / steps);
    if (lightnessOf(paint) <= lightness) return paint;
  }
  return mixed(quietWall, accent, mostOfAccent);
}
