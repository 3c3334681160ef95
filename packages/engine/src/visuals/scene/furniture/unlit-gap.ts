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
