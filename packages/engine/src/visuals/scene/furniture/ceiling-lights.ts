/** Recessed ceiling spots, each with a light source. */
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { cylinder } from '../curved/turned.ts';
import { type LampMaterials, scaled, warm } from './lamps.ts';

/** A recessed spot at the origin: a bright disc in a rim. */
export function ceilingSpot(b: SceneBuilder, m: LampMaterials): void {
  b.begin('lamp', 'ceiling spot');
  cylinder(b, [0, -0.008, 0], 0.06, 0.008, m.metal, 20);
  cylinder(b, [0, -0.012, 0], 0.042, 0.006, m.bulb, 18);
  b.lights.push({
    kind: 'point',
    position: b.world([0, -0.06, 0]),
    radiusMetres: 0.05,
    intensity: scaled(warm, 0.95),
    direction: [0, -1, 0],
    lobe: 1.5,
  });
}

/** Flat recessed spots. */
export function ceilingSpots(
  b: SceneBuilder,
  points: readonly Vector3[],
  bulb: MaterialHandle,
): void {
  b.begin('lamp', 'ceiling spots');
  for (const [x, y, z] of points) {
    cylinder(b, [x, y - 0.012, z], 0.05, 0.01, bulb, 12);
    b.quad(
      [x - 0.045, y - 0.014, z - 0.045],
      [x + 0.045, y - 0.014, z - 0.045],
      [x + 0.045, y - 0.014, z + 0.045],
      [x - 0.045, y - 0.014, z + 0.045],
      bulb,
    );
    b.lights.push({
      kind: 'point',
      position: b.world([x, y - 0.06, z]),
      radiusMetres: 0.05,
      intensity: [1.6, 1.2, 0.75],
      direction: [0, -1, 0],
      lobe: 1.5,
    });
  }
}
