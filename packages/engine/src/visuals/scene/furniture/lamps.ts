/** Lamps, each with a light source. Origin on the floor, or at the ceiling for hanging ones. */
import type { LinearRgb } from '../../../colour/oklab.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { cylinder, lathe, sphere } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';
import { type FixtureStyle, fixture, isFixture } from './lamp-fixtures.ts';

export interface LampMaterials {
  readonly shade: MaterialHandle;
  readonly bulb: MaterialHandle;
  readonly metal: MaterialHandle;
  readonly body: MaterialHandle;
  /** Inside of an opaque shade, lit by its bulb; default the shade itself. */
  readonly lining?: MaterialHandle;
}

export const warm: LinearRgb = [1.7, 1.15, 0.62];
export const scaled = ([r, g, b]: LinearRgb, factor: number): LinearRgb => [
  r * factor,
  g * factor,
  b * factor,
];

function light(b: SceneBuilder, at: Vector3, strength: number, radiusMetres = 0.1): void {
  b.lights.push({
    kind: 'point',
    position: b.world(at),
    radiusMetres,
    intensity: scaled(warm, strength),
  });
}

export type FloorLampStyle = 'shade' | 'arc' | 'tripod';

export function floorLamp(b: SceneBuilder, style: FloorLampStyle, m: LampMaterials): void {
  b.begin('lamp', 'floor lamp');
  if (style === 'arc') {
    cylinder(b, [0, 0, 0], 0.17, 0.04, m.metal, 20);
    let before: Vector3 = [0, 0.04, 0];
    for (let step = 1; step <= 16; step++) {
      const t = step / 16;
      const next: Vector3 = [
        Math.sin(t * 1.9) * 0.95 * t,
        0.04 + 1.85 * Math.sin(Math.min(1, t * 1.12) * 1.5),
        0,
      ];
      tube(b, before, next, 0.012, m.metal, 7);
      before = next;
    }
    lathe(
      b,
      [before[0], before[1] - 0.2, 0],
      [
        [0.19, 0],
        [0.17, 0.1],
        [0.08, 0.18],
        [0.02, 0.2],
      ],
      m.body,
      22,
    );
    sphere(b, [before[0], before[1] - 0.16, 0], 0.06, m.bulb, 10);
    light(b, [before[0], before[1] - 0.24, 0], 0.9);
    return;
  }
  const top = 1.5;
  if (style === 'tripod')
    for (let leg = 0; leg < 3; leg++)
      tube(
        b,
        [0, top - 0.1, 0],
        [Math.sin(leg * 2.09) * 0.34, 0, Math.cos(leg * 2.09) * 0.34],
        [0.016, 0.012],
        m.metal,
        7,
      );
  else {
    cylinder(b, [0, 0, 0], 0.14, 0.02, m.metal, 18);
    tube(b, [0, 0, 0], [0, top, 0], 0.012, m.metal, 7);
  }
  lathe(
    b,
    [0, top - 0.12, 0],
    [
      [0.21, 0],
      [0.16, 0.3],
    ],
    m.shade,
    24,
  );
  lathe(
    b,
    [0, top - 0.12, 0],
    [
      [0.155, 0.3],
      [0.205, 0],
    ],
    m.shade,
    24,
  );
  light(b, [0, top, 0], 0.9);
}

export function tableLamp(b: SceneBuilder, m: LampMaterials, height = 0.48): void {
  b.begin('lamp', 'table lamp');
  lathe(
    b,
    [0, 0, 0],
    [
      [0.07, 0],
      [0.085, 0.04],
      [0.06, height * 0.4],
      [0.02, height * 0.5],
      [0.012, height * 0.62],
    ],
    m.body,
    16,
  );
  lathe(
    b,
    [0, height * 0.56, 0],
    [
      [0.15, 0],
      [0.1, height * 0.44],
    ],
    m.shade,
    20,
  );
  lathe(
    b,
    [0, height * 0.56, 0],
    [
      [0.096, height * 0.44],
      [0.146, 0],
    ],
    m.shade,
    20,
  );
  light(b, [0, height * 0.75, 0], 0.5, 0.07);
}

const shaped = ['globe', 'cone', 'drum', 'cage', 'chandelier', 'basket'] as const;
export type PendantStyle = (typeof shaped)[number] | FixtureStyle;

