/** Round huts: mushrooms, tents, yurts. */
import { surface } from '../curved/surface.ts';
import { tube } from '../solids.ts';
import { near } from './dwellings.ts';
import { doorOn, turned, windowsAround } from './kit/kit-parts.ts';
import { around, type Kit, type Landmarks, type Stands } from './kit/landmark.ts';

function mushroom(kit: Kit): Stands {
  const { b, house, palette, other } = kit;
  const { parts } = house.design.brief;
  const red = parts.walls?.colours === undefined ? other('#b8281e', 0.5) : kit.skin.wall;
  const stem = other('#efe6d2');
  turned(
    kit,
    'stem',
    [
      [1.9, 0],
      [1.6, 0.8],
      [1.5, 2.2],
      [1.7, 2.9],
    ],
    stem,
  );
  const cap = Array.from({ length: 14 }, (_, step) => {
    const angle = (step / 13) * (Math.PI / 2);
    return [3.3 * Math.cos(angle), 2.6 + 2.3 * Math.sin(angle)] as const;
  });
  turned(
    kit,
    'gills',
    [
      [1.6, 2.8],
      [3.25, 2.55],
    ],
    other('#e4d6bc'),
    { label: 'trim' },
  );
  turned(kit, 'mushroom cap', cap, red, { sides: 40, label: 'roof' });
  b.begin('trim', 'white dots');
  const white = other('#f6f2ea');
  for (const [turn, share, r] of [
    [0.1, 0.3, 0.4],
    [-0.7, 0.5, 0.34],
    [0.8, 0.55, 0.36],
    [-1.3, 0.25, 0.36],
    [1.5, 0.22, 0.38],
    [0.3, 0.8, 0.36],
    [-0.4, 0.12, 0.26],
    [0.6, 0.13, 0.28],
    [-0.6, 0.85, 0.26],
    [2.4, 0.4, 0.4],
    [3.6, 0.4, 0.4],
  ] as const) {
    const up = (share * Math.PI) / 2;
    const at = [
      3.3 * Math.cos(up) * Math.sin(turn),
      2.6 + 2.3 * Math.sin(up),
      3.3 * Math.cos(up) * Math.cos(turn),
    ] as const;
    surface(
      b,
      14,
      7,
      (u, v) => {
        const [a, p] = [u * Math.PI * 2, (v - 0.5) * Math.PI];
        return [
          at[0] + Math.sin(a) * Math.cos(p) * r * 0.9,
          at[1] + Math.sin(p) * r * 0.55,
          at[2] + Math.cos(a) * Math.cos(p) * r * 0.6,
        ];
      },
      white,
    );
  }
  doorOn(kit, [0, 0, 1.78], 0, 0.85, 1.6);
  windowsAround(kit, {
    radius: () => 1.52,
    heights: [1.3],
    angles: [0.95, -0.95],
    wide: 0.55,
    high: 0.6,
  });
  b.begin('chimney', 'chimney');
  tube(b, [1.5, 3.8, -0.6], [1.6, 5.6, -0.6], 0.22, palette.chimney, 10);
  return {
    rect: around(3.4),
    high: 5.4,
    storeys: 1,
    roof: 'curved',
    facts: { windows: 2, chimney: 1 },
  };
}

