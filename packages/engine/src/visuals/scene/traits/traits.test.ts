import { expect, test } from 'vitest';
import type { Brief } from '../../brief/brief.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { type Trait, traits } from '../../brief/vocabulary/traits.ts';
import { buildScene } from '../build-scene.ts';
import { missedWishes } from '../honesty.ts';
import { boundsOf, objectsOf } from '../placed/object-bounds.ts';
import { traitFact } from './apply-traits.ts';
import { shapeTraits } from './shape-traits.ts';
import { surfaceTraits } from './surface-traits.ts';

const sceneOf = (prompt: string) => buildScene(readBrief(prompt), 1);
const all = Object.keys(traits) as Trait[];

const isSound = ({ triangles }: ReturnType<typeof buildScene>) =>
  [triangles.positions, triangles.normals].every((values) =>
    values.subarray(0, triangles.count * 9).every(Number.isFinite),
  );

/** A house cannot hang, and only doors open. */
const notOfHouses: readonly Trait[] = ['hanging', 'stacked'];

test.each(all)('a house is %s, or it is told', (trait) => {
  const brief: Brief = { ...readBrief('a white cottage'), traits: [trait] };
  const scene = buildScene(brief, 1);
  const isBuilt = scene.facts[traitFact('subject', trait)] === true;
  expect(isBuilt).toBe(!notOfHouses.includes(trait));
  expect(missedWishes(brief, scene).includes(traits[trait].label)).toBe(!isBuilt);
  expect(isSound(scene)).toBe(true);
});

test.each(all)('an armchair is %s', (trait) => {
  const read = readBrief('living room with a red armchair');
  const brief: Brief = {
    ...read,
    parts: { ...read.parts, armchair: { ...read.parts.armchair, traits: [trait] } },
  };
  const scene = buildScene(brief, 1);
  expect(scene.facts[traitFact('armchair', trait)]).toBe(true);
  expect(isSound(scene)).toBe(true);
});

test('each trait is a map of space, a surface or a construction of its own', () => {
  const ownConstruction: readonly Trait[] = ['hanging', 'stacked', 'sunken', 'backlit'];
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
  expect(missedWishes(brief, buildScene(brief, 1))).toContain('Leaning walls');
});

test('square windows get arched heads where they are asked for', () => {
  const { facts, objects } = sceneOf('hotel with arched windows');
  expect(facts['arched-windows']).toBe(true);
  expect(objects.some(({ name }) => name === 'arched head')).toBe(true);
});
