/** Barns, sheds, garages: plain volumes with characteristic doors. */
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import { body, doorway, roofOn, row } from './kit/kit-parts.ts';
import type { Kit, Landmarks, Stands } from './kit/landmark.ts';

function barn(kit: Kit): Stands {
  const { b, palette, house, other } = kit;
  const { brief } = house.design;
  const rect: Rect = { x0: -6, x1: 6, z0: -16, z1: 0 };
  const isOpen = /doors? open|open doors?|big open/i.test(brief.prompt);
  const hole = { u0: 4, u1: 8, v0: 0.01, v1: 4.2, kind: 'void' } as const;
  body(kit, rect, 0, 5, {
    openings: {
      front: [
        ...(isOpen ? [hole] : []),
        ...row(3.6, 1, 1.4, 2.6),
        ...row(3.6, 1, 1.4, 2.6).map((one) => ({ ...one, u0: one.u0 + 8.4, u1: one.u1 + 8.4 })),
      ],
      left: row(16, 4, 1.5, 2.7),
      right: row(16, 4, 1.5, 2.7),
    },
  });
  const door = brief.parts.door?.colours === undefined ? kit.skin.wall : palette.door;
  const white = palette.trim;
  for (const side of [-1, 1]) {
    const x0 = isOpen ? (side > 0 ? 2.1 : -4.1) : side > 0 ? 0.05 : -2;
    const [a, c] = [x0, x0 + 1.95];
    b.begin('door', 'barn door');
    box(b, [a, 0.05, 0.02], [c, 4.1, 0.14], door);
    b.begin('trim', 'door braces');
    for (const [p, q] of [
      [
        [a, 0.1],
        [c, 0.1],
      ],
      [
        [a, 4],
        [c, 4],
      ],
      [
        [a, 0.1],
        [a, 4],
      ],
      [
        [c, 0.1],
        [c, 4],
      ],
      [
        [a, 0.1],
        [c, 4],
      ],
      [
        [a, 4],
        [c, 0.1],
      ],
    ] as const)
      tube(b, [p[0], p[1], 0.17], [q[0], q[1], 0.17], 0.09, white, 4);
  }
  if (isOpen) {
    b.begin('room', 'barn inside');
    b.quad([-2, 0.02, -3], [2, 0.02, -3], [2, 4.2, -3], [-2, 4.2, -3], other('#2c2018'));
  }
  b.begin('door', 'loft door');
  box(b, [-0.9, 5.6, 0.02], [0.9, 7.3, 0.12], door);
  for (const [p, q] of [
    [
      [-0.9, 5.6],
      [0.9, 7.3],
    ],
    [
      [-0.9, 7.3],
      [0.9, 5.6],
    ],
  ] as const)
    tube(b, [p[0], p[1], 0.15], [q[0], q[1], 0.15], 0.07, white, 4);
  const top = roofOn(kit, rect, 5, {
    form: 'gambrel',
    ridge: 'z',
    pitch: 0.95,
    eave: 0.45,
    gutters: false,
  });
  b.begin('trim', 'corner boards');
  for (const x of [-6, 5.75]) box(b, [x, 0, -0.02], [x + 0.25, 5, 0.06], white);
  return {
    rect: { ...rect, z1: 0.4 },
    high: top,
    storeys: 2,
    roof: 'gambrel',
    facts: { windows: 6 },
  };
}

function shed(kit: Kit): Stands {
  const { b, house, palette } = kit;
  const { brief } = house.design;
  const isHut = /beach hut|bathing|boat/i.test(brief.prompt);
  const [w, d] = isHut ? [1.5, 1.7] : [2.1, 1.5];
  const rect: Rect = { x0: -w, x1: w, z0: -2 * d, z1: 0 };
  const paints = kit.bands;
  const own = paints[kit.index % paints.length]!;
  const isRound = brief.parts.windows?.form === 'round';
  const pane = {
    u0: 0.35,
    u1: 1.25,
    v0: 0.95,
    v1: 1.75,
    kind: 'window',
    ...(isRound ? { round: true as const } : {}),
  } as const;
  const front = isHut ? [doorway(w, 1.1, 2)] : [pane, doorway(2 * w - 1.15, 0.95, 2)];
  if (isRound) b.facts['round-windows'] = true;
  body(kit, rect, 0.15, 2.3, { openings: { front, right: row(2 * d, 1, 1, 1.7) }, wall: own });
  if (brief.parts.walls?.form === 'striped' || /strip/i.test(brief.prompt)) {
    b.begin('trim', 'stripes');
    const white = kit.other('#f4f0e6');
    for (let x = -w; x < w - 0.05; x += 0.5)
      if (Math.abs(x + 0.12) > 0.62) box(b, [x, 0.15, 0], [x + 0.25, 2.45, 0.025], white);
  }
  const top = roofOn(kit, rect, 2.45, { ridge: 'z', pitch: 1.1, eave: 0.25, gutters: false });
  b.begin('terrace', 'hut floor');
  box(b, [-w - 0.2, 0, -2 * d - 0.2], [w + 0.2, 0.15, 0.9], palette.deck);
  return {
    rect: { x0: -w - 0.3, x1: w + 0.3, z0: -2 * d - 0.3, z1: 0.9 },
    high: top,
    storeys: 1,
    roof: 'gable',
    facts: { windows: 1 },
  };
}

