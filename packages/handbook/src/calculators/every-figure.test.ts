/** All results of each calculator, computed by hand for values other than the defaults. */
import { expect, test } from 'vitest';
import type { Values } from './calculator.ts';
import { calculatorBySlug, calculators } from './calculators.ts';

type Figures = readonly (readonly [label: string, value: number])[];

const rows: readonly (readonly [slug: string, values: Values, figures: Figures])[] = [
  [
    'share-of-sum',
    { part: 'upkeep', sum: 250_000 },
    [
      ['Least', 2500],
      ['Most', 5000],
    ],
  ],
  [
    'water-use',
    { flow: 10, minutes: 5, people: 3, days: 7 },
    [
      ['Each time', 50],
      ['Water', 1050],
    ],
  ],
  [
    'boards',
    { length: 4.2, width: 2, board: 120, gap: 6, boardLength: 3 },
    // 2,006 ÷ 126 = 15.9: fifteen whole ones and a sawn one, 67.2 m in boards of 3 m.
    [
      ['Rows', 16],
      ['Boards', 23],
      ['Metres of board', 67.2],
    ],
  ],
  [
    'even-spacing',
    { run: 2, pieces: 4, width: 50, ends: 'pieces' },
    [
      ['Gap', 600],
      ['From centre to centre', 650],
    ],
  ],
  [
    'even-spacing',
    { run: 2, pieces: 4, width: 50 },
    [
      ['Gap', 360],
      ['From centre to centre', 410],
    ],
  ],
  [
    'shade',
    { altitude: 45, window: 1.2, above: 0.3, depth: 1 },
    [
      ['Depth for full shade', 1.5],
      ['Shaded height', 0.7],
    ],
  ],
  ['shade', { altitude: 45, window: 1.2 }, [['Depth for full shade', 1.2]]],
  ['scale', { length: 6300, scale: 75 }, [['Length on the drawing', 84]]],
  ['scale', { length: 75, scale: 100, direction: 'toReal' }, [['Real length', 7500]]],
  [
    'furniture-fit',
    { roomLength: 3.5, roomWidth: 2.8, itemLength: 2, itemWidth: 0.9 },
    // Leaves 1.5 and 1.9 m along the room, 2.6 and 0.8 m across it.
    [
      ['Free along the room', 1.5],
      ['Free across the room', 1.9],
      ['Share of the floor', 1.8 / 9.8],
    ],
  ],
  [
    'rug-size',
    { under: 'bed', length: 2, width: 1.6 },
    [
      ['Length', 2.8],
      ['Width', 1.933333333],
    ],
  ],
  [
    'rug-size',
    { under: 'sofa', length: 2.2, width: 1.5 },
    [
      ['Length', 2.6],
      ['Width', 1.9],
    ],
  ],
  [
    'wallpaper',
    { length: 5, width: 4, height: 2.5, repeat: 0.64, openings: 2 },
    // 2.6 m take five repeats, 3.2 m: three drops to a roll; 16 m take 31 drops.
    [
      ['Rolls', 11],
      ['Drops', 31],
      ['Drops from one roll', 3],
    ],
  ],
  [
    'wallpaper',
    { wall: 4, height: 3 },
    [
      ['Rolls', 3],
      ['Drops', 8],
      ['Drops from one roll', 3],
    ],
  ],
  [
    'paint',
    {
      ...{ length: 5, width: 4, height: 2.6, doors: 2, windows: 3 },
      ...{ coats: 3, coverage: 12, surfaces: 'both' },
    },
    // 46.8 m² of wall minus 8.1 m² of openings, and 20 m² of ceiling.
    [
      ['Area', 58.7],
      ['Paint', 14.675],
    ],
  ],
  [
    'paint',
    { length: 5, width: 4, surfaces: 'ceiling' },
    [
      ['Area', 20],
      ['Paint', 4],
    ],
  ],
  [
    'paint',
    { area: 24, coats: 1, coverage: 8 },
    [
      ['Area', 24],
      ['Paint', 3],
    ],
  ],
  [
    'tiles',
    { area: 7.5, tileLength: 450, tileWidth: 450, joint: 5, waste: 15 },
    [
      ['Tiles', 42],
      ['Tiles without waste', 36.227508755],
    ],
  ],
  [
    'bricks',
    { length: 6, height: 2.5, openings: 3, format: 'de', leaves: '2', waste: 10 },
    [
      ['Bricks', 1304],
      ['Bricks per m²', 98.765432099],
    ],
  ],
  [
    'bricks',
    { format: 'in' },
    [
      ['Bricks', 630],
      ['Bricks per m²', 50],
    ],
  ],
  [
    'concrete',
    { diameter: 300, pieces: 6, thickness: 800, waste: 5, bag: 20 },
    [
      ['Volume', 0.339292007],
      ['To order', 0.356256607],
      ['Cubic yards', 0.465966049],
      ['Bags', 39],
    ],
  ],
  [
    'loose-materials',
    { area: 12, depth: 75, material: 'topsoil' },
    [
      ['Weight', 1.215],
      ['Volume', 0.9],
      ['Bulk bags', 2],
    ],
  ],
  [
    'ramp',
    { rise: 900, gradient: '16' },
    // More than 762 mm need two runs, with a landing of 1.5 m between.
    [
      ['Sloping length in plan', 14.4],
      ['Landings between runs', 1],
      ['Length with landings', 15.9],
      ['Slope', 6.25],
    ],
  ],
  [
    'slope',
    { rise: 125, length: 3 },
    [
      ['Gradient 1 :', 24],
      ['Percent', 4.166666667],
      ['Angle', 2.38594403],
      ['Rise or fall', 125],
    ],
  ],
  [
    'roof',
    { span: 7.2, length: 11, pitch: 40, overhang: 0.5 },
    [
      ['Roof area', 128.452077271],
      ['Ridge above eaves', 3.020758672],
      ['Rafter length', 5.352169886],
      ['Pitch', 10.069195574],
    ],
  ],
  [
    'lumens',
    { area: 12, lux: 300, share: 0.5, lamp: 700 },
    [
      ['Lumens to install', 7200],
      ['Lumens needed on the plane', 3600],
      ['Lamps', 11],
    ],
  ],
  ['heat-flow', { area: 18, u: 0.25, inside: 20, outside: -5 }, [['Heat flow', 112.5]]],
  [
    'u-value',
    { thickness: 140, conductivity: 0.035, rest: 0.3 },
    [
      ['U-value', 0.23255814],
      ['R-value', 4.3],
      ['R-value, US', 24.416532],
    ],
  ],
  [
    'heat-loss',
    {
      ...{ length: 5, width: 4, height: 2.5, outsideWalls: 3, windowArea: 3 },
      ...{ wallU: 0.3, windowU: 1.2, roofU: 0.2, floorU: 0.15 },
      ...{ airChanges: 0.5, inside: 20, outside: -10 },
    },
    // 35 m² of wall with 3 m² of window: 20.2 W/K; 25 m³ of air an hour: 8.375 W/K.
    [
      ['Heat loss', 857.25],
      ['Per square metre', 42.8625],
      ['Fabric', 606],
      ['Air', 251.25],
    ],
  ],
  [
    'air-changes',
    { length: 3, width: 2, height: 2.4, changes: 8 },
    [
      ['Flow', 115.2],
      ['Flow', 32],
      ['Volume', 14.4],
    ],
  ],
  [
    'air-changes',
    { area: 10, height: 2.5 },
    [
      ['Flow', 150],
      ['Flow', 41.666666667],
      ['Volume', 25],
    ],
  ],
  [
    'table-size',
    { seats: 8 },
    [
      ['Length', 2.2],
      ['Width', 0.9],
      ['Room, least', 10.8],
    ],
  ],
  [
    'table-size',
    { seats: 6, shape: 'sides' },
    [
      ['Length', 2],
      ['Width', 0.9],
      ['Room, least', 10.26],
    ],
  ],
  [
    'table-size',
    { seats: 2, shape: 'round' },
    [
      ['Diameter', 0.75],
      ['Width', 0.75],
      ['Room, least', 6.5025],
    ],
  ],
  [
    'flooring',
    { area: 18.4, waste: 7, pack: 2.2 },
    [
      ['To order', 19.688],
      ['Packs', 9],
    ],
  ],
  [
    'room-size',
    { length: 5, width: 3, height: 2.5, more: 4, pieces: 2 },
    [
      ['Floor area', 38],
      ['Volume', 95],
      ['Perimeter', 16],
      ['Wall area', 40],
    ],
  ],
];

