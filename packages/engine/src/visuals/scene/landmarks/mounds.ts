/** Domes, pyramids and houses in the earth. */
import type { MaterialHandle } from '../../scene-model.ts';
import { surface } from '../curved/surface.ts';
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import { near } from './dwellings.ts';
import { body, doorway, turned } from './kit/kit-parts.ts';
import { around, type Kit, type Landmarks, type Stands } from './kit/landmark.ts';

function dome(kit: Kit): Stands {
  const { b, palette, house, other } = kit;
  const { prompt } = house.design.brief;
  const isBall = /ball|sphere/i.test(prompt);
  const isGlass = !/concrete|white dome|observatory/i.test(prompt);
  const r = isBall ? 4 : 4.6;
  const skin = isGlass ? palette.glass : kit.skin.wall;
  const [base, from] = isBall ? [r * 0.85, -1] : [0, 0];
  b.begin('window', 'glass dome');
  surface(
    b,
    48,
    24,
    (u, v) => {
      const [a, p] = [u * Math.PI * 2, from + (Math.PI / 2 - from) * v];
      return [Math.sin(a) * Math.cos(p) * r, base + Math.sin(p) * r, Math.cos(a) * Math.cos(p) * r];
    },
    skin,
  );
  b.begin('trim', 'dome ribs');
  const rib = isGlass ? other('#e8ebec', 0.5) : palette.metal;
  const at = (a: number, p: number) =>
    [
      Math.sin(a) * Math.cos(p) * r * 1.005,
      base + Math.sin(p) * r * 1.005,
      Math.cos(a) * Math.cos(p) * r * 1.005,
    ] as const;
  const [rings, spokes] = [6, 14];
  for (let ring = 0; ring < rings; ring++)
    for (let spoke = 0; spoke < spokes; spoke++) {
      const [p, q] = [ring, ring + 1].map(
        (step) => from + ((Math.PI / 2 - from) * step) / rings,
      ) as [number, number];
      const turn = (spoke + (ring % 2) / 2) * ((Math.PI * 2) / spokes);
      const step = (Math.PI * 2) / spokes;
      tube(b, at(turn, p), at(turn + step, p), 0.05, rib, 5);
      tube(b, at(turn, p), at(turn + step / 2, q), 0.05, rib, 5);
      tube(b, at(turn + step, p), at(turn + step / 2, q), 0.05, rib, 5);
    }
  if (isBall)
    turned(
      kit,
      'ball foot',
      [
        [2.6, 0],
        [2.2, 0.6],
        [2.4, 0.9],
      ],
      palette.concrete,
    );
  body(kit, { x0: -1.1, x1: 1.1, z0: r - 1.6, z1: r + 0.7 }, 0, 2.6, {
    openings: { front: [doorway(1.1, 1.2, 2.2)] },
    wall: isGlass ? other('#e4e6e6') : kit.skin.wall,
    name: 'airlock',
  });
  return {
    rect: around(r + 0.6, r + 0.8),
    high: base + r,
    storeys: 1,
    roof: 'dome',
    facts: { windows: true },
  };
}

function pyramid(kit: Kit): Stands {
  const { b, palette, house } = kit;
  const isGlass =
    house.design.brief.parts.walls?.materials?.[0] === 'glass' ||
    /glass|louvre/i.test(house.design.brief.prompt);
  const [r, high] = [9, 11];
  b.begin('wall', 'pyramid');
  const corners = [
    [-r, r],
    [r, r],
    [r, -r],
    [-r, -r],
  ] as const;
  corners.forEach(([x, z], index) => {
    const [nx, nz] = corners[(index + 1) % 4]!;
    b.tri(
      [x, 0, z],
      [nx, 0, nz],
      [0, high, 0],
      isGlass ? palette.glass : kit.skin.wall,
      isGlass ? [0, 0, 18, 0, 9, 12] : undefined,
    );
  });
  b.begin('trim', 'pyramid courses');
  for (let y = 0.9; y < high - 0.6; y += 0.9) {
    const s = r * (1 - y / high) + 0.02;
    const edge = isGlass ? palette.metal : palette.accent;
    for (const [x, z, tx, tz] of [
      [-s, s, s, s],
      [s, s, s, -s],
      [s, -s, -s, -s],
      [-s, -s, -s, s],
    ] as const)
      tube(b, [x, y, z], [tx, y, tz], isGlass ? 0.05 : 0.035, edge, 4);
  }
  const lean = (y: number) => r * (1 - y / high);
  if (!isGlass)
    for (const [x, y] of [
      [-2.6, 0.8],
      [2.6, 0.8],
      [0, 3.6],
    ] as const) {
      b.begin('window', 'pyramid window');
      box(b, [x - 0.75, y, lean(y) - 1], [x + 0.75, y + 1.5, lean(y) + 0.08], palette.trim);
      b.quad(
        [x - 0.6, y + 0.12, lean(y) + 0.1],
        [x + 0.6, y + 0.12, lean(y) + 0.1],
        [x + 0.6, y + 1.38, lean(y) + 0.1],
        [x - 0.6, y + 1.38, lean(y) + 0.1],
        palette.glass,
        [0, 0, 1.2, 0, 1.2, 1.3, 0, 1.3],
      );
    }
  body(kit, { x0: -1.3, x1: 1.3, z0: r - 2.2, z1: r + 0.3 }, 0, 2.7, {
    openings: { front: [doorway(1.3, 1.3, 2.2)] },
    wall: palette.trim,
  });
  return { rect: around(r, r + 0.4), high, storeys: 2, roof: 'gable', facts: { windows: 3 } };
}

