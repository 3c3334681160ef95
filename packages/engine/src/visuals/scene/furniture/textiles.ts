import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { softBox } from '../curved/soft-box.ts';
import { surface } from '../curved/surface.ts';
import { cylinder, lathe, sphere } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';
import { persianPattern } from './persian-rug.ts';

const rugStyles = [
  'border',
  'stripes',
  'diamonds',
  'round',
  'persian',
  'plain',
  'hide',
  'runner',
] as const;
export type RugStyle = (typeof rugStyles)[number];

interface Rug {
  readonly width: number;
  readonly depth: number;
  readonly style: RugStyle;
  readonly field: MaterialHandle;
  readonly accent: MaterialHandle;
  readonly second: MaterialHandle;
  readonly thick?: number;
}

export function rug(
  b: SceneBuilder,
  { width, depth, style, field, accent, second, thick: y = 0.005 }: Rug,
): void {
  b.begin('rug', 'rug');
  if (style === 'round') {
    cylinder(b, [0, 0, 0], width / 2, y, field, 44);
    lathe(
      b,
      [0, y + 0.001, 0],
      [
        [width * 0.46, 0],
        [width * 0.42, 0.0005],
      ],
      accent,
      44,
    );
    return;
  }
  if (style === 'hide') {
    hide(b, Math.min(width, depth) * 0.95, field);
    return;
  }
  box(b, [-width / 2, 0, -depth / 2], [width / 2, y, depth / 2], field);
  const flat = (
    x0: number,
    z0: number,
    x1: number,
    z1: number,
    material: MaterialHandle,
    lift = 0.001,
  ) =>
    b.quad(
      [x0, y + lift, z1],
      [x1, y + lift, z1],
      [x1, y + lift, z0],
      [x0, y + lift, z0],
      material,
    );
  const [w, d] = [width / 2, depth / 2];
  const frame = (inset: number, t: number, material: MaterialHandle, lift?: number) => {
    flat(-w + inset, -d + inset, w - inset, -d + inset + t, material, lift);
    flat(-w + inset, d - inset - t, w - inset, d - inset, material, lift);
    flat(-w + inset, -d + inset + t, -w + inset + t, d - inset - t, material, lift);
    flat(w - inset - t, -d + inset + t, w - inset, d - inset - t, material, lift);
  };
  if (style === 'border' || style === 'runner')
    frame(style === 'border' ? 0.12 : 0.07, 0.05, accent);
  else if (style === 'stripes')
    for (let x = -w + 0.15; x < w - 0.1; x += 0.3) flat(x, -d, x + 0.09, d, accent);
  else if (style === 'diamonds') {
    const step = 0.5;
    const line = (ax: number, az: number, cx: number, cz: number) => {
      const length = Math.hypot(cx - ax, cz - az);
      const [px, pz] = [((cz - az) / length) * 0.014, (-(cx - ax) / length) * 0.014];
      b.quad(
        [ax - px, y + 0.001, az - pz],
        [cx - px, y + 0.001, cz - pz],
        [cx + px, y + 0.001, cz + pz],
        [ax + px, y + 0.001, az + pz],
        accent,
      );
      b.quad(
        [ax + px, y + 0.001, az + pz],
        [cx + px, y + 0.001, cz + pz],
        [cx - px, y + 0.001, cz - pz],
        [ax - px, y + 0.001, az - pz],
        accent,
      );
    };
    for (let x = -w; x < w - 0.01; x += step) {
      for (let z = -d; z < d - 0.01; z += step) {
        const [x1, z1] = [Math.min(w, x + step), Math.min(d, z + step)];
        line(x, z, x1, z1);
        line(x, z1, x1, z);
      }
    }
  } else if (style === 'persian')
    persianPattern(b, { width, depth, top: y, field, accent, second });
}

