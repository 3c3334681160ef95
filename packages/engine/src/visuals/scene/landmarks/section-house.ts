/** A section through a house: each floor with its rooms, the stair, and a cellar if requested. */
import type { RoofForm } from '../../brief/vocabulary/finishes.ts';
import { box, extrude } from '../solids.ts';
import { shaped } from '../things/shapes/shape-row.ts';
import type { SmallThing } from '../things/thing.ts';
import type { Kit, Landmark, Stands } from './kit/landmark.ts';

const room = (hex: string, shape: string): SmallThing => shaped([4, 3, 2], hex, shape);

/** Furniture about the middle of a room of four by four metres, seen from its open side. */
const furnished: Readonly<Record<string, SmallThing>> = {
  living: room(
    '#5f7f8a',
    'box -1.2 0 -1.4 1 .42 -.5; box -1.2 .42 -1.4 1 .85 -1.15; box -1.35 0 -1.4 -1.2 .62 -.5; box 1 0 -1.4 1.15 .62 -.5; box -.5 .3 .2 .5 .36 .7 #8a6242; four rod .42 0 .4 .42 .3 .4 .03 #2b2e32; box -.8 1.3 -1.96 .6 2 -1.93 #d8a45a; rod 1.6 0 -1.2 1.6 1.5 -1.2 .03 #2b2e32; cone 1.6 1.4 -1.2 .28 .35 .18 #f4ead0',
  ),
  kitchen: room(
    '#efece4',
    'box -1.9 0 -1.9 1.5 .9 -1.3; box -1.9 .9 -1.92 1.5 .95 -1.28 #6b6259; box -1.9 1.5 -1.9 .2 2.1 -1.55; box 1.5 0 -1.9 1.95 2 -1.3 #c9ccce; box -1 .7 .1 .8 .76 1 #9a6b42; four rod .7 0 .5 .7 .7 .5 .04 #9a6b42; box -.7 0 -.4 -.3 .45 0 #2f5f4a; box .1 0 -.4 .5 .45 0 #2f5f4a',
  ),
  bed: room(
    '#b8c4cc',
    'box -.9 .2 -1.8 .9 .5 .2 #8a6242; box -.86 .5 -1.7 .86 .68 .16; box -.9 .2 -1.9 .9 1.15 -1.8 #8a6242; mirror box .1 .68 -1.65 .75 .82 -1.25 #f4f2ec; mirror box 1 0 -1.85 1.4 .5 -1.45 #8a6242; mirror cone 1.2 .5 -1.65 .14 .34 .1 #f4ead0',
  ),
  bath: room(
    '#f4f4f0',
    'box -1.7 0 -1.8 0 .58 -1; box -1.6 .5 -1.7 -.1 .585 -1.1 #a9c6cc; box .5 .7 -1.9 1.4 .85 -1.4; box .5 1.1 -1.95 1.4 2 -1.92 #b9cdd2; box .3 0 -.9 .75 .42 -.3; box -1.9 0 -1.98 1.9 1.3 -1.95 #8fb0b0',
  ),
  study: room(
    '#9a6b42',
    'box -.9 .7 -1.6 .9 .76 -.9; mirror box .8 0 -1.6 .88 .7 -.9; box -.3 0 -.7 .25 .46 -.2 #2b2e32; box -.3 .46 -.3 .25 .95 -.22 #2b2e32; box -.3 .76 -1.5 .35 1.15 -1.46 #1d1e20; box -1.9 0 -1.95 -1.1 2.1 -1.6; box -1.85 .3 -1.6 -1.15 .6 -1.58 #c8742c; box -1.85 1 -1.6 -1.15 1.3 -1.58 #2f5f9e',
  ),
  car: room(
    '#b3261e',
    'box -1.9 .35 -.7 1.9 .85 .7; box -1.1 .85 -.62 1.1 1.4 .62 #2d3c46; box -.95 1.4 -.6 .95 1.46 .6; mirror ball 1.2 .32 .66 .32 .32 .1 #1d1e20; mirror ball 1.2 .32 -.66 .32 .32 .1 #1d1e20',
  ),
  stores: room(
    '#9a6b42',
    'box -1.8 0 -1.9 1.6 1.9 -1.4; box -1.7 .3 -1.4 1.5 .34 -1.35 #2b2e32; mirror drum .5 0 -.3 .3 .8 #6b4a2e',
  ),
};

