/** Steps that several landmarks share: walls, roofs, windows on round walls, doors, arches, battlements, flags. */
import type { MaterialHandle } from '../../../scene-model.ts';
import { type TopOptions, topRoof } from '../../buildings/house.ts';
import { lathe } from '../../curved/turned.ts';
import { box, extrude, tube } from '../../solids.ts';
import { type Face, faces, faceWidth, type Opening, onFace, type Rect } from '../../wall-parts.ts';
import { appliedWindow, wall } from '../../walls.ts';
import type { Kit } from './landmark.ts';

export interface BodyOptions {
  readonly openings?: Partial<Record<Face, readonly Opening[]>>;
  readonly wall?: MaterialHandle;
  readonly storey?: number;
  readonly name?: string;
}

/** Four walls from y to y + high, closed above. */
export function body(kit: Kit, rect: Rect, y: number, high: number, options: BodyOptions = {}) {
  const { b, skin } = kit;
  const { openings = {}, storey = 0, name = 'landmark' } = options;
  const material = options.wall ?? skin.wall;
  faces.forEach((face, index) => {
    onFace(b, rect, face, y, () =>
      wall(
        b,
        faceWidth(rect, face),
        high,
        openings[face] ?? [],
        { ...skin, wall: material },
        { storey, name, roomShift: y * 3 + index * 11 + kit.index * 5 },
      ),
    );
  });
  b.begin('wall', `${name} top`);
  const { x0, x1, z0, z1 } = rect;
  b.quad([x0, y + high, z1], [x1, y + high, z1], [x1, y + high, z0], [x0, y + high, z0], material);
}

export const roofOn = (kit: Kit, rect: Rect, y: number, options: Partial<TopOptions> = {}) =>
  topRoof(kit.house, rect, y, { form: 'gable', eave: 0.4, pitch: 0.8, ...options });

/** Evenly along a wall: from and to are shares of its width. */
export function row(
  width: number,
  count: number,
  sill: number,
  head: number,
  more: Partial<Opening> = {},
): Opening[] {
  const bay = width / count;
  const glass = Math.min(bay * 0.55, more.archRise === undefined ? 1.4 : 1.1);
  return Array.from({ length: count }, (_, index) => {
    const u = bay * (index + 0.5);
    return { u0: u - glass / 2, u1: u + glass / 2, v0: sill, v1: head, kind: 'window', ...more };
  });
}

export const doorway = (
  u: number,
  wide: number,
  high: number,
  more: Partial<Opening> = {},
): Opening => ({
  u0: u - wide / 2,
  u1: u + wide / 2,
  v0: 0.01,
  v1: high,
  kind: 'door',
  ...more,
});

/** Small windows on a round wall, facing the camera and both sides. */
export function windowsAround(
  kit: Kit,
  options: {
    readonly radius: (y: number) => number;
    readonly heights: readonly number[];
    readonly angles: readonly number[];
    readonly wide?: number;
    readonly high?: number;
  },
): void {
  const { b, skin } = kit;
  const { wide = 0.7, high = 1 } = options;
  options.heights.forEach((y, storey) => {
    for (const angle of options.angles) {
      const r = options.radius(y) + 0.02;
      b.place({ at: [Math.sin(angle) * r, y, Math.cos(angle) * r], turnRad: angle }, () =>
        appliedWindow(b, { u0: -wide / 2, u1: wide / 2, v0: 0, v1: high }, skin, {
          storey,
          name: 'round wall',
          roomShift: angle * 7 + y,
        }),
      );
    }
  });
}

/** A door with its frame set on any wall. */
export function doorOn(
  kit: Kit,
  at: readonly [number, number, number],
  turnRad = 0,
  wide = 1,
  high = 2.1,
): void {
  const { b, palette } = kit;
  b.place({ at: [...at], turnRad }, () => {
    b.begin('trim', 'door frame');
    box(b, [-wide / 2 - 0.12, 0, -0.3], [wide / 2 + 0.12, high + 0.12, 0.06], palette.trim);
    b.begin('door', 'front door');
    box(b, [-wide / 2, 0.02, 0], [wide / 2, high, 0.09], palette.door);
    tube(
      b,
      [wide * 0.32, high * 0.48, 0.1],
      [wide * 0.32, high * 0.56, 0.1],
      0.03,
      palette.metal,
      8,
    );
  });
}

