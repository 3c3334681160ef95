/** Stadiums, open-air theatres, watermills. */
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import { body, doorway, roofOn, row } from './kit/kit-parts.ts';
import type { Kit, Landmarks, Stands } from './kit/landmark.ts';
import { wide } from './town-buildings.ts';

function stadium(kit: Kit): Stands {
  const {
    b,
    palette,
    other,
    house: { design },
  } = kit;
  const [rx, rz, high] = [34, 26, 14];
  const oval = (r: number, a: number, y: number) =>
    [Math.sin(a) * rx * r, y, Math.cos(a) * rz * r] as const;
  const sides = 56;
  const seats = b.material({
    ...b.materialOf(other(seatHex(design.brief.parts.chairs?.colours?.[0]))),
    name: 'stadium seats',
  });
  const skin = kit.skin.wall;
  for (let side = 0; side < sides; side++) {
    const [a, c] = [side, side + 1].map((step) => (step / sides) * Math.PI * 2) as [number, number];
    b.begin('wall', 'stadium wall');
    b.quad(
      oval(1, a, 0.1),
      oval(1, c, 0.1),
      oval(1.06, c, high),
      oval(1.06, a, high),
      side % 2 === 0 ? skin : palette.accent,
    );
    b.begin('column', 'columns');
    tube(b, oval(1.07, a, 0), oval(1.1, a, high + 2), 0.35, palette.trim, 6);
    b.begin('roof', 'stadium roof');
    for (const flip of [false, true]) {
      const corners = [
        oval(1.1, a, high + 1.6),
        oval(1.1, c, high + 1.6),
        oval(0.7, c, high + 4 + 0.8 * (side % 2)),
        oval(0.7, a, high + 4 + 0.8 * ((side + 1) % 2)),
      ] as const;
      const [p, q, r, s] = corners;
      if (flip) b.quad(q, p, s, r, palette.roof);
      else b.quad(p, q, r, s, palette.roof);
    }
    b.begin('furniture', 'seats');
    for (let tier = 0; tier < 5; tier++) {
      const [r0, r1] = [0.55 + tier * 0.09, 0.64 + tier * 0.09];
      b.quad(
        oval(r0, a, 1 + tier * 2.4),
        oval(r1, a, 1.4 + tier * 2.4),
        oval(r1, c, 1.4 + tier * 2.4),
        oval(r0, c, 1 + tier * 2.4),
        seats,
      );
      b.quad(
        oval(r1, a, 1.4 + tier * 2.4),
        oval(r1, a, 3.4 + tier * 2.4),
        oval(r1, c, 3.4 + tier * 2.4),
        oval(r1, c, 1.4 + tier * 2.4),
        palette.concrete,
      );
    }
  }
  b.begin('grass', 'pitch');
  const [lawn, line] = [other('#4f8a3a'), other('#f4f4f0')];
  for (let strip = 0; strip < 8; strip++)
    box(
      b,
      [-16 + strip * 4, 0.05, -9],
      [-12 + strip * 4, 0.12, 9],
      strip % 2 === 0 ? lawn : other('#5d9a44'),
    );
  for (const [x0, z0, x1, z1] of [
    [-15.5, -8.6, 15.5, -8.4],
    [-15.5, 8.4, 15.5, 8.6],
    [-15.6, -8.6, -15.4, 8.6],
    [15.4, -8.6, 15.6, 8.6],
    [-0.1, -8.6, 0.1, 8.6],
  ] as const)
    box(b, [x0, 0.12, z0], [x1, 0.14, z1], line);
  b.begin('lamp', 'floodlights');
  for (const [x, z] of [
    [-30, 24],
    [30, 24],
    [-30, -24],
    [30, -24],
  ] as const) {
    tube(b, [x, 0, z], [x, 27, z], 0.4, palette.metal, 8);
    box(b, [x - 2, 25, z - 0.3], [x + 2, 28, z + 0.3], palette.lamp);
  }
  return {
    rect: { x0: -38, x1: 38, z0: -29, z1: 29 },
    high: 20,
    storeys: 2,
    roof: 'flat',
    facts: {
      columns: true,
      'sports-court': true,
      grandstand: true,
      ramp: true,
      lanterns: true,
      lawn: true,
      windows: false,
    },
  };
}

const seatHex = (colour: string | undefined) =>
  colour === 'blue' || colour === 'navy'
    ? '#2f5f9e'
    : colour === 'green'
      ? '#2f7a4a'
      : colour === 'yellow'
        ? '#d8b02c'
        : '#b3261e';

