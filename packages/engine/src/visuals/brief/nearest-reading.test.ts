import { expect, test } from 'vitest';
import { nearestReading } from './nearest-reading.ts';
import { readBrief } from './read-brief.ts';

test.each([
  ['asdf qwer zxcv', 'a house'],
  ['a portrait of my aunt', 'a house'],
  ['the stock market crash', 'a house'],
  ['sunset by the lake', 'a house (Lake, Golden hour)'],
])('"%s" names no known subject: %s is offered', (prompt, reading) => {
  expect(nearestReading(readBrief(prompt))).toBe(reading);
});

test.each(['a house', 'kitchen', 'Gaudí', 'a pool', 'cosy sofa by the fire', 'Haus am See'])(
  '"%s" needs no question',
  (prompt) => {
    expect(nearestReading(readBrief(prompt))).toBeUndefined();
  },
);
