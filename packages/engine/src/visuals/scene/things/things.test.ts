import { expect, test } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import type { SmallThingKey } from '../../brief/vocabulary/small-things.ts';
import { smallThings } from '../../brief/vocabulary/small-things.ts';
import { catalogueRows } from '../../catalogue/catalogue.ts';
import { buildScene } from '../build-scene.ts';
import { SceneBuilder } from '../builder.ts';
import { boundsOf, objectsOf } from '../placed/object-bounds.ts';
import { unmetWishes } from '../unmet-wishes.ts';
import { buildThing, thingsBuilt } from './small-things.ts';

/** Rows of the catalogue hang as well; `catalogue-things.test.ts` builds each. */
const built = Object.keys(smallThings).filter(
  (key) => key in thingsBuilt && !(key in catalogueRows),
) as SmallThingKey[];

test.each(built)('%s stays within its stated size, and is on the ground', (key) => {
  const b = new SceneBuilder();
  buildThing(b, readBrief(''), key);
  const objects = b.triangles.objectTable;
  const [bounds] = boundsOf(objectsOf(key, objects), { objects, triangles: b.triangles }).values();
  const { width, depth, high } = thingsBuilt[key]!;
  expect(bounds!.low[1]).toBeGreaterThan(-0.03);
  expect(bounds!.high[1]).toBeLessThan(high * 1.5 + 0.1);
  expect(bounds!.high[0] - bounds!.low[0]).toBeLessThan(width * 1.6 + 0.1);
  expect(bounds!.high[2] - bounds!.low[2]).toBeLessThan(depth * 1.6 + 0.1);
});

test('two cats and a globe on the desk: counted, at the requested places', () => {
  const brief = readBrief('office with two cats and a globe on the desk');
  const scene = buildScene(brief, 1);
  expect(objectsOf('cat', scene.objects)).toHaveLength(2);
  expect(unmetWishes(brief, scene)).toEqual([]);
});

test('animals in front of a house', () => {
  const brief = readBrief('farmhouse in the countryside with three sheep');
  const scene = buildScene(brief, 1);
  expect(objectsOf('sheep', scene.objects)).toHaveLength(3);
});

test('a swimming hall has lanes and arches', () => {
  const { facts } = buildScene(readBrief('swimming hall with arches and a six lane pool'), 1);
  expect(facts).toMatchObject({ room: 'hall', pool: 6, arches: true });
});

test('five houses with stepped gables, the middle one black', () => {
  const brief = readBrief(
    'row of five townhouses with stepped gables, the middle one painted black',
  );
  expect(brief.parts.houses).toEqual({ count: 5, colours: ['black'] });
  const scene = buildScene(brief, 1);
  expect(scene.facts).toMatchObject({ houses: 5, 'stepped-gables': true });
  expect(scene.materials.some(({ name }) => name.includes('black'))).toBe(true);
});

test('a room without furniture is empty', () => {
  const brief = readBrief('empty apartment, herringbone floor, white walls, no furniture at all');
  const scene = buildScene(brief, 1);
  expect(scene.objects.filter(({ label }) => label === 'furniture')).toEqual([]);
  expect(unmetWishes(brief, scene)).toEqual([]);
});
