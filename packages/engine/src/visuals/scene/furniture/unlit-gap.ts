/** Dark gaps between fronts: a carcass in the same colour would make them look like one board. */
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';

const unlitShare = 0.22;

export function gapOf(b: SceneBuilder, front: MaterialHandle): MaterialHandle {
  const { albedo, name } = b.materialOf(front);
  return b.material({
    name: `${name} gap`,
    surface: 'opaque',
    albedo: [albedo[0] * unlitShare, albedo[1] * unlitShare, albedo[2] * unlitShare],
    roughness: 0.9,
  });
}

/** Just behind the 18 mm fronts: in deeper gaps the lit edges would show, as dashes. */
const outMetres = 0.0178;

/** A dark face between fronts at z, from the lower left to the upper right corner. */
export function seams(
  b: SceneBuilder,
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
  z: number,
  gap: MaterialHandle,
): void {
  const e = 0.001;
  const face = z + outMetres;
  b.quad(
    [u0 + e, v0 + e, face],
    [u1 - e, v0 + e, face],
    [u1 - e, v1 - e, face],
    [u0 + e, v1 - e, face],
    gap,
  );
}
