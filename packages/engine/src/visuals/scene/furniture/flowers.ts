/** Twigs, grasses or flowers, each in a suitable vase. */
import type { Random } from '../../../random/random.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { lathe, sphere } from '../curved/turned.ts';
import { tube } from '../solids.ts';
import { leafBlade } from './leaf-blade.ts';
import { type Profile, vase, vases } from './vases.ts';

export type FlowerKind =
  | 'stems'
  | 'grasses'
  | 'branch'
  | 'tulips'
  | 'olive'
  | 'pampas'
  | 'palms'
  | 'bouquet'
  | 'succulents';

export interface FlowerMaterials {
  readonly vase: MaterialHandle;
  readonly leaf: MaterialHandle;
  readonly straw: MaterialHandle;
  readonly twig: MaterialHandle;
  readonly bloom: MaterialHandle;
}

/** Height of a vase for which stems and leaves are given. */
const usualHeight = 0.22;

/** Leaves of small bunches are smaller. */
const sizeOf = (height: number): number => Math.min(1, Math.max(0.5, height / usualHeight));

/** A stem that bends outwards; returns its tip. */
function stem(
  b: SceneBuilder,
  [x, y, z]: Vector3,
  { turn, out, rise, thick }: { turn: number; out: number; rise: number; thick: number },
  material: MaterialHandle,
): Vector3 {
  const steps = 3;
  const at = (k: number): Vector3 => {
    const share = k / steps;
    const away = out * share ** 1.8;
    return [x + Math.sin(turn) * away, y + rise * share, z + Math.cos(turn) * away];
  };
  for (let k = 0; k < steps; k++) {
    const narrow = 1 - (0.6 * k) / steps;
    tube(b, at(k), at(k + 1), [thick * narrow, thick * (narrow - 0.2)], material, 5);
  }
  return at(steps);
}

type Draw = (
  b: SceneBuilder,
  at: Vector3,
  height: number,
  m: FlowerMaterials,
  random: Random,
) => void;

const grasses: Draw = (b, [x, y, z], height, m, random) => {
  vase(b, [x, y, z], height, vases.bottle, m.vase);
  for (let k = 0; k < 13; k++) {
    const way = { turn: k * 2.4, out: random.between(0.03, 0.13), thick: 0.0022 };
    const rise = height * random.between(0.7, 1.35);
    const [u, v, w] = stem(b, [x, y + height * 0.95, z], { ...way, rise }, m.straw);
    for (let ear = 0; ear < 3; ear++)
      sphere(b, [u, v - ear * 0.022, w], 0.0085 + 0.001 * ear, m.straw, 7, 1.9);
  }
};

const branch: Draw = (b, [x, y, z], height, m, random) => {
  vase(b, [x, y, z], height, vases.tall, m.vase);
  for (let k = 0; k < 4; k++) {
    const turn = k * 1.7 + random.between(-0.3, 0.3);
    const rise = height * random.between(0.8, 1.5);
    const out = random.between(0.05, 0.16);
    const foot: Vector3 = [x, y + height * 0.95, z];
    stem(b, foot, { turn, out, rise, thick: 0.004 }, m.twig);
    for (let leaf = 0; leaf < 7; leaf++) {
      const share = 0.35 + leaf * 0.105;
      const away = out * share ** 1.8;
      const side = leaf % 2 === 0 ? 0.02 : -0.02;
      const at: Vector3 = [
        foot[0] + Math.sin(turn) * away + Math.cos(turn) * side,
        foot[1] + rise * share + random.between(-0.006, 0.012),
        foot[2] + Math.cos(turn) * away - Math.sin(turn) * side,
      ];
      leafBlade(b, at, m.leaf, {
        turn: turn + side * 80,
        ...{ rise: 1, long: random.between(0.045, 0.065), wide: 0.026 },
      });
    }
  }
};

/** Bud of a tulip. */
const tulip: Profile = [
  [0.004, 0],
  [0.017, 0.01],
  [0.02, 0.024],
  [0.016, 0.042],
  [0.009, 0.052],
  [0, 0.048],
];

