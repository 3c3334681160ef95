/** Features that vary between houses with steep roofs, and their common parts. */
import { type House, type TopOptions, topRoof } from '../buildings/house.ts';
import { mass } from '../buildings/masses.ts';
import { coat } from '../finishes.ts';
import type { Look } from '../palette.ts';
import { chimney } from '../roofs.ts';
import { wallLamp } from '../site/garden-lamps.ts';
import { type Opening, onFace, type Rect } from '../wall-parts.ts';
import { gableBoards } from './gable-parts.ts';
import type { PlotRoof } from './plot.ts';
import { footing, garageDoor } from './plot-kit.ts';

export interface PitchedManner {
  readonly look: Look;
  readonly plinth: number;
  readonly storeys: readonly [least: number, most: number];
  readonly pitch: number;
  readonly eave: number;
  readonly depth: number;
  readonly roof: 'gable' | 'hip';
  readonly bayMetres: number;
  readonly window: Omit<Opening, 'u0' | 'u1' | 'kind' | 'v0' | 'v1'> & {
    readonly wide: number;
    readonly tall: number;
  };
  /** Number of front gables for a width. */
  readonly frontGables: (widthMetres: number) => number;
  readonly gableFill?: 'truss' | 'boards' | 'shingles';
  readonly entrance: 'full porch' | 'porch' | 'portico' | 'hood';
  readonly porchMetres: number;
  readonly dormers: number;
  readonly chimneys: 'end' | 'both ends' | 'stone front';
  readonly isSymmetric: boolean;
  readonly hasClimber: boolean;
  /** Thick straw, without gutters or verge boards. */
  readonly isThatched?: true;
  /** Projecting parts use the other wall material. */
  readonly gableIsAccent: boolean;
}

const strawMetres = 0.4;
/** Garages with room for lamps beside their door. */
const lampedMetres = 3.6;

export const roofSkinOf = ({ roofSkin }: House, { isThatched }: PitchedManner) =>
  isThatched ? { ...roofSkin, trim: roofSkin.roof } : roofSkin;

/** Roof covering: thick straw, or the usual. */
export function coverOf(house: House, manner: PitchedManner, form: PlotRoof): Partial<TopOptions> {
  if (!manner.isThatched || form === 'flat') return {};
  return { thick: strawMetres, gutters: false, skin: roofSkinOf(house, manner) };
}

export function garageWing(house: House, manner: PitchedManner, rect: Rect, storey: number): void {
  const { palette } = house;
  const wing: Rect = { ...rect, z0: -manner.depth + 0.6, z1: -0.25 };
  const height = Math.min(2.75, storey);
  footing(house, wing, 0.05, palette.stone);
  const wide = wing.x1 - wing.x0;
  mass(house, wing, {
    y: 0.05,
    height,
    storey: 0,
    name: 'garage',
    openings: { front: [garageDoor(wide)] },
    skin: {
      ...house.skin,
      garage: manner.chimneys === 'stone front' ? palette.soffit : palette.trim,
    },
  });
  for (const x of [wing.x0, wing.x1]) {
    const inwards = x === wing.x0 ? 0.22 : -0.22;
    if (wide > lampedMetres) wallLamp(house.b, [x + inwards, 1.8, wing.z1], palette);
  }
  const top = topRoof(house, wing, 0.05 + height, {
    form: 'gable',
    eave: manner.eave * 0.8,
    pitch: Math.min(manner.pitch, 0.8),
    ridge: 'z',
    ...coverOf(house, manner, 'gable'),
  });
  house.blocks.push({ rect: wing, y0: 0.05 + height, y1: (top + height) / 2 });
  if (manner.gableFill === 'boards')
    onFace(house.b, wing, 'front', 0.05 + height, () =>
      gableBoards(house, wide, Math.min(manner.pitch, 0.8)),
    );
  house.b.facts.garage = true;
}

export function chimneys(
  house: House,
  manner: PitchedManner,
  body: Rect,
  eaveY: number,
  top: number,
): void {
  const { b, palette } = house;
  const pot = b.material(coat('#8d5138', { name: 'chimney pot' }));
  const places = manner.chimneys === 'both ends' ? [body.x0 + 0.5, body.x1 - 0.5] : [body.x1 - 0.9];
  const material = manner.chimneys === 'both ends' ? palette.chimney : palette.stone;
  for (const x of places)
    chimney(b, {
      x,
      z: -manner.depth / 2,
      y0: eaveY - 0.4,
      y1: top + 0.7,
      wallMaterial: material,
      trim: palette.stone,
      pot,
    });
  b.facts.chimney = places.length;
}
