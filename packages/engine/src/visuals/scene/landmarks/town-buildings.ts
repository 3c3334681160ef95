/** Town buildings: schools, factories, cinemas. */
import { paintedLetters } from '../furniture/lit-signs.ts';
import { box, extrude, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import { clockFace } from './clock-towers.ts';
import { body, doorway, flag, roofOn, row, steps } from './kit/kit-parts.ts';
import type { Kit, Landmarks, Stands } from './kit/landmark.ts';

const signs: readonly (readonly [RegExp, string])[] = [
  [/town hall|city hall/i, 'TOWN HALL'],
  [/librar/i, 'LIBRARY'],
  [/police/i, 'POLICE'],
  [/hospital/i, 'HOSPITAL'],
  [/post office/i, 'POST'],
  [/\bbank\b/i, 'BANK'],
  [/universit|college/i, 'COLLEGE'],
  [/kindergarten|nursery/i, 'KINDERGARTEN'],
  [/communit/i, 'CENTRE'],
  [/brewery/i, 'BREWERY'],
  [/warehouse/i, 'WAREHOUSE'],
];

function sign(kit: Kit, text: string, y: number, z: number, high: number): void {
  const { b, other } = kit;
  b.begin('trim', 'lettering');
  b.place({ at: [0, y, z] }, () => paintedLetters(b, text, high, other('#2b2e32')));
}

function school(kit: Kit): Stands {
  const { b, palette, house } = kit;
  const storeys = Math.min(6, house.design.brief.storeys ?? 2);
  const high = storeys * 3.6;
  const wings = row(10, 4, 1, 2.7);
  const floors = Array.from({ length: storeys }, (_, floor) =>
    wings.map((one) => ({ ...one, v0: one.v0 + floor * 3.6, v1: one.v1 + floor * 3.6 })),
  ).flat();
  for (const side of [-1, 1]) {
    const rect: Rect =
      side > 0 ? { x0: 3.2, x1: 13.2, z0: -10, z1: -1 } : { x0: -13.2, x1: -3.2, z0: -10, z1: -1 };
    body(kit, rect, 0.4, high, {
      openings: { front: floors, left: row(9, 3, 1, 2.7), right: row(9, 3, 1, 2.7) },
    });
    roofOn(kit, rect, high + 0.4, {
      form: house.design.brief.roof ?? 'hip',
      pitch: 0.7,
      eave: 0.4,
    });
  }
  const middle: Rect = { x0: -3.2, x1: 3.2, z0: -10, z1: 0 };
  body(kit, middle, 0, high + 1.6, {
    openings: {
      front: [
        doorway(3.2, 2, 2.9),
        ...Array.from({ length: storeys - 1 }, (_, floor) =>
          row(6.4, 3, 4.9 + floor * 3.6, 6.5 + floor * 3.6),
        ).flat(),
      ],
    },
    wall: palette.accent,
  });
  const top = roofOn(kit, middle, high + 1.6, { ridge: 'z', pitch: 0.9, eave: 0.35 });
  clockFace(kit, [0, high + 1.1, 0.06], 0.75);
  const { prompt } = house.design.brief;
  sign(kit, signs.find(([pattern]) => pattern.test(prompt))?.[1] ?? 'SCHOOL', 3.65, 0.05, 0.5);
  b.begin('trim', 'canopy');
  box(b, [-1.9, 3.05, 0], [1.9, 3.25, 1.6], palette.trim);
  steps(kit, -1.8, 1.8, 0, 0.34, palette.stone);
  flag(kit, [0, top - 0.2, -0.6], '#2f5f9e', 3);
  return {
    rect: { x0: -13.4, x1: 13.4, z0: -10.2, z1: 1.8 },
    high: top + 1,
    storeys,
    roof: house.design.brief.roof ?? 'hip',
    facts: { windows: true, clock: true, lettering: true, 'roof-flags': true, stairs: true },
  };
}

function factory(kit: Kit): Stands {
  const { b, palette, house } = kit;
  const { prompt, parts } = house.design.brief;
  const half = 12;
  const rect: Rect = { x0: -half, x1: half, z0: -14, z1: 0 };
  const isWarehouse = /warehouse/i.test(prompt);
  const high = isWarehouse ? 10 : 6.5;
  const panes = row(2 * half, 7, 1.2, 3.4, {
    archRise: 0.35,
    columns: 4,
    bars: [0.33, 0.66],
  }).filter((_, index) => index !== 3);
  const upper = isWarehouse
    ? [4.6, 7.4].flatMap((y) =>
        row(2 * half, 7, y, y + 1.8, { archRise: 0.3, columns: 3, bars: [0.5] }),
      )
    : [];
  body(kit, rect, 0, high, {
    openings: {
      front: [
        ...panes,
        { u0: half - 1.9, u1: half + 1.9, v0: 0.02, v1: 3.6, kind: 'garage' },
        ...upper,
      ],
      left: row(14, 4, 1.2, 3.4),
      right: row(14, 4, 1.2, 3.4),
    },
  });
  sign(
    kit,
    signs.find(([pattern]) => pattern.test(prompt))?.[1] ?? 'FACTORY',
    isWarehouse ? 4.15 : 4.9,
    0.05,
    0.7,
  );
  let top = high;
  if (isWarehouse) top = roofOn(kit, rect, high, { ridge: 'x', pitch: 0.5 });
  else {
    const each = (2 * half) / 4;
    for (let tooth = 0; tooth < 4; tooth++) {
      const x = -half + tooth * each;
      b.begin('roof', 'sawtooth roof');
      extrude(
        b,
        [
          [x, high],
          [x + each, high],
          [x + each, high + 2.6],
        ],
        -14,
        0.05,
        palette.roof,
        kit.skin.wall,
      );
      b.begin('window', 'sawtooth glass');
      b.quad(
        [x + each + 0.02, high + 0.3, -0.2],
        [x + each + 0.02, high + 0.3, -13.6],
        [x + each + 0.02, high + 2.4, -13.6],
        [x + each + 0.02, high + 2.4, -0.2],
        palette.glass,
        [0, 0, 13, 0, 13, 2, 0, 2],
      );
    }
    top = high + 2.6;
  }
  if (parts.chimney?.wanted !== false && !isWarehouse) {
    b.begin('chimney', 'chimney');
    for (const x of parts.chimney?.count === 2 ? [-7, 7] : [7])
      tube(b, [x, high, -10], [x, high + 13, -10], [1.3, 0.8], kit.skin.wall, 16);
    top = high + 13;
  }
  return {
    rect,
    high: top,
    storeys: isWarehouse ? 3 : 1,
    roof: isWarehouse ? 'gable' : 'shed',
    facts: {
      windows: true,
      lettering: true,
      garage: true,
      ...(isWarehouse ? {} : { chimney: parts.chimney?.count === 2 ? 2 : 1 }),
    },
  };
}

function petrolStation(kit: Kit): Stands {
  const { b, palette, other } = kit;
  const red = kit.bands[0]!;
  body(kit, { x0: -6, x1: 6, z0: -9, z1: -4 }, 0, 3.2, {
    openings: {
      front: [
        { u0: 0.5, u1: 5, v0: 0.3, v1: 2.6, kind: 'window', columns: 4 },
        doorway(6, 1.2, 2.3),
        { u0: 7, u1: 11.5, v0: 0.3, v1: 2.6, kind: 'window', columns: 4 },
      ],
    },
    wall: other('#e8e6df'),
  });
  b.begin('roof', 'forecourt roof');
  box(b, [-7.5, 4.6, -5], [7.5, 5.4, 5], red, palette.concrete);
  box(b, [-7.6, 4.85, -5.1], [7.6, 5.1, 5.1], other('#f4f2ea'));
  b.begin('column', 'columns');
  for (const x of [-4, 4])
    for (const z of [-1.5, 2.5])
      box(b, [x - 0.2, 0, z - 0.2], [x + 0.2, 4.6, z + 0.2], other('#f0efea'));
  b.begin('furniture', 'pumps');
  for (const x of [-4, 0, 4]) {
    box(b, [x - 1.2, 0, 0], [x + 1.2, 0.18, 1], palette.concrete);
    box(b, [x - 0.45, 0.18, 0.2], [x + 0.45, 1.75, 0.8], red);
    box(b, [x - 0.35, 1.15, 0.8], [x + 0.35, 1.6, 0.82], other('#dfe6e6'));
    tube(b, [x + 0.45, 1.2, 0.5], [x + 0.6, 0.5, 0.6], 0.04, other('#1d1e20'), 6);
  }
  sign(kit, 'FUEL', 5, 5.14, 0.5);
  return {
    rect: { x0: -7.6, x1: 7.6, z0: -9, z1: 5.1 },
    high: 5.4,
    storeys: 1,
    roof: 'flat',
    facts: { columns: true, lettering: true, windows: true },
  };
}

export const wide = {
  sideRad: [0.2, 0.55],
  heightMetres: [1.6, 2.4],
  fovDeg: [50, 58],
  fill: 0.4,
} as const;

export const townBuildings: Landmarks = {
  school: {
    look: {
      walls: [['brick'], ['plaster', '#e6dcc4'], ['stone']],
      accents: [['plaster', '#d8c9a4'], ['stone']],
      roofs: [['tile'], ['slate']],
      doors: ['#2f4a5a', '#8a2f2b'],
    },
    places: { suburb: 0.7, countryside: 0.3 },
    storeys: [1, 6],
    camera: wide,
    build: school,
  },
  factory: {
    look: {
      walls: [['brick']],
      roofs: [['metal'], ['slate']],
      frames: ['#2b3a33', '#2b2e32'],
      doors: ['#2b3a33'],
    },
    places: { city: 0.5, suburb: 0.5 },
    camera: wide,
    build: factory,
  },
  'petrol-station': {
    look: {
      walls: [
        ['metal', '#c0392b'],
        ['metal', '#2f6b9e'],
      ],
    },
    places: { suburb: 0.6, desert: 0.4 },
    camera: wide,
    build: petrolStation,
  },
};
