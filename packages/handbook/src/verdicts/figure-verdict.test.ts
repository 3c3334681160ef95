import { expect, test } from 'vitest';
import { getEntry } from '../entries/handbook.ts';
import { figureVerdict } from './figure-verdict.ts';

test.each([
  [
    'Is 150 lux enough on a kitchen worktop?',
    'light-levels-by-room',
    '**No**: the handbook has 200–300 lux or 500 lux.',
  ],
  ['Is 9 m² enough for a single bedroom?', 'bedroom-sizes', '**Yes**: the handbook has 7–8 m².'],
  ['is 3 bar too much water pressure', 'water-pressure', '**No**: the handbook has 1.5–3 bar.'],
  [
    'Is 750 mm above a dining table right for a pendant in a room 2.6 m high?',
    'pendant-height-over-a-table',
    '**Yes**: the handbook has 700–800 mm.',
  ],
  [
    'is 5 cm of insulation enough in the loft',
    'loft-insulation',
    '**No**: the handbook has 270–300 mm.',
  ],
])('%s', (question, slug, verdict) => {
  expect(figureVerdict(question, getEntry(slug)!)).toBe(verdict);
});

test.each([
  ['How many lux does a kitchen worktop need?', 'light-levels-by-room'],
  ['is a 12 mm gap under the door enough', 'hanging-a-door'],
  ['is 52 inch ceiling fan ok for 12x14 ft room', 'ceiling-fans'],
])('none on: %s', (question, slug) => {
  expect(figureVerdict(question, getEntry(slug)!)).toBeUndefined();
});
