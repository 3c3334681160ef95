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

test('a long word that begins alike may end as it is heard', () => {
  const known = createSpeller(new Map([['conservatory', 20]]));
  expect(known.correctOne('conserverty', [])).toBe('conservatory');
  expect(known.correctOne('consequently', [])).toBe('consequently');
});

test('a short word that is two slips away is another word', () => {
  expect(speller.correctOne('sauna', ['garden'])).toBe('sauna');
});

describe('words that are not corrected', () => {
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

  test('an English word stays, whatever the handbook knows', () => {
    expect(known.correctOne('bakery', [])).toBe('bakery');
  });

  test('a name that nobody knows is bent into none', () => {
    expect(known.correctOne('flumpton', ['coefficient'])).toBe('flumpton');
  });

  test('two words written as one are parted', () => {
    expect(known.correctOne('catflap', ['door'])).toBe('cat flap');
  });

  test('a word written as it is heard is that word', () => {
    expect(known.correctOne('downlites', ['apart'])).toBe('downlights');
  });
});
