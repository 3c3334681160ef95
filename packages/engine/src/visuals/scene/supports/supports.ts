/** Supports below a building, built to the size of its plan: a hill, a rock, a cloud, a turtle. */

import type { Random } from '../../../random/random.ts';
import type { Support } from '../../brief/vocabulary/supports.ts';
import type { MaterialHandle, ObjectLabel, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { surface } from '../curved/surface.ts';
import { cylinder } from '../curved/turned.ts';
import { coat } from '../finishes.ts';
import { box, tube } from '../solids.ts';
import { round } from '../things/thing.ts';
import type { Rect } from '../wall-parts.ts';

interface SupportRow {
  readonly liftMetres: number;
  /** Visible part of it at each side, as a share of the plan. */
  readonly beside: number;
  readonly build: (kit: SupportKit) => void;
}

interface SupportKit {
  readonly b: SceneBuilder;
  readonly random: Random;
  /** Middle and half extents of the plan. */
  readonly x: number;
  readonly z: number;
  readonly half: readonly [x: number, z: number];
  readonly lift: number;
}

const finish = (b: SceneBuilder, hex: string, tile?: Parameters<typeof coat>[1]) =>
  b.material(coat(hex, { name: `support ${hex}`, roughness: 0.9, ...tile }));

/** A round corner reaches the corners of the plan. */
const corner = 1.42;

/** Steep or gentle flanks about a level top, uneven all around. */
function mound(
  { b, random, x, z, half, lift }: SupportKit,
  [label, name]: readonly [ObjectLabel, string],
  of: MaterialHandle,
  { reach, rough, steep }: { reach: number; rough: number; steep: number },
): void {
  const waves = Array.from({ length: 5 }, () => random.between(0, Math.PI * 2));
  const uneven = (angle: number, v: number) =>
    1 +
    rough *
      v *
      waves.reduce(
        (sum, phase, at) => sum + Math.sin(angle * (at + 2) + phase * (1 + v)) / (at + 2),
        0,
      );
  // A hill may reach out of the picture.
  b.begin(label, name, { subject: name !== 'hill' });
  surface(
    b,
    56,
    14,
    (u, v) => {
      const angle = -u * Math.PI * 2;
      // From the ground up, then the level top.
      const up = Math.min(1, v / 0.8);
      const out = v <= 0.8 ? 1 + reach * (1 - up ** steep) : 1 - (v - 0.8) / 0.2;
      const wide = out * (v <= 0.8 ? uneven(angle, 1 - up) : 1);
      const y = -0.4 + (lift + 0.38) * up;
      return [
        x + Math.cos(angle) * half[0] * corner * wide,
        y,
        z + Math.sin(angle) * half[1] * corner * wide,
      ];
    },
    of,
  );
}

function balls(kit: SupportKit, name: string, of: MaterialHandle): void {
  const { b, random, x, z, half, lift } = kit;
  b.begin('backdrop', name, { subject: true });
  const rows = 46;
  for (let ball = 0; ball < rows; ball++) {
    const angle = (ball / rows) * Math.PI * 2 * 3;
    const out = ball < rows / 2 ? 1.25 : 0.7;
    const r = random.between(1.1, 2) * Math.min(1.6, half[0] / 5 + 0.4);
    const at: Vector3 = [
      x + Math.cos(angle) * half[0] * out + random.between(-1, 1),
      lift - r * 0.62 - random.between(0, 0.9),
      z + Math.sin(angle) * half[1] * out + random.between(-1, 1),
    ];
    round(b, at, [r * 1.25, r * 0.75, r * 1.1], of, 22);
  }
}

function turtle({ b, x, z, half, lift }: SupportKit): void {
  const shell = finish(b, '#5f7040');
  const skin = finish(b, '#8a9a5e');
  const plate = finish(b, '#46552f');
  const [rx, rz] = [half[0] * corner * 1.05, half[1] * corner * 1.1];
  b.begin('furniture', 'turtle', { subject: true });
  round(b, [x, lift * 0.42, z], [rx, lift * 0.62, rz], shell, 48);
  for (let at = 0; at < 22; at++) {
    const angle = (at / 11) * Math.PI * 2;
    const out = at < 11 ? 0.93 : 0.72;
    const y = lift * (at < 11 ? 0.6 : 0.82);
    round(
      b,
      [x + Math.cos(angle) * rx * out, y, z + Math.sin(angle) * rz * out],
      [rx * 0.1, 0.18, rz * 0.1],
      plate,
      14,
    );
  }
  // It walks to the right of the picture.
  tube(
    b,
    [x + rx * 0.85, lift * 0.4, z],
    [x + rx * 1.25, lift * 0.75, z],
    [lift * 0.24, lift * 0.2],
    skin,
    18,
  );
  round(b, [x + rx * 1.32, lift * 0.84, z], [rx * 0.17, lift * 0.2, lift * 0.22], skin, 26);
  for (const side of [-1, 1])
    round(
      b,
      [x + rx * 1.4, lift * 0.92, z + side * lift * 0.17],
      [0.14, 0.14, 0.1],
      finish(b, '#15150f'),
      12,
    );
  for (const end of [-1, 1])
    for (const side of [-1, 1]) {
      const [lx, lz] = [x + end * rx * 0.62, z + side * rz * 0.82];
      tube(
        b,
        [lx, lift * 0.35, lz],
        [lx + end * rx * 0.1, -0.3, lz + side * rz * 0.14],
        lift * 0.26,
        skin,
        18,
      );
    }
  tube(b, [x - rx * 0.9, lift * 0.3, z], [x - rx * 1.2, 0.2, z], [lift * 0.16, 0.05], skin, 12);
}

const rows: Readonly<Record<Support, SupportRow>> = {
  hill: {
    liftMetres: 3.2,
    beside: 0.3,
    build: (kit) =>
      mound(kit, ['grass', 'hill'], finish(kit.b, '#6d8a42', { tile: 'grass' }), {
        ...{ reach: 1.5, rough: 0.08, steep: 0.75 },
      }),
  },
  rock: {
    liftMetres: 4.5,
    beside: 0.35,
    build: (kit) =>
      mound(kit, ['rock', 'rock'], finish(kit.b, '#8a8378', { tile: 'fieldstone', scale: 3 }), {
        ...{ reach: 0.42, rough: 0.5, steep: 1.3 },
      }),
  },
  island: {
    liftMetres: 1.4,
    beside: 0.5,
    build: (kit) =>
      mound(kit, ['rock', 'island'], finish(kit.b, '#b3a27e', { tile: 'gravel' }), {
        ...{ reach: 0.9, rough: 0.4, steep: 0.9 },
      }),
  },
  ice: {
    liftMetres: 3,
    beside: 0.4,
    build: (kit) =>
      mound(kit, ['rock', 'ice'], finish(kit.b, '#d8e9f0', { roughness: 0.3 }), {
        ...{ reach: 0.4, rough: 0.6, steep: 1.4 },
      }),
  },
  cloud: {
    liftMetres: 5,
    beside: 0.35,
    build: (kit) => balls(kit, 'cloud below', finish(kit.b, '#f6f6f4')),
  },
  turtle: { liftMetres: 4, beside: 0.75, build: turtle },
  raft: {
    liftMetres: 0.7,
    beside: 0.25,
    build: ({ b, x, z, half, lift }) => {
      const wood = finish(b, '#8a6242', { tile: 'deck' });
      b.begin('terrace', 'raft', { subject: true });
      box(
        b,
        [x - half[0] - 1.2, lift - 0.3, z - half[1] - 1.2],
        [x + half[0] + 1.2, lift, z + half[1] + 1.2],
        wood,
      );
      for (let log = -3; log <= 3; log++) {
        const at = z + (log / 3) * (half[1] + 0.9);
        tube(
          b,
          [x - half[0] - 1.5, lift - 0.5, at],
          [x + half[0] + 1.5, lift - 0.5, at],
          0.32,
          finish(b, '#6b4a2e'),
          12,
        );
      }
    },
  },
  stump: {
    liftMetres: 3.4,
    beside: 0.2,
    build: (kit) =>
      mound(kit, ['trunk', 'stump'], finish(kit.b, '#6b4f36', { tile: 'cedarShingle', scale: 2 }), {
        ...{ reach: 0.35, rough: 0.35, steep: 1.1 },
      }),
  },
  column: {
    liftMetres: 6,
    beside: 0,
    build: ({ b, x, z, half, lift }) => {
      const stone = finish(b, '#b5b0a6', { tile: 'concretePanels' });
      b.begin('column', 'column', { subject: true });
      box(
        b,
        [x - half[0] - 0.6, lift - 0.45, z - half[1] - 0.6],
        [x + half[0] + 0.6, lift, z + half[1] + 0.6],
        stone,
      );
      cylinder(b, [x, -0.4, z], Math.min(...half) * 0.36, lift, stone, 32);
    },
  },
  wheels: {
    liftMetres: 1.1,
    beside: 0.15,
    build: ({ b, x, z, half, lift }) => {
      const [tyre, hub] = [finish(b, '#1d1e20'), finish(b, '#c8c2b4')];
      b.begin('vehicle', 'wheels', { subject: true });
      box(
        b,
        [x - half[0], lift - 0.25, z - half[1]],
        [x + half[0], lift, z + half[1]],
        finish(b, '#4a4d50'),
      );
      for (const end of [-0.6, 0.6])
        for (const side of [-1, 1]) {
          const at: Vector3 = [x + end * half[0], lift * 0.5, z + side * (half[1] + 0.05)];
          round(b, at, [lift * 0.5, lift * 0.5, 0.14], tyre, 26);
          round(b, [at[0], at[1], at[2] + side * 0.08], [lift * 0.25, lift * 0.25, 0.09], hub, 18);
        }
    },
  },
};

export const supportLift = (support: Support | undefined) =>
  support === undefined ? 0 : rows[support].liftMetres;

export const besideSupport = (support: Support | undefined) =>
  support === undefined ? 0 : rows[support].beside;

export function buildSupport(
  b: SceneBuilder,
  support: Support,
  { x0, x1, z0, z1 }: Rect,
  random: Random,
): void {
  const { liftMetres, build } = rows[support];
  const half = [(x1 - x0) / 2, (z1 - z0) / 2] as const;
  build({ b, random, x: (x0 + x1) / 2, z: (z0 + z1) / 2, half, lift: liftMetres });
}
