import type { Random } from '../../../random/random.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { softBox } from '../curved/soft-box.ts';
import { cylinder, lathe, sphere } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';
import { type KitchenMaterials, worktop } from './kitchen/kitchen-fronts.ts';

export function fruitBowl(
  b: SceneBuilder,
  [x, y, z]: Vector3,
  wood: MaterialHandle,
  fruits: readonly MaterialHandle[],
): void {
  lathe(
    b,
    [x, y, z],
    [
      [0.03, 0],
      [0.09, 0.02],
      [0.15, 0.08],
      [0.145, 0.085],
      [0.08, 0.03],
      [0, 0.025],
    ],
    wood,
    20,
  );
  for (let fruit = 0; fruit < 5; fruit++) {
    const angle = fruit * 1.3;
    const at: Vector3 = [x + 0.06 * Math.cos(angle), y + 0.075, z + 0.06 * Math.sin(angle)];
    sphere(b, at, 0.038, fruits[fruit % fruits.length]!, 9);
  }
}

type Thing = (
  b: SceneBuilder,
  u: number,
  m: KitchenMaterials,
  accents: readonly MaterialHandle[],
) => void;

const boards: Thing = (b, u, m) => {
  for (let board = 0; board < 2; board++)
    box(
      b,
      [u - 0.12 + board * 0.05, worktop, 0.03 + board * 0.025],
      [u + 0.1 + board * 0.05, worktop + 0.36 - board * 0.06, 0.05 + board * 0.025],
      m.wood,
    );
};

const bowl: Thing = (b, u, m, accents) => fruitBowl(b, [u, worktop, 0.22], m.wood, accents);

const bottles: Thing = (b, u, _, accents) => {
  for (const [at, high] of [
    [0, 1],
    [0.085, 0.84],
  ] as const)
    lathe(
      b,
      [u + at, worktop, 0.12 + at / 3],
      [
        [0.03, 0],
        [0.032, 0.15 * high],
        [0.012, 0.2 * high],
        [0.012, 0.26 * high],
        [0, 0.26 * high],
      ],
      accents[0]!,
      16,
    );
};

const kettle: Thing = (b, u, m) => {
  lathe(
    b,
    [u, worktop, 0.2],
    [
      [0.08, 0],
      [0.1, 0.02],
      [0.085, 0.13],
      [0.04, 0.17],
      [0, 0.18],
    ],
    m.steel,
    22,
  );
  tube(b, [u + 0.09, worktop + 0.1, 0.2], [u + 0.15, worktop + 0.15, 0.2], 0.012, m.steel, 7);
  const handle = [
    [-0.07, 0.13],
    [-0.06, 0.22],
    [0.06, 0.22],
    [0.07, 0.13],
  ] as const;
  for (const [k, [x, y]] of handle.slice(1).entries())
    tube(
      b,
      [u + handle[k]![0], worktop + handle[k]![1], 0.2],
      [u + x, worktop + y, 0.2],
      0.007,
      m.black,
      7,
    );
};

const spoons: Thing = (b, u, m) => {
  lathe(
    b,
    [u, worktop, 0.15],
    [
      [0.05, 0],
      [0.06, 0.12],
      [0.055, 0.13],
      [0, 0.12],
    ],
    m.white,
    18,
  );
  for (let spoon = 0; spoon < 4; spoon++)
    tube(
      b,
      [u, worktop + 0.1, 0.15],
      [u + 0.03 * Math.cos(spoon * 1.6), worktop + 0.3, 0.15 + 0.03 * Math.sin(spoon * 1.6)],
      0.006,
      m.wood,
      5,
    );
};

const jars: Thing = (b, u, m) => {
  for (const [k, high] of [0.2, 0.16, 0.12].entries()) {
    const at: Vector3 = [u + k * 0.125, worktop, 0.12];
    cylinder(b, at, 0.052, high, m.white, 20);
    cylinder(b, [at[0], worktop + high, at[2]], 0.045, 0.018, m.wood, 20);
  }
};

const books: Thing = (b, u, m, accents) => {
  const covers = [accents[0]!, m.white, accents[1] ?? m.wood, m.black];
  let from = u - 0.08;
  for (const [k, thick] of [0.032, 0.024, 0.038, 0.02].entries()) {
    box(
      b,
      [from, worktop, 0.03],
      [from + thick - 0.001, worktop + 0.22 + 0.02 * (k % 3), 0.19],
      covers[k]!,
    );
    from += thick;
  }
};

const toaster: Thing = (b, u, m) => {
  softBox(b, [u - 0.15, worktop + 0.01, 0.1], [u + 0.15, worktop + 0.19, 0.27], 0.035, m.steel);
  for (const z of [0.155, 0.215])
    box(b, [u - 0.1, worktop + 0.187, z - 0.01], [u + 0.1, worktop + 0.192, z + 0.01], m.black);
  box(b, [u - 0.15, worktop, 0.11], [u + 0.15, worktop + 0.012, 0.26], m.black);
};

const things: readonly Thing[] = [boards, bowl, bottles, kettle, spoons, jars, books, toaster];

/** Half a sink plus half a thing: least distance of things from the sink's centre. */
const besideSinkMetres = 0.52;

export interface WorktopClutter {
  /** Both ends of the worktop, and the middle of its sink. */
  readonly from: number;
  readonly to: number;
  readonly sinkAt?: number | undefined;
  readonly m: KitchenMaterials;
  readonly accents: readonly MaterialHandle[];
}

/** Scatters things on a worktop, using each once before repeating. */
export function worktopClutter(
  b: SceneBuilder,
  { from, to, sinkAt, m, accents }: WorktopClutter,
  random: Random,
): void {
  b.begin('art', 'things on the worktop');
  let left = [...things];
  for (let u = from + 0.25; u < to - 0.25; u += random.between(0.55, 1.2)) {
    if (sinkAt !== undefined && Math.abs(u - sinkAt) < besideSinkMetres) continue;
    if (left.length === 0) left = [...things];
    const [thing] = left.splice(random.integer(0, left.length - 1), 1);
    thing!(b, u, m, accents);
  }
}