/** Earth between the top of the walls and the ridge of the mound, and down to the ground beside them. */
function mouldedFront({ b }: Kit, grass: MaterialHandle): void {
  const steps = 30;
  const [half, wall, high] = [15, 6, 3.1];
  const ridge = (x: number) => 4.2 * Math.max(0, 1 - (x / half) ** 2) ** 0.7;
  b.begin('roof', 'green roof');
  for (let step = 0; step < steps; step++) {
    const [a, c] = [step, step + 1].map((one) => -half + (2 * half * one) / steps) as [
      number,
      number,
    ];
    const foot = Math.abs(a + c) / 2 < wall ? high : -0.05;
    b.quad([a, foot, 0.1], [c, foot, 0.1], [c, ridge(c), 0.58], [a, ridge(a), 0.58], grass);
  }
}

function earthHouse(kit: Kit): Stands {
  const { b, palette, house, other } = kit;
  const isHobbit = /hobbit/i.test(house.design.brief.prompt);
  const grass = b.material({ ...b.materialOf(palette.roof), name: 'earth mound' });
  b.begin('roof', 'green roof');
  surface(
    b,
    40,
    14,
    (u, v) => {
      const x = (u - 0.5) * 30;
      const depth = v * 15;
      const side = Math.max(0, 1 - (x / 15) ** 2);
      return [x, Math.max(-0.05, 4.2 * side ** 0.7 * (1 - (v * 0.9) ** 2) - 0.03), 0.6 - depth];
    },
    grass,
  );
  mouldedFront(kit, grass);
  const rect: Rect = { x0: -6, x1: 6, z0: -2, z1: 0 };
  const front = isHobbit
    ? [
        { u0: 1, u1: 2.8, v0: 0.8, v1: 2.6, kind: 'window', round: true } as const,
        { u0: 9.2, u1: 11, v0: 0.8, v1: 2.6, kind: 'window', round: true } as const,
      ]
    : [
        { u0: 0.5, u1: 5.4, v0: 0.1, v1: 2.7, kind: 'glazedDoor', columns: 4 } as const,
        doorway(6.3, 1, 2.3),
        { u0: 7.2, u1: 11.5, v0: 0.1, v1: 2.7, kind: 'glazedDoor', columns: 4 } as const,
      ];
  body(kit, rect, 0, 3.1, { openings: { front } });
  if (isHobbit) {
    b.begin('door', 'front door');
    surface(
      b,
      28,
      1,
      (u, v) => [
        Math.sin(u * Math.PI * 2) * 1.05 * v,
        1.1 + Math.cos(u * Math.PI * 2) * 1.05 * v,
        0.06,
      ],
      palette.door,
      { bothSides: true },
    );
    b.begin('trim', 'round frame');
    for (let step = 0; step < 28; step++) {
      const [a, c] = [step, step + 1].map((one) => (one / 28) * Math.PI * 2) as [number, number];
      tube(
        b,
        [Math.sin(a) * 1.1, 1.1 + Math.cos(a) * 1.1, 0.06],
        [Math.sin(c) * 1.1, 1.1 + Math.cos(c) * 1.1, 0.06],
        0.12,
        other('#8a6242'),
        6,
      );
    }
    b.facts['round-windows'] = true;
    b.facts['round-door'] = true;
  }
  b.begin('wall', 'retaining walls');
  for (const side of [-1, 1])
    for (let step = 0; step < 10; step++) {
      const at = (one: number) =>
        [
          side * (6 + 5.2 * Math.sin((one / 10) * 1.3)),
          0.5 + 3.4 * (1 - Math.cos((one / 10) * 1.3)) * 0.9,
        ] as const;
      const [[x, z], [nx, nz]] = [at(step), at(step + 1)];
      tube(b, [x, 0.9, z], [nx, 0.75, nz], 0.16, palette.concrete, 6);
      const [high, next] = [3 - step * 0.24, 3 - (step + 1) * 0.24];
      for (const flip of [false, true])
        if (flip) b.quad([nx, 0, nz], [x, 0, z], [x, high, z], [nx, next, nz], palette.concrete);
        else b.quad([x, 0, z], [nx, 0, nz], [nx, next, nz], [x, high, z], palette.concrete);
    }
  b.begin('chimney', 'chimney');
  box(b, [3, 3.4, -4.4], [3.6, 5.2, -3.8], palette.chimney);
  return {
    rect: { x0: -13, x1: 13, z0: -14, z1: 0.8 },
    high: 5.2,
    storeys: 1,
    roof: 'curved',
    facts: { windows: 2, chimney: 1, roof: true },
  };
}

export const mounds: Landmarks = {
  dome: {
    look: { walls: [['plaster', '#efefec']] },
    places: { countryside: 0.6, desert: 0.4 },
    camera: near,
    build: dome,
  },
  pyramid: {
    look: { walls: [['stone', '#cdb284']], accents: [['stone', '#a98f64']] },
    places: { desert: 1 },
    camera: { ...near, heightMetres: [1.7, 4] },
    build: pyramid,
  },
  'earth-house': {
    look: { walls: [['concrete'], ['stone']], roofs: [['planted']], doors: ['#3f6b3a'] },
    places: { countryside: 0.8, mountains: 0.2 },
    camera: { ...near, heightMetres: [2, 3.5], fill: 0.42 },
    build: earthHouse,
  },
};
