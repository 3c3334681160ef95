import type { MaterialHandle, Vector3 } from '../scene-model.ts';
import { triangleRoles } from '../scene-model.ts';
import type { SceneBuilder } from './builder.ts';
import { tube } from './solids.ts';

export function railing(
  b: SceneBuilder,
  from: Vector3,
  to: Vector3,
  height: number,
  material: MaterialHandle,
  spacing = 0.13,
): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const count = Math.max(2, Math.round(length / spacing));
  const at = (share: number, y: number): Vector3 => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + y,
    from[2] + (to[2] - from[2]) * share,
  ];
  for (let index = 0; index <= count; index++) {
    const thick = index === 0 || index === count;
    tube(b, at(index / count, 0), at(index / count, height), thick ? 0.02 : 0.009, material, 5);
  }
  tube(b, at(0, height), at(1, height), 0.024, material, 6);
  tube(b, at(0, 0.08), at(1, 0.08), 0.014, material, 5);
}

/** A glass balustrade with a slim rail. */
export function glassRailing(
  b: SceneBuilder,
  from: Vector3,
  to: Vector3,
  height: number,
  glass: MaterialHandle,
  metal: MaterialHandle,
): void {
  b.as(triangleRoles.pane, () => {
    b.quad(from, to, [to[0], to[1] + height, to[2]], [from[0], from[1] + height, from[2]], glass);
  });
  tube(b, [from[0], from[1] + height, from[2]], [to[0], to[1] + height, to[2]], 0.022, metal, 6);
}
