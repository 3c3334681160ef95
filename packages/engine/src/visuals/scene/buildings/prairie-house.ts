/** The prairie house: long low hips, bands of leaded windows, brick terraces with copings and urns. */

import { frontDoors } from '../facades/front-doors.ts';
import { coat } from '../finishes.ts';
import { shrub } from '../plants/low-plants.ts';
import { chimney } from '../roofs.ts';
import { frontPath, gardenWall, paving, planter, steps } from '../site/garden.ts';
import type { Site } from '../site/site.ts';
import { box } from '../solids.ts';
import type { Opening, Rect } from '../wall-parts.ts';
import { around, type Built, type Grammar, type House, plinth, topRoof } from './house.ts';
import { mass } from './masses.ts';

const lower = 2.75;
const upper = 2.5;
const base = 0.4;
const terraceMetres = 0.3;

const band = (u0: number, u1: number, v0: number, v1: number): Opening => ({
  u0,
  u1,
  v0,
  v1,
  kind: 'window',
  columns: Math.max(2, Math.round((u1 - u0) / 0.62)),
  bars: [0.74],
});

function piers(house: House, rect: Rect, xs: readonly number[], top: number): void {
  const { b, palette } = house;
  for (const x of xs) {
    b.begin('wall', 'brick pier');
    box(b, [x - 0.38, 0, rect.z1 - 0.1], [x + 0.38, top, rect.z1 + 0.42], palette.wall);
    b.begin('trim', 'pier coping');
    box(b, [x - 0.45, base + 0.9, rect.z1], [x + 0.45, base + 1.05, rect.z1 + 0.5], palette.stone);
  }
}

function build(house: House): Built {
  const { b, random, palette, design, storeys } = house;
  const scale = design.brief.size === 'small' ? 0.82 : design.brief.size === 'large' ? 1.2 : 1;
  const half = random.between(7.4, 9.6) * scale;
  const side = random.chance(0.5) ? 1 : -1;
  const main: Rect = { x0: -half, x1: half, z0: -3.8, z1: 3.9 };
  const form = design.brief.roof ?? 'hip';
  const pitch = random.between(0.3, 0.4);
  const eave = random.between(1.3, 2);
  const stucco = { ...house.skin, wall: palette.accent };
  plinth(house, main, base, 0.08, palette.stone);
  const doorAt = half + side * random.between(-2.2, 2.2);
  const width = half * 2;
  const gap = 1;
  mass(house, main, {
    y: base,
    height: lower,
    storey: 0,
    openings: {
      front: [
        band(0.8, doorAt - gap - 0.4, 1, 2.45),
        ...frontDoors(house, doorAt, 1.15, 2.25, { surround: true }),
        band(doorAt + gap + 0.4, width - 0.8, 1, 2.45),
      ],
      left: [band(1, 6.6, 1, 2.45)],
      right: [band(1, 6.6, 1, 2.45)],
      back: [band(2, width - 2, 1, 2.4)],
    },
  });
  b.begin('trim', 'sill band');
  box(
    b,
    [main.x0 - 0.06, base + 0.86, main.z0 - 0.06],
    [main.x1 + 0.06, base + 0.98, main.z1 + 0.08],
    palette.stone,
  );
  box(
    b,
    [main.x0 - 0.05, base + 2.5, main.z0 - 0.05],
    [main.x1 + 0.05, base + 2.64, main.z1 + 0.06],
    palette.trim,
  );
  piers(
    house,
    main,
    [main.x0 + 0.5, main.x0 + doorAt - 1.35, main.x0 + doorAt + 1.35, main.x1 - 0.5],
    base + lower,
  );
  let top = topRoof(house, main, base + lower, { form, eave, pitch });
  // A porch wing on heavy piers extends the house horizontally.
  const porch: Rect =
    side > 0
      ? { x0: main.x1, x1: main.x1 + random.between(4, 5.6), z0: -2.4, z1: 2.8 }
      : { x0: main.x0 - random.between(4, 5.6), x1: main.x0, z0: -2.4, z1: 2.8 };
  const hasPorch = design.wants('porch', 1);
  for (const z of hasPorch ? [porch.z0 + 0.5, porch.z1 - 0.5] : []) {
    const x = side > 0 ? porch.x1 - 0.6 : porch.x0 + 0.6;
    b.begin('column', 'porch pier');
    box(b, [x - 0.5, 0, z - 0.5], [x + 0.5, 2.6, z + 0.5], palette.wall);
    box(b, [x - 0.58, 0.95, z - 0.58], [x + 0.58, 1.1, z + 0.58], palette.stone);
  }
  b.facts.porch = hasPorch;
  if (hasPorch) topRoof(house, porch, 2.6, { form: 'hip', eave: 1.1, pitch: 0.28 });
  let y = base + lower + 0.25;
  let previous = main;
  for (let storey = 1; storey < storeys; storey++) {
    const w = (previous.x1 - previous.x0) * random.between(0.46, 0.6);
    const middle = random.between(-1.6, 1.6);
    const rect: Rect = {
      x0: middle - w / 2,
      x1: middle + w / 2,
      z0: previous.z0 + 0.6,
      z1: previous.z1 - 0.5,
    };
    mass(house, rect, {
      y,
      height: upper,
      storey,
      skin: stucco,
      openings: {
        front: [band(0.7, w - 0.7, 1.15, 2.2)],
        left: [band(0.8, rect.z1 - rect.z0 - 0.8, 1.15, 2.2)],
        right: [band(0.8, rect.z1 - rect.z0 - 0.8, 1.15, 2.2)],
        back: [band(0.8, w - 0.8, 1.15, 2.2)],
      },
    });
    b.begin('trim', 'timber bands');
    for (const v of [1.02, 2.24])
      box(
        b,
        [rect.x0 - 0.05, y + v, rect.z0 - 0.05],
        [rect.x1 + 0.05, y + v + 0.12, rect.z1 + 0.06],
        palette.trim,
      );
    top = Math.max(top, topRoof(house, rect, y + upper, { form, eave: eave * 0.9, pitch }));
    previous = rect;
    y += upper + 0.25;
  }
  const chimneyX = random.between(-2.5, 2.5);
  if (design.wants('chimney', 1)) {
    chimney(b, {
      x: chimneyX,
      z: -0.4,
      y0: base + lower,
      y1: top + 0.8,
      wallMaterial: palette.wall,
      trim: palette.stone,
      pot: b.material(coat('#6a3f30', { name: 'chimney pot' })),
    });
    b.facts.chimney = 1;
  }
  const footprint = hasPorch ? around(main, porch) : main;
  const terrace: Rect = {
    x0: main.x0 - 1,
    x1: main.x1 + 1,
    z0: main.z1,
    z1: main.z1 + random.between(2.6, 4),
  };
  return {
    footprint,
    heightMetres: top + 1,
    storeys,
    roof: form,
    camera: { sideRad: [0.15, 0.62], heightMetres: [1.4, 1.8], fovDeg: [50, 58], fill: 0.36 },
    layOut: (site) => layOut(site, main.x0 + doorAt, terrace),
  };
}

