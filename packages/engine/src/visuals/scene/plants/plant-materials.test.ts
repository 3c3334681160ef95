import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import type { Season } from '../../scene-model.ts';
import { SceneBuilder } from '../builder.ts';
import { PlantMaterials } from './plant-materials.ts';

const cherryMask = (season: Season) => {
  const b = new SceneBuilder();
  const { leaf } = new PlantMaterials(b, season).tree('cherry', createRandom(1));
  return b.materialOf(leaf).leafMask;
};

test('a cherry blossoms in spring alone', () => {
  expect(cherryMask('spring')).toBe('blossom');
  for (const season of ['summer', 'autumn', 'winter'] as const)
    expect(cherryMask(season), season).not.toBe('blossom');
});
