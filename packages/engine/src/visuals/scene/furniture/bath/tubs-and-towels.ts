/** Bathroom parts in local wall coordinates. */

import type { Random } from '../../../../random/random.ts';
import { type MaterialHandle, triangleRoles } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { cylinder, lathe } from '../../curved/turned.ts';
import { box, tube } from '../../solids.ts';
import { hungTowel } from './hung-towel.ts';

/** Free-standing, long side along x, centred. */
export function bathtub(
  b: SceneBuilder,
  style: 'oval' | 'claw' | 'slab',
  porcelain: MaterialHandle,
  metal: MaterialHandle,
  outside: MaterialHandle,
): void {
  b.begin('furniture', 'bathtub');
  const [length, width, height] = [1.65, 0.76, 0.58];
  if (style === 'slab') {
    const t = 0.06;
    box(b, [-length / 2, 0, -width / 2], [length / 2, height, -width / 2 + t], outside);
    box(b, [-length / 2, 0, width / 2 - t], [length / 2, height, width / 2], outside);
    box(b, [-length / 2, 0, -width / 2 + t], [-length / 2 + t, height, width / 2 - t], outside);
    box(b, [length / 2 - t, 0, -width / 2 + t], [length / 2, height, width / 2 - t], outside);
    b.quad(
      [-length / 2 + t, 0.2, width / 2 - t],
      [length / 2 - t, 0.2, width / 2 - t],
      [length / 2 - t, 0.2, -width / 2 + t],
      [-length / 2 + t, 0.2, -width / 2 + t],
      porcelain,
    );
  } else {
    const lift = style === 'claw' ? 0.12 : 0;
    const sides = 40;
    const ring = (grow: number, y: number, index: number): [number, number, number] => {
      const angle = (index / sides) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const k = (Math.abs(c) ** 2.6 + Math.abs(s) ** 2.6) ** (-1 / 2.6);
      return [
        c * k * (length / 2) * grow,
        y + (style === 'claw' ? 0.06 * Math.max(0, c) * (y > 0.3 ? 1 : 0) : 0),
        s * k * (width / 2) * grow,
      ];
    };
    const rows: readonly (readonly [number, number, number])[] = [
      [0.72, lift, 0],
      [0.86, lift + 0.14, 0],
      [0.95, height - 0.1, 0],
      [1.02, height, 0],
      [1.0, height + 0.02, 1],
      [0.92, height - 0.01, 1],
      [0.84, 0.3 + lift, 1],
      [0.7, 0.16 + lift, 1],
    ];
    for (let row = 0; row < rows.length - 1; row++) {
      const [[g0, y0, inner], [g1, y1]] = [rows[row]!, rows[row + 1]!];
      for (let index = 0; index < sides; index++) {
        b.quad(
          ring(g0, y0, index + 1),
          ring(g0, y0, index),
          ring(g1, y1, index),
          ring(g1, y1, index + 1),
          inner === 1 || row === 3 ? porcelain : outside,
        );
      }
    }
    for (let index = 0; index < sides; index++)
      b.tri(
        [0, 0.16 + lift, 0],
        ring(0.7, 0.16 + lift, index + 1),
        ring(0.7, 0.16 + lift, index),
        porcelain,
      );
    if (style === 'claw')
      for (const x of [-0.5, 0.5])
        for (const z of [-0.22, 0.22])
          lathe(
            b,
            [x, 0, z],
            [
              [0.03, 0],
              [0.045, 0.02],
              [0.02, 0.07],
              [0.05, 0.15],
            ],
            metal,
            10,
          );
  }
  b.begin('furniture', 'bath tap');
  tube(b, [-0.72, 0, -0.5], [-0.72, 0.95, -0.5], 0.016, metal, 8);
  tube(b, [-0.72, 0.95, -0.5], [-0.72, 1.0, -0.4], 0.015, metal, 8);
  tube(b, [-0.72, 1.0, -0.4], [-0.7, 0.9, -0.26], 0.014, metal, 8);
  b.facts.bathtub = true;
}

interface Shower {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly glass: MaterialHandle;
  readonly metal: MaterialHandle;
  readonly tray: MaterialHandle;
}

/** A walk-in shower in a corner: glass screen along z, head on the wall. */
export function shower(
  b: SceneBuilder,
  { width, depth, height, glass, metal, tray }: Shower,
): void {
  b.begin('furniture', 'shower');
  box(b, [0, 0, 0], [width, 0.03, depth], tray);
  b.as(triangleRoles.pane, () =>
    b.quad(
      [width, 0.03, depth],
      [width, 0.03, 0],
      [width, height, 0],
      [width, height, depth],
      glass,
    ),
  );
  tube(b, [width, 0.03, depth], [width, height, depth], 0.014, metal, 7);
  tube(b, [width, height, 0], [width, height, depth], 0.012, metal, 7);
  tube(b, [width / 2, 1.1, 0.05], [width / 2, 2.15, 0.05], 0.012, metal, 8);
  tube(b, [width / 2, 2.15, 0.05], [width / 2, 2.15, 0.42], 0.012, metal, 8);
  lathe(
    b,
    [width / 2, 2.1, 0.42],
    [
      [0.14, 0],
      [0.14, 0.012],
      [0.02, 0.05],
      [0, 0.05],
    ],
    metal,
    24,
  );
  for (const v of [1.05, 1.2]) cylinder(b, [width / 2, v, 0.04], 0.035, 0.03, metal, 12);
  b.facts.shower = true;
}

export function towels(
  b: SceneBuilder,
  rail: MaterialHandle,
  textile: readonly MaterialHandle[],
  random: Random,
): void {
  b.begin('textile', 'towels');
  tube(b, [-0.34, 1.2, 0.07], [0.34, 1.2, 0.07], 0.01, rail, 7);
  for (const x of [-0.34, 0.34]) tube(b, [x, 1.2, 0], [x, 1.2, 0.07], 0.01, rail, 7);
  const over = [1.2, 0.07] as const;
  hungTowel(b, { across: [-0.29, -0.02], rail: over, drop: 0.56 }, textile[0]!, random);
  const second = textile[1] ?? textile[0]!;
  hungTowel(b, { across: [0.04, 0.27], rail: over, drop: 0.44 }, second, random);
}

export function towelLadder(
  b: SceneBuilder,
  frame: MaterialHandle,
  textile: MaterialHandle,
  random: Random,
): void {
  b.begin('textile', 'towel ladder');
  for (const x of [-0.24, 0.24]) tube(b, [x, 0, 0.45], [x, 1.8, 0.04], 0.018, frame, 7);
  for (let rung = 0; rung < 5; rung++) {
    const t = 0.2 + rung * 0.17;
    tube(b, [-0.24, 1.8 * t, 0.45 - 0.41 * t], [0.24, 1.8 * t, 0.45 - 0.41 * t], 0.012, frame, 6);
  }
  const t = 0.71;
  const rail = [1.8 * t, 0.45 - 0.41 * t] as const;
  hungTowel(b, { across: [-0.2, 0.2], rail, drop: 0.55 }, textile, random);
}