test.each(rows)('%s %o', (slug, given, figures) => {
  const { values } = calculatorBySlug(slug)!.run(given);
  expect(values.map(({ label }) => label)).toEqual(figures.map(([label]) => label));
  for (const [index, [label, expected]] of figures.entries()) {
    expect(values[index]!.value, label).toBeCloseTo(expected, 6);
  }
});

test('every calculator is tested here or beside its code', () => {
  const besideTheirCode = [
    'stairs',
    'unit-conversion',
    'water-heating',
    'running-cost',
    'water-volume',
    'lengths',
    'coverings',
    'work-cost',
  ];
  const known = new Set([...rows.map(([slug]) => slug), ...besideTheirCode]);
  expect(calculators.map(({ slug }) => slug).filter((slug) => !known.has(slug))).toEqual([]);
});

test.each([
  [3.2, 1, 'No. It does not fit'],
  [2.5, 1.5, 'Only just. It fits without the clearance you want'],
  [1.9, 1.2, 'Yes. It fits against a wall'],
  [0.6, 0.5, 'Yes. It fits with clearance on both sides'],
])('a piece of %f × %f m in a room of 3 × 2 m: %s', (itemLength, itemWidth, verdict) => {
  const { headline } = calculatorBySlug('furniture-fit')!.run({
    ...{ roomLength: 3, roomWidth: 2 },
    ...{ itemLength, itemWidth },
  });
  expect(headline).toMatch(new RegExp(`^\\*\\*${verdict.replaceAll('.', '\\.')}\\*\\*`));
});

