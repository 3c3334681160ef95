import { expect, test } from 'vitest';
import { createQuestionReader } from '../question-reader.ts';
import { roomSize } from './room-size.ts';

const headlineOf = (values: Record<string, number>) => roomSize.run(values).headline;

test('a plain room has a floor and a volume', () => {
  expect(headlineOf({ length: 5, width: 4, height: 2.5 })).toMatch(
    /^\*\*20 m² .* of floor\*\*, 50 m³ .* of volume at 2\.5 m/,
  );
});

test.each([
  [{ length: 5, width: 4, pieces: 2 }, '40'],
  [{ length: 5, width: 4, more: 6 }, '26'],
])('several rooms or an L shape %j have an area in all', (values, area) => {
  expect(headlineOf(values)).toMatch(new RegExp(`^\\*\\*${area} m² .*\\*\\* in all\\.$`));
});

test.each([
  [
    { length: 5, width: 4, height: 2.5 },
    [
      'Floor: 5 × 4 = 20 m².',
      'Perimeter: 2 × (5 + 4) = 18 m; walls: × 2.5 = 45 m².',
      'Volume: 20 × 2.5 = 50 m³.',
    ],
  ],
  [{ length: 5, width: 4, more: 6 }, ['Floor: 5 × 4 + 6 = 26 m².']],
  [{ length: 5, width: 4, pieces: 2 }, ['Floor: 2 × 5 × 4 = 40 m².']],
  [{ length: 5, width: 4, more: 6, pieces: 2 }, ['Floor: 2 × (5 × 4 + 6) = 52 m².']],
])('%j is worked out as shown', (values, steps) =>
  expect(roomSize.run(values).steps).toEqual(steps),
);

const read = (question: string) => roomSize.read(createQuestionReader(question))?.values;

test.each([
  ['area of a room 5 by 4 m', { length: 5, width: 4 }],
  ['volume of a room 5 x 4 x 2.5 m', { length: 5, width: 4, height: 2.5 }],
  ['area of a room 5 x 4 m plus 2 x 3 m', { length: 5, width: 4, more: 6 }],
  ['area of an L-shaped room 5 x 4 m and 2 x 3 m', { length: 5, width: 4, more: 6 }],
  ['area of 5 x 4 m, 2 x 3 m', { length: 5, width: 4 }],
  ['area of 3 windows of 1.2 x 1.5 m each', { length: 1.2, width: 1.5, pieces: 3 }],
  ['area of one window of 1 x 2 m each', { length: 1, width: 2 }],
])('%s', (question, values) => expect(read(question)).toEqual(values));

test.each(['how big is a room', 'a room 5 by 4 m'])('%s is another question', (question) =>
  expect(read(question)).toBeUndefined(),
);
