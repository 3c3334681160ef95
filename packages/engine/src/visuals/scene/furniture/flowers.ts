/** Twigs, grasses or flowers, each in a suitable vase. */
import type { Random } from '../../../random/random.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { lathe, sphere } from '../curved/turned.ts';
import { tube } from '../solids.ts';
import { vaseWithStems } from './table-settings.ts';

export type FlowerKind = 'stems' | 'grasses' | 'branch' | 'tulips';

export interface FlowerMaterials {
  readonly vase: MaterialHandle;
  readonly leaf: MaterialHandle;
  readonly straw: MaterialHandle;
  readonly twig: MaterialHandle;
  readonly bloom: MaterialHandle;
}

type Profile = readonly (readonly [radius: number, height: number])[];

/** Profiles of a vase one metre high. */
const vases: Readonly<Record<'bottle' | 'tall' | 'jug', Profile>> = {
  bottle: [
    [0.26, 0],
    [0.33, 0.1],
    [0.33, 0.42],
    [0.14, 0.66],
    [0.12, 0.98],
    [0.15, 1],
    [0.1, 0.97],
    [0, 0.9],
  ],
  tall: [
    [0.24, 0],
    [0.27, 0.03],
    [0.27, 1],
    [0.24, 1],
    [0.24, 0.9],
    [0, 0.9],
  ],
  jug: [
    [0.24, 0],
    [0.36, 0.22],
    [0.36, 0.46],
    [0.24, 0.78],
    [0.3, 1],
    [0.26, 0.98],
    [0, 0.88],
  ],
};

function vase(b: SceneBuilder, at: Vector3, high: number, form: Profile, m: MaterialHandle): void {
  const rows = form.map(([radius, height]) => [radius * high, height * high] as const);
  lathe(b, at, rows, m, 22);
}

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
      sphere(b, at, random.between(0.011, 0.017), m.leaf, 7, 0.45);
    }
  }
};

const tulips: Draw = (b, [x, y, z], height, m, random) => {
  vase(b, [x, y, z], height, vases.jug, m.vase);
  for (let k = 0; k < 11; k++) {
    const turn = k * 2.4;
    const out = 0.02 + 0.085 * Math.sqrt(k / 11);
    const rise = height * random.between(0.5, 0.8);
    const foot: Vector3 = [x, y + height * 0.95, z];
    const [u, v, w] = stem(b, foot, { turn, out, rise, thick: 0.0035 }, m.leaf);
    sphere(b, [u, v, w], 0.02, m.bloom, 10, 1.35);
    if (k % 2 === 0)
      stem(b, foot, { turn: turn + 0.8, out: out + 0.04, rise: rise * 0.7, thick: 0.009 }, m.leaf);
  }
};

const stems: Draw = (b, [x, y, z], height, m, random) =>
  vaseWithStems(b, [x, y, z], height, m.vase, m.leaf, random);

const draw: Readonly<Record<FlowerKind, Draw>> = { stems, grasses, branch, tulips };

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
