/** A second copy of every field: what is taken where a question is silent, and the least and most that is accepted. */
import { expect, test } from 'vitest';
import { calculatorBySlug, calculators } from './calculators.ts';

const rows = [
  [
    'scale',
    'length 5000 0.01..1000000000 mm; scale 50 0.01..1000000; direction toDrawing of toDrawing toReal',
  ],
  ['water-use', 'flow 9 0.1..200; minutes 8 0.1..1440; people 1 1..500; days 1 1..366'],
  [
    'water-heating',
    'litres 150 1..200000 l; from 10 0..60 C; to 40 5..95 C; minutes 0 0..120 min; power 0 0..100000 W; source electricity of electricity gas heat pump; price 0 0..100; currency none of none GBP EUR USD',
  ],
  [
    'running-cost',
    'power 1000 0.5..100000 W; hours 1 0.01..24 h; days 7 0.1..7; energy 0 0..1000000 kWh; price 0.3 0.001..100; currency none of none GBP EUR USD',
  ],
  [
    'work-cost',
    'work paving of facade tiles painting papering plaster floorHeating sanding laminate vinyl carpet woodFloor floor compositeDeck deck gravel gravelDrive blockDrive asphalt paving falseGrass turf gardenWall flatRoof roof loftInsulation outsideInsulation render repointing extension fence gutters skirting concrete topsoil blinds tripleWindows windows doors radiators sockets downlights; amount 20 0.1..10000; currency eur of eur gbp usd',
  ],
  ['share-of-sum', 'part garden of garden upkeep reserve; sum 300000 100..1000000000'],
  [
    'water-volume',
    'length 2 0.05..100 m; width 1 0.05..100 m; diameter 0 0..100 m; depth 0.6 0.02..20 m',
  ],
  [
    'furniture-fit',
    'roomLength 4 0.5..100 m; roomWidth 3 0.5..100 m; itemLength 2 0.1..20 m; itemWidth 1.5 0.1..20 m; clearance 0.7 0..3 m; armchairs 0 0..12',
  ],
  ['rug-size', 'under table of table bed sofa; length 1.8 0.4..6 m; width 0.9 0.4..6 m'],
  [
    'wallpaper',
    'length 4 0.5..100 m; width 3 0.5..100 m; height 2.4 1.5..20 m; rollLength 10.05 1..60 m; rollWidth 0.53 0.2..3 m; repeat 0 0..2 m; openings 0 0..50 m; wall 0 0..200 m',
  ],
  [
    'paint',
    'length 4 0.5..100 m; width 3 0.5..100 m; height 2.4 1.5..20 m; doors 1 0..50; windows 1 0..50; coats 2 1..6; coverage 10 3..20; surfaces walls of walls both ceiling; area 0 0..5000 m2',
  ],
  [
    'tiles',
    'area 6 0.05..5000 m2; tileLength 600 10..3200 mm; tileWidth 300 10..3200 mm; joint 2 0..20 mm; waste 10 0..40',
  ],
  [
    'bricks',
    'length 5 0.1..1000 m; height 2.4 0.1..100 m; openings 0 0..5000 m2; format uk of uk us au in de; leaves 1 of 1 2; waste 5 0..30',
  ],
  [
    'concrete',
    'length 4 0.05..500 m; width 3 0.05..500 m; thickness 100 10..5000 mm; waste 10 0..30; bag 25 5..50 kg; diameter 0 0..5000 mm; pieces 1 1..1000',
  ],
  [
    'loose-materials',
    'area 10 0.1..10000 m2; depth 50 5..2000 mm; material gravel of gravel sand hardcore topsoil bark; bagLitres 0 0..2000 l; bagKg 0 0..2000 kg',
  ],
  [
    'boards',
    'length 4 0.1..500 m; width 3 0.1..500 m; board 145 10..1000 mm; gap 5 0..200 mm; boardLength 0 0..30 m; way long of long short',
  ],
  [
    'lengths',
    'run 10 0.1..10000 m; piece 2.4 0.05..50 m; waste 10 0..40; kind fence of fence trim',
  ],
  [
    'even-spacing',
    'run 3 0.05..500 m; pieces 5 1..500; width 400 0..20000 mm; ends gaps of gaps pieces',
  ],
  ['shade', 'altitude 60 1..89 deg; window 1.5 0.1..50 m; above 0 0..10 m; depth 0 0..20 m'],
  ['ramp', 'rise 450 10..6000 mm; gradient 12 of 8 10 12 14 15 16 20'],
  ['slope', 'rise 100 1..100000 mm; length 4 0.05..10000 m'],
  [
    'stairs',
    'floorHeight 2.7 0.3..8 m; highestRiser 178 100..230 mm; going 280 180..450 mm; risers 0 0..60',
  ],
  ['roof', 'span 8 0.5..100 m; length 10 0.5..300 m; pitch 35 0.5..75 deg; overhang 0 0..5 m'],
  ['lumens', 'area 15 0.5..5000 m2; lux 150 5..3000 lux; share 0.6 0.1..1; lamp 800 50..50000 lm'],
  [
    'heat-flow',
    'area 10 0.01..100000 m2; u 0.3 0.01..10 U; inside 21 -50..60 C; outside -3 -60..60 C',
  ],
  ['u-value', 'thickness 100 1..1000 mm; conductivity 0.037 0.005..2; rest 0.5 0..5 RSI'],
  [
    'heat-loss',
    'length 4 0.5..100 m; width 3 0.5..100 m; height 2.4 1.5..20 m; outsideWalls 2 0..4; windowArea 2.5 0..200 m2; wallU 0.5 0.05..6 U; windowU 2 0.3..6 U; roofU 0 0..6 U; floorU 0 0..6 U; airChanges 1 0..20; inside 21 5..35 C; outside -3 -50..25 C; area 0 0..10000 m2',
  ],
  [
    'air-changes',
    'length 4 0.5..100 m; width 3 0.5..100 m; height 2.4 1.5..20 m; changes 6 0.1..60; area 0 0..10000 m2',
  ],
  ['table-size', 'seats 6 1..30; shape rectangle of rectangle sides round'],
  ['coverings', 'area 20 0.1..10000 m2; piece 2.88 0.05..200 m2; waste 10 0..40'],
  ['flooring', 'area 15 0.5..10000 m2; waste 10 0..40; pack 2 0.2..50 m2'],
  [
    'room-size',
    'length 4 0.5..100 m; width 3 0.5..100 m; height 2.4 1.5..20 m; more 0 0..10000 m2; pieces 1 1..1000',
  ],
] as const;

