import { expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import type { Scene } from '../scene-model.ts';
import { missedWishes } from './honesty.ts';

/** A scene with only these facts and objects. */
const scene = (facts: Scene['facts'], names: readonly string[] = []) =>
  ({
    facts,
    objects: names.map((name) => ({ label: 'furniture', name, subject: true })),
  }) as unknown as Scene;

test('reports an unmet count', () => {
  const brief = readBrief('kitchen with two pendant lamps');
  const kitchen = { room: 'kitchen', pendants: true };
  expect(missedWishes(brief, scene(kitchen, ['pendant lamp']))).toEqual(['Pendant lamps × 2']);
  expect(missedWishes(brief, scene(kitchen, ['pendant lamp', 'pendant lamp']))).toEqual([]);
  const house = readBrief('house with four windows');
  expect(missedWishes(house, scene({ windows: 9 }))).toEqual(['Windows × 4']);
  expect(missedWishes(house, scene({ windows: 4 }))).toEqual([]);
});

test('reports refused things that are present', () => {
  const brief = readBrief('house in a suburb without windows, not in winter');
  const built = { setting: 'suburb', windows: 3, season: 'summer' };
  expect(missedWishes(brief, scene(built))).toEqual(['No windows']);
  expect(missedWishes(brief, scene({ ...built, windows: false, season: 'winter' }))).toEqual([
    'No winter',
  ]);
});

test("reports window forms, styles and house counts that weren't built", () => {
  const brief = readBrief('two Zaha Hadid villas with round windows');
  const villa = { building: 'villa', windows: 9, houses: 1 };
  expect(missedWishes(brief, scene(villa))).toEqual(['Zaha Hadid', 'Houses × 2', 'Round windows']);
});
