/** Everyday calculations, worked out by hand: water, running costs, lengths, sheets, bags, tiled walls. */
import { expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';

const examples: readonly (readonly [string, string, string, number])[] = [
  [
    'our shower runs 8 l a minute for 5 minutes, 3 people, how much water a week',
    'water-use',
    'Water',
    840,
  ],
  ['how many rolls of insulation of 5 m2 each for a loft 8 by 6 m?', 'coverings', 'Pieces', 11],
  ['how many led spots of 500 lm for a kitchen of 4 x 3 m', 'lumens', 'Lamps', 12],
  // Four doors of 1.6 m², both faces, two coats at 10 m²/L.
  ['paint 4 doors of 2 x 0.8 m on both sides, two coats, how many litres', 'paint', 'Paint', 2.56],
  [
    'a deck of 4 by 3 m, boards 120 mm wide with 6 mm gaps, how many boards of 4 m?',
    'boards',
    'Boards',
    24,
  ],
  [
    'three pictures 60 cm wide on a wall of 3 m, what gap between them?',
    'even-spacing',
    'Gap',
    300,
  ],
  [
    'a bookcase 2.1 m high with 5 shelves of 20 mm board, how far apart are they?',
    'even-spacing',
    'Gap',
    500,
  ],
  [
    'the sun stands 45 degrees high, how deep must an awning be to shade a window 1.2 m high?',
    'shade',
    'Depth for full shade',
    1.2,
  ],
  ['our house is worth 300k, what budget for the garden?', 'share-of-sum', 'Most', 30_000],
  [
    'wallpaper for one wall 3.6 m wide and 2.6 m high, rolls 10 m long and 70 cm wide, how many?',
    'wallpaper',
    'Rolls',
    2,
  ],
  // As a square of 5 m with two outside walls.
  ['how many watts to heat 25 m2 in a new house, ceiling 2.4 m', 'heat-loss', 'Heat loss', 663.6],
  ['how many litres does a pond of 3m by 2m and 60cm deep hold', 'water-volume', 'Water', 3600],
  ['how many litres does a 1200 x 600 x 500 mm fish tank hold', 'water-volume', 'Water', 360],
  [
    'how many litres in a round paddling pool 3m diameter 76cm deep',
    'water-volume',
    'Water',
    5372.123411,
  ],
  [
    'volume of a rain barrel 60 cm wide and 90 cm high in litres',
    'water-volume',
    'Water',
    254.469005,
  ],
  [
    'pool 10 x 5 m, 1 m at the shallow end, 2 m at the deep end. how much water do i need?',
    'water-volume',
    'Water',
    75000,
  ],
  [
    'what does it cost to run a 2kw fan heater for 5 hours a day at 28p a unit',
    'running-cost',
    'Cost of one day',
    2.8,
  ],
  ['what does it cost to run a 1500 watt heater all night', 'running-cost', 'Cost of one day', 3.6],
  [
    'cost of running a 60w bulb 5 hours a day for a year at 0.34 per kwh',
    'running-cost',
    'Cost a year',
    37.23,
  ],
  [
    'my fridge uses 250 kwh a year, electricity 32 cents, what does that cost',
    'running-cost',
    'Cost a year',
    80,
  ],
  ['how much does it cost to run an electric heater', 'running-cost', 'Cost of one day', 0.6],
  [
    'how much is it to run a 300 watt pump for 2 hours on 3 days a week',
    'running-cost',
    'Energy a year',
    93.857143,
  ],
  ['how long does a 3kw immersion take to heat 150 litres', 'water-heating', 'Hours', 2.9075],
  [
    'how much does it cost to heat a hot tub of 1200 litres to 38 degrees',
    'water-heating',
    'Heat',
    39.0768,
  ],
  ['cost of a 10 minute shower', 'water-heating', 'Cost', 0.94203],
  ['how many fence panels for 14 metres, panels are 1.83', 'lengths', 'Pieces', 8],
  ['how many fence posts for 20 m at 2.4 m spacing', 'lengths', 'Posts', 10],
  ['how many metres of skirting for a room 4 x 3.5', 'lengths', 'To order', 15.51],
  ['how many lengths of coving for a 5 by 4 m room in 3 m lengths', 'lengths', 'Pieces', 7],
  ['how many rolls of loft insulation for 40 m2, a roll covers 5.5', 'coverings', 'Pieces', 8],
  ['how many plasterboards 2.4 x 1.2 for a ceiling 5 x 4 m', 'coverings', 'Pieces', 8],
  [
    'how many bags of compost 50l for a raised bed 2.4 x 1.2 x 0.4 m',
    'loose-materials',
    'Bags',
    24,
  ],
  ['how many 25 kg bags of sand for 2 m2 5 cm deep', 'loose-materials', 'Bags', 7],
  ['how many tiles 20x20 cm for a bathroom 2.4 by 1.8 m tiled up to 1.2 m', 'tiles', 'Tiles', 272],
  [
    'what does it cost to run a freezer that uses 10 kwh a week at 0.3 per kwh',
    'running-cost',
    'Cost a year',
    156,
  ],
  ['how many tiles for a shower 90 x 90 cm tiled up to 2.1 m, tiles 30x60', 'tiles', 'Tiles', 35],
  // Back 0.9 m, sides 1.2 m each: 6.93 m², and a tenth for cuts.
  ['how many tiles for a shower 90 x 120 cm tiled up to 2.1 m, tiles 30x60', 'tiles', 'Tiles', 42],
  ['how much paint for my wall of 5 x 2.4 m', 'paint', 'Paint', 2.4],
  ['how much paint for three walls of 5 x 2.4 m', 'paint', 'Paint', 7.2],
  [
    'tiles for kitchen wall 4 m long between worktop and cupboards 55 cm, tiles 15x15',
    'tiles',
    'Tiles',
    105,
  ],
];

test.each([
  ['tiles for a splashback 2.8m long 50cm high with 10x20cm tiles', 1.4],
  ['how many 15x15 cm tiles for a strip 40 cm high 3 m long', 1.2],
])('each side has its own word: %s', (question, area) => {
  expect(answer(question).calculation?.values.area).toBeCloseTo(area, 6);
});

test.each(examples)('%s', (question, calculator, label, expected) => {
  const reply = answer(question);
  expect(reply.calculation?.calculator, reply.markdown).toBe(calculator);
  const value = reply.calculation?.result?.values.find((item) => item.label === label)?.value;
  expect(value, `${label} in ${reply.markdown}`).toBeDefined();
  expect(Math.abs(value! - expected)).toBeLessThanOrEqual(Math.abs(expected) * 1e-6);
  expect(reply.sources.length).toBeGreaterThan(0);
});

test.each([
  'how deep should a pond be',
  'how much does a new bath cost',
  'how much does it cost to run underfloor heating',
  'how deep should fence posts be for a 1.8 m fence',
  'what does it cost to move a 2 kW radiator',
  'how many solar panels do I need',
])("isn't a calculation: %s", (question) => expect(answer(question).kind).not.toBe('calculation'));

test('prices keep their currency, and assumptions are distinguished from input', () => {
  const { markdown } = answer('what does a fan heater cost to run for 3 hours at €0.32 per kWh');
  expect(markdown).toContain('€1.92');
  expect(markdown).toMatch(/\*\*Taken from your question:\*\* hours a day 3 h, price .*0\.32/);
  expect(markdown).toMatch(/\*\*Assumed:\*\*.*Power 2000 W/);
});

test('sides are repeated with their area, and an unused length is reported', () => {
  const { markdown } = answer('how many 30x30 cm tiles for a floor of 2 x 3 m, ceiling 2.5 m');
  expect(markdown).toContain('area to tile 6 m² (2 × 3 m)');
  expect(markdown).toMatch(/\*\*Not used:\*\* 2\.5 m/);
});