function carport(kit: Kit): Stands {
  const { b, palette } = kit;
  b.begin('column', 'posts');
  for (const x of [-2.8, 2.8])
    for (const z of [-5.2, -2.6, 0])
      box(b, [x - 0.09, 0, z - 0.09], [x + 0.09, 2.5, z + 0.09], palette.deck);
  b.begin('roof', 'carport roof');
  box(b, [-3.3, 2.5, -5.6], [3.3, 2.75, 0.5], palette.deck, palette.roof);
  b.begin('wall', 'slats');
  for (let y = 0.15; y < 2.4; y += 0.2) {
    box(b, [-2.8, y, -5.3], [2.8, y + 0.12, -5.24], palette.deck);
    box(b, [-2.86, y, -5.2], [-2.8, y + 0.12, 0], palette.deck);
  }
  b.begin('path', 'parking');
  box(b, [-3, -0.1, -5.5], [3, 0.03, 6], palette.paving);
  return {
    rect: { x0: -3.4, x1: 3.4, z0: -5.7, z1: 0.5 },
    high: 2.8,
    storeys: 1,
    roof: 'flat',
    facts: { garage: true, path: true, columns: true },
  };
}

function garages(kit: Kit, doors: number, high: number): Rect {
  const half = doors * 1.9 + 0.5;
  const rect: Rect = { x0: -half, x1: half, z0: -7, z1: 0 };
  const front = Array.from({ length: doors }, (_, index) => {
    const u = 0.5 + 0.4 + index * 3.8;
    return { u0: u, u1: u + 3, v0: 0.02, v1: high - 0.7, kind: 'garage' } as const;
  });
  body(kit, rect, 0, high, { openings: { front, left: row(7, 2, 1, 2), right: row(7, 2, 1, 2) } });
  return rect;
}

function garage(kit: Kit): Stands {
  const doors = Math.min(
    4,
    kit.house.design.count('garage') ?? (/three/i.test(kit.house.design.brief.prompt) ? 3 : 2),
  );
  const rect = garages(kit, doors, 2.9);
  const top = roofOn(kit, rect, 2.9, { ridge: 'x', pitch: 0.8 });
  return {
    rect,
    high: top,
    storeys: 1,
    roof: 'gable',
    facts: { garage: true, windows: true, door: true },
  };
}

function fireStation(kit: Kit): Stands {
  const { b, palette, house, other } = kit;
  const doors = Math.min(6, Math.max(2, house.design.count('door') ?? 3));
  const red =
    house.design.brief.parts.door?.colours === undefined ? other('#b3261e', 0.5) : palette.door;
  const painted: Kit = { ...kit, skin: { ...kit.skin, garage: red } };
  const rect = garages(painted, doors, 5);
  body(kit, { ...rect, z0: -7, z1: -0.4 }, 5, 3, {
    openings: { front: row(rect.x1 * 2, doors * 2, 0.9, 2.2) },
    storey: 1,
  });
  b.begin('trim', 'parapet');
  box(b, [rect.x0 - 0.15, 8, -7.1], [rect.x1 + 0.15, 8.35, -0.2], palette.trim);
  const tower: Rect = { x0: rect.x1 - 0.2, x1: rect.x1 + 3.2, z0: -4.4, z1: 0.2 };
  body(kit, tower, 0, 13, {
    openings: {
      front: [
        doorway(1.7, 1.1, 2.2),
        ...[4, 7].map((y) => ({ u0: 1.2, u1: 2.2, v0: y, v1: y + 1.6, kind: 'window' }) as const),
      ],
    },
    name: 'hose tower',
  });
  b.begin('trim', 'tower edge');
  box(b, [tower.x0 - 0.2, 13, tower.z0 - 0.2], [tower.x1 + 0.2, 13.4, 0.4], palette.trim);
  return {
    rect: { ...rect, x1: tower.x1 },
    high: 13.4,
    storeys: 2,
    roof: 'flat',
    facts: { door: doors, garage: true, tower: true, windows: 6, 'clock-tower': true },
  };
}

export const near = {
  sideRad: [0.3, 0.6],
  heightMetres: [1.5, 1.8],
  fovDeg: [48, 56],
  fill: 0.38,
} as const;

export const sheds: Landmarks = {
  barn: {
    look: {
      walls: [
        ['board-and-batten', '#8f2f26'],
        ['timber', '#8f2f26'],
      ],
      roofs: [['metal'], ['shingle']],
      trims: ['#efece4'],
      doors: ['#8f2f26'],
    },
    places: { countryside: 1 },
    camera: near,
    build: barn,
  },
  shed: {
    look: {
      walls: [['timber'], ['clapboard', '#8fa08a'], ['timber', '#5b7484']],
      roofs: [['shingle'], ['metal']],
      doors: ['#efece4', '#2f4a5a'],
    },
    places: { suburb: 0.6, countryside: 0.4 },
    camera: near,
    build: shed,
  },
  carport: {
    look: { walls: [['timber']], roofs: [['metal']] },
    places: { suburb: 1 },
    camera: near,
    build: carport,
  },
  'garage-building': {
    look: {
      walls: [['plaster'], ['brick'], ['timber']],
      roofs: [['tile'], ['slate']],
      doors: ['#6f7478', '#efece4'],
    },
    places: { suburb: 1 },
    camera: near,
    build: garage,
  },
  'fire-station': {
    look: { walls: [['brick'], ['plaster', '#e9e6df']], roofs: [['concrete']], doors: ['#b3261e'] },
    places: { suburb: 0.5, city: 0.5 },
    camera: near,
    build: fireStation,
  },
};