/** Hangs down from the origin. */
export function pendant(
  b: SceneBuilder,
  style: PendantStyle,
  drop: number,
  m: LampMaterials,
  size = 1,
): void {
  b.begin('lamp', 'pendant lamp');
  tube(b, [0, 0, 0], [0, -drop, 0], 0.006, m.metal, 5);
  cylinder(b, [0, -0.03, 0], 0.05, 0.03, m.metal, 14);
  const y = -drop;
  if (isFixture(style)) {
    fixture(b, style, y, m, size);
    light(b, [0, y - 0.1, 0], 1.8, 0.2);
    return;
  }
  if (style === 'chandelier') {
    const radius = 0.36 * size;
    lathe(
      b,
      [0, y - 0.22, 0],
      [
        [0, 0],
        [0.05, 0.02],
        [0.03, 0.1],
        [0.06, 0.16],
        [0.02, 0.24],
      ],
      m.metal,
      14,
    );
    const arms = 8;
    for (let arm = 0; arm < arms; arm++) {
      const angle = (arm / arms) * Math.PI * 2;
      let before: Vector3 = [0, y - 0.1, 0];
      for (let step = 1; step <= 6; step++) {
        const t = step / 6;
        const next: Vector3 = [
          Math.sin(angle) * radius * t,
          y - 0.1 - 0.12 * Math.sin(t * Math.PI),
          Math.cos(angle) * radius * t,
        ];
        tube(b, before, next, 0.009, m.metal, 6);
        before = next;
      }
      cylinder(b, before, 0.014, 0.09, m.shade, 8);
      sphere(b, [before[0], before[1] + 0.11, before[2]], 0.022, m.bulb, 8);
    }
    light(b, [0, y - 0.05, 0], 2.2, 0.25);
    return;
  }
  if (style === 'globe') {
    sphere(b, [0, y - 0.2 * size, 0], 0.2 * size, m.shade, 20, 0.92);
    light(b, [0, y - 0.2 * size, 0], 1.2, 0.2 * size);
    return;
  }
  if (style === 'cage') {
    sphere(b, [0, y - 0.14, 0], 0.055, m.bulb, 12, 1.2);
    cylinder(b, [0, y - 0.09, 0], 0.03, 0.09, m.metal, 10);
    for (let rib = 0; rib < 8; rib++) {
      const angle = (rib / 8) * Math.PI * 2;
      const at = (r: number, dy: number): Vector3 => [
        Math.sin(angle) * r,
        y + dy,
        Math.cos(angle) * r,
      ];
      tube(b, at(0.03, -0.02), at(0.13 * size, -0.14), 0.005, m.metal, 5);
      tube(b, at(0.13 * size, -0.14), at(0.09 * size, -0.28), 0.005, m.metal, 5);
    }
    light(b, [0, y - 0.16, 0], 1.1, 0.06);
    return;
  }
  const profiles: Record<'cone' | 'drum' | 'basket', readonly (readonly [number, number])[]> = {
    cone: [
      [0.24 * size, -0.3 * size],
      [0.2 * size, -0.18 * size],
      [0.07 * size, -0.04],
      [0.03, 0],
    ],
    drum: [
      [0.26 * size, -0.26],
      [0.26 * size, 0],
    ],
    basket: [
      [0.12 * size, -0.34 * size],
      [0.3 * size, -0.26 * size],
      [0.33 * size, -0.15 * size],
      [0.2 * size, -0.02],
      [0.04, 0],
    ],
  };
  const profile = profiles[style];
  const material = style === 'cone' || style === 'basket' ? m.body : m.shade;
  lathe(b, [0, y, 0], profile, material, 26);
  lathe(
    b,
    [0, y, 0],
    [...profile].reverse().map(([r, h]) => [r * 0.985, h] as const),
    style === 'drum' ? m.shade : (m.lining ?? m.body),
    26,
  );
  sphere(b, [0, y - 0.17 * size, 0], 0.055, m.bulb, 12);
  light(b, [0, y - 0.2 * size, 0], 1.1, 0.06);
}

export function sconce(b: SceneBuilder, m: LampMaterials): void {
  b.begin('lamp', 'wall lamp');
  box(b, [-0.04, -0.08, 0], [0.04, 0.08, 0.02], m.metal);
  tube(b, [0, 0, 0.02], [0, 0.02, 0.12], 0.01, m.metal, 6);
  lathe(
    b,
    [0, -0.02, 0.12],
    [
      [0.05, 0],
      [0.075, 0.16],
    ],
    m.shade,
    16,
  );
  light(b, [0, 0.08, 0.14], 0.45, 0.06);
}