const tulips: Draw = (b, [x, y, z], height, m, random) => {
  vase(b, [x, y, z], height, vases.jug, m.vase);
  for (let k = 0; k < 11; k++) {
    const turn = k * 2.4;
    const out = 0.02 + 0.085 * Math.sqrt(k / 11);
    const rise = height * random.between(0.5, 0.8);
    const foot: Vector3 = [x, y + height * 0.95, z];
    const [u, v, w] = stem(b, foot, { turn, out, rise, thick: 0.0035 }, m.leaf);
    lathe(b, [u, v - 0.012, w], tulip, m.bloom, 10);
    if (k % 2 === 0)
      stem(b, foot, { turn: turn + 0.8, out: out + 0.04, rise: rise * 0.7, thick: 0.009 }, m.leaf);
  }
};

/** Round leaves in pairs. */
export const eucalyptus: Omit<LeafyStems, 'high'> = {
  ...{ count: 7, rise: [0.65, 1.4], out: [0.05, 0.15], pairs: 8 },
  ...{ long: 0.046, wide: 0.038 },
};

const stems: Draw = (b, [x, y, z], height, m, random) => {
  vase(b, [x, y, z], height, random.pick([vases.round, vases.urn, vases.bottle]), m.vase);
  leafyStems(b, [x, y + height * 0.95, z], m.leaf, random, { ...eucalyptus, high: height });
};

/** An olive branch: narrow leaves. */
const olive: Draw = (b, [x, y, z], height, m, random) => {
  vase(b, [x, y, z], height, random.pick([vases.jug, vases.urn, vases.cone]), m.vase);
  leafyStems(b, [x, y + height * 0.95, z], m.leaf, random, {
    ...{ count: 6, rise: [0.7, 1.5], out: [0.06, 0.17], pairs: 13 },
    ...{ long: 0.066, wide: 0.016, high: height },
  });
};

interface LeafyStems {
  readonly count: number;
  /** Rise of the stems, in heights of the vase. */
  readonly rise: readonly [number, number];
  readonly out: readonly [number, number];
  readonly pairs: number;
  readonly long: number;
  readonly wide: number;
  readonly high: number;
}

export function leafyStems(
  b: SceneBuilder,
  foot: Vector3,
  leaf: MaterialHandle,
  random: Random,
  { count, rise, out, pairs, long, wide, high }: LeafyStems,
): void {
  const scale = sizeOf(high);
  for (let k = 0; k < count; k++) {
    const turn = k * 2.4 + random.between(-0.3, 0.3);
    const [up, away] = [high * random.between(...rise), scale * random.between(...out)];
    stem(b, foot, { turn, out: away, rise: up, thick: 0.0028 }, leaf);
    for (let pair = 0; pair < pairs; pair++) {
      const share = 0.3 + (0.7 * (pair + 1)) / pairs;
      const side = away * share ** 1.8;
      const at: Vector3 = [
        foot[0] + Math.sin(turn) * side,
        foot[1] + up * share,
        foot[2] + Math.cos(turn) * side,
      ];
      const size = scale * (1.1 - 0.45 * share) * random.between(0.85, 1.15);
      for (const across of [-1, 1])
        leafBlade(b, at, leaf, {
          turn: turn + across * random.between(0.9, 1.6) + pair * 1.1,
          rise: random.between(0.5, 1.7),
          long: long * size,
          wide: wide * size,
        });
    }
  }
}

/** Plumes. */
const pampas: Draw = (b, [x, y, z], height, m, random) => {
  const size = sizeOf(height);
  vase(b, [x, y, z], height, random.pick([vases.bottle, vases.round]), m.vase);
  for (let k = 0; k < 7; k++) {
    const way = { turn: k * 2.4, out: size * random.between(0.03, 0.14), thick: 0.0022 };
    const rise = height * random.between(0.6, 1);
    const [u, v, w] = stem(b, [x, y + height * 0.95, z], { ...way, rise }, m.straw);
    for (let hair = 0; hair < 26; hair++) {
      const share = hair / 25;
      leafBlade(b, [u, v + size * (share * 0.15 - 0.1), w], m.straw, {
        turn: hair * 2.4,
        rise: 1.6 + 1.5 * share,
        ...{ long: size * (0.09 - 0.045 * share), wide: 0.009, droop: 0.3, cells: 2 },
      });
    }
  }
};

