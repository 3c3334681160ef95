import { expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import type { Scene } from '../scene-model.ts';
import { unmetWishes } from './unmet-wishes.ts';

/** A scene with only these facts and objects. */
const scene = (facts: Scene['facts'], names: readonly string[] = []) =>
  ({
    facts,
    objects: names.map((name) => ({ label: 'furniture', name, subject: true })),
  }) as unknown as Scene;

test('reports an unmet count', () => {
  const brief = readBrief('kitchen with two pendant lamps');
  const kitchen = { room: 'kitchen', pendants: true };
  expect(unmetWishes(brief, scene(kitchen, ['pendant lamp']))).toEqual(['Pendant lamps × 2']);
  expect(unmetWishes(brief, scene(kitchen, ['pendant lamp', 'pendant lamp']))).toEqual([]);
  const house = readBrief('house with four windows');
  expect(unmetWishes(house, scene({ windows: 9 }))).toEqual(['Windows × 4']);
  expect(unmetWishes(house, scene({ windows: 4 }))).toEqual([]);
});

test('reports refused things that are present', () => {
  const brief = readBrief('house in a suburb without windows, not in winter');
  const built = { setting: 'suburb', windows: 3, season: 'summer' };
  expect(unmetWishes(brief, scene(built))).toEqual(['No windows']);
  expect(unmetWishes(brief, scene({ ...built, windows: false, season: 'winter' }))).toEqual([
    'No winter',
  ]);
});

test("reports window forms, styles and house counts that weren't built", () => {
  const brief = readBrief('two Zaha Hadid villas with round windows');
  const villa = { building: 'villa', windows: 9, houses: 1 };
  expect(unmetWishes(brief, scene(villa))).toEqual(['Zaha Hadid', 'Houses × 2', 'Round windows']);
});

test('reports a finish that a thing of a room does not wear', () => {
  const brief = readBrief('kitchen with a red oven');
  const kitchen = { room: 'kitchen', oven: true };
  expect(unmetWishes(brief, scene(kitchen))).toEqual(['Oven: red']);
  expect(unmetWishes(brief, scene({ ...kitchen, 'oven finish': true }))).toEqual([]);
});