/** Half of a hide's outline in shares of its length: neck, fore leg, flank, hind leg, tail. */
const hideOutline = [
  [0.07, -0.5],
  [0.13, -0.46],
  [0.17, -0.36],
  [0.42, -0.38],
  [0.45, -0.3],
  [0.31, -0.2],
  [0.29, 0],
  [0.32, 0.16],
  [0.46, 0.3],
  [0.41, 0.4],
  [0.2, 0.37],
  [0.07, 0.46],
] as const;

function hide(b: SceneBuilder, long: number, field: MaterialHandle): void {
  const right = hideOutline.map(([x, z]) => [x * long, z * long] as const);
  const left = [...right].reverse().map(([x, z]) => [-x, z] as const);
  const rim = [...right, ...left];
  const y = 0.018;
  rim.forEach(([x, z], index) => {
    const [nextX, nextZ] = rim[(index + 1) % rim.length]!;
    b.tri([0, y, 0], [nextX, y, nextZ], [x, y, z], field);
    b.quad([nextX, 0, nextZ], [x, 0, z], [x, y, z], [nextX, y, nextZ], field);
  });
}

/** Folded fabric: columns of quads per metre, fold spacing and depth. */
const cloth = { quadsAMetre: 82, foldMetres: 0.1131, deepMetres: 0.03 } as const;
/** Distance of a curtain's centre from its wall. */
const curtainMetres = 0.12;

/** A panel of folded fabric, in the wall's local coordinates. */
export function curtainPanel(
  b: SceneBuilder,
  [from, to]: readonly [number, number],
  [foot, top]: readonly [number, number],
  fabric: MaterialHandle,
  { away = curtainMetres, deep = cloth.deepMetres }: { away?: number; deep?: number } = {},
): void {
  const wide = to - from;
  surface(
    b,
    Math.max(8, Math.round(wide * cloth.quadsAMetre)),
    2,
    (u, v) => [
      from + wide * u,
      foot + v * (top - foot),
      away + deep * Math.sin((u * wide * 2 * Math.PI) / cloth.foldMetres) * (0.75 + 0.25 * (1 - v)),
    ],
    fabric,
    { bothSides: true },
  );
}

export function curtainRod(
  b: SceneBuilder,
  [from, to]: readonly [number, number],
  top: number,
  rod: MaterialHandle,
): void {
  b.begin('trim', 'curtain rod');
  const y = top + 0.02;
  tube(b, [from, y, curtainMetres], [to, y, curtainMetres], 0.014, rod, 8);
  for (const u of [from, to]) sphere(b, [u, y, curtainMetres], 0.026, rod, 10);
}

const blind = { away: 0.035, pleatMetres: 0.19, deep: 0.012 } as const;

/** A roman blind, in the wall's local coordinates. */
export function romanBlind(
  b: SceneBuilder,
  [from, to]: readonly [number, number],
  [foot, top]: readonly [number, number],
  fabric: MaterialHandle,
): void {
  b.begin('textile', 'blind');
  const pleats = Math.max(1, Math.round((top - foot) / blind.pleatMetres));
  const tall = (top - foot) / pleats;
  for (let k = 0; k < pleats; k++)
    softBox(
      b,
      [from, foot + k * tall, blind.away - 0.02],
      [to, foot + (k + 1) * tall + 0.01, blind.away + blind.deep * (1 + 0.3 * (pleats - k))],
      0.008,
      fabric,
    );
}

/** Two open curtains beside an opening, in the wall's local coordinates. */
export function curtains(
  b: SceneBuilder,
  u0: number,
  u1: number,
  top: number,
  fabric: MaterialHandle,
  rod: MaterialHandle,
): void {
  b.begin('textile', 'curtains');
  for (const ends of [
    [u0 - 0.32, u0 + 0.22],
    [u1 - 0.22, u1 + 0.32],
  ] as const)
    curtainPanel(b, ends, [0.02, top], fabric);
  curtainRod(b, [u0 - 0.45, u1 + 0.45], top, rod);
}
