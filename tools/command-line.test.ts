import { expect, test } from 'vitest';
import { numberOf, wordOf } from './command-line.ts';

const share = { least: 0, most: 1 };
const count = { least: 1, most: 150, isWhole: true };

test('a number within its range is taken', () => {
  expect(numberOf('strength', '.45', share)).toBe(0.45);
  expect(numberOf('steps', '50', count)).toBe(50);
});

test.each([
  ['strength', 'abc', share, '--strength takes a number from 0 to 1; got "abc".'],
  ['strength', '', share, '--strength takes a number from 0 to 1; got "".'],
  ['strength', '1.2', share, '--strength takes a number from 0 to 1; got "1.2".'],
  ['steps', '2.5', count, '--steps takes a whole number from 1 to 150; got "2.5".'],
])('--%s %s is refused with a sentence', (option, text, range, sentence) => {
  expect(() => numberOf(option, text, range)).toThrow(sentence);
});

test('a word that is not on the list is refused with the list', () => {
  expect(wordOf('decor', 'full', ['off', 'light', 'full'])).toBe('full');
  expect(() => wordOf('decor', 'much', ['off', 'light', 'full'])).toThrow(
    '--decor takes off, light or full; got "much".',
  );
});