function walledTerrace(site: Site, doorX: number, terrace: Rect): void {
  const { b, palette, random, plants } = site;
  paving(site, terrace, terraceMetres, palette.paving, 'terrace');
  b.facts.terrace = true;
  const z = terrace.z1;
  gardenWall(b, [terrace.x0, 0, z], [doorX - 1.5, 0, z], 0.95, palette.wall, palette.stone);
  gardenWall(b, [doorX + 1.5, 0, z], [terrace.x1, 0, z], 0.95, palette.wall, palette.stone);
  gardenWall(b, [terrace.x0, 0, terrace.z0], [terrace.x0, 0, z], 0.95, palette.wall, palette.stone);
  gardenWall(b, [terrace.x1, 0, z], [terrace.x1, 0, terrace.z0], 0.95, palette.wall, palette.stone);
  for (const x of [doorX - 1.5, doorX + 1.5, terrace.x0, terrace.x1]) {
    b.begin('wall', 'terrace pier');
    box(b, [x - 0.36, 0, z - 0.36], [x + 0.36, 1.25, z + 0.36], palette.wall);
    box(b, [x - 0.44, 1.25, z - 0.44], [x + 0.44, 1.38, z + 0.44], palette.stone);
    planter(b, [x, 1.38, z], 0.42, 0.34, palette.stone);
    shrub(
      b,
      [x, 1.66, z],
      0.4,
      random.chance(0.5) ? plants.flowers(random) : plants.shrub(random),
      random,
      170,
    );
  }
}

function layOut(site: Site, doorX: number, terrace: Rect): void {
  const { b, palette, design } = site;
  const hasTerrace = design.wants('terrace', 1);
  if (hasTerrace) walledTerrace(site, doorX, terrace);
  const z = hasTerrace ? terrace.z1 : terrace.z0;
  const top = hasTerrace ? terraceMetres : base;
  steps(b, { x0: doorX - 1.2, x1: doorX + 1.2, z0: z, z1: z + 0.9 }, 0, top, palette.stone);
  frontPath(site, { x0: doorX - 1.1, x1: doorX + 1.1, z0: z + 0.9, z1: z + 14 });
  b.facts.pool = false;
}

export const prairieHouse: Grammar = {
  kind: 'prairie-house',
  storeys: [2, 2],
  storeyMetres: lower,
  places: { suburb: 0.35, countryside: 0.35, forest: 0.3 },
  rooms: { roomWidthMetres: 4.4, storeyHeightMetres: 2.95, roomDepthMetres: 4.6 },
  offers: ['chimney', 'porch'],
  look: {
    walls: [
      ['brick', '#8a4c34'],
      ['brick', '#96563a'],
      ['brick', '#a4683f'],
      ['brick', '#7a5340'],
    ],
    accents: [
      ['plaster', '#d9c49c'],
      ['plaster', '#cdb88f'],
      ['plaster', '#c9bba0'],
    ],
    roofs: [
      ['shingle', '#6b4a38'],
      ['tile', '#7a4a36'],
      ['shingle', '#5b5046'],
    ],
    frames: ['#5a3a24', '#3f2c1e'],
    trims: ['#4d3322', '#5f4029'],
    doors: ['#6a4529', '#5a3a24'],
    soffits: ['#d6c49e', '#c9a874'],
  },
  build,
};