test.each(rows)('%s', (slug, line) => {
  const fields = calculatorBySlug(slug)?.fields.map((field) => {
    if (field.kind === 'choice')
      return `${field.name} ${field.default} of ${field.options.map(({ value }) => value).join(' ')}`;
    const { name, min, max, unit } = field;
    return `${name} ${field.default} ${min}..${max}${unit ? ` ${unit}` : ''}`;
  });
  expect(fields?.join('; ')).toBe(line);
});

test('each calculator is one of them, but the conversion of units', () => {
  expect(calculators.map(({ slug }) => slug)).toEqual([
    ...rows.map(([slug]) => slug),
    'unit-conversion',
  ]);
});

test('the least and the most are accepted, less and more are refused with a sentence', () => {
  const { run } = calculatorBySlug('water-use')!;
  for (const minutes of [0.1, 1440]) expect(() => run({ minutes })).not.toThrow();
  for (const minutes of [0.09, 1441, 'eight', Number.NaN])
    expect(() => run({ minutes })).toThrow(`0.1 and 1440 but received ${minutes}`);
  expect(() => calculatorBySlug('shade')!.run({ altitude: 90 })).toThrow('between 1 and 89 deg');
  expect(() => calculatorBySlug('bricks')!.run({ format: 'fr' })).toThrow(
    /to be one of .+, .+ but received fr$/,
  );
});
