/** Small dwellings of unusual form: ice, trees, containers, wheels. Over 300 lines: one builder each, in one table. */
import { surface } from '../curved/surface.ts';
import { PlantMaterials } from '../plants/plant-materials.ts';
import { tree } from '../plants/trees.ts';
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import { body, doorway, roofOn, row, turned } from './kit/kit-parts.ts';
import type { Kit, Landmarks, Stands } from './kit/landmark.ts';

/** Half a ball on the ground. */
const half = (r: number, high: number, from = 0) =>
  Array.from({ length: 12 }, (_, step) => {
    const angle = from + ((Math.PI / 2 - from) * step) / 11;
    return [r * Math.cos(angle) + (step === 11 ? 0 : 0.01), high * Math.sin(angle)] as const;
  });

function igloo(kit: Kit): Stands {
  const { b, other } = kit;
  const snow = other('#eef3f7', 0.7);
  const seam = other('#c3d3de', 0.8);
  turned(kit, 'igloo', half(2.7, 2.5), snow);
  b.begin('trim', 'ice blocks');
  for (let line = 1; line < 6; line++) {
    const angle = (line * Math.PI) / 12.5;
    const [r, y] = [2.71 * Math.cos(angle), 2.51 * Math.sin(angle)];
    turned(
      kit,
      'block seam',
      [
        [r + 0.012, y - 0.02],
        [r + 0.012, y + 0.02],
      ],
      seam,
      { label: 'trim' },
    );
    const next = ((line + 1) * Math.PI) / 12.5;
    for (let block = 0; block < 14; block++) {
      const turn = ((block + (line % 2) / 2) * Math.PI * 2) / 14;
      const at = (a: number) =>
        [
          Math.sin(turn) * 2.72 * Math.cos(a),
          2.52 * Math.sin(a),
          Math.cos(turn) * 2.72 * Math.cos(a),
        ] as const;
      tube(b, at(angle), at(next), 0.018, seam, 4);
    }
  }
  b.begin('wall', 'igloo tunnel');
  const arch = (r: number, v: number, z: number) =>
    [Math.cos(v * Math.PI) * r, Math.sin(v * Math.PI) * r * 1.15, z] as const;
  surface(b, 4, 16, (u, v) => arch(1.05, v, 4 - u * 2), snow, { bothSides: true });
  surface(b, 1, 16, (u, v) => arch(0.72 + u * 0.33, v, 4), snow, { bothSides: true });
  b.begin('door', 'front door');
  surface(b, 1, 16, (u, v) => arch(0.74 * u + 0.001, v, 3.6), other('#33475a'), {
    bothSides: true,
  });
  return {
    rect: { x0: -2.9, x1: 2.9, z0: -2.9, z1: 4 },
    high: 2.7,
    storeys: 1,
    roof: 'curved',
    facts: { windows: false },
  };
}

