import { expect, test } from 'vitest';
import type { Style } from './style.ts';
import { exteriorStyles, interiorStyles, styles } from './styles.ts';

const records: readonly (readonly [string, Style])[] = Object.entries(styles);
const namesOf = (of: readonly { readonly name: string }[]) => of.map(({ name }) => name);

test('each style for photos is listed once', () => {
  const interiors = records.flatMap(([, { interior }]) => interior ?? []);
  const exteriors = records.flatMap(([, { exterior }]) => exterior ?? []);
  expect(namesOf(interiorStyles).sort()).toEqual(namesOf(interiors).sort());
  expect(namesOf(exteriorStyles).sort()).toEqual(namesOf(exteriors).sort());
});

test('no word belongs to two styles', () => {
  const words = records.flatMap(([, { words }]) => words.words.split('|'));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test('each style for rooms builds its own room', () => {
  const without = records.filter(([name, { interior, drawn }]) => {
    return interior && name !== 'modern' && !drawn.room && !drawn.roomLike;
  });
  expect(without).toEqual([]);
});

test('a style that borrows a room borrows an existing one', () => {
  for (const [, { drawn }] of records) {
    if (drawn.roomLike === undefined || drawn.roomLike === 'modern') continue;
    expect(drawn.room).toBeUndefined();
    expect(styles[drawn.roomLike].drawn).toHaveProperty('room');
  }
});