const floors: readonly (readonly [left: string, right: string])[] = [
  ['kitchen', 'living'],
  ['bed', 'bath'],
  ['study', 'bed'],
  ['living', 'bed'],
  ['bed', 'study'],
];

const high = 2.9;

function build(kit: Kit): Stands {
  const { b, palette, house, other } = kit;
  const { brief } = house.design;
  const { prompt, parts } = brief;
  const storeys = Math.min(5, brief.storeys ?? 2);
  const hasCellar = /basement|cellar|underground|garage/i.test(prompt);
  const hasTerrace =
    parts['roof-terrace']?.wanted === true || /roof terrace|roof garden/i.test(prompt);
  const base = hasCellar ? high : 0.15;
  const cut = other('#2b2a28');
  const wall = other('#f0ebe0');
  const [half, deep] = [5.4, 4.2];
  const levels = [
    ...(hasCellar ? [['stores', /garage|car/i.test(prompt) ? 'car' : 'stores'] as const] : []),
    ...floors.slice(0, storeys),
  ];
  const hexes = ['#e8dcc8', '#d6dfd8', '#e4d8d0', '#dbe2e8', '#e8e2c8'];
  levels.forEach(([left, right], level) => {
    const y = level * high + (hasCellar ? 0.15 : base);
    b.begin('floor', 'floor slab', { storey: level });
    box(b, [-half, y - 0.28, -deep], [half, y, 0], cut, palette.deck);
    b.begin('wall', 'back wall');
    box(
      b,
      [-half, y, -deep],
      [half, y + high - 0.28, -deep + 0.2],
      other(hexes[level % hexes.length]!),
    );
    b.begin('window', 'window', { storey: level });
    if (!hasCellar || level > 0)
      for (const x of [-4.4, 3.2]) {
        b.quad(
          [x, y + 0.9, -deep + 0.22],
          [x + 1.2, y + 0.9, -deep + 0.22],
          [x + 1.2, y + 2.2, -deep + 0.22],
          [x, y + 2.2, -deep + 0.22],
          other('#bcd4e0'),
        );
      }
    b.begin('wall', 'cut walls');
    for (const x of [-half, half - 0.3])
      box(b, [x, y, -deep], [x + 0.3, y + high - 0.28, 0.01], cut);
    for (const x of [-1.15, 1.05]) {
      box(b, [x, y + 2.1, -deep], [x + 0.1, y + high - 0.28, 0], cut);
      box(b, [x, y, -deep], [x + 0.1, y + high - 0.28, -1.2], wall);
    }
    for (const [name, x] of [
      [left, -3.1],
      [right, 3.1],
    ] as const) {
      b.begin('furniture', name === 'car' ? 'car' : `${name} room`);
      b.place({ at: [x, y, -2] }, () =>
        furnished[name]!.build({
          b,
          main: other(furnished[name]!.hex),
          other: (hex) => other(hex),
        }),
      );
      b.begin('lamp', 'pendant lamp');
      box(b, [x - 0.2, y + 2.15, -2.2], [x + 0.2, y + 2.35, -1.8], palette.lamp);
      b.lights.push({
        kind: 'point',
        position: b.world([x, y + 2, -1.6]),
        radiusMetres: 0.2,
        intensity: [2.2, 1.8, 1.2],
        when: 'always',
      });
    }
    if (level < levels.length - 1 || hasTerrace) {
      b.begin('stairs', 'staircase');
      for (let step = 0; step < 14; step++) {
        const up = y + ((step + 1) * high) / 14;
        box(
          b,
          [-0.95 + step * 0.14, up - 0.2, -3.9 + (step % 1)],
          [-0.95 + (step + 1) * 0.14, up, -1.6],
          palette.deck,
        );
      }
    }
  });
  const top = levels.length * high + (hasCellar ? 0.15 : base);
  let crown = top;
  if (hasTerrace) {
    b.begin('terrace', 'roof terrace');
    box(b, [-half, top - 0.28, -deep], [half, top, 0], cut, palette.deck);
    b.begin('fence', 'roof terrace railing');
    for (let x = -half; x <= half + 0.01; x += 0.45)
      box(b, [x - 0.02, top, -deep], [x + 0.02, top + 1, -deep + 0.04], palette.metal);
    box(b, [-half, top + 0.96, -deep], [half, top + 1.02, -deep + 0.06], palette.metal);
    b.begin('furniture', 'garden table');
    box(b, [1.6, top + 0.7, -2.6], [3.2, top + 0.76, -1.6], palette.deck);
    for (const x of [1.75, 3]) box(b, [x, top, -2.2], [x + 0.06, top + 0.7, -2], palette.deck);
    b.begin('plant', 'planter');
    for (const x of [-4.4, -3.2, -2]) {
      box(b, [x - 0.3, top, -2.4], [x + 0.3, top + 0.5, -1.8], other('#b4653f'));
      box(b, [x - 0.26, top + 0.5, -2.36], [x + 0.26, top + 1, -1.84], other('#4f7a38'));
    }
    crown = top + 1.4;
  } else {
    b.begin('roof', 'cut roof');
    const rise = 2.7;
    for (const side of [-1, 1])
      extrude(
        b,
        side > 0
          ? [
              [half + 0.4, top - 0.1],
              [half + 0.4, top + 0.2],
              [0, top + rise],
              [0, top + rise - 0.35],
            ]
          : [
              [-half - 0.4, top + 0.2],
              [-half - 0.4, top - 0.1],
              [0, top + rise - 0.35],
              [0, top + rise],
            ],
        -deep - 0.2,
        0.05,
        palette.roof,
        cut,
      );
    b.begin('wall', 'attic wall');
    b.tri(
      [-half, top, -deep + 0.1],
      [half, top, -deep + 0.1],
      [0, top + rise - 0.3, -deep + 0.1],
      wall,
    );
    b.begin('floor', 'attic floor');
    box(b, [-half, top - 0.28, -deep], [half, top, 0], cut, palette.deck);
    crown = top + rise;
  }
  if (hasCellar) {
    b.begin('ground', 'earth', { subject: false });
    const [earth, lawn] = [other('#5a4632'), other('#5d7a36')];
    for (const side of [-1, 1]) {
      const [a, c] = side > 0 ? [half, half + 9] : [-half - 9, -half];
      box(b, [a, 0, -deep - 4], [c, high + 0.1, 0], earth, lawn);
    }
  }
  b.facts.section = true;
  const roof: RoofForm = hasTerrace ? 'flat' : 'gable';
  return {
    rect: { x0: -half - 0.4, x1: half + 0.4, z0: -deep, z1: 0.2 },
    high: crown,
    storeys,
    roof,
    facts: {
      stairs: true,
      windows: true,
      'roof-terrace': hasTerrace,
      ...(hasCellar ? { garage: true, cars: 1 } : {}),
      table: true,
      bed: true,
      sofa: true,
      'kitchen-run': true,
    },
  };
}

export const sectionHouse: Landmark = {
  look: {},
  places: { suburb: 0.5, countryside: 0.5 },
  storeys: [1, 5],
  camera: { sideRad: [0, 0.08], heightMetres: [2.5, 3.2], fovDeg: [40, 46], fill: 0.6 },
  build,
};
