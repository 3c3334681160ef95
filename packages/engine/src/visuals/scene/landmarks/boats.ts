/** Houses on the water. */
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import { body, doorway, roofOn, row } from './kit/kit-parts.ts';
import type { Kit, Landmarks, Stands } from './kit/landmark.ts';
import { near } from './sheds.ts';
import { leafBall } from './stalls.ts';

function houseboat(kit: Kit): Stands {
  const { b, palette, other, house } = kit;
  const water = b.material({
    name: 'harbour water',
    surface: 'water',
    albedo: [0.03, 0.055, 0.055],
    rippleHeight: 0.3,
    neverSnow: true,
  });
  b.begin('water', 'canal', { subject: false });
  b.quad([-90, 0.04, 9], [90, 0.04, 9], [90, 0.04, -30], [-90, 0.04, -30], water);
  b.begin('wall', 'hull');
  const hull = other('#2b3238', 0.5);
  const outline = [
    [-7.6, -0.6],
    [-6.6, -2.5],
    [6.2, -2.5],
    [8.2, -0.2],
    [6.2, 2.1],
    [-6.6, 2.1],
  ] as const;
  outline.forEach(([x, z], index) => {
    const [nx, nz] = outline[(index + 1) % outline.length]!;
    b.quad(
      [nx, -0.4, nz],
      [x, -0.4, z],
      [x * 1.02, 0.8, z * 1.05],
      [nx * 1.02, 0.8, nz * 1.05],
      hull,
    );
    b.quad(
      [x, -0.4, z],
      [nx, -0.4, nz],
      [nx * 1.02, 0.8, nz * 1.05],
      [x * 1.02, 0.8, z * 1.05],
      hull,
    );
  });
  b.begin('terrace', 'deck');
  box(b, [-7, 0.7, -2.4], [6.8, 0.82, 2.2], palette.deck);
  const rect: Rect = { x0: -4.6, x1: 4.2, z0: -2.1, z1: 1.6 };
  const isRound =
    house.design.brief.parts.windows?.form === 'round' ||
    /porthole/i.test(house.design.brief.prompt);
  const ports = [0.9, 2.3, 5.6, 7].map(
    (u) =>
      ({
        u0: u,
        u1: u + 0.95,
        v0: 1,
        v1: 1.95,
        kind: 'window',
        ...(isRound ? { round: true as const } : {}),
      }) as const,
  );
  if (isRound) b.facts['round-windows'] = true;
  b.place({ at: [0, 0.8, 0] }, () =>
    body(kit, rect, 0, 2.4, {
      openings: {
        front: [...ports, doorway(4.6, 0.9, 2)],
        right: row(3.7, 1, 0.9, 1.9),
        left: row(3.7, 1, 0.9, 1.9),
      },
    }),
  );
  const top = roofOn(kit, rect, 3.2, {
    form: 'curved',
    ridge: 'x',
    pitch: 0.35,
    eave: 0.3,
    gutters: false,
  });
  b.begin('fence', 'deck railing');
  for (const [x0, x1] of [
    [4.6, 6.6],
    [-6.8, -4.8],
  ] as const) {
    for (let x = x0; x <= x1 + 0.01; x += 0.5)
      tube(b, [x, 0.8, 2.1], [x, 1.7, 2.1], 0.025, palette.metal, 5);
    for (const y of [1.25, 1.7]) tube(b, [x0, y, 2.1], [x1, y, 2.1], 0.03, palette.metal, 5);
  }
  b.begin('plant', 'plant pot');
  for (const x of [-3.8, -2.6, 3.2]) {
    box(b, [x - 0.18, 0.82, 1.75], [x + 0.18, 1.15, 2.1], other('#b4653f'));
    for (let leaf = 0; leaf < 4; leaf++)
      b.place({ at: [x, 1.25 + leaf * 0.06, 1.92] }, () =>
        leafBall(kit, 0.22, leaf % 2 === 0 ? '#7f6ba8' : '#6b8a5a'),
      );
  }
  b.begin('path', 'quay', { subject: false });
  box(b, [-60, -0.2, 9], [60, 0.3, 10], kit.palette.stone);
  return {
    rect: { x0: -8, x1: 8.4, z0: -2.6, z1: 2.3 },
    high: top,
    storeys: 1,
    roof: 'curved',
    facts: {
      windows: 5,
      canal: true,
      terrace: true,
      boat: true,
      plants: true,
      planters: true,
      flowers: true,
    },
  };
}

export const boats: Landmarks = {
  houseboat: {
    look: {
      walls: [['timber', '#3a5f73'], ['timber'], ['plaster', '#c9553a']],
      roofs: [['metal']],
      doors: ['#efece4'],
    },
    places: { suburb: 0.5, city: 0.5 },
    camera: { ...near, fill: 0.42 },
    build: houseboat,
  },
};
