import { expect, test } from 'vitest';
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
  ['radyatr', 'radiator'],
])('%s is %s', (typed, meant) => expect(speller.mendOne(typed, ['garden'])).toBe(meant));

test('a short word that is two slips away is another word', () => {
  expect(speller.mendOne('sauna', ['garden'])).toBe('sauna');
});
