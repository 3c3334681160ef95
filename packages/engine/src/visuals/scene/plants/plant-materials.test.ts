import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import { readBrief } from '../../brief/read-brief.ts';
import type { Season } from '../../scene-setting.ts';
import { SceneBuilder } from '../builder.ts';
import { bloomHexes } from './bloom-colours.ts';
import { PlantMaterials } from './plant-materials.ts';

const cherryMask = (season: Season) => {
  const b = new SceneBuilder();
  const { leaf } = new PlantMaterials(b, season).tree('cherry', createRandom(1));
  return b.materialOf(leaf).leafMask;
};

test('a cherry blossoms only in spring', () => {
  expect(cherryMask('spring')).toBe('blossom');
  for (const season of ['summer', 'autumn', 'winter'] as const)
    expect(cherryMask(season), season).not.toBe('blossom');
});

test('a distant crown has the mean colour of its leaves', () => {
  const b = new SceneBuilder();
  const { leaf, proxy } = new PlantMaterials(b, 'summer').hedge();
  const [leaves, crown] = [b.materialOf(leaf), b.materialOf(proxy)];
  for (const channel of [0, 1, 2] as const) {
    const ends = [leaves.albedo[channel], leaves.accent?.[channel] ?? 0];
    expect(crown.albedo[channel]).toBeGreaterThan(0);
    expect(2 * crown.albedo[channel] - ends[0]! - ends[1]!).toBeCloseTo(0, 6);
  }
});

test('flowers have the colour of the words, else that of their kind', () => {
  const b = new SceneBuilder();
  const { leaf } = new PlantMaterials(b, 'summer', ['#b8384a']).flowers(createRandom(1));
  expect(b.materialOf(leaf).albedo).toEqual(linearFromHex('#b8384a'));
  expect(bloomHexes(readBrief('cottage with purple hydrangeas'))).toEqual(['#6a4b86']);
  expect(bloomHexes(readBrief('cottage with sunflowers'))).toEqual(['#e8b92e']);
  expect(bloomHexes(readBrief('cottage in a meadow'))).toEqual([]);
});
