import { expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';

test.each([
  ['Paris apartment with a herringbone floor and red wine on the table', 'interior'],
  ['bright apartment, river view, white sofa, dining table for four', 'interior'],
  ['luxury apartment building with balconies', 'exterior'],
  ['rooftop terrace lounge with teak sofas and parasols', 'exterior'],
  ['penthouse roof terrace with outdoor dining for eight', 'exterior'],
  ['atrium with a glass roof', 'interior'],
] as const)('"%s" is seen as an %s', (prompt, view) => {
  expect(readBrief(prompt).view).toBe(view);
});

test('a garden with a summerhouse is about the garden', () => {
  const { building, parts } = readBrief('rear garden with a lawn and a wooden summerhouse');
  expect(building).toBe('open-ground');
  expect(parts.shed).toEqual({ wanted: true, materials: ['timber'] });
});

test('a loft kitchen is a kitchen', () => {
  expect(readBrief('loft apartment kitchen with three hanging lamps').room).toBe('kitchen');
});

test('colours of fields and clouds are not those of the walls', () => {
  const { parts } = readBrief('stone barn conversion, green fields behind, white clouds');
  expect(parts.walls).toEqual({ materials: ['stone'] });
});

test('what follows the number of seats belongs to the table', () => {
  const { parts } = readBrief('dining table for 6 oak with black chairs');
  expect(parts.table?.materials).toEqual(['oak']);
  expect(parts.chairs).toEqual({ count: 6, colours: ['black'], wanted: true });
});

test('green walls are painted', () => {
  const { parts } = readBrief('study with green walls');
  expect(parts.walls?.colours).toEqual(['green']);
  expect(parts['green-wall']).toBeUndefined();
});

test('a thing before wallpaper is its pattern', () => {
  const { parts } = readBrief('kids room with a bunk bed, dinosaur wallpaper');
  expect(parts.bed?.materials).toBeUndefined();
  expect(parts.walls).toEqual({ materials: [], motif: 'dinosaur' });
  expect(parts.dinosaur).toBeUndefined();
});

test('a thing before "shaped" is its likeness', () => {
  expect(readBrief('hall with a fan-shaped wall light').parts.fan).toBeUndefined();
});

test('"above" and "behind" at the end are of the whole picture', () => {
  expect(readBrief('a house with round windows, full moon above').parts.moon?.at).toBeUndefined();
  expect(readBrief('balcony with a hammock, city behind').parts.skyline?.at).toBeUndefined();
});

test('"it" is one thing, "each other" no other', () => {
  const { parts } = readBrief(
    'kitchen with an island, four stools and three pendant lamps over it',
  );
  expect(parts.pendants?.at).toEqual({ how: 'above', of: 'island' });
  const sofas = readBrief('living room, sage walls, two sofas facing each other').parts.sofa;
  expect(sofas?.at).toBeUndefined();
});

test('a double vanity has two basins', () => {
  expect(readBrief('bathroom with a double vanity').parts.sink?.count).toBe(2);
});

test('two words written as one, and short forms', () => {
  const { parts, tree } = readBrief('hous with palmtrees and a blu door');
  expect(tree).toBe('palm');
  expect(parts.door?.colours).toEqual(['blue']);
});

test.each(['neutral', 'strong', 'following', 'gloss', 'staged'])('"%s" is a word', (word) => {
  expect(readBrief(`living room, ${word} curtains`).corrections).toEqual([]);
});

test('what rooms are made of is meant rather than what lies about in them', () => {
  expect(readBrief('living room with a woden flor').parts.floor?.materials).toEqual(['timber']);
});

test('snow lies on the ground when the sky is asked for', () => {
  const { weather, season } = readBrief('log cabin in deep snow, northern lights');
  expect([weather, season]).toEqual(['clear', 'winter']);
});
