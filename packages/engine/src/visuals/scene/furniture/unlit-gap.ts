/** Between fronts no light gets in: a carcass in their own colour would make one plain board of them. */
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';

const unlitShare = 0.2;

export function gapOf(b: SceneBuilder, front: MaterialHandle): MaterialHandle {
  const { albedo, name } = b.materialOf(front);
  return b.material({
    name: `${name} gap`,
    surface: 'opaque',
    albedo: [albedo[0] * unlitShare, albedo[1] * unlitShare, albedo[2] * unlitShare],
    roughness: 0.9,
  });
}

/** A dark face behind fronts, from its lower left to its upper right corner, that shows between them. */
export function seams(
  b: SceneBuilder,
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
  z: number,
  gap: MaterialHandle,
): void {
  const e = 0.001;
  b.quad(
    [u0 + e, v0 + e, z + e],
    [u1 - e, v0 + e, z + e],
    [u1 - e, v1 - e, z + e],
    [u0 + e, v1 - e, z + e],
    gap,
  );
}
