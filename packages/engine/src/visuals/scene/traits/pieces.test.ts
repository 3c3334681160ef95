import { expect, test } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { buildScene } from '../build-scene.ts';
import { boundsOf, objectsOf } from '../placed/object-bounds.ts';
import { unmetWishes } from '../unmet-wishes.ts';
import { pieceFact } from './pieces.ts';

const sceneOf = (prompt: string) => buildScene(readBrief(prompt), 1);

function finishesOf(scene: ReturnType<typeof sceneOf>, part: 'table' | 'stools'): Set<string> {
  const ids = objectsOf(part, scene.objects);
  const { triangles, materials } = scene;
  const found = new Set<string>();
  for (let triangle = 0; triangle < triangles.count; triangle++)
    if (ids.includes(triangles.objects[triangle]!))
      found.add(materials[triangles.materials[triangle]!]!.name);
  return found;
}

test('a table wears another finish at its legs', () => {
  const scene = sceneOf('dining room with a walnut table with black legs');
  expect(scene.facts[pieceFact('table', { piece: 'legs' })]).toBe(true);
  expect([...finishesOf(scene, 'table')]).toContain('piece black');
});

test('a piece of what is not there is told', () => {
  const brief = readBrief('dining room with a walnut table with black legs');
  const scene = { ...buildScene(brief, 1), facts: {} };
  expect(unmetWishes(brief, scene)).toContain('Table: legs');
});

test('mismatched stools have a finish each', () => {
  const usual = finishesOf(sceneOf('kitchen with four stools'), 'stools').size;
  const mixed = finishesOf(sceneOf('kitchen with four mismatched stools'), 'stools').size;
  expect(mixed).toBeGreaterThan(usual + 1);
});

test('a bookcase from floor to ceiling is as high as its room', () => {
  const scene = sceneOf('den with floor to ceiling shelves');
  const walls = boundsOf(
    scene.objects.flatMap(({ label }, id) => (label === 'ceiling' ? [id] : [])),
    scene,
  );
  const ceilingMetres = Math.min(...[...walls.values()].map(({ low }) => low[1]));
  const tops = [...boundsOf(objectsOf('shelves', scene.objects), scene).values()].map(
    ({ high }) => high[1],
  );
  expect(Math.max(...tops)).toBeCloseTo(ceilingMetres - 0.02, 1);
});