type Profile = readonly (readonly [radius: number, height: number])[];

interface Turning {
  readonly at?: readonly [number, number, number];
  readonly sides?: number;
  readonly label?: 'wall' | 'roof' | 'trim';
}

/** A round body with its own name. */
export function turned(
  kit: Kit,
  name: string,
  profile: Profile,
  material: MaterialHandle,
  { at = [0, 0, 0], sides = 36, label = 'wall' }: Turning = {},
): void {
  kit.b.begin(label, name);
  lathe(kit.b, [...at], profile, material, sides);
}

/** Stone over an arch from x0 to x1: its underside is a round arch, its upper edge any line. */
export function archSpan(
  kit: Kit,
  span: {
    readonly x0: number;
    readonly x1: number;
    readonly rise: number;
    readonly foot: number;
    readonly z: readonly [number, number];
  },
  top: (x: number) => number,
  material: MaterialHandle,
): void {
  const { x0, x1, rise, foot, z } = span;
  const steps = 14;
  const [middle, half] = [(x0 + x1) / 2, (x1 - x0) / 2];
  const under = (x: number) => foot + rise * Math.sqrt(Math.max(0, 1 - ((x - middle) / half) ** 2));
  for (let step = 0; step < steps; step++) {
    const [a, c] = [x0 + ((x1 - x0) * step) / steps, x0 + ((x1 - x0) * (step + 1)) / steps];
    extrude(
      kit.b,
      [
        [a, under(a)],
        [c, under(c)],
        [c, top(c)],
        [a, top(a)],
      ],
      z[0],
      z[1],
      material,
    );
  }
}

export function battlements({ b }: Kit, rect: Rect, y: number, material: MaterialHandle): void {
  b.begin('wall', 'battlements');
  const { x0, x1, z0, z1 } = rect;
  for (const [from, to, isAlongX] of [
    [x0, x1, true],
    [z0, z1, false],
  ] as const) {
    const count = Math.max(2, Math.round((to - from) / 1.3));
    for (let index = 0; index < count; index++) {
      const a = from + ((to - from) * index) / count;
      const c = a + (to - from) / count / 1.9;
      for (const side of isAlongX ? [z0, z1] : [x0, x1])
        box(
          b,
          isAlongX ? [a, y, side - 0.2] : [side - 0.2, y, a],
          isAlongX ? [c, y + 0.8, side + 0.2] : [side + 0.2, y + 0.8, c],
          material,
        );
    }
  }
}

/** A pole with a pennant. */
export function flag(
  { b, other }: Kit,
  [x, y, z]: readonly [number, number, number],
  hex = '#c0392b',
  high = 2.6,
): void {
  b.begin('trim', 'roof flag');
  tube(b, [x, y, z], [x, y + high, z], 0.05, other('#5a4a3a'), 6);
  const cloth = other(hex);
  const [low, top] = [y + high * 0.55, y + high * 0.97];
  for (const turn of [false, true]) {
    const [near, far] = [x + 0.05, x + high * 0.55];
    if (turn) b.tri([near, top, z], [far, (low + top) / 2, z], [near, low, z], cloth);
    else b.tri([near, low, z], [far, (low + top) / 2, z], [near, top, z], cloth);
  }
}

/** Bars in line, as steps or slats are. */
export function steps(
  { b }: Kit,
  x0: number,
  x1: number,
  z: number,
  high: number,
  material: MaterialHandle,
): void {
  b.begin('stairs', 'steps');
  const count = Math.max(1, Math.round(high / 0.17));
  for (let index = 0; index < count; index++)
    box(
      b,
      [x0, 0, z + index * 0.3],
      [x1, high - (index * high) / count, z + (index + 1) * 0.3],
      material,
    );
}
