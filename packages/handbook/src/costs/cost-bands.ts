/**
 * Price bands compiled by hand from shops and builders in Europe and North America, in US dollars including
 * tax and delivery. Prices differ threefold between shops, and more between regions.
 */
export interface CostBand {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

type Row = readonly [low: number, middle: number, high: number];

/** Month of the last review. */
export const bandsOf = '2026-11';
export const currency = 'USD';

/** By name in the list; others cost what an unknown piece does. */
const pieces: Readonly<Record<string, Row>> = {
  Armchair: [180, 450, 1_200],
  'Bar stool': [45, 120, 350],
  'Base cabinets with worktop': [1_500, 4_200, 11_000],
  'Barber station with chair': [700, 1_600, 4_200],
  'Bath tub': [350, 900, 2_800],
  Bed: [350, 950, 2_600],
  'Bedside table': [50, 140, 420],
  Bench: [70, 190, 550],
  Bicycle: [200, 500, 1_500],
  Blind: [30, 90, 280],
  Bookshelf: [90, 280, 900],
  'Ceiling spot': [15, 45, 130],
  'Chest of drawers': [150, 420, 1_200],
  'Coffee table': [80, 240, 750],
  'Console table': [150, 420, 1_300],
  'Cooker hood': [130, 380, 1_300],
  Crates: [20, 50, 120],
  Curtains: [60, 180, 550],
  'Desk with chair': [240, 620, 1_700],
  'Floor lamp': [50, 150, 450],
  'Floor mirror': [70, 180, 500],
  'Hanging bedside lamp': [40, 110, 320],
  'House plant': [25, 70, 200],
  'Kitchen island': [700, 2_200, 6_500],
  Larder: [350, 900, 2_400],
  Mirror: [40, 120, 380],
  'Oven column': [700, 1_700, 4_500],
  'Neon tube': [40, 120, 400],
  'Pendant lamp': [50, 160, 550],
  Picture: [25, 90, 350],
  Pouf: [40, 110, 320],
  Refrigerator: [450, 1_100, 3_200],
  Rug: [90, 320, 1_300],
  Shower: [450, 1_200, 3_500],
  Sideboard: [180, 520, 1_500],
  'Side table with lamp': [80, 210, 620],
  Sofa: [550, 1_400, 4_000],
  Splashback: [120, 400, 1_200],
  'Television on a low board': [500, 1_100, 2_900],
  Toilet: [180, 400, 1_100],
  'Tool wall': [60, 180, 500],
  'Towels on a ladder': [50, 130, 350],
  'Towels on a rail': [40, 110, 300],
  Tyres: [240, 480, 1_000],
  'Vanity with basin': [280, 800, 2_400],
  'Wall cabinets': [500, 1_400, 3_800],
  'Wall lamp': [35, 100, 320],
  'Wall shelves': [60, 180, 480],
  Wardrobe: [300, 850, 2_600],
  Workbench: [120, 350, 1_000],
};
const unknownPiece: Row = [80, 260, 900];
const diningTable: Row = [200, 550, 1_600];
const diningChair: Row = [45, 130, 380];

/** Per square metre, material and labour. */
const surfaces = {
  floor: [30, 65, 140],
  paint: [8, 18, 34],
} satisfies Readonly<Record<string, Row>>;

/** Per square metre of floor, built new, without land; by how elaborate the style is. */
const houses = {
  plain: [1_700, 2_500, 3_800],
  individual: [2_400, 3_600, 5_600],
  sculptural: [3_800, 6_200, 10_500],
} satisfies Readonly<Record<string, Row>>;
/** Per square metre of front: old cladding off, new cladding and windows on, with scaffolding. */
const fronts = {
  plain: [280, 500, 950],
  individual: [420, 800, 1_500],
  sculptural: [750, 1_500, 3_000],
} satisfies Readonly<Record<keyof typeof houses, Row>>;
const manners: Readonly<Record<string, keyof typeof houses>> = {
  'Antoni Gaudí': 'sculptural',
  'Frank Gehry': 'sculptural',
  'Santiago Calatrava': 'sculptural',
  'Zaha Hadid': 'sculptural',
  'Frank Lloyd Wright': 'individual',
  'Le Corbusier': 'individual',
  'Mies Van Der Rohe': 'individual',
  'Rem Koolhaas': 'individual',
  'Renzo Piano': 'individual',
};

const band = ([low, middle, high]: Row, times = 1): CostBand => ({
  low: low * times,
  middle: middle * times,
  high: high * times,
});

export function pieceBand(name: string): CostBand {
  const [, chairs] = /^Dining table with (\d+) chairs$/.exec(name) ?? [];
  if (chairs !== undefined) return sumOf([band(diningTable), band(diningChair, Number(chairs))]);
  return band(pieces[name] ?? unknownPiece);
}

export const surfaceBand = (surface: keyof typeof surfaces, squareMetres: number): CostBand =>
  band(surfaces[surface], squareMetres);

export const houseBand = (style: string, squareMetres: number): CostBand =>
  band(houses[manners[style] ?? 'plain'], squareMetres);

export const frontBand = (style: string, squareMetres: number): CostBand =>
  band(fronts[manners[style] ?? 'plain'], squareMetres);

export const sumOf = (bands: readonly CostBand[]): CostBand =>
  bands.reduce(
    (sum, { low, middle, high }) => ({
      low: sum.low + low,
      middle: sum.middle + middle,
      high: sum.high + high,
    }),
    { low: 0, middle: 0, high: 0 },
  );
