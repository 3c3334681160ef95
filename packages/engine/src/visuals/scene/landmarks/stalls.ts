/** Greenhouses, kiosks, market halls, houseboats. */
import { box, extrude, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import { body, doorway, roofOn, row } from './kit/kit-parts.ts';
import type { Kit, Landmarks, Stands } from './kit/landmark.ts';
import { near } from './sheds.ts';

function greenhouse(kit: Kit): Stands {
  const { b, palette, house } = kit;
  const frame =
    house.design.brief.parts.windows?.colours === undefined &&
    house.design.brief.parts.trim?.colours === undefined
      ? palette.trim
      : palette.frame;
  const [w, d, eave, ridge] = [3, 8, 2.5, 4.3];
  const glass = palette.clearGlass;
  b.begin('wall', 'low wall');
  for (const [x0, z0, x1, z1] of [
    [-w, -d, w, -d + 0.25],
    [-w, -0.25, -0.7, 0],
    [0.7, -0.25, w, 0],
    [-w, -d, -w + 0.25, 0],
    [w - 0.25, -d, w, 0],
  ] as const)
    box(b, [x0, 0, z0], [x1, 0.6, z1], kit.skin.wall);
  b.begin('trim', 'glazing bars');
  for (let z = -d; z <= 0.01; z += 1) {
    for (const x of [-w, w]) tube(b, [x, 0.6, z], [x, eave, z], 0.04, frame, 5);
    for (const side of [-1, 1]) tube(b, [side * w, eave, z], [0, ridge, z], 0.04, frame, 5);
  }
  for (const x of [-w, w]) tube(b, [x, eave, -d], [x, eave, 0], 0.06, frame, 6);
  tube(b, [0, ridge, -d], [0, ridge, 0], 0.07, frame, 6);
  for (let x = -w; x <= w; x += 1)
    if (Math.abs(x) > 0.6 || x === 0)
      tube(
        b,
        [x, x === 0 ? 2.2 : 0.6, 0],
        [x, eave + (ridge - eave) * (1 - Math.abs(x) / w), 0],
        0.04,
        frame,
        5,
      );
  for (const y of [1.5, eave]) tube(b, [-w, y, 0], [w, y, 0], 0.04, frame, 5);
  for (const x of [-0.7, 0.7]) tube(b, [x, 0, 0.02], [x, 2.2, 0.02], 0.05, frame, 5);
  tube(b, [-0.7, 2.2, 0.02], [0.7, 2.2, 0.02], 0.05, frame, 5);
  b.begin('door', 'front door');
  for (const x of [-0.65, 0.65, 0])
    tube(b, [x, 0.05, 0.05], [x, 2.15, 0.05], 0.035, palette.door, 5);
  box(b, [-0.65, 0.05, 0.03], [0.65, 0.6, 0.07], palette.door);
  b.as(3, () => {
    b.begin('window', 'glass');
    b.quad([-w, 0.6, 0.01], [w, 0.6, 0.01], [w, eave, 0.01], [-w, eave, 0.01], glass);
    b.quad([w, 0.6, 0], [w, 0.6, -d], [w, eave, -d], [w, eave, 0], glass);
    b.quad([-w, 0.6, -d], [-w, 0.6, 0], [-w, eave, 0], [-w, eave, -d], glass);
    b.quad([0, ridge, 0], [w, eave, 0], [w, eave, -d], [0, ridge, -d], glass);
    b.quad([-w, eave, 0], [0, ridge, 0], [0, ridge, -d], [-w, eave, -d], glass);
  });
  b.begin('plant', 'plant');
  const green = ['#4f7a38', '#6b9a45', '#3f6a34'];
  for (let z = -d + 0.8; z < -0.6; z += 0.8)
    for (const x of [-2.1, 2.1]) {
      const hex = green[Math.abs(Math.round(z * 3 + x)) % 3]!;
      for (let ball = 0; ball < 5; ball++)
        kit.b.place(
          {
            at: [
              x + Math.sin(ball * 2.4 + z) * 0.3,
              0.9 + ball * 0.22,
              z + Math.cos(ball * 2.1) * 0.2,
            ],
          },
          () => leafBall(kit, 0.28, hex),
        );
    }
  b.begin('furniture', 'beds');
  for (const x of [-2.1, 2.1]) box(b, [x - 0.6, 0, -d + 0.4], [x + 0.6, 0.75, -0.5], palette.deck);
  return {
    rect: { x0: -w - 0.2, x1: w + 0.2, z0: -d - 0.2, z1: 0.2 },
    high: ridge,
    storeys: 1,
    roof: 'gable',
    facts: { plants: true, windows: true },
  };
}

export function leafBall({ b, other }: Kit, r: number, hex: string): void {
  const leaf = other(hex);
  for (let step = 0; step < 7; step++) {
    const angle = step * 0.9;
    const [c, s] = [Math.cos(angle) * r, Math.sin(angle) * r];
    for (const flip of [1, -1])
      b.tri([0, -r * 0.6, 0], [c * flip, r * 0.5, s], [-s, r * 0.8, c * flip], leaf);
  }
}

function kiosk(kit: Kit): Stands {
  const { b, palette, other } = kit;
  const rect: Rect = { x0: -1.8, x1: 1.8, z0: -2.6, z1: 0 };
  body(kit, rect, 0, 2.7, {
    openings: {
      front: [{ u0: 0.35, u1: 3.25, v0: 1.05, v1: 2.3, kind: 'window', columns: 3 }],
      right: [doorway(1.3, 0.9, 2.05)],
      left: row(2.6, 1, 1, 2),
    },
  });
  b.begin('furniture', 'counter');
  box(b, [-1.7, 0.98, 0], [1.7, 1.06, 0.45], palette.deck);
  b.begin('textile', 'awning');
  for (let stripe = 0; stripe < 12; stripe++) {
    const [x0, x1] = [-1.9 + (3.8 * stripe) / 12, -1.9 + (3.8 * (stripe + 1)) / 12];
    const cloth = stripe % 2 === 0 ? (kit.bands[1] ?? other('#b3382c')) : other('#f4efe2');
    b.quad([x0, 2.2, 1.3], [x1, 2.2, 1.3], [x1, 2.6, 0.02], [x0, 2.6, 0.02], cloth);
    b.quad([x0, 2.6, 0.02], [x1, 2.6, 0.02], [x1, 2.2, 1.3], [x0, 2.2, 1.3], cloth);
  }
  const top = roofOn(kit, rect, 2.7, { form: 'hip', pitch: 0.9, eave: 0.35 });
  return {
    rect: { ...rect, z1: 1.3 },
    high: top,
    storeys: 1,
    roof: 'hip',
    facts: { awning: true, windows: 2, countertop: true },
  };
}

function marketHall(kit: Kit): Stands {
  const { b, palette, other } = kit;
  const [w, d, high] = [12, 12, 5.2];
  const isSaw = /saw/i.test(kit.house.design.brief.prompt);
  b.begin('column', 'columns');
  for (let x = -w; x <= w; x += 4)
    for (const z of [-d, -d / 2, 0]) tube(b, [x, 0, z], [x, high, z], 0.13, palette.metal, 10);
  b.begin('roof', 'hall roof');
  const teeth = isSaw ? 6 : 1;
  const each = (2 * w) / teeth;
  for (let tooth = 0; tooth < teeth; tooth++) {
    const x = -w + tooth * each;
    if (isSaw) {
      extrude(
        b,
        [
          [x, high],
          [x + each, high],
          [x + each, high + 2.4],
        ],
        -d - 0.6,
        0.6,
        palette.roof,
      );
      b.begin('window', 'sawtooth glass');
      b.quad(
        [x + each + 0.02, high + 0.3, 0.4],
        [x + each + 0.02, high + 0.3, -d - 0.4],
        [x + each + 0.02, high + 2.2, -d - 0.4],
        [x + each + 0.02, high + 2.2, 0.4],
        palette.glass,
        [0, 0, 12, 0, 12, 2, 0, 2],
      );
      b.begin('roof', 'hall roof');
    } else
      extrude(
        b,
        [
          [-w - 0.8, high],
          [w + 0.8, high],
          [0, high + 3.6],
        ],
        -d - 0.6,
        0.6,
        palette.roof,
        kit.skin.wall,
      );
  }
  b.begin('trim', 'eaves beam');
  box(b, [-w - 0.2, high - 0.35, -0.2], [w + 0.2, high, 0.2], palette.metal);
  for (let stall = 0; stall < 7; stall++) {
    const x = -w + 2 + stall * 3.4;
    b.begin('furniture', 'market stalls');
    box(b, [x - 1.1, 0, -2.6], [x + 1.1, 0.9, -1.4], palette.deck);
    for (let crate = 0; crate < 4; crate++)
      box(
        b,
        [x - 1 + crate * 0.5, 0.9, -2.4],
        [x - 0.6 + crate * 0.5, 1.1, -1.5],
        other(['#c8742c', '#7fa83c', '#c8342c', '#e8c23c'][(crate + stall) % 4]!),
      );
    b.begin('textile', 'stall roof');
    for (let stripe = 0; stripe < 6; stripe++)
      box(
        b,
        [x - 1.2 + stripe * 0.4, 2.3, -2.9],
        [x - 0.8 + stripe * 0.4, 2.36, -1],
        other(stripe % 2 === 0 ? ['#b3382c', '#2f5a46', '#2f4a6b'][stall % 3]! : '#f4efe2'),
      );
    for (const dx of [-1.1, 1.1])
      tube(b, [x + dx, 0.9, -1.1], [x + dx, 2.3, -1.1], 0.04, palette.metal, 5);
  }
  return {
    rect: { x0: -w - 1, x1: w + 1, z0: -d - 1, z1: 1 },
    high: high + (isSaw ? 2.6 : 3.8),
    storeys: 1,
    roof: isSaw ? 'shed' : 'gable',
    facts: { columns: true, 'market-stalls': 7, awning: true, door: false, windows: true },
  };
}

export const stalls: Landmarks = {
  greenhouse: {
    look: {
      walls: [['brick'], ['stone']],
      trims: ['#efece4', '#2b3a33'],
      doors: ['#efece4'],
      roofs: [['glass']],
    },
    places: { suburb: 0.6, countryside: 0.4 },
    camera: near,
    build: greenhouse,
  },
  kiosk: {
    look: {
      walls: [
        ['timber', '#3f6b5a'],
        ['plaster', '#d9c49a'],
      ],
      roofs: [['metal'], ['copper']],
    },
    places: { city: 0.6, suburb: 0.4 },
    camera: near,
    build: kiosk,
  },
  'market-hall': {
    look: { walls: [['brick']], roofs: [['metal'], ['slate']] },
    places: { city: 0.6, suburb: 0.4 },
    camera: near,
    build: marketHall,
  },
};
