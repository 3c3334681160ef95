/** Which paint the walls of a repainted room take. */
import { cieLabFromLinear } from '../../colour/cie-lab.ts';
import { linearFromHex } from '../../colour/hex.ts';
import type { LinearRgb } from '../../colour/oklab.ts';
import { srgb8FromLinear } from '../../colour/srgb.ts';
import { materials } from '../../materials/catalogue.ts';
import { luminance, mix } from '../../ops/ramps.ts';
import type { InteriorLook } from '../../restyle/looks/look.ts';
import { variant } from '../../restyle/variant.ts';

/** Lightness (CIE) of a colour for all walls: lighter ones would hardly be seen on white walls. */
const lightness = 62;
/** Accents of this lightness deepen a paint. */
const deepest = 67;
/** Most of an accent's colour: it is for one wall. */
const mostOfAccent = 0.85;
/** Accents of more colour (CIE chroma) are preferred. */
const leastColour = 6;
/** Mixtures are dull: below this colour (CIE chroma) it is strengthened, grey the most. */
const vivid = { most: 0.35, colour: 25 } as const;
const steps = 20;

const lightnessOf = (hex: string): number => cieLabFromLinear(...linearFromHex(hex))[0];

const colourOf = (hex: string): number => {
  const [, a, b] = cieLabFromLinear(...linearFromHex(hex));
  return Math.hypot(a, b);
};

const darkest = (colours: readonly string[]): string =>
  colours.reduce((one, other) => (lightnessOf(other) < lightnessOf(one) ? other : one));

function mixed(one: string, other: string, share: number): string {
  const [from, to] = [linearFromHex(one), linearFromHex(other)];
  const light = from.map((value, c) => mix(value, to[c]!, share));
  const [, a, b] = cieLabFromLinear(light[0]!, light[1]!, light[2]!);
  const stronger = 1 + vivid.most * Math.max(0, 1 - Math.hypot(a, b) / vivid.colour);
  const grey = luminance(light);
  const codes = light.map((value) => Math.round(srgb8FromLinear(mix(grey, value, stronger))));
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
  const deep = light.filter((hex) => lightnessOf(hex) < deepest);
  if (deep.length === 0) return darkest([quietWall, ...light]);
  const strong = deep.filter((hex) => colourOf(hex) > leastColour);
  const accent = variant(strong.length > 0 ? strong : deep, seed, 'accent');
  for (let step = 0; step < steps; step++) {
    const paint = mixed(quietWall, accent, (mostOfAccent * step) / steps);
    if (lightnessOf(paint) <= lightness) return paint;
  }
  return mixed(quietWall, accent, mostOfAccent);
}

/** Lightness (CIE) by which the wall apart differs at least from the others, and how far it may leave its own. */
const apart = { least: 12, lighter: 25, darker: 45, colour: 0.3 } as const;

/** The paint of a wall that has a colour of its own: the style's accent which its own light can show. */
export function apartPaint(
  { accents }: Pick<InteriorLook, 'accents'>,
  wall: string,
  own: LinearRgb,
): string {
  const all = accents.flatMap(({ kind, colours }) =>
    (colours ?? materials[kind].colours).slice(0, 2),
  );
  const [light] = cieLabFromLinear(...own);
  const miss = (hex: string): number => {
    const away = lightnessOf(hex) - light;
    const likeWall = Math.max(0, apart.least - Math.abs(lightnessOf(hex) - lightnessOf(wall)));
    const dull = apart.colour * Math.max(0, 40 - colourOf(hex));
    return Math.max(0, away - apart.lighter, -away - apart.darker) + 3 * likeWall + dull;
  };
  return all.reduce((one, other) => (miss(other) < miss(one) ? other : one), all[0] ?? wall);
}
