import type { MaterialHandle, SceneMaterial } from '../../scene-model.ts';
import type { TraitKit } from './trait-groups.ts';

/**
 * Gives opaque triangles another finish, made once for each material; undefined keeps the old one.
 * Returns whether any triangle was opaque.
 */
export function refinish(
  { b }: Pick<TraitKit, 'b'>,
  triangles: readonly number[],
  finishOf: (material: SceneMaterial) => SceneMaterial | undefined,
): boolean {
  const made = new Map<number, MaterialHandle>();
  for (const triangle of triangles) {
    const own = b.triangles.materials[triangle]!;
    const material = b.materialOf(own);
    if (material.surface !== 'opaque') continue;
    let finish = made.get(own);
    if (finish === undefined) {
      const other = finishOf(material);
      finish = other === undefined ? (own as MaterialHandle) : b.material(other);
      made.set(own, finish);
    }
    b.triangles.materials[triangle] = finish;
  }
  return made.size > 0;
}
