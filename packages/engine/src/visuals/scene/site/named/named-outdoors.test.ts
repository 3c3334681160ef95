import { expect, test } from 'vitest';
import { sceneOf } from '../../../imagine.ts';
import { unmetWishes } from '../../unmet-wishes.ts';

const built = (prompt: string) => sceneOf(prompt, { seed: 1 });

test.each([
  ['an iron fence', 'iron'],
  ['a stone garden wall', 'wall'],
  ['a split rail fence', 'rails'],
])('a house with %s has no pickets', (words, kind) => {
  const { brief, scene } = built(`white farmhouse with ${words}`);
  expect(scene.facts['fence kind']).toBe(kind);
  expect(unmetWishes(brief, scene)).toEqual([]);
});

test.each([
  ['midcentury house with a kidney shaped pool', 'pool', 'kidney'],
  ['white farmhouse with a double front door', 'door', 'double'],
  ['tuscan villa with an arched front door', 'door', 'arched'],
])('%s', (prompt, part, kind) => {
  const { brief, scene } = built(prompt);
  expect(scene.facts[`${part} kind`]).toBe(kind);
  expect(unmetWishes(brief, scene)).toEqual([]);
});

test('climbers that a pergola is covered in grow on it', () => {
  const { scene } = built('garden with a pergola covered in wisteria');
  const { objects, triangles } = scene;
  let leaves = 0;
  for (let triangle = 0; triangle < triangles.count; triangle++)
    if (objects[triangles.objects[triangle]!]!.name === 'shrub')
      if (triangles.positions[triangle * 9 + 1]! > 2.2) leaves += 1;
  expect(leaves).toBeGreaterThan(500);
  expect(scene.facts.ivy).toBe(true);
});

test('a brick path is of brick, and a drive as broad as a car', () => {
  const { scene } = built('white farmhouse with a brick driveway');
  const id = scene.objects.findIndex(({ name }) => name === 'path');
  const { triangles, materials } = scene;
  let [low, high] = [Infinity, -Infinity];
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    if (triangles.objects[triangle] !== id) continue;
    expect(materials[triangles.materials[triangle]!]!.name).toBe('brick paving');
    for (const corner of [0, 3, 6]) {
      const x = triangles.positions[triangle * 9 + corner]!;
      [low, high] = [Math.min(low, x), Math.max(high, x)];
    }
  }
  expect(high - low).toBeGreaterThan(2.5);
});

test.each([
  ['six storey apartment block with green shutters', 'shutter', 'shutters'],
  ['six storey apartment block with a ground floor arcade', 'arcade wall', 'arches'],
])('%s', (prompt, name, part) => {
  const { scene } = built(prompt);
  expect(scene.objects.map((one) => one.name)).toContain(name);
  expect(scene.facts[part]).toBe(true);
});