test('rejects impossible input', () => {
  const run = (slug: string, values: Values) => () => calculatorBySlug(slug)!.run(values);
  expect(run('heat-flow', { inside: 10, outside: 10 })).toThrow(RangeError);
  expect(run('heat-loss', { inside: 5, outside: 6 })).toThrow(RangeError);
  expect(run('bricks', { length: 1, height: 1, openings: 1 })).toThrow(RangeError);
  expect(run('wallpaper', { height: 3, rollLength: 3 })).toThrow(RangeError);
  expect(run('slope', { rise: 0 })).toThrow(RangeError);
  expect(run('even-spacing', { run: 1, pieces: 4, width: 300 })).toThrow(RangeError);
});

test.each([
  [{ wall: 4, height: 3 }, 'Wall: 4 m.'],
  [{ length: 5, width: 4 }, 'Around the room: 2 × (5 + 4) = 18 m.'],
])('wallpaper for %j begins with: %s', (values, step) =>
  expect(calculatorBySlug('wallpaper')!.run(values).steps[0]).toBe(step),
);

const unit =
  /(?:m²K\/W|W\/m²K|W\/mK|W\/K|m³\/h|m²\/L|kg\/m³|t\/m³|L\/s|mm|m²|m³|kWh|kW|kg|lm|lux|days|USD|m|W|K|L|t|h)(?![\p{L}²³/])/gu;

/** Value of a printed sum such as "Walls: 2 × (5 + 4) m"; undefined if it has other words. */
function worthOf(text: string): number | undefined {
  const plain = text.replaceAll(unit, '').replaceAll(',', '').replace(/^.*: /, '');
  if (!/^[\d.()+−×÷²π\s]+$/.test(plain)) return undefined;
  const signs = plain.match(/[\d.]+|[()+−×÷²π]/g) ?? [];
  const next = (...any: string[]) => (any.includes(signs[0] ?? '') ? signs.shift() : undefined);
  const factor = (): number => {
    if (next('−')) return -factor();
    let value = Number.NaN;
    if (next('(')) {
      value = sum();
      next(')');
    } else if (next('π')) value = Math.PI;
    else value = Number(signs.shift());
    return next('²') ? value * value : value;
  };
  const product = (): number => {
    let value = factor();
    for (let sign = next('×', '÷'); sign; sign = next('×', '÷')) {
      const by = factor();
      value = sign === '×' ? value * by : value / by;
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    for (let sign = next('+', '−'); sign; sign = next('+', '−'))
      value += (sign === '+' ? 1 : -1) * product();
    return value;
  };
  const value = sum();
  return signs.length > 0 || Number.isNaN(value) ? undefined : value;
}

/** Factor from the unit before the sign of equality to the unit behind it. */
const unitsBehind: readonly (readonly [before: RegExp, behind: RegExp, by: number])[] = [
  [/ mm$/, /^\S+ m²/, 1e-6],
  [/ m³$/, /^\S+ L/, 1000],
];

/** Factors are printed rounded, and some shares are in percent. */
function isNear(found: number, before: string, behind: string, printed: number): boolean {
  const row = unitsBehind.find(([from, to]) => from.test(before) && to.test(behind));
  const shares = / %/.test(behind) ? [1, 100] : [row?.[2] ?? 1];
  return shares.some((by) => Math.abs(found * by - printed) <= 0.01 * Math.abs(printed));
}

test('the sums that are printed give what is printed behind them', () => {
  const wrong: string[] = [];
  let sums = 0;
  const unchanged = calculators.map(({ slug }) => [slug, {}] as const);
  for (const [slug, given] of [...rows, ...unchanged]) {
    for (const step of calculatorBySlug(slug)!.run(given).steps) {
      for (const part of step.replaceAll(/ \([^()]*[a-z]{4,}[^()]*\)/g, '').split('; ')) {
        const terms = part.split(' = ');
        for (const [index, term] of terms.slice(1).entries()) {
          const printed = /^−?\d[\d.,]*/.exec(term)?.[0].replace(/[.,]$/, '');
          const found = worthOf(terms[index]!);
          if (found === undefined || printed === undefined) continue;
          sums += 1;
          if (!isNear(found, terms[index]!, term, worthOf(printed)!))
            wrong.push(`${slug}: ${step}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(sums).toBeGreaterThan(40);
});
