/** Ground without a house, a house for two, and two towers with a bridge between them. */
import { box, prism, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import { body, doorway, roofOn, row } from './kit/kit-parts.ts';
import type { Kit, Landmarks, Stands } from './kit/landmark.ts';

/** Where things stand of which the picture is about. */
function openGround(): Stands {
  const facts = { walls: false, roof: false, door: false, windows: false } as const;
  return { rect: { x0: -3, x1: 3, z0: -0.6, z1: 0 }, high: 3, storeys: 1, roof: 'flat', facts };
}

function semiDetached(kit: Kit): Stands {
  const { b, palette, house } = kit;
  const storeys = Math.min(3, house.design.brief.storeys ?? 2);
  const high = storeys * 2.8;
  const rect: Rect = { x0: -7, x1: 7, z0: -8.5, z1: 0 };
  const floors = (u: number) =>
    Array.from(
      { length: storeys },
      (_, floor) =>
        ({
          u0: u,
          u1: u + 1.7,
          v0: 0.9 + floor * 2.8,
          v1: 2.2 + floor * 2.8,
          kind: 'window',
          columns: 2,
        }) as const,
    );
  const upper = [1, 12].map(
    (u) => ({ u0: u - 0.1, u1: u + 1.1, v0: 3.8, v1: 5, kind: 'window' }) as const,
  );
  body(kit, rect, 0, high, {
    openings: {
      front: [
        doorway(1.6, 1, 2.15),
        doorway(12.4, 1, 2.15),
        ...floors(3.6),
        ...floors(8.7),
        ...(storeys > 1 ? upper : []),
      ],
      left: row(8.5, 2, 3.7, 4.9),
      right: row(8.5, 2, 3.7, 4.9),
    },
  });
  const top = roofOn(kit, rect, high, {
    form: house.design.brief.roof ?? 'gable',
    ridge: 'x',
    pitch: 0.85,
  });
  b.begin('chimney', 'chimney');
  for (const x of [-0.9, 0.5])
    box(b, [x, high + 1.5, -4.6], [x + 0.5, top + 1, -3.9], palette.chimney);
  b.begin('trim', 'party wall');
  box(b, [-0.06, 0, 0], [0.06, high, 0.06], palette.trim);
  b.begin('trim', 'door canopies');
  for (const x of [-5.4, 5.4]) box(b, [x - 0.8, 2.4, 0], [x + 0.8, 2.52, 0.9], palette.trim);
  b.begin('fence', 'garden wall');
  box(b, [-0.08, 0, 0], [0.08, 0.9, 5], palette.plinth);
  b.facts.houses = 2;
  return {
    rect: { ...rect, z1: 0.4 },
    high: top + 1,
    storeys,
    roof: house.design.brief.roof ?? 'gable',
    facts: { windows: 6, chimney: 2 },
  };
}

function twinTowers(kit: Kit): Stands {
  const { b, palette, house } = kit;
  const { brief } = house.design;
  const storeys = Math.min(40, brief.storeys ?? 18);
  const high = 6 + storeys * 3.3;
  const random = house.design.random('twin towers');
  const glass = b.material({
    name: 'tower glass',
    surface: 'curtainWall',
    albedo: [0.012, 0.02, 0.026],
    roughness: 0.03,
    neverSnow: true,
    rooms: {
      roomWidthMetres: 3,
      storeyHeightMetres: 3.3,
      roomDepthMetres: 7,
      paneWidthMetres: 1.5,
      mullionMetres: 0.08,
      spandrelMetres: 0.5,
      litShare: 0.6,
      life: 'office',
      mullionColour: b.materialOf(palette.trim).albedo,
      seed: random.integer(1, 999),
    },
  });
  const isPlain =
    brief.parts.walls?.materials !== undefined && brief.parts.walls.materials[0] !== 'glass';
  for (const x of [-15, 15]) {
    const outline = [
      [x - 8, -14],
      [x - 8, 0],
      [x + 8, 0],
      [x + 8, -14],
    ] as const;
    b.begin('wall', 'tower shaft');
    prism(b, outline, 0, high, glass, palette.concrete);
    b.begin('trim', 'tower edge');
    prism(
      b,
      outline.map(([u, z]) => [u + Math.sign(u - x) * 0.2, z > -7 ? 0.2 : -14.2] as const),
      high,
      high + 1,
      palette.trim,
    );
    prism(
      b,
      outline.map(([u, z]) => [u + Math.sign(u - x) * 0.4, z > -7 ? 0.4 : -14.4] as const),
      4.4,
      5,
      palette.trim,
    );
    if (isPlain)
      for (let y = 5; y < high; y += 3.3)
        prism(
          b,
          outline.map(([u, z]) => [u + Math.sign(u - x) * 0.1, z > -7 ? 0.1 : -14.1] as const),
          y,
          y + 1.2,
          kit.skin.wall,
        );
  }
  b.begin('wall', 'skybridge');
  const y = high * 0.72;
  box(b, [-7, y, -9], [7, y + 3.6, -5], glass);
  b.begin('trim', 'skybridge edges');
  for (const up of [y - 0.4, y + 3.6])
    box(b, [-7.2, up, -9.2], [7.2, up + 0.4, -4.8], palette.trim);
  for (const side of [-1, 1])
    tube(b, [side * 7, y - 6, -7], [0, y - 0.2, -7], 0.3, palette.metal, 8);
  b.facts.houses = 2;
  return {
    rect: { x0: -23, x1: 23, z0: -14, z1: 0.4 },
    high: high + 1,
    storeys: brief.storeys ?? 18,
    roof: 'flat',
    facts: { windows: true, skybridge: true },
  };
}

export const plots: Landmarks = {
  'open-ground': {
    look: {},
    places: { countryside: 0.5, suburb: 0.5 },
    camera: { sideRad: [0.15, 0.4], heightMetres: [1.6, 1.9], fovDeg: [50, 56], fill: 0.3 },
    build: openGround,
  },
  'semi-detached': {
    look: { walls: [['brick'], ['plaster', '#efe8da']], roofs: [['tile'], ['slate']] },
    places: { suburb: 1 },
    storeys: [1, 3],
    camera: { sideRad: [0.2, 0.5], heightMetres: [1.5, 1.8], fovDeg: [48, 56], fill: 0.42 },
    countsItself: true,
    build: semiDetached,
  },
  'twin-towers': {
    look: { walls: [['metal']], trims: ['#b7babd', '#2a2d31'] },
    places: { city: 1 },
    storeys: [4, 40],
    camera: { sideRad: [0.15, 0.5], heightMetres: [1.7, 3], fovDeg: [46, 56], fill: 0.36 },
    countsItself: true,
    build: twinTowers,
  },
};
