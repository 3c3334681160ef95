import { expect, test } from 'vitest';
import { inUnit, readNumber, readQuantities } from './quantities.ts';

const read = (text: string) =>
  readQuantities(text).map(({ value, unit, group }) => `${value} ${unit?.id ?? '-'} ${group}`);

test.each([
  ['4 x 5 m', ['4 m 0', '5 m 0']],
  ['4 by 5 m and 60 cm', ['4 m 0', '5 m 0', '60 cm 1']],
  ['4mx5m', ['4 m 0', '5 m 0']],
  ['2 windows, 3 doors of 90 cm', ['2 - 0', '3 - 1', '90 cm 2']],
  ['5 ft 11 in', [`${5 + 11 / 12} ft 0`]],
  ["5'6", ['5.5 ft 0']],
  ["5'12", ['5 ft 0', '12 - 1']],
  ['5.5 ft 6 in', ['5.5 ft 0', '6 in 1']],
  ['ten feet and four inches thick', ['10 ft 0', '4 in 1']],
  ['ten feet and four inches', [`${10 + 4 / 12} ft 0`]],
  ['a 160 x 200 bed in a room', ['160 - 0', '200 - 0']],
  ['6 in a room', ['6 - 0']],
  ['6 in of gravel', ['6 in 0']],
  ['½ in', []],
  ['2½ m', ['2.5 m 0']],
  ['2¼ m, 2¾ m', ['2.25 m 0', '2.75 m 1']],
  ['-5 °C', ['-5 C 0']],
  ['.5 m', ['0.5 m 0']],
])('%s', (text, quantities) => expect(read(text)).toEqual(quantities));

test.each([
  ['twelve', 12],
  ['Half', 0.5],
  ['an', 1],
  ['1 3/4', 1.75],
  ['3/8', 0.375],
  ['12,500', 12_500],
  ['1,234,567.5', 1_234_567.5],
  ['12,5', 12.5],
  ['-1,5', -1.5],
])('%s is %d', (text, value) => expect(readNumber(text)).toBe(value));

test('a length is no area', () => {
  const [length] = readQuantities('250 cm');
  expect([inUnit(length!, 'm'), inUnit(length!, 'm2')]).toEqual([2.5, undefined]);
});
