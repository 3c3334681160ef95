/** Castles, gates and ruins: thick walls and arches. */
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import {
  archSpan,
  battlements,
  body,
  doorway,
  flag,
  roofOn,
  row,
  turned,
  windowsAround,
} from './kit/kit-parts.ts';
import type { Kit, Landmarks, Stands } from './kit/landmark.ts';

export function tower(kit: Kit, x: number, z: number, r: number, high: number, hex: string): void {
  const { b, palette } = kit;
  b.place({ at: [x, 0, z] }, () => {
    turned(
      kit,
      'castle tower',
      [
        [r * 1.12, 0],
        [r, 1.4],
        [r, high],
        [r * 1.18, high + 0.5],
        [r * 1.18, high + 1.5],
        [0, high + 1.5],
      ],
      kit.skin.wall,
      { sides: 28 },
    );
    turned(
      kit,
      'tower roof',
      [
        [r * 1.35, high + 1.4],
        [r * 1.35, high + 1.55],
        [0.08, high + 1.5 + r * 2.5],
        [0, high + 1.5 + r * 2.5],
      ],
      palette.roof,
      { sides: 28, label: 'roof' },
    );
    windowsAround(kit, {
      radius: () => r,
      heights: [high * 0.35, high * 0.68],
      angles: [0, -0.9, 0.9],
      wide: 0.5,
      high: 1.2,
    });
    flag(kit, [0, high + 1.2 + r * 2.5, 0], hex);
  });
}

function castle(kit: Kit): Stands {
  const { b, house, palette } = kit;
  const { design } = house;
  const towers = Math.min(8, Math.max(2, design.count('tower') ?? 4));
  const ward: Rect = { x0: -11, x1: 11, z0: -16, z1: 0 };
  const gate = doorway(11, 3, 4.2, { archRise: 1.5 });
  const slits = [
    ...row(8, 2, 3.6, 5),
    ...row(8, 2, 3.6, 5).map((one) => ({ ...one, u0: one.u0 + 14, u1: one.u1 + 14 })),
  ].map((one) => ({ ...one, u0: (one.u0 + one.u1) / 2 - 0.3, u1: (one.u0 + one.u1) / 2 + 0.3 }));
  body(kit, ward, 0, 7, {
    openings: { front: [gate, ...slits], left: row(16, 3, 3.6, 5), right: row(16, 3, 3.6, 5) },
    name: 'castle',
  });
  battlements(kit, ward, 7, kit.skin.wall);
  const keep: Rect = { x0: -5, x1: 5, z0: -13, z1: -5 };
  body(kit, keep, 7, 6, {
    openings: {
      front: row(10, 4, 1.4, 4, { archRise: 0.5 }),
      left: row(8, 3, 1.4, 4),
      right: row(8, 3, 1.4, 4),
    },
    storey: 1,
    name: 'keep',
  });
  const top = roofOn(kit, keep, 13, { form: 'hip', pitch: 1.8, eave: 0.3 });
  const hex =
    design.brief.parts['roof-flags']?.colours?.[0] ??
    design.brief.parts.flagpole?.colours?.[0] ??
    '#b3382c';
  const spots = [
    [-11, 0],
    [11, 0],
    [-11, -16],
    [11, -16],
    [-3.2, 0.4],
    [3.2, 0.4],
    [-5.5, -13],
    [5.5, -13],
  ] as const;
  spots.slice(0, towers).forEach(([x, z], index) => {
    tower(kit, x, z, index < 4 ? 2.5 : 1.6, index < 2 ? 10 : index < 4 ? 13 : 11, hex);
  });
  b.begin('terrace', 'drawbridge');
  box(b, [-1.7, 0.3, 0], [1.7, 0.46, 9.6], palette.deck);
  b.begin('trim', 'chains');
  for (const x of [-1.6, 1.6]) tube(b, [x, 5, 0.1], [x, 0.5, 6.6], 0.06, palette.metal, 6);
  b.begin('water', 'moat', { subject: false });
  const water = b.material({
    name: 'moat water',
    surface: 'water',
    albedo: [0.03, 0.06, 0.06],
    rippleHeight: 0.25,
    neverSnow: true,
  });
  // Over the lawn's own ground.
  b.quad([-24, 0.16, 8.8], [24, 0.16, 8.8], [24, 0.16, 2.6], [-24, 0.16, 2.6], water);
  return {
    rect: { x0: -14, x1: 14, z0: -19, z1: 9.6 },
    high: Math.max(top, 22),
    storeys: 2,
    roof: 'hip',
    facts: {
      tower: towers,
      windows: true,
      canal: true,
      arches: true,
      'roof-flags': true,
      drawbridge: true,
      gates: 1,
      flagpole: towers,
    },
  };
}

