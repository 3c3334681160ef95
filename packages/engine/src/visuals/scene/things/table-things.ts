/** Small things on tables and shelves. */
import type { Vector3 } from '../../scene-model.ts';
import { softBox } from '../curved/soft-box.ts';
import { cylinder, lathe, sphere } from '../curved/turned.ts';
import { tube } from '../solids.ts';
import { round, type ThingKit } from './thing.ts';

export function globe({ b, main, other }: ThingKit): void {
  const [wood, brass] = [other('#6b452b', 0.4), other('#b98f4a', 0.35)];
  cylinder(b, [0, 0, 0], 0.11, 0.025, wood, 24);
  tube(b, [0, 0.02, 0], [0, 0.08, 0], 0.016, brass, 10);
  sphere(b, [0, 0.235, 0], 0.145, main, 28);
  for (const [x, y, z, r] of [
    [0.06, 0.3, 0.11, 0.05],
    [-0.06, 0.24, 0.125, 0.055],
    [0.05, 0.18, 0.12, 0.045],
    [-0.09, 0.31, 0.08, 0.04],
  ] as const)
    round(b, [x, y, z], [r, r * 0.9, 0.022], other('#b5a06a'), 12);
  for (let step = 0; step < 18; step++) {
    const at = (k: number): Vector3 => {
      const angle = -1.35 + (k / 18) * Math.PI;
      return [Math.cos(angle) * 0.165, 0.235 + Math.sin(angle) * 0.165, 0];
    };
    tube(b, at(step), at(step + 1), 0.008, brass, 6);
  }
}

export function fruit({ b, other }: ThingKit): void {
  lathe(
    b,
    [0, 0, 0],
    [
      [0.05, 0],
      [0.09, 0.02],
      [0.19, 0.1],
      [0.185, 0.105],
      [0.1, 0.035],
      [0, 0.03],
    ],
    other('#e9e4d8', 0.3),
    28,
  );
  for (let index = 0; index < 9; index++) {
    const [angle, ring] = [index * 1.05, index < 6 ? 0.095 : 0.04];
    sphere(
      b,
      [Math.sin(angle) * ring, index < 6 ? 0.1 : 0.155, Math.cos(angle) * ring],
      0.046,
      other(['#d8742b', '#a5332b', '#e3bf54', '#7f9a3f'][index % 4]!, 0.35),
      12,
    );
  }
}

export function teapot({ b, main }: ThingKit): void {
  lathe(
    b,
    [0, 0, 0],
    [
      [0.06, 0],
      [0.1, 0.05],
      [0.1, 0.1],
      [0.05, 0.15],
      [0.015, 0.16],
      [0.018, 0.185],
      [0, 0.19],
    ],
    main,
    24,
  );
  tube(b, [0.08, 0.06, 0], [0.18, 0.14, 0], [0.022, 0.012], main, 10);
  for (let step = 0; step < 8; step++) {
    const at = (k: number): Vector3 => [
      -0.09 - Math.sin((k / 8) * Math.PI) * 0.06,
      0.05 + (k / 8) * 0.08,
      0,
    ];
    tube(b, at(step), at(step + 1), 0.009, main, 6);
  }
}

export function towelStack({ b, main, other }: ThingKit): void {
  const cloths = [main, other('#e6e0d4'), main, other('#e6e0d4')];
  cloths.forEach((cloth, index) => {
    softBox(b, [-0.19, index * 0.07, -0.13], [0.19, index * 0.07 + 0.075, 0.13], 0.034, cloth);
  });
}
