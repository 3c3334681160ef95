import type { Generation } from '@maquette/contract';
import { expect, test } from 'vitest';
import { alternativeText } from './alternative-text.ts';

const words = {
  ...{ from: 'words', shape: 'square', change: {}, edits: [], finer: false, lens: 'none' },
} as Generation['recipe'];
const box = { x: 0, y: 0, width: 1, height: 1 };
const photo = {
  from: 'photo',
  kind: 'interior',
  keptThings: [{ name: 'bed', box }],
  finishes: [],
  paintedThings: [],
} as unknown as Generation['recipe'];
const first = { index: 0 };

test('names what was drawn, without its sizes', () => {
  const brief = [
    'Bed, 1.6 × 2.12 × 1.1 m',
    '2 × Bedside table, 0.5 × 0.4 × 0.55 m',
    'Rug, 3 × 2 × 0.02 m',
  ];
  expect(alternativeText('Rustic Bedroom', { brief, recipe: words }, first)).toBe(
    'Rustic Bedroom: bed, 2 × bedside table, rug',
  );
  expect(alternativeText('A house', { brief: ['2 storeys', 'Dusk'], recipe: words }, first)).toBe(
    'A house: 2 storeys, dusk',
  );
});

test('says what was kept of the photo', () => {
  expect(
    alternativeText('Modern Bedroom', { brief: ['Rug, 3 × 2 × 0.02 m'], recipe: photo }, first),
  ).toBe('Modern Bedroom: rug. Kept from the photo: bed');
});

test('names painted and clad things, without duplicates', () => {
  const inkBlue = { name: 'cabinets', box, colour: '#2e4057' };
  const recipe = {
    ...photo,
    keptThings: [],
    finishes: [{ surface: 'wall', material: 'limewash' }],
    paintedThings: [inkBlue, inkBlue, { name: 'sofa', box, colour: '#123456' }],
  } as unknown as Generation['recipe'];
  expect(alternativeText('Modern Kitchen', { brief: [], recipe }, first)).toBe(
    'Modern Kitchen. Finished as chosen: wall in limewash, cabinets in ink blue, sofa in #123456',
  );
});

test('truncates a long list; other variations have no list', () => {
  const brief = Array.from({ length: 12 }, (_, at) => `Piece ${at}`);
  expect(alternativeText('Den', { brief, recipe: words }, first)).toMatch(/piece 9, 2 more$/);
  expect(alternativeText('Den', { brief, recipe: words }, { index: 1 })).toBe('Den, variation 2');
  expect(alternativeText('Den', undefined, first)).toBe('Den');
});

test('ten are named; an eleventh is one more', () => {
  const brief = (count: number) => Array.from({ length: count }, (_, at) => `Piece ${at}`);
  const told = (count: number) =>
    alternativeText('Den', { brief: brief(count), recipe: words }, first)
      .split(', ')
      .slice(9);
  expect([told(10), told(11)]).toEqual([['piece 9'], ['piece 9', '1 more']]);
  expect(alternativeText('Den', undefined, { index: 3 })).toBe('Den, variation 4');
});
