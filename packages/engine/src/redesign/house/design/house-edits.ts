/** Manual changes to a house: storeys, roof, materials of walls and roof, window size. */
import type { Mass } from '../../../visuals/scene/buildings/masses.ts';
import type { FinishChoice, Look } from '../../../visuals/scene/palette.ts';
import type { PlotRoof } from '../../../visuals/scene/plot-houses/plot.ts';
import { type Face, faceWidth, type Opening } from '../../../visuals/scene/wall-parts.ts';
import type { HouseStyle } from './house-styles.ts';
import { tonedLook } from './house-wishes.ts';

export const houseWallFinishes = {
  'White plaster': ['plaster', '#f2efe8'],
  'Warm plaster': ['plaster', '#e6cfa8'],
  'Grey plaster': ['plaster', '#a9a7a2'],
  'Red brick': ['brick', '#94503c'],
  'White brick': ['white-brick'],
  Fieldstone: ['fieldstone'],
  'White boards': ['clapboard', '#f0eee8'],
  'Blue boards': ['clapboard', '#a9c0cc'],
  'Warm timber': ['timber', '#a36a3c'],
  'Black timber': ['charred-timber'],
  Concrete: ['concrete'],
} as const satisfies Readonly<Record<string, FinishChoice>>;
export type HouseWallFinish = keyof typeof houseWallFinishes;

export const houseRoofFinishes = {
  'Clay tiles': ['terracotta', '#b4653f'],
  Slate: ['slate'],
  Shingles: ['shingle', '#5d5850'],
  'Dark metal': ['metal', '#2f3235'],
  'Cedar shingles': ['cedar', '#7d5f45'],
  Thatch: ['thatch', '#8a7454'],
} as const satisfies Readonly<Record<string, FinishChoice>>;
export type HouseRoofFinish = keyof typeof houseRoofFinishes;

interface WindowSize {
  readonly wide: number;
  /** Limits in metres: raising the head, and lowering the sill. */
  readonly up: number;
  readonly down: number;
}

const windowSizes = {
  Small: { wide: 0.72, up: -0.1, down: -0.2 },
  Large: { wide: 1.4, up: 0.15, down: 0.3 },
  'To the floor': { wide: 1.15, up: 0.15, down: 2 },
} as const satisfies Readonly<Record<string, WindowSize>>;
export type WindowWish = keyof typeof windowSizes;

/** Undefined fields stay as designed. */
export interface HouseEdits {
  readonly storeys?: number | undefined;
  readonly roof?: PlotRoof | undefined;
  readonly walls?: HouseWallFinish | undefined;
  readonly roofing?: HouseRoofFinish | undefined;
  readonly windows?: WindowWish | undefined;
}

/** Parts of a house in this style that the user can change. */
export interface HouseOffers {
  readonly storeys: readonly number[];
  readonly roof: readonly PlotRoof[];
  readonly walls: readonly HouseWallFinish[];
  readonly roofing: readonly HouseRoofFinish[];
  readonly windows: readonly WindowWish[];
}

const keysOf = <Row extends object>(rows: Row) => Object.keys(rows) as (keyof Row)[];

export function offersOf({ house }: HouseStyle): HouseOffers {
  const { storeys, roofs = [], isClad, hasWindows } = house;
  const counts = Array.from(
    { length: storeys[1] - storeys[0] + 1 },
    (_, index) => storeys[0] + index,
  );
  return {
    storeys: counts,
    roof: roofs,
    walls: isClad !== false ? keysOf(houseWallFinishes) : [],
    roofing: roofs.length > 0 ? keysOf(houseRoofFinishes) : [],
    windows: hasWindows !== false ? keysOf(windowSizes) : [],
  };
}

/** A row or a block keeps its outline, so only walls can change. */
export const offersOfFronts: HouseOffers = {
  storeys: [],
  roof: [],
  walls: keysOf(houseWallFinishes),
  roofing: [],
  windows: [],
};

interface LookWish {
  readonly aesthetic: string;
  readonly edits?: HouseEdits | undefined;
}

/** The style's look in the tone of the aesthetic, with the user's choices unchanged. */
export function lookOf({ aesthetic, edits: { walls, roofing } = {} }: LookWish, look: Look): Look {
  return {
    ...tonedLook(look, aesthetic),
    ...(walls === undefined ? {} : { walls: [houseWallFinishes[walls]] }),
    ...(roofing === undefined ? {} : { roofs: [houseRoofFinishes[roofing]] }),
  };
}

const betweenMetres = 0.3;
const marginMetres = 0.25;
const sillMetres = 0.12;

/** Enlarges windows of every wall as far as their neighbours permit. */
export function resizeWindows(masses: Mass[], wish: WindowWish | undefined): void {
  if (wish === undefined) return;
  for (const [index, one] of masses.entries()) {
    const openings = Object.fromEntries(
      Object.entries(one.openings).map(([face, row]) => [
        face,
        row.map((opening) => {
          const wide = faceWidth(one.rect, face as Face);
          return resized(opening, row, { wide, high: one.height }, windowSizes[wish]);
        }),
      ]),
    );
    masses[index] = { ...one, openings };
  }
}

function resized(
  opening: Opening,
  row: readonly Opening[],
  wall: { readonly wide: number; readonly high: number },
  { wide, up, down }: WindowSize,
): Opening {
  if (opening.kind !== 'window' || opening.round) return opening;
  const middle = (opening.u0 + opening.u1) / 2;
  const half = (opening.u1 - opening.u0) / 2;
  const free = row
    .filter((other) => other !== opening)
    .map(({ u0, u1 }) => Math.max(u0 - middle, middle - u1) - betweenMetres / 2)
    .reduce((least, gap) => Math.min(least, gap), Infinity);
  // two growing neighbours get half of the gap each
  const toEnd = Math.min(middle, wall.wide - middle) - marginMetres;
  const most = Math.max(half, Math.min(toEnd, half + (free - half) / 2));
  const width = Math.min(half * wide, most);
  const v0 = Math.max(sillMetres, Math.min(opening.v0 - down, opening.v1 - 0.4));
  const v1 = Math.min(wall.high - marginMetres, opening.v1 + up);
  const { archRise } = opening;
  return {
    ...opening,
    ...{ u0: middle - width, u1: middle + width, v0, v1: Math.max(v1, v0 + 0.4) },
    ...(archRise === undefined ? {} : { archRise: Math.min(archRise, width) }),
  };
}
