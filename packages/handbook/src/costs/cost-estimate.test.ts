import { expect, test } from 'vitest';
import { costsAsCsv, frontCosts, houseCosts, roomCosts } from './cost-estimate.ts';

const room = {
  pieces: [
    { name: 'Sofa', sizeMetres: [2.1, 0.98, 0.88] },
    { name: 'Armchair', sizeMetres: [0.86, 0.86, 0.86] },
    { name: 'Armchair', sizeMetres: [0.86, 0.86, 0.86] },
    { name: 'Dining table with 4 chairs', sizeMetres: [1.7, 1.9, 0.86] },
  ],
  areas: { floorSquareMetres: 20, wallSquareMetres: 40, ceilingSquareMetres: 20 },
} as const;

test("each line and a room's total have a range, with two significant digits", () => {
  const { lines, total, currency, figuresOf } = roomCosts(room);
  expect(lines.map(({ what, amount, middle }) => [what, amount, middle])).toEqual([
    ['Sofa', 1, 1400],
    ['Armchair', 2, 900],
    ['Dining table with 4 chairs', 1, 1100],
    ['Floor, laid', 20, 1300],
    ['Walls, painted', 40, 720],
    ['Ceiling, painted', 20, 360],
  ]);
  expect(total).toEqual({ low: 2400, middle: 5800, high: 14000 });
  expect([currency, figuresOf]).toEqual(['USD', '2026-11']);
});

test("floor and paint are computed by the handbook's calculators", () => {
  const detailOf = (what: string) =>
    roomCosts(room).lines.find((line) => line.what === what)?.detail;
  expect(detailOf('Floor, laid')).toBe('22.0 m² to order, with 10 % for cutting');
  expect(detailOf('Walls, painted')).toBe('8.0 litres for two coats');
});

test('a style with curved walls costs more than a plain house', () => {
  expect(houseCosts('Rustic', 150).total).toEqual({ low: 260000, middle: 380000, high: 570000 });
  expect(houseCosts('Zaha Hadid', 150).total.low).toBe(570000);
});

test('new fronts of a building that stays cost no new building', () => {
  const { lines, total } = frontCosts('Zaha Hadid', 22.66, 9.8);
  expect(lines.map(({ amount, unit }) => [amount, unit])).toEqual([[222, 'm²']]);
  expect(total).toEqual({ low: 170000, middle: 330000, high: 670000 });
  expect(frontCosts('Coastal', 22.66, 9.8).total.middle).toBe(110000);
});

test('exports the list as CSV', () => {
  const rows = costsAsCsv(roomCosts(room)).split('\n');
  expect(rows[0]).toBe('what,amount,unit,detail,low USD,middle USD,high USD');
  expect(rows[1]).toBe('"Sofa",1,piece,"2.10 × 0.98 × 0.88 m",550,1400,4000');
  expect(rows.at(-2)).toBe('"All",,,"Figures of 2026-11",2400,5800,14000');
});

test('a toilet and a mirror cost what they usually do', () => {
  const { lines } = roomCosts({
    ...room,
    pieces: [
      { name: 'Toilet', sizeMetres: [0.38, 0.7, 0.8] },
      { name: 'Mirror', sizeMetres: [0.6, 0.04, 0.8] },
    ],
  });
  expect(lines.slice(0, 2).map(({ what, low, middle, high }) => [what, low, middle, high])).toEqual(
    [
      ['Toilet', 180, 400, 1100],
      ['Mirror', 40, 120, 380],
    ],
  );
});
