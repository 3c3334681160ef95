import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { triangleRoles } from '../../scene-model.ts';
import { SceneBuilder } from '../builder.ts';
import { hedge } from './low-plants.ts';
import { PlantMaterials } from './plant-materials.ts';

test('a hedge has leaves at its ends, not a bare dark core', () => {
  const b = new SceneBuilder();
  const leaf = new PlantMaterials(b, 'summer').hedge();
  const [length, height, width] = [4, 1.5, 0.8];
  hedge(b, { from: [0, 0, 0], to: [length, 0, 0], height, width, leaf, random: createRandom(2) });
  const { triangles } = b;
  const onEnds = [0, 0];
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    if (triangles.roles[triangle] !== triangleRoles.detail) continue;
    // Leaf normals point away from the face they grow on.
    const facing = triangles.normals[triangle * 9]!;
    if (facing < -0.5) onEnds[0]!++;
    if (facing > 0.5) onEnds[1]!++;
  }
  expect(Math.min(...onEnds)).toBeGreaterThan(20);
});
