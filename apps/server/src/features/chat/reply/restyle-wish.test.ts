import { expect, test } from 'vitest';
import { restyleWish } from './restyle-wish.ts';

test.each([
  ['Restyle this as Rustic', 'interior', { kind: 'interior', style: 'Rustic' }],
  ['restyle this as rustic please', 'exterior', { kind: 'exterior', style: 'Rustic' }],
  [
    'What would it look like in Scandinavian?',
    'exterior',
    { kind: 'interior', style: 'Scandinavian' },
  ],
  [
    'turn my house into something by gaudi (Antoni Gaudi)',
    'interior',
    { kind: 'exterior', style: 'Antoni Gaudí' },
  ],
  ['Make it mid-century', 'interior', { kind: 'interior', style: 'MidCentury' }],
  ['Redesign this room', 'interior', { kind: 'interior', style: 'Modern' }],
] as const)('%s, of an %s', (words, seen, wish) => expect(restyleWish(words, seen)).toEqual(wish));

test.each([
  'What colour is the floor?',
  'Is it bright enough?',
  'Is this Rustic?',
  'How do I make it bigger?',
])('%s is no wish', (words) => expect(restyleWish(words, 'interior')).toBeUndefined());
