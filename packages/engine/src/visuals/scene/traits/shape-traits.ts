/**
 * Traits as maps of space: a corner (along the thing's length, above its foot, toward its front), metres, to where it
 * goes. One row serves sofas, shelves, towers and houses alike.
 */
import type { Trait } from '../../brief/vocabulary/traits.ts';
import type { Vector3 } from '../../scene-model.ts';

export interface Extent {
  readonly length: number;
  readonly depth: number;
  readonly high: number;
  /** True for a whole building, false for a thing. */
  readonly isBuilding: boolean;
  /** Fixed to a facade at its back. */
  readonly isOnWall: boolean;
  readonly isRoof: boolean;
}

export interface ShapeRow {
  /** Longest edge of a triangle, as a share of the largest extent; without it triangles stay whole. */
  readonly finest?: number;
  readonly move: (at: Vector3, of: Extent) => Vector3;
}

/** Between -1 and 1, `folds` times up and down. */
const fold = (share: number, folds: number) => {
  const turn = share * folds - Math.floor(share * folds);
  return 1 - 4 * Math.abs(turn - 0.5);
};

const turned = ([u, y, v]: Vector3, rad: number): Vector3 => [
  u * Math.cos(rad) + v * Math.sin(rad),
  y,
  v * Math.cos(rad) - u * Math.sin(rad),
];

const leanPerMetre = 0.24;
const arcRad = 1.5;
const doorRad = 1.15;
export const liftMetres = { thing: 0.5, roof: 0.9, building: 2.6 } as const;
/** Where the upper half of a building begins to hang over. */
export const overhang = { from: 0.48, by: 0.24 } as const;

export const shapeTraits: Partial<Record<Trait, ShapeRow>> = {
  leaning: { move: ([u, y, v]) => [u + y * leanPerMetre, y, v] },
  crooked: {
    finest: 0.12,
    move: ([u, y, v], { high, length, depth }) => {
      const share = y / Math.max(0.1, high);
      const most = Math.min(0.28 * high, 0.5 * Math.max(length, depth));
      return [u + most * Math.sin(share * 4.4) * share, y - 0.05 * u * share, v];
    },
  },
  twisted: {
    finest: 0.08,
    move: (at, { high, isBuilding }) => turned(at, (isBuilding ? 1.8 : 1.1) * (at[1] / high)),
  },
  curved: {
    finest: 0.07,
    move: ([u, y, v], { length, depth, isOnWall }) => {
      if (isOnWall) {
        const share = Math.min(1, Math.abs((2 * u) / length));
        return [
          u,
          y,
          (v + depth / 2) * (0.25 + 1.1 * Math.sqrt(1 - 0.97 * share * share)) - depth / 2,
        ];
      }
      const radius = Math.max(length / arcRad, depth * 0.6);
      const turn = u / radius;
      const away = radius - v;
      return [away * Math.sin(turn), y, radius - away * Math.cos(turn) - length * 0.12];
    },
  },
  wavy: {
    finest: 0.05,
    move: ([u, y, v], { length, isRoof }) => {
      const wave = Math.sin(((u / length) * 3 + 0.25) * Math.PI * 2);
      return isRoof ? [u, y + wave * 0.035 * length, v] : [u, y, v + wave * 0.045 * length];
    },
  },
  folded: {
    finest: 0.045,
    move: ([u, y, v], { length, isRoof }) => {
      const wave = fold(u / length + 0.5, 5);
      return isRoof ? [u, y + (wave + 1) * 0.04 * length, v] : [u, y, v + wave * 0.03 * length];
    },
  },
  tapered: {
    finest: 0.2,
    move: ([u, y, v], { high }) => {
      const left = 1 - 0.72 * (y / high);
      return [u * left, y, v * left];
    },
  },
  floating: {
    move: ([u, y, v], { isBuilding, isRoof }) => [
      u,
      y + (isRoof ? liftMetres.roof : isBuilding ? liftMetres.building : liftMetres.thing),
      v,
    ],
  },
  cantilevered: {
    finest: 0.035,
    move: ([u, y, v], { length, high, isBuilding }) => {
      if (isBuilding) return [y > high * overhang.from ? u + length * overhang.by : u, y, v];
      return [y < high * 0.86 ? u * 0.5 - length * 0.25 : u, y, v];
    },
  },
  'upside-down': { move: ([u, y, v], { high }) => [u, high - y, -v] },
  fallen: { move: ([u, y, v], { high, length }) => [y - high / 2, length / 2 - u, v] },
  open: {
    move: ([u, y, v], { length }) => {
      const from = u + length / 2;
      return [from * Math.cos(doorRad) - length / 2, y, v + from * Math.sin(doorRad)];
    },
  },
};

/** How much farther a building with these traits reaches. */
export function reachOfTraits(of: readonly Trait[] = [], wide: number, high: number) {
  const has = (trait: Trait) => of.includes(trait);
  return {
    aside:
      (has('leaning') ? high * leanPerMetre : 0) + (has('cantilevered') ? wide * overhang.by : 0),
    up: has('floating') ? liftMetres.building : 0,
  };
}
