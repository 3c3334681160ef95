import { expect, test } from 'vitest';
import { sceneOf } from '../../../imagine.ts';
import type { Scene } from '../../../scene-model.ts';
import { unmetWishes } from '../../unmet-wishes.ts';

const built = (prompt: string, seed = 1) => sceneOf(prompt, { seed });

const namesOf = ({ objects }: Scene) => objects.map(({ name }) => name);

/** Highest point of the objects with this name. */
function topOf({ objects, triangles }: Scene, name: string): number {
  let top = -Infinity;
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    if (objects[triangles.objects[triangle]!]!.name !== name) continue;
    for (const corner of [1, 4, 7])
      top = Math.max(top, triangles.positions[triangle * 9 + corner]!);
  }
  return top;
}

test.each([
  ['coffered', 'coffers'],
  ['tray', 'tray'],
  ['vaulted', 'sloping ceiling'],
  ['barrel vaulted', 'barrel vault'],
])('a %s ceiling is built and not told', (name, object) => {
  const { brief, scene } = built(`white dining room with a ${name} ceiling`);
  expect(namesOf(scene)).toContain(object);
  expect(unmetWishes(brief, scene)).toEqual([]);
});

test('a vault rises above the walls, and its lamps hang from it', () => {
  const { scene } = built('dining room with a vaulted ceiling and a drum pendant');
  expect(topOf(scene, 'sloping ceiling')).toBeGreaterThan(topOf(scene, 'back wall') + 0.6);
  expect(topOf(scene, 'pendant lamp')).toBeGreaterThan(topOf(scene, 'back wall') + 0.3);
});

test.each([
  ['living room with a bay window and a window seat', 'back bay wall'],
  ['living room with stained glass windows', 'stained glass'],
  ['music room with a black grand piano', 'piano stool'],
  ['living room with a spiral staircase', 'staircase'],
  ['loft living room with a suspended fireplace', 'fireplace'],
  ['hallway with a curved staircase', 'staircase'],
  ['bedroom with wooden venetian blinds', 'blind'],
  ['study with beadboard wainscoting', 'panelling'],
  ['living room with an arched doorway', 'passage'],
  ['living room with two brass sconces', 'wall lamp'],
  ["kid's bedroom with a rainbow on the wall and stars on the ceiling", 'rainbow'],
  ['living room with a green front door', 'door panels'],
  ['kitchen with a red retro fridge', 'fridge'],
  ['living room with a gallery wall', 'picture'],
])('%s', (prompt, object) => {
  const { brief, scene } = built(prompt);
  expect(namesOf(scene)).toContain(object);
  expect(unmetWishes(brief, scene)).toEqual([]);
});

test.each([
  ['living room with an egg chair', 'Egg chair'],
  ['bedroom with a sleigh bed', 'Sleigh bed'],
  ['living room with a domed ceiling', 'Domed ceiling'],
])('what is not built as it is called is told: %s', (prompt, told) => {
  const { brief, scene } = built(prompt);
  expect(unmetWishes(brief, scene)).toEqual([told]);
});

test('an accent wall is the one at the back, and the others stay', () => {
  const { scene } = built('white living room with a navy accent wall');
  const wallOf = (name: string) => {
    const id = scene.objects.findIndex((one) => one.name === name);
    const triangle = scene.triangles.objects.indexOf(id);
    return scene.materials[scene.triangles.materials[triangle]!]!.albedo;
  };
  const [back, left] = [wallOf('back wall'), wallOf('left wall')];
  expect(Math.max(...back)).toBeLessThan(0.15);
  expect(Math.min(...left)).toBeGreaterThan(0.5);
});

test.each(['curved', 'straight'])('a runner lies on a %s staircase', (kind) => {
  const { scene } = built(`hallway with a ${kind} staircase with a red runner`);
  const { triangles, objects, materials } = scene;
  const worn = new Set<string>();
  for (let triangle = 0; triangle < triangles.count; triangle++)
    if (objects[triangles.objects[triangle]!]!.name === 'staircase')
      worn.add(materials[triangles.materials[triangle]!]!.name);
  expect([...worn]).toContain('rug red');
});
