import { expect, test } from 'vitest';
import { answer } from '../../answer/answer.ts';
import { rates } from './rates.ts';

/** Question, detected job, amount. */
const examples: readonly (readonly [string, string, number])[] = [
  ['cost of painting the outside of the house, 120 m2', 'facade', 120],
  ['how much does it cost to tile a bathroom floor 2x3 m in the uk', 'tiles', 6],
  ['cost to paint a 4x5m room 2.5 high by painter', 'painting', 41.67],
  ['how much to paint a 20 m2 bedroom', 'painting', 50],
  ['cost of wallpapering 30 m2 of wall', 'papering', 30],
  ['what does plastering 45 m2 of walls cost', 'plaster', 45],
  ['cost of underfloor heating 60 m2', 'floorHeating', 60],
  ['cost of sanding floors 40 m2', 'sanding', 40],
  ['what does laminate for 25 m2 cost', 'laminate', 25],
  ['price of a vinyl floor, 12 m2', 'vinyl', 12],
  ['how much is carpet for a room of 4 by 5 m', 'carpet', 20],
  ['what would 25 m2 of oak parquet cost', 'woodFloor', 25],
  ['cost of new flooring 50 m2', 'floor', 50],
  ['cost of a composite deck 4 x 5 m', 'compositeDeck', 20],
  ['how much would a 4 x 3 m deck cost', 'deck', 12],
  ['price for 40m2 gravel 5 cm deep', 'gravel', 2],
  ['cost of a gravel path 20 m2', 'gravelDrive', 20],
  ['cost of block paving 50 m2', 'blockDrive', 50],
  ['cost of driveway 50 m2', 'asphalt', 50],
  ['cost of patio 30 m2', 'paving', 30],
  ['price of artificial grass 60 m2', 'falseGrass', 60],
  ['cost of turf for 100 m2', 'turf', 100],
  ['cost of a garden wall 10 m long and 1.2 m high', 'gardenWall', 12],
  ['cost to renew a flat roof of 25 m2', 'flatRoof', 25],
  ['cost of new roof on terrace house 70m2', 'roof', 70],
  ['cost to insulate loft 60 m2', 'loftInsulation', 60],
  ['cost of exterior wall insulation 120 m2', 'outsideInsulation', 120],
  ['cost of rendering 80 m2', 'render', 80],
  ['cost of repointing 60 m2', 'repointing', 60],
  ['cost of extension 20 m2', 'extension', 20],
  ['cost of fence 20 m', 'fence', 20],
  ['cost of gutter replacement 20 m', 'gutters', 20],
  ['price of skirting for 18 m', 'skirting', 18],
  ['cost of concrete 3 x 2.4 m, 100 mm thick', 'concrete', 0.792],
  ['price of 4 m3 topsoil', 'topsoil', 4],
  ['cost of blinds for 6 windows', 'blinds', 6],
  ['what do 8 windows with triple glazing cost', 'tripleWindows', 8],
  ['what does it cost to replace 8 windows', 'windows', 8],
  ['cost of 5 doors', 'doors', 5],
  ['what do 6 new radiators cost', 'radiators', 6],
  ['cost of 3 new sockets', 'sockets', 3],
  ['price of 10 downlights', 'downlights', 10],
];

test.each(examples)('%s: %s, %d', (question, work, amount) => {
  const { calculation } = answer(question);
  expect(calculation?.calculator).toBe('work-cost');
  expect(calculation?.values.work).toBe(work);
  expect(Number(calculation?.values.amount)).toBeCloseTo(amount, 2);
});

test('each rate has an example and increasing ranges', () => {
  expect(new Set(examples.map(([, work]) => work))).toEqual(new Set(Object.keys(rates)));
  for (const { eur, gbp, usd } of Object.values(rates))
    for (const [low, high] of [eur, gbp, usd]) expect(low).toBeLessThan(high);
});

test.each([
  'What does a deck cost?',
  'How much paint do I need for a 4 x 5 m room?',
  'what does it cost to heat 60 m2 with floor heating',
  'what does it cost to run a 2 kW heater',
  'how much does a 3 m oak beam weigh',
  'cost of a permit for an extension of 20 m2',
])("%s: isn't the cost of a job", (question) => {
  expect(answer(question).calculation?.calculator).not.toBe('work-cost');
});

test("shows amount and rate, in the question's currency", () => {
  expect(answer('cost of fence 20 m').markdown).toMatch(
    /^\*\*About EUR 1,600–3,000\*\* for 20 m of fence of 1\.8 m, at EUR 80–150 per m with material and labour \(2026\)\./,
  );
  expect(answer('cost of fence 20 m in the uk').markdown).toMatch(/^\*\*About GBP 1,400–2,600\*\*/);
  expect(answer('cost of 3 new sockets').markdown).toMatch(
    /^\*\*About EUR 240–600\*\* for 3 added sockets, at EUR 80–200 each/,
  );
});

test.each([
  ['mixing concrete for shed base 3x2.4m, how much do I need', 'how much would that cost?', 0.792],
  ['how much gravel for drive 40m2 5 cm deep', 'and the price?', 2],
  ['how many fence panels for 20 m', 'what would that cost', 20],
  ['cost of patio 30 m2', 'and for 50?', 50],
  ['what does it cost to replace 8 windows', 'and with triple glazing?', 8],
])('%s > %s: %d', (first, then, amount) => {
  const { calculation } = answer(then, [
    { role: 'user', text: first },
    { role: 'assistant', text: answer(first).markdown },
  ]);
  expect(calculation?.calculator).toBe('work-cost');
  expect(Number(calculation?.values.amount)).toBeCloseTo(amount, 3);
});
