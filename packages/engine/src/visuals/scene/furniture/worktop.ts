/** Things on a worktop. */

import type { Random } from '../../../random/random.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { lathe, sphere } from '../curved/turned.ts';
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

/** Boards, bowls, bottles, a kettle: whatever stands about on a worktop. */
export function worktopClutter(
  b: SceneBuilder,
  from: number,
  to: number,
  m: KitchenMaterials,
  accents: readonly MaterialHandle[],
  random: Random,
): void {
  b.begin('art', 'things on the worktop');
  for (let u = from + 0.2; u < to - 0.2; u += random.between(0.35, 0.9)) {
    const kind = random.integer(0, 4);
    if (kind === 0) {
      for (let board = 0; board < 2; board++)
        box(
          b,
          [u - 0.12 + board * 0.05, worktop, 0.03 + board * 0.025],
          [u + 0.1 + board * 0.05, worktop + 0.36 - board * 0.06, 0.05 + board * 0.025],
          m.wood,
        );
    } else if (kind === 1) {
      fruitBowl(b, [u, worktop, 0.22], m.wood, accents);
    } else if (kind === 2) {
      for (let bottle = 0; bottle < 3; bottle++)
        lathe(
          b,
          [u + bottle * 0.09, worktop, 0.12],
          [
            [0.03, 0],
            [0.032, 0.15],
            [0.012, 0.2],
            [0.012, 0.26],
            [0, 0.26],
          ],
          accents[bottle % accents.length]!,
          12,
        );
    } else if (kind === 3) {
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
        18,
      );
      tube(b, [u + 0.09, worktop + 0.1, 0.2], [u + 0.15, worktop + 0.15, 0.2], 0.012, m.steel, 7);
    } else {
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
        14,
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
    }
  }
}
