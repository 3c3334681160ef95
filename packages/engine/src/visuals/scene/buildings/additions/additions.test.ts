import { expect, test } from 'vitest';
import { sceneOf } from '../../../imagine.ts';
import type { Scene } from '../../../scene-model.ts';
import { boundsOf } from '../../placed/object-bounds.ts';
import { unmetWishes } from '../../unmet-wishes.ts';

const built = (prompt: string) => sceneOf(prompt, { seed: 1 });

const named = ({ objects }: Scene, name: string) =>
  objects.flatMap((one, id) => (one.name === name ? [id] : []));

const boxesOf = (scene: Scene, name: string) => [...boundsOf(named(scene, name), scene).values()];

test.each([
  ['traditional house with a mansard roof and three round dormers', 'round'],
  ['traditional house with a gable roof and two shed dormers', 'shed'],
  ['cottage with two arched dormers', 'arched'],
])('%s: each sits in the slope, as deep as it is high above it', (prompt, kind) => {
  const { brief, scene } = built(prompt);
  expect(scene.facts['dormers kind']).toBe(kind);
  expect(unmetWishes(brief, scene)).toEqual([]);
  const dormers = boxesOf(scene, 'dormer');
  expect(dormers).toHaveLength(brief.parts.dormers!.count!);
  for (const { low, high } of boxesOf(scene, 'dormer roof'))
    expect(high[2] - low[2]).toBeGreaterThan(0.5);
});

test('a stone base goes around the house below its windows', () => {
  const { brief, scene } = built('white farmhouse with a stone base');
  expect(unmetWishes(brief, scene)).toEqual([]);
  const [base] = boxesOf(scene, 'wall base');
  const [wall] = boxesOf(scene, 'front wall');
  expect(base!.high[1]).toBeLessThan(1.6);
  expect(base!.low[0]).toBeLessThan(wall!.low[0]);
  expect(base!.high[0]).toBeGreaterThan(wall!.high[0]);
});

test('walls of two storeys wear what each is said to be', () => {
  const { scene } = built('two storey house with a brick ground floor and cedar cladding upstairs');
  const { objects, triangles, materials } = scene;
  const worn = new Map<number, Set<string>>();
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const { label, storey, subject } = objects[triangles.objects[triangle]!]!;
    if (label !== 'wall' || storey === undefined || !subject) continue;
    const names = worn.get(storey) ?? new Set();
    worn.set(storey, names.add(materials[triangles.materials[triangle]!]!.name));
  }
  expect([...worn.get(0)!].join()).toContain('brick');
  expect([...worn.get(1)!].join()).toContain('cedar');
});

test('a garage for three cars has three doors, and no cars are asked for', () => {
  const { brief, scene } = built('modern villa with a garage for three cars');
  expect(brief.parts.cars).toBeUndefined();
  expect(scene.facts.garage).toBe(3);
  expect(boxesOf(scene, 'garage garage door')).toHaveLength(3);
});

test('loggias are niches behind the front', () => {
  const { brief, scene } = built('five storey apartment block with loggias');
  expect(unmetWishes(brief, scene)).toEqual([]);
  const backs = boxesOf(scene, 'loggia wall');
  const [front] = boxesOf(scene, 'front wall');
  expect(backs.length).toBeGreaterThan(12);
  for (const { high } of backs) expect(high[2]).toBeLessThan(front!.high[2] - 1.2);
});

test.each(['dome', 'saltbox', 'sawtooth'] as const)(
  'a %s roof is the one that is built',
  (roof) => {
    const { brief, scene } = built(`white house with a ${roof} roof`);
    expect(brief.roof).toBe(roof);
    expect(scene.facts.roof).toBe(roof);
  },
);

test('a dome stands above the walls', () => {
  const { scene } = built('white greek house with a blue dome');
  const [dome] = boxesOf(scene, 'dome');
  expect(dome!.high[1] - dome!.low[1]).toBeGreaterThan(1.5);
  expect(dome!.low[1]).toBeGreaterThan(3);
});

test.each([
  ['half timbered cottage', 'half timbering'],
  ['brick manor with white quoins', 'quoins'],
  ['farmhouse with a cupola', 'cupola'],
])('%s', (prompt, name) => {
  const { brief, scene } = built(prompt);
  expect(named(scene, name).length).toBeGreaterThan(0);
  expect(unmetWishes(brief, scene)).toEqual([]);
});
