import { expect, test } from 'vitest';
import { briefChips } from '../chips/chips.ts';
import { readBrief } from '../read-brief.ts';

const partsOf = (prompt: string) => readBrief(prompt).parts;

test('a piece has a finish of its own, and is not told as unknown', () => {
  const brief = readBrief('dining room with a walnut table with black legs');
  expect(brief.parts.table).toEqual({
    wanted: true,
    materials: ['walnut'],
    pieces: [{ piece: 'legs', colours: ['black'] }],
  });
  expect(brief.notUnderstood).toEqual([]);
  expect(briefChips(brief).map(({ label }) => label)).toContain('Table with black legs');
  expect(partsOf('a table with a cracked marble top').table?.pieces).toEqual([
    { piece: 'top', materials: ['marble'], traits: ['cracked'] },
  ]);
  expect(partsOf('office with a marble-topped desk').desk?.pieces).toEqual([
    { piece: 'top', materials: ['marble'] },
  ]);
  expect(partsOf('kitchen with a copper-topped counter').countertop?.materials).toEqual(['copper']);
});

test('"on top" and "at the back" are places', () => {
  const parts = partsOf('a white sofa with a lamp on top and a cat at the back');
  expect(parts.sofa?.pieces).toBeUndefined();
  expect(parts.lamp?.pieces).toBeUndefined();
});

test('left and right of another thing, or of the picture', () => {
  expect(partsOf('nursery with a lamp to the left of the bed').lamp?.at).toEqual({
    how: 'left-of',
    of: 'bed',
  });
  expect(partsOf('a barn with a silo to the right').silo?.side).toBe('right');
  expect(partsOf('a lighthouse with a cottage to its left')['house-beside']?.side).toBe('left');
});

test('a seat faces another thing', () => {
  expect(partsOf('office with an armchair facing the desk').armchair?.at).toEqual({
    how: 'facing',
    of: 'desk',
  });
});

test('a table between sofas is a low one', () => {
  const parts = partsOf('two sofas with a glass table between them and a vase on the table');
  expect(parts.table).toBeUndefined();
  expect(parts['coffee-table']).toMatchObject({ materials: ['glass'] });
  expect(parts.vase?.at).toEqual({ how: 'on', of: 'coffee-table' });
});

test('"outside" after a thing, and a front, are seen from the street', () => {
  expect(readBrief('a café with two tables outside and an awning').view).toBe('exterior');
  expect(readBrief('a café front with plants').view).toBe('exterior');
  expect(readBrief('a café with snow outside the glass').view).toBe('interior');
});

test('a mirror at a wall is in a room', () => {
  expect(readBrief('a round mirror leaning against a dark blue wall').view).toBe('interior');
});

test('things of a kind may differ', () => {
  expect(partsOf('four mismatched stools in a kitchen').stools?.traits).toEqual(['mismatched']);
  expect(partsOf('a table with two lamps at different heights').lamp?.traits).toEqual([
    'staggered',
  ]);
  expect(readBrief('five houses, each in a different colour').traits).toEqual(['mismatched']);
});

test('lamps over a table hang, and differ as the lamps, not the table', () => {
  const parts = partsOf('dining room with three lamps hanging over the table at different heights');
  expect(parts.lamp).toBeUndefined();
  expect(parts.pendants).toMatchObject({
    count: 3,
    traits: ['staggered'],
    at: { how: 'above', of: 'table' },
  });
  expect(parts.table?.traits).toBeUndefined();
});
