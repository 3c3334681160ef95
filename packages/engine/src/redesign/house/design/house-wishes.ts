/** Effects of room type, property type and aesthetic, as tables. */

import { linearFromOkLab, okLabFromLinear } from '../../../colour/oklab.ts';
import { linearFromSrgb8, srgb8FromLinear } from '../../../colour/srgb.ts';
import type { FinishChoice, Look } from '../../../visuals/scene/palette.ts';

export interface PropertyWish {
  /** Fewest storeys; more only where the old house had more. */
  readonly leastStoreys: number;
  /** Share of the old house's width to build on. */
  readonly width: number;
  /** Most height relative to the old house. */
  readonly mostTall: number;
  /** Smallest scale to which a house may shrink to fit. */
  readonly mostScale: number;
}

const asBefore: PropertyWish = { leastStoreys: 1, width: 1, mostTall: 1.32, mostScale: 1.7 };

const properties: Readonly<Record<string, PropertyWish>> = {
  Residential: asBefore,
  Suburban: asBefore,
  Hometown: asBefore,
  Apartment: { leastStoreys: 3, width: 1, mostTall: 1.8, mostScale: 1.7 },
  Commercial: { leastStoreys: 2, width: 1, mostTall: 1.5, mostScale: 1.7 },
  Tower: { leastStoreys: 7, width: 0.6, mostTall: 6, mostScale: 4 },
};

export interface PlaceWish {
  /** Whether there is a garage: as before, always, or not on this side. */
  readonly garage: 'as it was' | 'always' | 'never';
  /** Stays within the old outline. */
  readonly isWithinOutline: boolean;
  /** Kind of garden for 'everything'. */
  readonly ground: 'path' | 'drive' | 'terrace' | 'garden';
  readonly hasRoofTerrace: boolean;
  /** The ground is the subject, so it changes even for 'shape'. */
  readonly isGroundItself: boolean;
}

const usualPlace: PlaceWish = {
  garage: 'as it was',
  isWithinOutline: false,
  ground: 'path',
  hasRoofTerrace: false,
  isGroundItself: false,
};

const places: Readonly<Record<string, PlaceWish>> = {
  Exterior: usualPlace,
  Garage: { ...usualPlace, garage: 'always', ground: 'drive' },
  Backyard: { ...usualPlace, garage: 'never', ground: 'terrace', isGroundItself: true },
  Frontyard: { ...usualPlace, ground: 'garden', isGroundItself: true },
  Rooftop: { ...usualPlace, hasRoofTerrace: true },
  Facade: { ...usualPlace, isWithinOutline: true },
};

interface Tone {
  readonly lightness: number;
  readonly chroma: number;
  /** Towards yellow and red. */
  readonly warmth: number;
}

const asPainted: Tone = { lightness: 1, chroma: 1, warmth: 0 };

const tones: Readonly<Record<string, Tone>> = {
  Bright: asPainted,
  Warm: { lightness: 0.97, chroma: 1.1, warmth: 0.018 },
  Dark: { lightness: 0.72, chroma: 0.9, warmth: 0 },
  Glam: { lightness: 1.03, chroma: 0.8, warmth: 0.008 },
  Vintage: { lightness: 0.92, chroma: 0.8, warmth: 0.014 },
  Airy: { lightness: 1.06, chroma: 0.85, warmth: 0 },
  Edgy: { lightness: 0.82, chroma: 0.75, warmth: -0.008 },
  Calm: { lightness: 0.97, chroma: 0.7, warmth: 0.004 },
  Vibrant: { lightness: 1, chroma: 1.45, warmth: 0 },
};

function wish<Row>(rows: Readonly<Record<string, Row>>, name: string, what: string): Row {
  const row = rows[name];
  if (row === undefined) throw new RangeError(`No ${what} is called "${name}".`);
  return row;
}

export const propertyWish = (name: string) => wish(properties, name, 'property type');
export const placeWish = (name: string) => wish(places, name, 'room type');

function toned(hex: string, { lightness, chroma, warmth }: Tone): string {
  if (!hex.startsWith('#')) return hex;
  const light = [1, 3, 5].map((at) => linearFromSrgb8[Number.parseInt(hex.slice(at, at + 2), 16)]!);
  const [l, a, b] = okLabFromLinear(light[0]!, light[1]!, light[2]!);
  const rgb = linearFromOkLab(
    Math.min(0.975, l * lightness),
    a * chroma + warmth * 0.4,
    b * chroma + warmth,
  );
  return `#${rgb.map((value) => srgb8FromLinear(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Applies an aesthetic's tone to a look: to paints only; stone, tiles and glass stay. */
export function tonedLook(look: Look, aesthetic: string): Look {
  const tone = wish(tones, aesthetic, 'aesthetic');
  if (tone === asPainted) return look;
  const paints = (list: readonly string[]) => list.map((hex) => toned(hex, tone));
  const tonedChoices = (list: readonly FinishChoice[]) =>
    list.map(
      ([material, hex]): FinishChoice =>
        hex === undefined ? [material] : [material, toned(hex, tone)],
    );
  return {
    walls: tonedChoices(look.walls),
    accents: tonedChoices(look.accents),
    roofs: look.roofs,
    frames: paints(look.frames),
    trims: paints(look.trims),
    doors: paints(look.doors),
    ...(look.shutters === undefined ? {} : { shutters: paints(look.shutters) }),
    ...(look.soffits === undefined ? {} : { soffits: paints(look.soffits) }),
  };
}
