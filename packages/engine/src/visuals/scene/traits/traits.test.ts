import { expect, test } from 'vitest';
import { createRandom, hashText } from '../../../random/random.ts';
import type { Brief } from '../../brief/brief.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { type Trait, traits } from '../../brief/vocabulary/traits.ts';
import type { TriangleList } from '../../triangle-list.ts';
import { buildScene } from '../build-scene.ts';
import { SceneBuilder } from '../builder.ts';
import { boundsOf, objectsOf } from '../placed/object-bounds.ts';
import { box } from '../solids.ts';
import { unmetWishes } from '../unmet-wishes.ts';
import { applyTraits, traitFact } from './apply-traits.ts';
import { shapeTraits } from './shape-traits.ts';
import { surfaceTraits } from './surface-traits.ts';

const sceneOf = (prompt: string) => buildScene(readBrief(prompt), 1);
const all = Object.keys(traits) as Trait[];

const isSound = (triangles: TriangleList) =>
  [triangles.positions, triangles.normals].every((values) =>
    values.subarray(0, triangles.count * 9).every(Number.isFinite),
  );

/** A box by the name of a thing, or as a house. */
function builtBox(part: 'armchair' | 'subject', trait: Trait): SceneBuilder {
  const b = new SceneBuilder();
  const isHouse = part === 'subject';
  b.begin(isHouse ? 'wall' : 'furniture', isHouse ? 'wall' : 'armchair', { subject: isHouse });
  const plain = b.material({ name: 'plain', surface: 'opaque', albedo: [0.5, 0.5, 0.5] });
  box(b, [-1, 0, -0.4], [1, 1.2, 0.4], plain);
  const read = readBrief(isHouse ? 'a house' : 'living room');
  const brief: Brief = isHouse
    ? { ...read, traits: [trait] }
    : { ...read, parts: { armchair: { wanted: true, traits: [trait] } } };
  const random = (name: string) => createRandom(hashText(name));
  applyTraits({ b, brief, random, ...(isHouse ? {} : { ceilingMetres: 2.7 }) });
  b.triangles.trim();
  return b;
}

/** A house cannot hang, nor be stacked. */
const notOfHouses: readonly Trait[] = ['hanging', 'stacked', 'staggered'];

test.each(all)('a house is %s, or it is told', (trait) => {
  const { facts, triangles } = builtBox('subject', trait);
  expect(facts[traitFact('subject', trait)] === true).toBe(!notOfHouses.includes(trait));
  expect(isSound(triangles)).toBe(true);
});

test.each(all)('an armchair is %s', (trait) => {
  const { facts, triangles } = builtBox('armchair', trait);
  expect(facts[traitFact('armchair', trait)]).toBe(true);
  expect(isSound(triangles)).toBe(true);
});

test('a house that cannot hang says so', () => {
  const brief: Brief = { ...readBrief('a white cottage'), traits: ['hanging', 'mossy'] };
  expect(unmetWishes(brief, buildScene(brief, 1))).toEqual(['Hanging']);
});

test('each trait is a map of space, a surface or a construction of its own', () => {
  const ownConstruction: readonly Trait[] = [
    'hanging',
    'stacked',
    'sunken',
    'backlit',
    'mismatched',
    'staggered',
  ];
  for (const trait of all)
    expect(
      trait in shapeTraits || trait in surfaceTraits || ownConstruction.includes(trait),
      trait,
    ).toBe(true);
});

const boxOf = (prompt: string, part: 'bookcase' | 'bench') => {
  const scene = sceneOf(prompt);
  const key = part === 'bookcase' ? 'shelves' : part;
  return [...boundsOf(objectsOf(key, scene.objects), scene).values()][0]!;
};

test('what floats has air below, what leans is wider', () => {
  expect(boxOf('hall with a floating bench', 'bench').low[1]).toBeGreaterThan(0.4);
  const wide = ({ low, high }: ReturnType<typeof boxOf>) =>
    Math.max(high[0] - low[0], high[2] - low[2]);
  expect(wide(boxOf('office with a leaning bookcase', 'bookcase'))).toBeGreaterThan(
    wide(boxOf('office with a bookcase', 'bookcase')) + 0.2,
  );
});

test('walls of a room cannot lean, and say so', () => {
  const brief = readBrief('bedroom with a leaning wall');
  expect(unmetWishes(brief, buildScene(brief, 1))).toContain('Leaning walls');
});

test('square windows get arched heads where they are asked for', () => {
  const { facts, objects } = sceneOf('hotel with arched windows');
  expect(facts['arched-windows']).toBe(true);
  expect(objects.some(({ name }) => name === 'arched head')).toBe(true);
});
