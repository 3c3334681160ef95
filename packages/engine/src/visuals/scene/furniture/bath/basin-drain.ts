/** The waste of a basin: a metal ring around a dark hole. */
import type { MaterialHandle, Vector3 } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { cylinder } from '../../curved/turned.ts';

const ring = { radius: 0.034, hole: 0.024, high: 0.003 } as const;

/** @param at on the basin's floor */
export function basinDrain(
  b: SceneBuilder,
  [x, y, z]: Vector3,
  { steel, black }: { readonly steel: MaterialHandle; readonly black: MaterialHandle },
): void {
  cylinder(b, [x, y, z], ring.radius, ring.high, steel, 18);
  cylinder(b, [x, y, z], ring.hole, ring.high + 0.001, black, 18);
}
