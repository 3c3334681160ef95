import type { Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { cylinder, lathe, sphere } from '../curved/turned.ts';
import type { Palette } from '../palette.ts';
import { box, tube } from '../solids.ts';

const lampPost = 2.9;

export function streetLamp(
  b: SceneBuilder,
  [x, y, z]: Vector3,
  palette: Palette,
  tall = lampPost,
): void {
  b.begin('lamp', 'street lamp');
  tube(b, [x, y, z], [x, y + tall, z], [0.06, 0.04], palette.metal, 8);
  cylinder(b, [x, y, z], 0.12, 0.35, palette.metal, 10);
  lathe(
    b,
    [x, y + tall, z],
    [
      [0.04, 0],
      [0.16, 0.06],
      [0.19, 0.42],
      [0.22, 0.44],
      [0.03, 0.62],
      [0, 0.66],
    ],
    palette.metal,
    10,
  );
  sphere(b, [x, y + tall + 0.26, z], 0.13, palette.lamp, 10);
  b.lights.push({
    kind: 'point',
    position: b.world([x, y + tall + 0.26, z]),
    radiusMetres: 0.14,
    intensity: [5, 3.4, 1.7],
  });
}

export function bollard(b: SceneBuilder, [x, y, z]: Vector3, palette: Palette): void {
  b.begin('lamp', 'garden lamp');
  cylinder(b, [x, y, z], 0.05, 0.5, palette.metal, 8);
  cylinder(b, [x, y + 0.5, z], 0.052, 0.1, palette.lamp, 8);
  cylinder(b, [x, y + 0.6, z], 0.07, 0.03, palette.metal, 8);
  b.lights.push({
    kind: 'point',
    position: b.world([x, y + 0.55, z]),
    radiusMetres: 0.07,
    intensity: [0.8, 0.55, 0.28],
  });
}

export function wallLamp(b: SceneBuilder, [x, y, z]: Vector3, palette: Palette): void {
  b.begin('lamp', 'wall lamp');
  box(b, [x - 0.05, y, z], [x + 0.05, y + 0.28, z + 0.1], palette.metal);
  box(b, [x - 0.035, y - 0.02, z + 0.02], [x + 0.035, y, z + 0.08], palette.lamp);
  b.lights.push({
    kind: 'point',
    position: b.world([x, y - 0.06, z + 0.12]),
    radiusMetres: 0.05,
    intensity: [1.3, 0.9, 0.45],
  });
}
