import { expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';

test('finishes right behind their thing are its own', () => {
  const { parts } = readBrief('little shop, awning striped red and white, bicycle');
  expect(parts.awning?.colours).toEqual(['red', 'white']);
  expect(parts.walls).toBeUndefined();
});

test('a shade may follow its colour', () => {
  expect(readBrief('room for baby, wall yellow soft, rug').parts.walls?.colours).toEqual([
    'light yellow',
  ]);
});

test('storeys above something stand on it', () => {
  expect(readBrief('building with an arcade and four storeys of apartments above').storeys).toBe(5);
  expect(readBrief('building with four storeys of apartments').storeys).toBe(4);
  expect(readBrief('two storey house of stone below and wood above').storeys).toBe(2);
});

test.each([
  ['villa, swimming pool right side', 'right'],
  ['villa with a pool on left', 'left'],
  ['villa with a pool on the left', 'left'],
])('%s', (prompt, side) => {
  expect(readBrief(prompt).parts.pool?.side).toBe(side);
});

test('the ground floor and the upper floor have finishes of their own', () => {
  const { parts } = readBrief('house with white render downstairs and cedar cladding upstairs');
  expect(parts['lower-walls']).toMatchObject({ colours: ['white'], materials: ['plaster'] });
  expect(parts['upper-walls']).toMatchObject({ materials: ['cedar'] });
});

test('louvres are no shutters, and loggias no balconies', () => {
  const { parts } = readBrief('apartment block with timber louvres and loggias');
  expect(parts.louvres).toMatchObject({ wanted: true, materials: ['timber'] });
  expect(parts.loggias?.wanted).toBe(true);
  expect(parts.shutters).toBeUndefined();
  expect(parts.balcony).toBeUndefined();
});

test('a flat roof with a parapet is both', () => {
  const { roof, parts } = readBrief('block with a flat roof with parapet');
  expect(roof).toBe('flat');
  expect(parts.parapet?.wanted).toBe(true);
});

test('what is below and above are walls of a storey', () => {
  const { parts } = readBrief('two storey house, stone below and wood above');
  expect(parts['lower-walls']?.materials).toEqual(['stone']);
  expect(parts['upper-walls']?.materials).toEqual(['timber']);
});

test('a room with rain outside is a room, and a library has books', () => {
  expect(readBrief('a cosy attic with a skylight and rain outside').view).toBe('interior');
  expect(readBrief('green library with a ladder').parts.shelves?.wanted).toBe(true);
});

test('plural things are several', () => {
  expect(readBrief('cellar with barrels').parts.barrel?.several).toBe(true);
  expect(readBrief('cellar with a barrel').parts.barrel?.several).toBeUndefined();
});

test('a new build block of flats is a block', () => {
  expect(readBrief('new build block of flats, five storeys').building).toBe('apartment-block');
  expect(readBrief('new build with a garage').building).toBe('traditional-house');
});

test('a garage as a room holds the cars that it is for', () => {
  const { view, parts } = readBrief('a garage for two cars with a workbench along the wall');
  expect(view).toBe('interior');
  expect(parts.cars).toMatchObject({ wanted: true, count: 2 });
});

test('each shop of a street has a house', () => {
  expect(readBrief('a bakery, a bookshop and a flower shop').parts.houses?.count).toBe(3);
});