/** A few large leaves. */
const palms: Draw = (b, [x, y, z], height, m, random) => {
  const size = sizeOf(height);
  vase(b, [x, y, z], height, random.pick([vases.cone, vases.round]), m.vase);
  for (let k = 0; k < 5; k++) {
    const turn = k * 2.4 + random.between(-0.3, 0.3);
    const way = { turn, out: size * random.between(0.02, 0.07), thick: 0.0035 };
    const rise = height * random.between(0.3, 0.9);
    const tip = stem(b, [x, y + height * 0.95, z], { ...way, rise }, m.leaf);
    const leaf = { long: 0.17 * size, wide: 0.12 * size };
    leafBlade(b, tip, m.leaf, { turn, rise: 1, ...leaf, droop: 0.6, cells: 9 });
  }
};

/** A round bunch of blooms among leaves. */
const bouquet: Draw = (b, [x, y, z], height, m, random) => {
  const size = sizeOf(height);
  vase(b, [x, y, z], height * 0.85, random.pick([vases.jug, vases.urn, vases.cone]), m.vase);
  const top = y + height * 0.8;
  for (let k = 0; k < 16; k++) {
    const [turn, share] = [k * 2.4, Math.sqrt((k + 0.5) / 16)];
    const [side, up] = [0.1 * size * share, height * (0.52 - 0.32 * share * share)];
    stem(b, [x, top, z], { turn, out: side, rise: up, thick: 0.003 }, m.leaf);
    const at: Vector3 = [x + Math.sin(turn) * side, top + up, z + Math.cos(turn) * side];
    if (k % 3 === 2) {
      for (const across of [-0.9, 0, 0.9])
        leafBlade(b, at, m.leaf, {
          turn: turn + across,
          rise: 0.7,
          long: 0.08 * size,
          wide: 0.036 * size,
        });
      continue;
    }
    const r = size * random.between(0.025, 0.034);
    sphere(b, at, r, m.bloom, 9, 0.75);
    for (let petal = 0; petal < 5; petal++)
      leafBlade(b, [at[0], at[1] - r * 0.4, at[2]], m.bloom, {
        turn: turn + petal * 1.26,
        ...{ rise: 0.6, long: r * 1.5, wide: r * 1.2 },
      });
  }
};

/** Rosettes in a bowl. */
const succulents: Draw = (b, [x, y, z], height, m, random) => {
  const scale = sizeOf(height);
  const high = height * 0.42;
  vase(b, [x, y, z], high, vases.bowl, m.vase);
  for (const [du, dw, share] of [
    [0, 0, 1.1],
    [0.045, 0.03, 0.75],
    [-0.045, 0.025, 0.8],
    [0.005, -0.05, 0.7],
  ] as const) {
    const size = scale * share;
    const turned = random.between(0, 2);
    for (let leaf = 0; leaf < 14; leaf++) {
      const inner = leaf / 14;
      leafBlade(b, [x + du * scale, y + high * 0.55 + inner * 0.016, z + dw * scale], m.leaf, {
        turn: turned + leaf * 2.4,
        rise: 0.3 + 2.2 * inner * inner,
        ...{ long: 0.05 * size * (1.05 - 0.5 * inner), wide: 0.024 * size },
      });
    }
  }
};

const draw: Readonly<Record<FlowerKind, Draw>> = {
  ...{ stems, grasses, branch, tulips },
  ...{ olive, pampas, palms, bouquet, succulents },
};

export function flowers(
  b: SceneBuilder,
  kind: FlowerKind,
  at: Vector3,
  height: number,
  m: FlowerMaterials,
  random: Random,
): void {
  draw[kind](b, at, height, m, random);
}
