/** Built-in tubs and showers, in local wall coordinates: u along the wall, z into the room. */
import type { MaterialHandle } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { roundedOutline } from '../../curved/rounded-outline.ts';
import { softBox } from '../../curved/soft-box.ts';
import { surface } from '../../curved/surface.ts';
import { cylinder } from '../../curved/turned.ts';
import { box, tube } from '../../solids.ts';
import { glassScreen, type ScreenMaterials } from './glass-screen.ts';
import { drain, showerSet } from './shower-fittings.ts';

interface BathMaterials extends ScreenMaterials {
  readonly porcelain: MaterialHandle;
  /** Screens in frames. */
  readonly isFramed: boolean;
}

/** A shelf with bottles. */
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
  readonly depth: number;
  readonly apron: MaterialHandle;
  /** With a shower and a screen. */
  readonly hasScreen: boolean;
}

const tub = { height: 0.56, rim: 0.07, bottom: 0.16 } as const;
export const tubDepthMetres = 0.75;

/** Its front and ends: a panel in a frame, above a plinth that stands back. */
function apronBefore(b: SceneBuilder, half: number, depth: number, apron: MaterialHandle): void {
  const [low, high, front] = [0.07, tub.height - 0.035, depth - 0.025];
  box(b, [-half + 0.02, 0, front - 0.05], [half - 0.02, low, front - 0.03], apron);
  box(b, [-half + 0.01, low, front - 0.02], [half - 0.01, high, front], apron);
  for (const u of [-half + 0.01, half - 0.025])
    box(b, [u, low, 0], [u + 0.015, high, front], apron);
  const frame = { wide: 0.05, thick: 0.008 };
  const [left, right] = [-half + 0.01, half - 0.01];
  for (const [u0, v0, u1, v1] of [
    [left, low, right, low + frame.wide],
    [left, high - frame.wide, right, high],
    [left, low + frame.wide, left + frame.wide, high - frame.wide],
    [right - frame.wide, low + frame.wide, right, high - frame.wide],
  ] as const)
    box(b, [u0, v0, front], [u1, v1, front + frame.thick], apron);
}

export function builtInTub(b: SceneBuilder, options: BuiltInTub): void {
  const { width, depth, apron, hasScreen, porcelain, metal } = options;
  const half = width / 2;
  const { height, bottom } = tub;
  // a larger tub has a wider rim
  const rim = tub.rim + (depth - tubDepthMetres) / 3;
  b.begin('furniture', 'bathtub');
  apronBefore(b, half, depth, apron);
  const middle = depth / 2;
  const loops = [
    [0, 0.012, height - 0.035],
    [0, 0.012, height - 0.006],
    [0.006, 0.014, height],
    [rim - 0.01, 0.09, height],
    [rim, 0.1, height - 0.008],
    [rim + 0.015, 0.12, height - 0.1],
    [rim + 0.04, 0.14, bottom + 0.1],
    [rim + 0.07, 0.16, bottom + 0.03],
    [rim + 0.13, 0.16, bottom],
    [rim + 0.2, 0.1, bottom - 0.002],
  ] as const;
  const [u, z] = [half - rim - 0.14, depth - rim - 0.14];
  box(b, [-u, bottom - 0.02, depth - z], [u, bottom - 0.001, z], porcelain);
  const outlines = loops.map(([inset, corner, y]) => ({
    y,
    points: roundedOutline(half - inset, middle - inset, corner),
  }));
  const around = outlines[0]!.points.length;
  surface(
    b,
    around,
    loops.length - 1,
    (s, t) => {
      const { y, points } = outlines[Math.round(t * (loops.length - 1))]!;
      const { u, v } = points[Math.round(s * around) % around]!;
      return [u, y, middle - v];
    },
    porcelain,
  );
  b.begin('furniture', 'bath tap');
  box(b, [half - 0.5, height + 0.16, 0.01], [half - 0.26, height + 0.2, 0.06], metal);
  tube(b, [half - 0.38, height + 0.17, 0.05], [half - 0.38, height + 0.15, 0.19], 0.014, metal, 8);
  bottleShelf(b, -half + 0.4, 1.12, options);
  if (hasScreen) {
    showerSet(b, half - 0.38, [1.06, 2.02], metal);
    glassScreen(b, {
      ...options,
      along: 'u',
      at: depth - 0.04,
      from: half - 0.85,
      to: half - 0.005,
      low: height,
      high: 1.98,
      heldAt: ['to'],
    });
  }
  b.facts.bathtub = true;
}

export interface WalkInShower extends BathMaterials {
  readonly width: number;
  readonly height: number;
  /** The open end, for walking in. */
  readonly isOpenLeft: boolean;
}

const shower = { depth: 0.95, pane: 0.58 } as const;
const trayMetres = 0.035;
export const showerDepthMetres = shower.depth;

/** Across the end of a narrow room, behind a screen with an opening. */
export function walkInShower(b: SceneBuilder, options: WalkInShower): void {
  const { width, height, isOpenLeft, porcelain, metal } = options;
  const half = width / 2;
  b.begin('furniture', 'shower');
  softBox(b, [-half, 0, 0], [half, trayMetres, shower.depth], 0.006, porcelain);
  const closed = isOpenLeft ? half : -half;
  const open = closed + (isOpenLeft ? -1 : 1) * shower.pane * width;
  const z = shower.depth - 0.02;
  const [left, right] = [Math.min(closed, open) + 0.003, Math.max(closed, open) - 0.003];
  const at = (closed + open) / 2;
  glassScreen(b, {
    ...options,
    along: 'u',
    at: z,
    from: left,
    to: right,
    low: trayMetres,
    high: height,
    heldAt: [isOpenLeft ? 'to' : 'from'],
  });
  drain(b, [at, trayMetres, 0.12], metal);
  showerSet(b, at, [1.06, Math.min(2.1, height + 0.05)], metal);
  bottleShelf(b, at + (isOpenLeft ? -1 : 1) * 0.5, 1.1, options);
  b.facts.shower = true;
}

interface CornerShower {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** In a corner, with a screen perpendicular to the wall. */
export function cornerShower(b: SceneBuilder, options: BathMaterials & CornerShower): void {
  const { width, depth, height, porcelain, metal } = options;
  const half = width / 2;
  b.begin('furniture', 'shower');
  softBox(b, [-half, 0, 0], [half, trayMetres, depth], 0.006, porcelain);
  glassScreen(b, {
    ...options,
    along: 'z',
    at: half - 0.015,
    from: 0.005,
    to: depth - 0.01,
    low: trayMetres,
    high: height,
    heldAt: ['from'],
  });
  drain(b, [0, trayMetres, 0.12], metal);
  showerSet(b, 0, [1.06, Math.min(2.1, height)], metal);
  bottleShelf(b, -half + 0.24, 1.32, options);
  b.facts.shower = true;
}
