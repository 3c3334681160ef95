import { expect, test } from 'vitest';
import { createQuestionReader } from '../question-reader.ts';
import { stairs } from './stairs.ts';

const comfortOf = (floorHeight: number, going: number) =>
  stairs.run({ floorHeight, going }).steps.find((step) => step.startsWith('Comfort'));

// Twice the rise plus the going: 2.7 m in 16 risers is 168.75 mm each.
test.each([
  [2.7, 280, 'Comfort: 2 × 168.8 + 280 = 618 mm, within 550–700 mm.'],
  [2.7, 363, 'Comfort: 2 × 168.8 + 363 = 701 mm, outside 550–700 mm.'],
  [2.8, 350, 'Comfort: 2 × 175 + 350 = 700 mm, within 550–700 mm.'],
  [2.8, 200, 'Comfort: 2 × 175 + 200 = 550 mm, within 550–700 mm.'],
  [2.8, 199, 'Comfort: 2 × 175 + 199 = 549 mm, outside 550–700 mm.'],
])(
  'a flight of %f m with a going of %i mm says how comfortable it is',
  (height, going, sentence) => {
    expect(comfortOf(height, going)).toBe(sentence);
  },
);

test('a flight is as steep and as long as its steps', () => {
  const { values, notes } = stairs.run({ floorHeight: 2.8, going: 280 });
  expect(values.map(({ label, value }) => [label, Math.round(value * 100) / 100])).toEqual([
    ['Risers', 16],
    ['Riser height', 175],
    ['Treads', 15],
    ['Length in plan', 4.2],
    // atan(175 / 280).
    ['Pitch', 32.01],
  ]);
  expect(notes).toHaveLength(1);
});

test('fewer risers than permitted are calculated, and reported', () => {
  const { values, notes } = stairs.run({ floorHeight: 2.8, going: 280, risers: 14 });
  expect(values[1]).toMatchObject({ label: 'Riser height', value: 200 });
  expect(notes[0]).toBe('With 14 risers each is higher than 178 mm; 16 would keep within that.');
  // One riser is no flight, so the fewest allowed are used.
  expect(stairs.run({ floorHeight: 2.8, risers: 1 }).values[0]?.value).toBe(16);
});

const read = (question: string) => stairs.read(createQuestionReader(question))?.values;

test.each([
  ['stairs for a floor height of 2.7 m', { floorHeight: 2.7 }],
  ['how many steps for 3 m', { floorHeight: 3 }],
  ['stairs 0.9 m wide and 2.6 m high', { floorHeight: 2.6 }],
  ['spiral staircase for a floor height of 2.8 m', { floorHeight: 2.8 }],
  ['stairs of 2.8 m with a going of 180 mm', { floorHeight: 2.8, going: 180 }],
  ['stairs of 2.8 m with a tread of 450 mm', { floorHeight: 2.8, going: 450 }],
  ['stairs 2.8 m high, riser at most 100 mm', { floorHeight: 2.8, highestRiser: 100 }],
  ['stairs 2.8 m high, riser at most 230 mm', { floorHeight: 2.8, highestRiser: 230 }],
  ['stairs with 15 risers for 2.7 m', { floorHeight: 2.7, risers: 15 }],
  ['stairs of 2.7 m with risers of about 18 cm', { floorHeight: 2.7, risers: 15 }],
  ['stairs of 2.7 m with risers of about 180 mm', { floorHeight: 2.7, risers: 15 }],
])('%s', (question, values) => expect(read(question)).toEqual(values));

test.each([
  'stairs of 2.8 m with a going of 179 mm',
  'stairs of 2.8 m with a tread of 451 mm',
  'stairs 2.8 m high, riser at most 99 mm',
  'stairs 2.8 m high, riser at most 231 mm',
  'stairs of 2.8 m with risers around 240 mm',
])('%s: such a step is none', (question) => expect(read(question)).toEqual({ floorHeight: 2.8 }));

test.each(['spiral stairs 1.6 m across', 'stairs 0.4 m high', 'a ramp of 2.7 m'])(
  '%s is another question',
  (question) => expect(read(question)).toBeUndefined(),
);