function tent(kit: Kit): Stands {
  const { b, house, palette, other } = kit;
  const { prompt } = house.design.brief;
  const isTipi = /tipi|teepee|tepee|wigwam|indian/i.test(prompt);
  const big = /circus|marquee|big top/i.test(prompt);
  const r = isTipi ? 2 : big ? 8 : 2.7;
  const high = isTipi ? 4.4 : big ? 8 : 3.2;
  const stripes =
    big || kit.bands.length > 1
      ? [kit.bands[0]!, kit.bands[1] ?? other('#f2ead8')]
      : [kit.skin.wall];
  const side = isTipi ? 0.05 : 1 + (big ? 2 : 0);
  b.begin('wall', 'tent');
  const sides = 24;
  for (let panel = 0; panel < sides; panel++) {
    const [a, c] = [panel, panel + 1].map(
      (step) => (step / sides) * Math.PI * 2 + Math.PI / sides,
    ) as [number, number];
    const at = (angle: number, radius: number, y: number) =>
      [Math.sin(angle) * radius, y, Math.cos(angle) * radius] as const;
    const cloth = stripes[panel % stripes.length]!;
    b.quad(at(a, r, 0), at(c, r, 0), at(c, r * 0.98, side), at(a, r * 0.98, side), cloth);
    b.quad(
      at(a, r * 1.04, side),
      at(c, r * 1.04, side),
      at(c, r * 0.3, side + (high - side) * 0.55),
      at(a, r * 0.3, side + (high - side) * 0.55),
      cloth,
    );
    b.tri(
      at(a, r * 0.3, side + (high - side) * 0.55),
      at(c, r * 0.3, side + (high - side) * 0.55),
      [0, high, 0],
      cloth,
    );
  }
  b.begin('door', 'tent flap');
  const dark = other('#2b2622');
  const [w, h] = [big ? 1.6 : 0.7, big ? 2.8 : 1.6];
  b.tri([-w, 0.01, r * 1.01], [w, 0.01, r * 1.01], [0, h, r * (isTipi ? 0.72 : 1.06)], dark);
  b.begin('trim', 'tent poles');
  for (let pole = 0; pole < 6; pole++) {
    const angle = (pole / 6) * Math.PI * 2 + 0.3;
    if (isTipi)
      tube(
        b,
        [Math.sin(angle) * 0.25, high - 0.3, Math.cos(angle) * 0.25],
        [-Math.sin(angle) * 0.3, high + 0.7, -Math.cos(angle) * 0.3],
        0.04,
        palette.deck,
        5,
      );
    else
      tube(
        b,
        [Math.sin(angle) * r * 1.04, side, Math.cos(angle) * r * 1.04],
        [Math.sin(angle) * (r + 1.2), 0, Math.cos(angle) * (r + 1.2)],
        0.015,
        other('#d8ccb4'),
        4,
      );
  }
  return {
    rect: around(r + 0.8),
    high: high + 0.6,
    storeys: 1,
    roof: 'curved',
    facts: { windows: false },
  };
}

function yurt(kit: Kit): Stands {
  const { b, palette, house, other } = kit;
  const isClay = /african|mud|clay|rondavel|round hut/i.test(house.design.brief.prompt);
  turned(
    kit,
    'yurt wall',
    [
      [3.1, 0],
      [3.1, 2],
    ],
    isClay ? other('#b0764c') : kit.skin.wall,
  );
  turned(
    kit,
    'yurt roof',
    [
      [3.5, 1.85],
      [3.45, 2.05],
      [0.6, isClay ? 4.6 : 3.5],
      [0.5, isClay ? 4.7 : 3.7],
      [0, isClay ? 4.8 : 3.7],
    ],
    palette.roof,
    { sides: 40, label: 'roof' },
  );
  if (!isClay)
    for (const y of [0.6, 1.3])
      turned(
        kit,
        'girth rope',
        [
          [3.12, y],
          [3.15, y + 0.03],
          [3.12, y + 0.06],
        ],
        other('#8a5a35'),
        { sides: 40, label: 'trim' },
      );
  doorOn(kit, [0, 0, 3.1], 0, 1, 1.8);
  windowsAround(kit, {
    radius: () => 3.12,
    heights: [0.8],
    angles: [0.75, -0.75],
    wide: 0.6,
    high: 0.7,
  });
  b.begin('chimney', 'chimney');
  if (!isClay) tube(b, [1.2, 2.9, -0.6], [1.2, 4.5, -0.6], 0.1, palette.metal, 8);
  return {
    rect: around(3.5),
    high: 4.4,
    storeys: 1,
    roof: 'curved',
    facts: { windows: 2, chimney: !isClay },
  };
}

export const roundHuts: Landmarks = {
  'mushroom-house': {
    look: { walls: [['plaster', '#b8281e']], doors: ['#6b4a2e'] },
    places: { forest: 0.7, countryside: 0.3 },
    camera: near,
    build: mushroom,
  },
  tent: {
    look: { walls: [['linen'], ['plaster', '#efe6d2']], roofs: [['linen']] },
    places: { countryside: 0.6, forest: 0.4 },
    camera: near,
    build: tent,
  },
  yurt: {
    look: {
      walls: [['linen'], ['plaster', '#efe8da']],
      roofs: [['linen'], ['thatch']],
      doors: ['#b3562f', '#2f6b8a'],
    },
    places: { countryside: 0.7, mountains: 0.3 },
    camera: near,
    build: yurt,
  },
};
