import { expect, test } from 'vitest';
import { sceneOf } from '../../../imagine.ts';
import type { Scene } from '../../../scene-model.ts';
import { boundsOf } from '../../placed/object-bounds.ts';
import { unmetWishes } from '../../unmet-wishes.ts';

const built = (prompt: string) => sceneOf(prompt, { seed: 1 });

const boxesOf = (scene: Scene, name: string) => {
  const ids = scene.objects.flatMap((one, id) => (one.name === name ? [id] : []));
  return [...boundsOf(ids, scene).values()];
};

test.each([
  ['apartment block with vertical timber louvres', 'louvres'],
  ['modern villa with a brise soleil', 'louvres'],
  ['traditional house with a fanlight over the door', 'fanlight'],
  ['farmhouse with sliding glass doors', 'garden doors'],
  ['mediterranean villa with a colonnade', 'colonnade roof'],
  ['traditional house with juliet balconies', 'juliet balcony'],
  ['farmhouse with an outdoor spiral staircase', 'staircase'],
])('%s', (prompt, name) => {
  const { brief, scene } = built(prompt);
  expect(boxesOf(scene, name).length).toBeGreaterThan(0);
  expect(unmetWishes(brief, scene)).toEqual([]);
});

test('an outside staircase of stone leads up to a door', () => {
  const { scene } = built('two storey farmhouse with an external stone staircase');
  const [stairs] = boxesOf(scene, 'outside stairs');
  const [door] = boxesOf(scene, 'upper door');
  expect(stairs!.low[1]).toBe(0);
  expect(door!.low[1]).toBeCloseTo(stairs!.high[1], 2);
});

test('balconies on every floor have the railing that is asked for', () => {
  const { brief, scene } = built(
    'traditional house with balconies on every floor and iron railings',
  );
  expect(scene.facts['balcony kind']).toBe('every');
  expect(scene.facts['balustrade kind']).toBe('iron');
  expect(unmetWishes(brief, scene)).toEqual([]);
});

test('a gate stands in the gap of its wall', () => {
  const { scene } = built('white cottage with a low stone wall and an iron gate');
  const [gates] = boxesOf(scene, 'gates');
  const walls = boxesOf(scene, 'garden wall');
  expect(walls.some(({ low }) => Math.abs(low[2] - gates!.low[2]) < 2)).toBe(true);
  for (const { low, high } of walls.filter((one) => one.high[0] - one.low[0] > 1))
    expect(high[0] < gates!.low[0] + 0.1 || low[0] > gates!.high[0] - 0.1).toBe(true);
});

test('flowers grow along the path that they are asked along', () => {
  const plain = built('white cottage with a gravel path and lavender').scene;
  const { scene } = built('white cottage with lavender along the gravel path');
  const shrubs = (one: Scene) => one.objects.filter(({ name }) => name === 'shrub').length;
  expect(shrubs(scene)).toBeGreaterThan(shrubs(plain) + 10);
});

test('a porch stands on pillars if they are asked for as well', () => {
  const { scene } = built('brick bungalow with a covered porch and stone pillars');
  expect(scene.facts.porch).toBe(true);
  expect(scene.facts.columns).toBeGreaterThan(1);
  const [posts] = boxesOf(scene, 'porch posts');
  expect(posts!.high[2] - posts!.low[2]).toBeGreaterThan(0.3);
});

test('a jetty and a boat lie in water before the house', () => {
  const { brief, scene } = built('modern villa at a lake with a jetty and a red canoe');
  expect(unmetWishes(brief, scene)).toEqual([]);
  const [jetty] = boxesOf(scene, 'jetty');
  const [boat] = boxesOf(scene, 'rowing boat');
  const front = boxesOf(scene, 'lake').find(({ low }) => low[1] > 0);
  expect(jetty!.high[2]).toBeGreaterThan(front!.low[2] + 4);
  expect(boat!.low[2]).toBeGreaterThan(front!.low[2]);
});

test('a big tree is bigger than the house is high', () => {
  const { scene } = built('farmhouse with a big walnut tree beside the house');
  const trees = scene.objects.flatMap(({ label }, id) => (label === 'leaf' ? [id] : []));
  const highest = Math.max(...[...boundsOf(trees, scene).values()].map(({ high }) => high[1]));
  expect(scene.facts.trees).toBe(true);
  expect(highest).toBeGreaterThan(9);
});
