/** A second copy of the colours: hue on the painters' wheel, warmth, and depth from almost white to almost black. */
import { expect, test } from 'vitest';
import { colours } from './colour-table.ts';
import { settings } from './two-colours.ts';

test('hue, warmth and depth', () => {
  expect(
    colours.map(({ name, hue = '-', warmth, depth }) => `${name} ${hue} ${warmth} ${depth}`),
  ).toEqual([
    'olive green 150 warm 2',
    'sage green 170 cool 1',
    'dark green 180 cool 3',
    'navy 240 cool 3',
    'light blue 240 cool 1',
    'teal 210 cool 2',
    'charcoal - cool 3',
    'terracotta 40 warm 2',
    'mustard 110 warm 2',
    'burgundy 350 warm 3',
    'orange 60 warm 2',
    'pink 350 warm 1',
    'lilac 300 cool 1',
    'purple 300 cool 3',
    'cream - warm 0',
    'beige - warm 1',
    'brown - warm 3',
    'white - neutral 0',
    'grey - cool 1',
    'black - neutral 3',
    'yellow 120 warm 1',
    'green 180 cool 2',
    'blue 240 cool 2',
    'red 0 warm 2',
  ]);
});

const colour = (name: string) => colours.find((each) => each.name === name)!;
/** The better of two, where the first of these words decides. */
const better = (question: string, one: string, other: string) => {
  const { rank } = settings.find(({ words }) => words.test(question))!;
  return rank(colour(one)) < rank(colour(other)) ? one : other;
};

test.each([
  ['a room to the north', 'brown', 'white', 'brown'],
  ['a room to the north', 'cream', 'terracotta', 'cream'],
  ['a gloomy room', 'white', 'light blue', 'white'],
  ['a sunny room', 'navy', 'cream', 'navy'],
  ['a room to the south', 'light blue', 'navy', 'light blue'],
  ['a tiny hall', 'light blue', 'terracotta', 'light blue'],
  ['a tiny hall', 'grey', 'beige', 'grey'],
  ['a bedroom', 'terracotta', 'light blue', 'terracotta'],
  ['a bedroom', 'pink', 'mustard', 'pink'],
  ['a study', 'light blue', 'mustard', 'light blue'],
  ['a study', 'beige', 'grey', 'beige'],
])('for %s, of %s and %s: %s', (question, one, other, chosen) => {
  expect(better(question, one, other)).toBe(chosen);
  expect(better(question, other, one)).toBe(chosen);
});