function treehouse(kit: Kit): Stands {
  const { b, palette, house } = kit;
  const plants = new PlantMaterials(b, house.design.season);
  const random = house.design.random('great tree');
  b.begin('trunk', 'great trunk');
  tube(b, [0, 0, -1.2], [0.1, 8, -1.3], [0.85, 0.5], palette.deck, 14);
  for (const [x, z] of [
    [-3, 1],
    [3, 0.6],
    [-2, -3.6],
    [2.4, -3.4],
  ] as const)
    tube(b, [0, 4.4, -1.2], [x, 8.6, z], [0.34, 0.12], palette.deck, 8);
  for (const [x, y, z, high] of [
    [-2.6, 5, -2.6, 7],
    [2.8, 5.2, -2.8, 7],
    [0.2, 6, -3.4, 7.5],
    [-3.6, 4.6, 0, 5],
    [3.8, 4.8, -0.4, 5],
  ] as const)
    tree(b, {
      at: [x, y - 1.6, z],
      heightMetres: high,
      kind: house.design.brief.tree ?? 'broadleaf',
      detail: 'garden',
      plants,
      random,
    });
  const y = 3.4;
  b.begin('terrace', 'platform');
  box(b, [-2.8, y - 0.16, -2.6], [2.8, y, 2.4], palette.deck);
  for (const x of [-2.4, 2.4])
    tube(b, [x, y - 0.1, 1.8], [x * 0.15, 1.2, -0.8], 0.09, palette.deck, 7);
  const hut: Rect = { x0: -2, x1: 2, z0: -2.2, z1: 1 };
  const pane = { u0: 0.5, u1: 1.4, v0: 0.9, v1: 1.7, kind: 'window' } as const;
  b.place({ at: [0, y, 0] }, () =>
    body(kit, hut, 0, 2.2, {
      openings: {
        front: [pane, doorway(2.7, 0.85, 1.85)],
        left: row(3.2, 1, 0.9, 1.7),
        right: row(3.2, 1, 0.9, 1.7),
      },
      storey: 0,
    }),
  );
  const top = roofOn(kit, hut, y + 2.2, { ridge: 'x', pitch: 1, eave: 0.35, gutters: false });
  b.begin('balcony', 'balcony');
  for (let x = -2.8; x <= 2.8; x += 0.35)
    tube(b, [x, y, 2.35], [x, y + 0.95, 2.35], 0.03, palette.deck, 5);
  for (const up of [0.5, 0.95])
    tube(b, [-2.8, y + up, 2.35], [2.8, y + up, 2.35], 0.04, palette.deck, 5);
  b.begin('furniture', 'ladder');
  const rope = kit.other('#c9b48a');
  for (const x of [0.55, 1.05]) tube(b, [x, 0, 3], [x, y, 2.42], 0.03, rope, 5);
  for (let step = 1; step < 9; step++)
    tube(
      b,
      [0.5, (y * step) / 9, 3 - (0.58 * step) / 9],
      [1.1, (y * step) / 9, 3 - (0.58 * step) / 9],
      0.035,
      palette.deck,
      5,
    );
  return {
    rect: { x0: -4, x1: 4, z0: -4.4, z1: 3.2 },
    high: Math.max(top + 1, 9),
    storeys: 1,
    roof: 'gable',
    facts: { windows: 3, balcony: true, ladder: 1, trees: true },
  };
}

function containers(kit: Kit): Stands {
  const { b, palette, house } = kit;
  const asked = house.design.brief.parts.houses?.count ?? house.design.brief.storeys;
  const count = Math.min(5, Math.max(1, asked ?? 2));
  const [long, deep, high] = [12.2, 2.6, 2.75];
  const paints = kit.bands.length > 1 ? kit.bands : [kit.skin.wall, kit.skin.wall];
  for (let index = 0; index < count; index++) {
    const shift = index === 0 ? 0 : index % 2 === 1 ? 3.1 : -1.4;
    const paint = paints[index % paints.length]!;
    const rect: Rect = {
      x0: -long / 2 + shift,
      x1: long / 2 + shift,
      z0: -deep - (index % 2) * 0.4,
      z1: 0,
    };
    const y = index * high;
    const front =
      index === 0
        ? [
            { u0: 0.8, u1: 4.8, v0: 0.15, v1: 2.4, kind: 'glazedDoor', columns: 4 } as const,
            doorway(7, 1, 2.15),
            { u0: 9, u1: 11, v0: 0.9, v1: 2, kind: 'window' } as const,
          ]
        : [
            { u0: 7, u1: 11.4, v0: 0.15, v1: 2.4, kind: 'glazedDoor', columns: 4 } as const,
            { u0: 1.4, u1: 3.2, v0: 0.9, v1: 2, kind: 'window' } as const,
          ];
    body(kit, rect, y + 0.1, high - 0.1, {
      openings: { front, right: [{ u0: 0.4, u1: 2.2, v0: 0.3, v1: 2.3, kind: 'window' }] },
      wall: paint,
      storey: index,
      name: 'container',
    });
    b.begin('trim', 'corrugation');
    for (let x = rect.x0 + 0.1; x < rect.x1 - 0.1; x += 0.28) {
      const u = x - rect.x0;
      if (front.some(({ u0, u1 }) => u > u0 - 0.2 && u < u1 + 0.05)) continue;
      box(b, [x, y + 0.25, 0], [x + 0.13, y + high - 0.15, 0.045], paint);
    }
    b.begin('trim', 'container frame');
    for (const at of [y + 0.05, y + high - 0.12])
      box(
        b,
        [rect.x0 - 0.03, at, rect.z0 - 0.03],
        [rect.x1 + 0.03, at + 0.14, 0.06],
        palette.metal,
      );
    for (const x of [rect.x0, rect.x1])
      box(b, [x - 0.06, y, -0.08], [x + 0.06, y + high, 0.08], palette.metal);
  }
  return {
    rect: { x0: -long / 2 - 1.5, x1: long / 2 + (count > 1 ? 3.2 : 0.2), z0: -deep - 0.5, z1: 0.1 },
    high: count * high + 0.2,
    storeys: count,
    roof: 'flat',
    facts: { windows: count + 1, houses: count },
  };
}