function amphitheatre(kit: Kit): Stands {
  const { b, palette } = kit;
  b.begin('stairs', 'steps');
  const rows = 11;
  for (let tier = rows - 1; tier >= 0; tier--) {
    const [inner, outer, y] = [6 + tier * 1.15, 6 + (tier + 1) * 1.15, (tier + 1) * 0.48];
    const steps = 36;
    for (let step = 0; step < steps; step++) {
      const [a, c] = [step, step + 1].map((one) => Math.PI / 2 + (one / steps) * Math.PI) as [
        number,
        number,
      ];
      const at = (r: number, angle: number, up: number) =>
        [Math.sin(angle) * r, up, Math.cos(angle) * r] as const;
      const skin = step % 9 === 4 ? palette.concrete : kit.skin.wall;
      b.quad(at(inner, c, y), at(inner, a, y), at(outer, a, y), at(outer, c, y), skin);
      b.quad(
        at(inner, a, y - 0.48),
        at(inner, c, y - 0.48),
        at(inner, c, y),
        at(inner, a, y),
        skin,
      );
      b.quad(
        at(inner, c, y - 0.48),
        at(inner, a, y - 0.48),
        at(inner, a, y),
        at(inner, c, y),
        skin,
      );
    }
  }
  b.begin('grass', 'hillside');
  const lawn = b.material({ ...b.materialOf(palette.roof), name: 'hillside' });
  for (let step = 0; step < 36; step++) {
    const [a, c] = [step, step + 1].map((one) => Math.PI / 2 + (one / 36) * Math.PI) as [
      number,
      number,
    ];
    const at = (r: number, angle: number, up: number) =>
      [Math.sin(angle) * r, up, Math.cos(angle) * r] as const;
    const r = 6 + rows * 1.15;
    b.quad(at(r + 9, a, 0), at(r + 9, c, 0), at(r, c, rows * 0.48), at(r, a, rows * 0.48), lawn);
    b.quad(at(r, c, rows * 0.48), at(r, a, rows * 0.48), at(r + 9, a, 0), at(r + 9, c, 0), lawn);
  }
  b.begin('terrace', 'stage');
  box(b, [-5, 0, -1], [5, 0.5, 3.4], palette.deck);
  const canopy = /canopy|tensile|roof|sail/i.test(kit.house.design.brief.prompt);
  if (canopy) {
    b.begin('roof', 'tensile canopy');
    const white = kit.other('#f2efe8');
    for (const x of [-5, 5])
      for (const z of [-1, 3.2]) tube(b, [x, 0, z], [x, 4.6, z], 0.09, palette.metal, 7);
    tube(b, [0, 0.5, 1], [0, 6.4, 1], 0.1, palette.metal, 7);
    for (const [p, q] of [
      [
        [-5.4, 4.4, 3.6],
        [5.4, 4.4, 3.6],
      ],
      [
        [5.4, 4.4, 3.6],
        [5.4, 4.4, -1.4],
      ],
      [
        [5.4, 4.4, -1.4],
        [-5.4, 4.4, -1.4],
      ],
      [
        [-5.4, 4.4, -1.4],
        [-5.4, 4.4, 3.6],
      ],
    ] as const) {
      b.tri(p, q, [0, 6.4, 1], white);
      b.tri(q, p, [0, 6.4, 1], white);
    }
  }
  return {
    rect: { x0: -19, x1: 19, z0: -20, z1: 4 },
    high: canopy ? 7 : 5.6,
    storeys: 1,
    roof: 'flat',
    facts: {
      stairs: true,
      stage: 1,
      ...(canopy ? { 'tensile-canopy': 1 } : {}),
      windows: false,
      door: false,
    },
  };
}

function watermill(kit: Kit): Stands {
  const { b, palette } = kit;
  const rect: Rect = { x0: -4, x1: 4, z0: -7, z1: 0 };
  body(kit, rect, 0, 5.4, {
    openings: {
      front: [
        doorway(2, 1, 2.1),
        ...row(4, 2, 3.4, 4.6).map((one) => ({ ...one, u0: one.u0 + 4, u1: one.u1 + 4 })),
        { u0: 1.4, u1: 2.5, v0: 3.4, v1: 4.6, kind: 'window' },
      ],
      left: row(7, 2, 3.4, 4.6),
    },
  });
  const top = roofOn(kit, rect, 5.4, { ridge: 'x', pitch: 1 });
  b.begin('trim', 'water wheel');
  for (let spoke = 0; spoke < 12; spoke++) {
    const [a, c] = [spoke, spoke + 1].map((step) => (step / 12) * Math.PI * 2) as [number, number];
    const at = (angle: number, r: number, x: number) =>
      [x, 2 + Math.cos(angle) * r, 0.9 + 0 * r - 3 + Math.sin(angle) * r] as const;
    for (const x of [4.3, 5.2]) {
      tube(b, at(a, 0, x), at(a, 2.4, x), 0.07, palette.deck, 5);
      tube(b, at(a, 2.4, x), at(c, 2.4, x), 0.09, palette.deck, 5);
      tube(b, at(a, 1.9, x), at(c, 1.9, x), 0.06, palette.deck, 5);
    }
    tube(b, at(a, 2.3, 4.3), at(a, 2.3, 5.2), 0.2, palette.deck, 4);
  }
  tube(b, [3.8, 2, -2.1], [5.5, 2, -2.1], 0.16, palette.metal, 8);
  b.begin('water', 'stream', { subject: false });
  const water = b.material({
    name: 'mill stream',
    surface: 'water',
    albedo: [0.03, 0.06, 0.055],
    rippleHeight: 0.5,
    neverSnow: true,
  });
  b.quad([4.1, 0.04, 40], [6.6, 0.04, 40], [6.6, 0.04, -40], [4.1, 0.04, -40], water);
  return {
    rect: { ...rect, x1: 6.6 },
    high: top,
    storeys: 2,
    roof: 'gable',
    facts: { windows: true, canal: true },
  };
}

export const arenas: Landmarks = {
  stadium: {
    look: {
      walls: [['metal', '#d8dadb'], ['concrete']],
      accents: [['concrete']],
      roofs: [['metal', '#f0f0ee']],
    },
    places: { city: 0.4, suburb: 0.6 },
    camera: { ...wide, heightMetres: [9, 16] },
    build: stadium,
  },
  amphitheatre: {
    look: { walls: [['stone'], ['concrete']], roofs: [['planted']] },
    places: { countryside: 1 },
    camera: { ...wide, sideRad: [0.1, 0.35], heightMetres: [5, 8] },
    build: amphitheatre,
  },
  watermill: {
    look: { walls: [['fieldstone'], ['stone'], ['timber']], roofs: [['shingle'], ['slate']] },
    places: { countryside: 0.6, forest: 0.4 },
    camera: { ...wide, sideRad: [0.35, 0.7] },
    build: watermill,
  },
};
