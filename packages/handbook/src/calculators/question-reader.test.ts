import { expect, test } from 'vitest';
import { createQuestionReader } from './question-reader.ts';

const feet = (value: number) => value * 0.3048;

test.each([
  ['room 9 x 8, ceiling 8 ft high', [feet(9), feet(8), feet(8)], 'feet'],
  ['room 9 x 8, ceiling 2.5 m high', [9, 8, 2.5], 'metres'],
  ['room 12 x 10, ceiling 2.5 m high', [12, 10, 2.5], 'metres'],
  ['room 12 x 10', [feet(12), feet(10), undefined], 'feet'],
  ['room 9 x 8', [9, 8, undefined], 'metres'],
] as const)('%s has its sides in the unit of its other lengths', (question, sides, unit) => {
  const reader = createQuestionReader(question);
  const { lengthM, widthM, heightM } = reader.room()!;
  expect([lengthM, widthM, heightM]).toEqual(
    sides.map((side) => (side === undefined ? undefined : expect.closeTo(side, 9))),
  );
  expect(reader.notes.join()).toMatch(new RegExp(`No unit was given for .*; taken as ${unit}\\.`));
});