function tinyHouse(kit: Kit): Stands {
  const { b, palette, other, house } = kit;
  const isRound = /caravan|trailer|wagon|shepherd/i.test(house.design.brief.prompt);
  const rect: Rect = { x0: -3.4, x1: 3.4, z0: -1.3, z1: 1.2 };
  const y = 0.75;
  b.place({ at: [0, y, 0] }, () =>
    body(kit, rect, 0, 2.5, {
      openings: {
        front: [
          { u0: 0.5, u1: 1.8, v0: 0.9, v1: 1.9, kind: 'window', flowerBox: true },
          doorway(3.4, 0.9, 2),
          { u0: 4.6, u1: 6.2, v0: 0.9, v1: 1.9, kind: 'window', flowerBox: true },
        ],
        right: row(2.5, 1, 0.9, 1.9),
        left: row(2.5, 1, 0.9, 1.9),
      },
    }),
  );
  const top = roofOn(
    kit,
    rect,
    y + 2.5,
    isRound
      ? { form: 'curved', ridge: 'x', eave: 0.25, pitch: 0.7 }
      : { form: 'gable', ridge: 'x', eave: 0.25, pitch: 0.9, gutters: false },
  );
  b.begin('vehicle', 'wheels');
  for (const x of [-1.6, -0.75, 1.1]) {
    for (const z of [-1, 1.14]) {
      b.place({ at: [x, 0.4, z] }, () => {
        for (const [r, deep, hex] of [
          [0.4, 0.12, '#1d1e20'],
          [0.2, 0.14, '#c9ccce'],
        ] as const)
          surface(
            b,
            20,
            2,
            (u, v) => [
              Math.sin(u * Math.PI * 2) * r * (1 - Math.abs(v - 0.0) * 0.99),
              Math.cos(u * Math.PI * 2) * r * (1 - v * 0.99),
              deep,
            ],
            other(hex),
            { bothSides: true },
          );
        tube(b, [0, 0, -0.1], [0, 0, 0.12], 0.4, other('#1d1e20'), 20);
      });
    }
  }
  b.begin('trim', 'chassis');
  box(b, [-3.5, 0.55, -1.2], [3.5, 0.75, 1.15], palette.metal);
  tube(b, [3.4, 0.6, 0], [4.7, 0.45, 0], 0.07, palette.metal, 6);
  b.begin('stairs', 'steps');
  for (let step = 0; step < 3; step++)
    box(
      b,
      [-0.5, 0, 1.25 + step * 0.28],
      [0.5, 0.6 - step * 0.2, 1.53 + step * 0.28],
      palette.deck,
    );
  return {
    rect: { x0: -3.8, x1: 4.6, z0: -1.5, z1: 2.2 },
    high: top,
    storeys: 1,
    roof: isRound ? 'curved' : 'gable',
    facts: { windows: 3, 'window-boxes': true, flowers: true, stairs: true },
  };
}

export const near = {
  sideRad: [0.25, 0.55],
  heightMetres: [1.5, 1.8],
  fovDeg: [46, 54],
  fill: 0.36,
} as const;

export const dwellings: Landmarks = {
  igloo: {
    look: { walls: [['plaster', '#eef3f7']] },
    places: { mountains: 1 },
    camera: near,
    build: igloo,
  },
  treehouse: {
    look: { walls: [['timber'], ['cedar']], roofs: [['shingle'], ['cedar']] },
    places: { forest: 0.6, suburb: 0.4 },
    camera: { ...near, heightMetres: [1.5, 2.2] },
    build: treehouse,
  },
  'container-house': {
    look: {
      walls: [['metal', '#2f5a7a'], ['corten'], ['metal', '#b8452f']],
      roofs: [['metal']],
      doors: ['#2b2e32'],
    },
    places: { suburb: 0.5, countryside: 0.5 },
    storeys: [1, 5],
    countsItself: true,
    camera: near,
    build: containers,
  },
  'tiny-house': {
    look: {
      walls: [['timber'], ['clapboard', '#cfd8d0'], ['board-and-batten']],
      roofs: [['metal']],
      doors: ['#d8a42c', '#2f5a46'],
    },
    places: { countryside: 0.6, forest: 0.4 },
    camera: near,
    build: tinyHouse,
  },
};
