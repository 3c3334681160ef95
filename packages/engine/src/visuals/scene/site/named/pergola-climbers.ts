/** Climbing plants on a pergola: leaves on its top, blossoms that hang from it. */
import type { Vector3 } from '../../../scene-model.ts';
import { boundsOf, objectsOf } from '../../placed/object-bounds.ts';
import { shrub } from '../../plants/low-plants.ts';
import { PlantMaterials } from '../../plants/plant-materials.ts';
import type { Site } from '../site.ts';
import { climberHexes } from './blossoms.ts';

const apartMetres = 0.75;
export function climbersOnPergola({ b, design, plants }: Site): void {
  const { parts, prompt } = design.brief;
  if (parts.ivy?.wanted !== true || parts.pergola?.wanted !== true) return;
  const { triangles } = b;
  const scene = { objects: triangles.objectTable, triangles };
  const all = [...boundsOf(objectsOf('pergola', scene.objects), scene).values()];
  const random = design.random('pergola climbers');
  const hex = climberHexes.find(([said]) => said.test(prompt))?.[1];
  const blossoms =
    hex === undefined ? undefined : new PlantMaterials(b, design.season, [hex]).flowers(random);
  const clump = ([x, y, z]: Vector3, radius: number, isBlossom: boolean) =>
    shrub(
      b,
      [x, y, z],
      radius,
      isBlossom && blossoms ? blossoms : plants.shrub(random),
      random,
      90,
    );
  for (const { low, high } of all) {
    for (let x = low[0]; x <= high[0]; x += apartMetres)
      for (let z = low[2]; z <= high[2]; z += apartMetres) {
        const at = [x + random.between(-0.15, 0.15), high[1] - 0.12, z] as const;
        clump(at, random.between(0.34, 0.5), random.chance(0.35));
        if (z + apartMetres > high[2]) clump([at[0], high[1] - 0.55, z], 0.26, true);
      }
    for (const x of [low[0] + 0.3, high[0] - 0.3])
      for (let y = 0.1; y < high[1] - 0.5; y += 0.5) clump([x, y, high[2] - 0.3], 0.24, false);
  }
}
