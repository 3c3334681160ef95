import type { Random } from '../../../random/random.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { softBox } from '../curved/soft-box.ts';
import { lathe } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';

export function workbench(
  b: SceneBuilder,
  width: number,
  top: MaterialHandle,
  frame: MaterialHandle,
  drawers: MaterialHandle,
): void {
  b.begin('furniture', 'workbench');
  box(b, [-width / 2, 0.86, 0], [width / 2, 0.93, 0.66], top);
  for (const x of [-width / 2 + 0.06, width / 2 - 0.06])
    for (const z of [0.06, 0.58])
      box(b, [x - 0.045, 0, z - 0.045], [x + 0.045, 0.86, z + 0.045], frame);
  box(b, [-width / 2 + 0.1, 0.2, 0.05], [width / 2 - 0.1, 0.24, 0.6], frame);
  for (let row = 0; row < 4; row++) {
    box(
      b,
      [width / 2 - 0.75, 0.27 + row * 0.145, 0.05],
      [width / 2 - 0.14, 0.4 + row * 0.145, 0.62],
      drawers,
    );
    tube(
      b,
      [width / 2 - 0.55, 0.35 + row * 0.145, 0.64],
      [width / 2 - 0.34, 0.35 + row * 0.145, 0.64],
      0.008,
      frame,
      6,
    );
  }
  box(b, [-width / 2 + 0.2, 0.93, 0.1], [-width / 2 + 0.36, 1.06, 0.4], frame);
  softBox(b, [-0.3, 0.93, 0.1], [0.15, 1.12, 0.36], 0.02, drawers);
}

/** A board with hanging tools. */
export function toolWall(
  b: SceneBuilder,
  width: number,
  board: MaterialHandle,
  metal: MaterialHandle,
  grips: readonly MaterialHandle[],
  random: Random,
): void {
  b.begin('furniture', 'tool wall');
  box(b, [-width / 2, 1.1, 0], [width / 2, 2.1, 0.02], board);
  b.begin('art', 'tools');
  for (let u = -width / 2 + 0.12; u < width / 2 - 0.1; u += random.between(0.1, 0.2)) {
    for (const row of [1.98, 1.52]) {
      if (random.chance(0.15)) continue;
      const kind = random.integer(0, 3);
      const grip = random.pick(grips);
      const length = random.between(0.2, 0.34);
      if (kind === 0) {
        tube(b, [u, row, 0.04], [u, row - length * 0.5, 0.04], 0.007, metal, 6);
        tube(b, [u, row - length * 0.5, 0.04], [u, row - length * 0.85, 0.04], 0.017, grip, 7);
      } else if (kind === 1) {
        tube(b, [u, row, 0.04], [u, row - length, 0.04], 0.012, grip, 7);
        box(b, [u - 0.06, row - 0.03, 0.02], [u + 0.06, row + 0.015, 0.07], metal);
      } else if (kind === 2) {
        for (const side of [-1, 1])
          tube(
            b,
            [u + side * 0.012, row, 0.04],
            [u + side * 0.045, row - length, 0.04],
            0.01,
            side > 0 ? grip : metal,
            6,
          );
      } else box(b, [u - 0.03, row - length, 0.025], [u + 0.03, row, 0.035], metal);
    }
  }
  b.facts['tool-wall'] = true;
}

export function bicycle(
  b: SceneBuilder,
  frame: MaterialHandle,
  dark: MaterialHandle,
  chrome: MaterialHandle,
): void {
  b.begin('vehicle', 'bicycle');
  const wheel = (x: number) => {
    const sides = 30;
    const at = (index: number, r: number): Vector3 => [
      x + Math.cos((index / sides) * 6.2832) * r,
      0.34 + Math.sin((index / sides) * 6.2832) * r,
      0,
    ];
    for (let index = 0; index < sides; index++)
      tube(b, at(index, 0.33), at(index + 1, 0.33), 0.018, dark, 6);
    for (let spoke = 0; spoke < 14; spoke++)
      tube(b, [x, 0.34, 0], at((spoke / 14) * sides, 0.32), 0.002, chrome, 3);
  };
  wheel(-0.52);
  wheel(0.52);
  const joints: readonly (readonly [Vector3, Vector3])[] = [
    [
      [-0.52, 0.34, 0],
      [-0.02, 0.3, 0],
    ],
    [
      [-0.02, 0.3, 0],
      [-0.2, 0.82, 0],
    ],
    [
      [-0.52, 0.34, 0],
      [-0.17, 0.74, 0],
    ],
    [
      [-0.17, 0.74, 0],
      [0.36, 0.76, 0],
    ],
    [
      [-0.02, 0.3, 0],
      [0.38, 0.68, 0],
    ],
    [
      [0.34, 0.9, 0],
      [0.52, 0.34, 0],
    ],
  ];
  for (const [from, to] of joints) tube(b, from, to, 0.017, frame, 7);
  softBox(b, [-0.3, 0.82, -0.07], [-0.1, 0.88, 0.07], 0.025, dark);
  tube(b, [0.3, 0.95, -0.22], [0.3, 0.95, 0.22], 0.012, chrome, 7);
  lathe(
    b,
    [-0.02, 0.28, 0.03],
    [
      [0.09, 0],
      [0.09, 0.01],
    ],
    chrome,
    16,
  );
  b.facts.bicycle = true;
}

export function crates(b: SceneBuilder, count: number, box0: MaterialHandle, random: Random): void {
  b.begin('furniture', 'boxes');
  for (let index = 0; index < count; index++) {
    const x = random.between(-0.3, 0.3);
    softBox(b, [x - 0.28, index * 0.34, -0.2], [x + 0.28, index * 0.34 + 0.33, 0.22], 0.012, box0);
  }
}

export function tyres(b: SceneBuilder, count: number, rubber: MaterialHandle): void {
  b.begin('furniture', 'tyres');
  for (let index = 0; index < count; index++) {
    lathe(
      b,
      [0, index * 0.21, 0],
      [
        [0.18, 0.02],
        [0.26, 0],
        [0.33, 0.05],
        [0.33, 0.15],
        [0.26, 0.2],
        [0.18, 0.18],
        [0.18, 0.02],
      ],
      rubber,
      24,
    );
  }
}
