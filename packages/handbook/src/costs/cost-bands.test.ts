/** A second copy of the price bands in US dollars: low, middle, high. */
import { expect, test } from 'vitest';
import {
  bandsOf,
  currency,
  frontBand,
  houseBand,
  pieceBand,
  sumOf,
  surfaceBand,
} from './cost-bands.ts';

const text = ({ low, middle, high }: ReturnType<typeof pieceBand>) => `${low} ${middle} ${high}`;

test.each([
  ['Armchair', '180 450 1200'],
  ['Bar stool', '45 120 350'],
  ['Base cabinets with worktop', '1500 4200 11000'],
  ['Barber station with chair', '700 1600 4200'],
  ['Bath tub', '350 900 2800'],
  ['Bed', '350 950 2600'],
  ['Bedside table', '50 140 420'],
  ['Bench', '70 190 550'],
  ['Bicycle', '200 500 1500'],
  ['Blind', '30 90 280'],
  ['Bookshelf', '90 280 900'],
  ['Ceiling spot', '15 45 130'],
  ['Chest of drawers', '150 420 1200'],
  ['Coffee table', '80 240 750'],
  ['Console table', '150 420 1300'],
  ['Cooker hood', '130 380 1300'],
  ['Crates', '20 50 120'],
  ['Curtains', '60 180 550'],
  ['Desk with chair', '240 620 1700'],
  ['Floor lamp', '50 150 450'],
  ['Floor mirror', '70 180 500'],
  ['Hanging bedside lamp', '40 110 320'],
  ['House plant', '25 70 200'],
  ['Kitchen island', '700 2200 6500'],
  ['Larder', '350 900 2400'],
  ['Mirror', '40 120 380'],
  ['Oven column', '700 1700 4500'],
  ['Neon tube', '40 120 400'],
  ['Pendant lamp', '50 160 550'],
  ['Picture', '25 90 350'],
  ['Pouf', '40 110 320'],
  ['Refrigerator', '450 1100 3200'],
  ['Rug', '90 320 1300'],
  ['Shower', '450 1200 3500'],
  ['Sideboard', '180 520 1500'],
  ['Side table with lamp', '80 210 620'],
  ['Sofa', '550 1400 4000'],
  ['Splashback', '120 400 1200'],
  ['Television on a low board', '500 1100 2900'],
  ['Toilet', '180 400 1100'],
  ['Tool wall', '60 180 500'],
  ['Towels on a ladder', '50 130 350'],
  ['Towels on a rail', '40 110 300'],
  ['Tyres', '240 480 1000'],
  ['Vanity with basin', '280 800 2400'],
  ['Wall cabinets', '500 1400 3800'],
  ['Wall lamp', '35 100 320'],
  ['Wall shelves', '60 180 480'],
  ['Wardrobe', '300 850 2600'],
  ['Workbench', '120 350 1000'],
  ['Something else', '80 260 900'],
  ['Dining table with 4 chairs', '380 1070 3120'],
])('%s costs %s', (name, bands) => expect(text(pieceBand(name))).toBe(bands));

test('floors and paint by the square metre', () => {
  expect(text(surfaceBand('floor', 10))).toBe('300 650 1400');
  expect(text(surfaceBand('paint', 10))).toBe('80 180 340');
});

test.each([
  ['Coastal', '170000 250000 380000', '28000 50000 95000'],
  ['Frank Lloyd Wright', '240000 360000 560000', '42000 80000 150000'],
  ['Le Corbusier', '240000 360000 560000', '42000 80000 150000'],
  ['Mies Van Der Rohe', '240000 360000 560000', '42000 80000 150000'],
  ['Rem Koolhaas', '240000 360000 560000', '42000 80000 150000'],
  ['Renzo Piano', '240000 360000 560000', '42000 80000 150000'],
  ['Antoni Gaudí', '380000 620000 1050000', '75000 150000 300000'],
  ['Frank Gehry', '380000 620000 1050000', '75000 150000 300000'],
  ['Santiago Calatrava', '380000 620000 1050000', '75000 150000 300000'],
  ['Zaha Hadid', '380000 620000 1050000', '75000 150000 300000'],
])('a house of 100 m² in the manner of %s, and a front of as much', (style, house, front) => {
  expect(text(houseBand(style, 100))).toBe(house);
  expect(text(frontBand(style, 100))).toBe(front);
});

test('bands are added each to its own', () => {
  expect(text(sumOf([surfaceBand('floor', 1), surfaceBand('paint', 1)]))).toBe('38 83 174');
  expect(text(sumOf([]))).toBe('0 0 0');
  expect([bandsOf, currency]).toEqual(['2026-11', 'USD']);
});
