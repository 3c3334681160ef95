import { describe, expect, test } from 'vitest';
import { createSpeller } from './spelling.ts';

const speller = createSpeller(
  new Map([
    ['sun', 50],
    ['kitchen', 50],
    ['radiator', 50],
  ]),
  () => 3,
);

test.each([
  ['kitchn', 'kitchen'],
  ['kithcen', 'kitchen'],
  ['mcuh', 'much'],
  ['whta', 'what'],
  ['radyatr', 'radiator'],
])('%s is %s', (typed, meant) => expect(speller.correctOne(typed, ['garden'])).toBe(meant));

test('a long word with the same start may have a phonetic ending', () => {
  const known = createSpeller(new Map([['conservatory', 20]]));
  expect(known.correctOne('conserverty', [])).toBe('conservatory');
  expect(known.correctOne('consequently', [])).toBe('consequently');
});

test('a short word two edits away is another word', () => {
  expect(speller.correctOne('sauna', ['garden'])).toBe('sauna');
});

describe("words that aren't corrected", () => {
  const known = createSpeller(
    new Map([
      ['bracket', 40],
      ['baker', 10],
      ['frampton', 4],
      ['cat', 9],
      ['flap', 9],
      ['downlights', 20],
      ['downpipes', 90],
    ]),
  );

  test('an English word stays, whatever the handbook contains', () => {
    expect(known.correctOne('bakery', [])).toBe('bakery');
  });

  test("an unknown name isn't corrected", () => {
    expect(known.correctOne('flumpton', ['coefficient'])).toBe('flumpton');
  });

  test('splits two joined words', () => {
    expect(known.correctOne('catflap', ['door'])).toBe('cat flap');
  });

  test('corrects phonetic spelling', () => {
    expect(known.correctOne('downlites', ['apart'])).toBe('downlights');
  });
});
