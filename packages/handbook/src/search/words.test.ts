import { expect, test } from 'vitest';
import { subjectWord } from './subject-words.ts';
import { splitWords, stemWord } from './words.ts';

test.each([
  ['fitting', 'fit'],
  ['planned', 'plan'],
  ['wall', 'wall'],
  ['walls', 'wall'],
  ['glass', 'glass'],
  // A double letter at the end of a whole word stays.
  ['scrubb', 'scrubb'],
  ['batteries', 'battery'],
  ['skies', 'sky'],
  // Too short to be a plural in -ies.
  ['ties', 'tie'],
  ['insulation', 'insulat'],
  ['insulating', 'insulat'],
  ['bed', 'bed'],
])('the stem of %s is %s', (word, stem) => expect(stemWord(word)).toBe(stem));

test.each(['battery', 'balcony', 'property'])('%s and its plural have one stem', (word) =>
  expect(subjectWord(word.replace(/y$/, 'ies'))).toBe(subjectWord(word)),
);

test('words are lower case, without accents and endings of possession', () => {
  expect(splitWords("Mother's café: 20 m² walls")).toEqual(['mother', 'cafe', '20', 'm2', 'walls']);
});
