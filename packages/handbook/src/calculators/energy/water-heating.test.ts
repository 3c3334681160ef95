/** Inputs read from questions about warm water, and its cost. */
import { expect, test } from 'vitest';
import { createQuestionReader } from '../question-reader.ts';
import { waterHeating } from './water-heating.ts';

const read = (question: string) => waterHeating.read(createQuestionReader(question));

test.each([
  ['cost to heat 150 litres of water from 10 to 60', { litres: 150, from: 10, to: 60 }],
  ['energy to heat 200 l of water from 15 to 55 degrees', { litres: 200, from: 15, to: 55 }],
  ['cost to heat 80 l of water from 12 °C to 48 °C', { litres: 80, from: 12, to: 48 }],
  ['cost of heating a bath of 150 litres to 40 degrees', { litres: 150, to: 40 }],
  ['cost to heat 150 l of water from 60 to 10', { litres: 150 }],
  ['cost to heat 150 l of water from 8 to 10 l', { litres: 150 }],
  ['cost to heat a 200 l cylinder', { litres: 200, to: 60 }],
  ['what does a 6 minute shower at 12 l/min cost', { litres: 72 }],
  ['what does having a shower at 8 l/min cost', { litres: 64 }],
  ['what does a 6 minute shower cost', { minutes: 6 }],
  ['what does a shower cost to run', { minutes: 8 }],
  ['what does a bath cost to run', {}],
  [
    'how long to heat 100 l of water with 3 kw by a heat pump at 28p',
    { litres: 100, power: 3000, source: 'heat pump', price: 0.28, currency: 'GBP' },
  ],
  ['gas cost to heat 100 l of water', { litres: 100, source: 'gas' }],
] as const)('%s', (question, values) => expect(read(question)?.values).toEqual(values));

test.each(['cost to fit a shower', 'how much water is in a pool', 'a hot bath'])(
  '%s is another question',
  (question) => expect(read(question)).toBeUndefined(),
);

test('what was not told is supposed', () => {
  expect(read('what does a shower cost to run')?.supposed).toEqual(['minutes']);
  expect(read('what does having a shower at 8 l/min cost')?.supposed).toEqual(['litres']);
  expect(read('what does a 6 minute shower at 8 l/min cost')?.supposed).toEqual([]);
});

test.each([
  // 100 L by 50 degrees are 5.815 kWh.
  [{ litres: 100, from: 10, to: 60 }, 5.815, 1.7445],
  [{ litres: 100, from: 10, to: 60, source: 'gas' }, 5.815, 0.51689],
  [{ litres: 100, from: 10, to: 60, source: 'heat pump' }, 5.815, 0.5815],
  [{ litres: 100, from: 10, to: 60, price: 0.5 }, 5.815, 2.9075],
  // Nine litres a minute.
  [{ minutes: 10, from: 10, to: 40 }, 3.1401, 0.94203],
])('%j', (values, heat, cost) => {
  const found = waterHeating.run(values).values;
  expect(found.map(({ label }) => label)).toEqual(['Heat', 'Cost']);
  expect(found[0]?.value).toBeCloseTo(heat, 4);
  expect(found[1]?.value).toBeCloseTo(cost, 4);
});

test('a heater of 3 kW takes its time', () => {
  const [, , hours] = waterHeating.run({ litres: 100, from: 10, to: 60, power: 3000 }).values;
  expect(hours?.value).toBeCloseTo(1.9383, 4);
});
