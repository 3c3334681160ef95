/** Tubs and showers that are built in, in wall coordinates: u along the wall, z into the room. */
import { type MaterialHandle, triangleRoles } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { box, cylinder, lathe, tube } from '../solids.ts';

interface BathMaterials {
  readonly glass: MaterialHandle;
  readonly metal: MaterialHandle;
  readonly porcelain: MaterialHandle;
}

/** A pane across the way water would go, from u0 to u1 at this depth, with its rails. */
function screen(
  b: SceneBuilder,
  [u0, u1]: readonly [number, number],
  [low, high]: readonly [number, number],
  z: number,
  { glass, metal }: BathMaterials,
): void {
  b.as(triangleRoles.pane, () =>
    b.quad([u0, low, z], [u1, low, z], [u1, high, z], [u0, high, z], glass),
  );
  const rail = 0.011;
  for (const u of [u0, u1]) tube(b, [u, low, z], [u, high, z], rail, metal, 6);
  for (const v of [low, high]) tube(b, [u0, v, z], [u1, v, z], rail, metal, 6);
}

/** Pipe, head and mixer on the wall. */
function showerSet(b: SceneBuilder, u: number, height: number, metal: MaterialHandle): void {
  tube(b, [u, 1.1, 0.05], [u, height, 0.05], 0.012, metal, 8);
  tube(b, [u, height, 0.05], [u, height, 0.4], 0.012, metal, 8);
  lathe(
    b,
    [u, height - 0.05, 0.4],
    [
      [0.13, 0],
      [0.13, 0.012],
      [0.02, 0.05],
      [0, 0.05],
    ],
    metal,
    22,
  );
  box(b, [u - 0.13, 1.06, 0.02], [u + 0.13, 1.11, 0.07], metal);
}

/** A board with bottles on it. */
function bottleShelf(b: SceneBuilder, u: number, v: number, m: BathMaterials): void {
  box(b, [u - 0.2, v, 0], [u + 0.2, v + 0.02, 0.11], m.porcelain);
  for (const [du, high, radius] of [
    [-0.12, 0.2, 0.03],
    [-0.03, 0.15, 0.027],
    [0.08, 0.18, 0.032],
  ] as const)
    cylinder(b, [u + du, v + 0.02, 0.06], radius, high, du > 0 ? m.metal : m.porcelain, 12);
}

export interface BuiltInTub extends BathMaterials {
  readonly width: number;
  readonly apron: MaterialHandle;
  /** Where a shower stands in it, beside a pane. */
  readonly hasScreen: boolean;
}

const tub = { depth: 0.75, height: 0.56, rim: 0.07, bottom: 0.16 } as const;
export const tubDepthMetres = tub.depth;

export function builtInTub(b: SceneBuilder, options: BuiltInTub): void {
  const { width, apron, hasScreen, porcelain, metal } = options;
  const half = width / 2;
  const { depth, height, rim, bottom } = tub;
  b.begin('furniture', 'bathtub');
  box(b, [-half, 0, depth - 0.03], [half, height - 0.035, depth - 0.01], apron);
  for (const [u0, z0, u1, z1] of [
    [-half, 0, half, rim],
    [-half, depth - rim, half, depth],
    [-half, rim, -half + rim, depth - rim],
    [half - rim, rim, half, depth - rim],
  ] as const)
    box(b, [u0, bottom, z0], [u1, height, z1], porcelain);
  box(b, [-half + rim, bottom - 0.02, rim], [half - rim, bottom, depth - rim], porcelain);
  b.begin('furniture', 'bath tap');
  box(b, [half - 0.5, height + 0.16, 0.01], [half - 0.26, height + 0.2, 0.06], metal);
  tube(b, [half - 0.38, height + 0.17, 0.05], [half - 0.38, height + 0.15, 0.19], 0.014, metal, 8);
  bottleShelf(b, -half + 0.4, 1.12, options);
  if (hasScreen) {
    showerSet(b, half - 0.38, 2.02, metal);
    screen(b, [half - 0.85, half - 0.02], [height, 1.98], depth - 0.04, options);
  }
  b.facts.bathtub = true;
}

export interface WalkInShower extends BathMaterials {
  readonly width: number;
  readonly height: number;
  /** The open end: people walk in there. */
  readonly isOpenLeft: boolean;
}

const shower = { depth: 0.95, pane: 0.58 } as const;
export const showerDepthMetres = shower.depth;

/** Across the end of a narrow room, behind a pane that leaves a way in. */
export function walkInShower(b: SceneBuilder, options: WalkInShower): void {
  const { width, height, isOpenLeft, porcelain, metal } = options;
  const half = width / 2;
  b.begin('furniture', 'shower');
  box(b, [-half, 0, 0], [half, 0.035, shower.depth], porcelain);
  const closed = isOpenLeft ? half : -half;
  const open = closed + (isOpenLeft ? -1 : 1) * shower.pane * width;
  const ends = [Math.min(closed, open) + 0.01, Math.max(closed, open) - 0.01] as const;
  screen(b, ends, [0.035, height], shower.depth - 0.02, options);
  const at = (closed + open) / 2;
  showerSet(b, at, Math.min(2.1, height + 0.05), metal);
  bottleShelf(b, at + (isOpenLeft ? -1 : 1) * 0.5, 1.1, options);
  b.facts.shower = true;
}
