/** Which paint a wall takes that has a colour of its own. */
import { cieLabFromLinear } from '../../colour/cie-lab.ts';
import { linearFromHex } from '../../colour/hex.ts';
import type { LinearRgb } from '../../colour/oklab.ts';
import { materials } from '../../materials/catalogue.ts';
import type { InteriorLook } from '../../restyle/looks/look.ts';

const lightnessOf = (hex: string): number => cieLabFromLinear(...linearFromHex(hex))[0];

const colourOf = (hex: string): number => {
  const [, a, b] = cieLabFromLinear(...linearFromHex(hex));
  return Math.hypot(a, b);
};

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