function townGate(kit: Kit): Stands {
  const { b, palette } = kit;
  const wall = kit.skin.wall;
  b.begin('wall', 'gate arch');
  box(b, [-5, 0, -3], [-2.2, 9, 1], wall);
  box(b, [2.2, 0, -3], [5, 9, 1], wall);
  archSpan(kit, { x0: -2.2, x1: 2.2, rise: 2.2, foot: 3, z: [-3, 1] }, () => 9, wall);
  b.begin('trim', 'cornice');
  box(b, [-5.4, 9, -3.3], [5.4, 9.5, 1.4], palette.trim);
  battlements(kit, { x0: -5, x1: 5, z0: -3, z1: 1 }, 9.5, wall);
  for (const x of [-5, 5]) tower(kit, x, -1, 1.8, 10, '#b3382c');
  return {
    rect: { x0: -7, x1: 7, z0: -3.5, z1: 1.5 },
    high: 15,
    storeys: 1,
    roof: 'flat',
    facts: { arches: true, tower: 2, 'roof-flags': true },
  };
}

/** Two walls with pointed arches, one collapsed, and fallen stones. */
function ruin(kit: Kit): Stands {
  const { b, house } = kit;
  const random = house.design.random('ruin');
  const wall = kit.skin.wall;
  const bays = 5;
  const bay = 3.4;
  const broken = (x: number, high: number) =>
    high - 1.6 * Math.abs(Math.sin(x * 1.7)) - 0.9 * Math.abs(Math.sin(x * 4.3 + 1));
  for (const [z, high, keep] of [
    [-5, 9, bays],
    [0, 6.4, bays - 1],
  ] as const) {
    b.begin('wall', 'ruined wall');
    for (let index = 0; index < keep; index++) {
      const x = (index - bays / 2) * bay;
      const top = (at: number) => Math.max(5.1, broken(at + z, high));
      box(b, [x, 0, z - 0.45], [x + 0.8, 3, z + 0.45], wall);
      archSpan(
        kit,
        { x0: x + 0.8, x1: x + bay, rise: 1.9, foot: 3, z: [z - 0.45, z + 0.45] },
        top,
        wall,
      );
      archSpan(
        kit,
        { x0: x, x1: x + 0.8, rise: 0.01, foot: 3, z: [z - 0.45, z + 0.45] },
        top,
        wall,
      );
    }
    const end = (keep - bays / 2) * bay;
    box(b, [end, 0, z - 0.45], [end + 0.8, 4.2, z + 0.45], wall);
  }
  b.begin('wall', 'ruined gable');
  for (let step = 0; step < 8; step++) {
    const z = -5 + step * 0.62;
    box(
      b,
      [-bays * bay * 0.5 - 0.8, 0, z],
      [-bays * bay * 0.5, 10 - Math.abs(step - 2) * 1.1 - random.between(0, 0.7), z + 0.64],
      wall,
    );
  }
  b.begin('rock', 'fallen stones');
  for (let stone = 0; stone < 26; stone++) {
    const [x, z, s] = [random.between(-9, 10), random.between(-4, 3), random.between(0.2, 0.6)];
    b.place({ at: [x, 0, z], turnRad: random.between(0, 3) }, () =>
      box(b, [-s, -0.1, -s * 0.6], [s, s * 0.8, s * 0.6], wall),
    );
  }
  const { prompt } = house.design.brief;
  if (/glass box|glass cube|glass pavilion|glazed/i.test(prompt)) {
    b.begin('window', 'glass box');
    const { glass } = kit.palette;
    for (const [x0, z0, x1, z1] of [
      [-4, -0.9, 5, -0.9],
      [5, -0.9, 5, -4.3],
      [-4, -4.3, -4, -0.9],
    ] as const)
      b.quad(
        [x0, 0.1, z0],
        [x1, 0.1, z1],
        [x1, 4.4, z1],
        [x0, 4.4, z0],
        glass,
        [0, 0, 9, 0, 9, 4, 0, 4],
      );
    b.begin('roof', 'glass box roof');
    box(b, [-4.2, 4.4, -4.5], [5.2, 4.65, -0.7], kit.palette.metal);
  }
  return {
    rect: { x0: -10, x1: 10, z0: -5.6, z1: 1.4 },
    high: 10,
    storeys: 1,
    roof: 'flat',
    facts: { arches: true, roof: false, door: false },
  };
}

const stoneLook = {
  walls: [['fieldstone'], ['stone']],
  roofs: [['slate'], ['terracotta']],
  doors: ['#5a4030'],
} as const;

export const wide = {
  sideRad: [0.25, 0.6],
  heightMetres: [1.6, 3],
  fovDeg: [50, 58],
  fill: 0.38,
} as const;

export const castles: Landmarks = {
  castle: {
    look: stoneLook,
    places: { countryside: 0.5, mountains: 0.5 },
    camera: wide,
    build: castle,
  },
  'town-gate': {
    look: stoneLook,
    places: { city: 0.5, countryside: 0.5 },
    camera: wide,
    build: townGate,
  },
  ruin: { look: stoneLook, places: { countryside: 0.7, forest: 0.3 }, camera: wide, build: ruin },
};
