/** Five shapes of a tower's shaft, and its facades. */
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import { surface } from '../curved/surface.ts';
import { lathe } from '../curved/turned.ts';
import { coat } from '../finishes.ts';
import { box, prism, tube } from '../solids.ts';
import type { House } from './house.ts';

export const storeyMetres = 3.6;

export const lobbyMetres = 7.2;

export type Shape = 'slabs' | 'round' | 'stepped' | 'twisted' | 'tapered';

export interface Skins {
  readonly main: MaterialHandle;
  readonly second: MaterialHandle;
  readonly metal: MaterialHandle;
  readonly led: MaterialHandle;
}

export function skins(house: House): Skins {
  const { b, random, design } = house;
  const tints = ['#0c1318', '#0b1517', '#131416', '#0f1a1c', '#141210'];
  const wished = design.brief.parts.walls?.colours?.[0];
  const stone =
    design.brief.parts.walls?.materials?.[0] !== undefined &&
    design.brief.parts.walls.materials[0] !== 'glass';
  const bandColour = stone ? b.materialOf(house.palette.wall).albedo : undefined;
  const make = (
    name: string,
    mullionHex: string,
    paneWidthMetres: number,
    spandrelMetres: number,
  ) =>
    b.material({
      name,
      surface: 'curtainWall',
      albedo: linearFromHex(random.pick(tints)),
      roughness: 0.03,
      neverSnow: true,
      rooms: {
        roomWidthMetres: paneWidthMetres * random.pick([1, 2, 2, 3]),
        storeyHeightMetres: storeyMetres,
        roomDepthMetres: 7,
        paneWidthMetres,
        mullionMetres: stone ? paneWidthMetres * 0.35 : 0.07,
        spandrelMetres: stone ? 1.3 : spandrelMetres,
        litShare: random.between(0.4, 0.7),
        life: 'office',
        mullionColour:
          bandColour ??
          (wished === undefined
            ? linearFromHex(mullionHex)
            : b.materialOf(house.palette.wall).albedo),
        seed: random.integer(1, 9999),
      },
    });
  return {
    main: make(
      'tower glass',
      random.pick(['#22262b', '#8f969c', '#c9cccc', '#7a6a55']),
      random.pick([1.2, 1.5, 1.8]),
      random.pick([0.35, 0.6, 0.9]),
    ),
    second: make('tower glass two', '#2a2e33', 1.5, 0.5),
    metal: b.material(
      coat(random.pick(['#b7babd', '#4a4d52', '#d8d6d0']), {
        name: 'tower metal',
        roughness: 0.35,
      }),
    ),
    led: b.material({
      name: 'light line',
      surface: 'opaque',
      albedo: [0.8, 0.85, 0.9],
      emission: [1.2, 1.6, 2.2],
      neverSnow: true,
    }),
  };
}

export function shaft(house: House, shape: Shape, skin: Skins, top: number): void {
  const { b, random } = house;
  const y0 = lobbyMetres + 0.9;
  b.begin('wall', 'tower shaft');
  if (shape === 'slabs') {
    const second = y0 + (top - y0) * random.between(0.7, 0.86);
    box(b, [-11, y0, -9], [1.5, top, 7], skin.main, skin.metal);
    box(b, [1.9, y0, -12], [10.5, second, 3.5], skin.second, skin.metal);
    b.begin('trim', 'tower core');
    box(b, [1.4, y0, -11], [2.0, top + 4, 7.4], skin.metal);
    box(b, [-11.1, top, -9.1], [1.5, top + 2, 7.1], skin.metal);
    b.begin('lamp', 'light line');
    box(b, [-11.05, top - 0.22, 7], [1.5, top - 0.02, 7.1], skin.led);
    return;
  }
  if (shape === 'round') {
    const r = random.between(9, 11);
    const oval = random.between(0.75, 1);
    surface(
      b,
      72,
      1,
      (u, v) => {
        const angle = u * Math.PI * 2;
        return [Math.sin(angle) * r, y0 + (top - y0) * v, -2 + Math.cos(angle) * r * oval];
      },
      skin.main,
    );
    b.begin('trim', 'tower crown');
    lathe(
      b,
      [0, top, -2],
      [
        [r + 0.15, -0.3],
        [r + 0.15, 0.5],
        [r * 0.92, 2.6],
        [r * 0.9, 2.6],
        [0, 2.2],
      ],
      skin.metal,
      60,
    );
    return;
  }
  if (shape === 'stepped') {
    let [x0, x1, z0, z1] = [-11, 11, -11, 8];
    let y = y0;
    const cuts = [0.36, 0.62, 0.83, 1];
    cuts.forEach((share, index) => {
      const next = y0 + (top - y0) * share;
      b.begin('wall', 'tower shaft');
      box(b, [x0, y, z0], [x1, next, z1], index % 2 === 0 ? skin.main : skin.second, skin.metal);
      b.begin('trim', 'setback');
      box(b, [x0 - 0.15, next, z0 - 0.15], [x1 + 0.15, next + 0.7, z1 + 0.15], skin.metal);
      b.begin('lamp', 'light line');
      box(b, [x0, next - 0.16, z1], [x1, next - 0.02, z1 + 0.08], skin.led);
      y = next + 0.7;
      x0 += random.between(1.4, 2.6);
      x1 -= random.between(1.4, 2.6);
      z0 += 1.4;
      z1 -= random.between(1.2, 2.2);
    });
    b.begin('trim', 'spire');
    tube(b, [0, y, -2], [0, y + (top - y0) * 0.16, -2], [0.45, 0.06], skin.metal, 8);
    return;
  }
  const turn = shape === 'twisted' ? random.between(0.7, 1.3) * (random.chance(0.5) ? 1 : -1) : 0;
  const taper = shape === 'tapered' ? random.between(0.45, 0.6) : random.between(0.82, 0.95);
  const corner = (angle: number, r: number): readonly [number, number] => {
    // A superellipse: a square with rounded corners.
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const k = (Math.abs(c) ** 3.4 + Math.abs(s) ** 3.4) ** (-1 / 3.4);
    return [c * k * r, s * k * r];
  };
  const at = (u: number, v: number): Vector3 => {
    const r = 10.5 * (1 - (1 - taper) * v);
    const [px, pz] = corner(-u * Math.PI * 2, r);
    const angle = turn * v;
    return [
      px * Math.cos(angle) - pz * Math.sin(angle),
      y0 + (top - y0) * v,
      -2 + px * Math.sin(angle) + pz * Math.cos(angle),
    ];
  };
  surface(b, 72, shape === 'twisted' ? 40 : 6, at, skin.main);
  b.begin('trim', 'tower crown');
  const ring = Array.from({ length: 72 }, (_, index) => at(index / 72, 1));
  prism(
    b,
    ring.map(([x, , z]) => [x, z] as const),
    top,
    top + 1.6,
    skin.metal,
  );
}
