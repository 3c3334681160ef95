/** Three wings around a court open to the camera: a tree or a pool in the middle, glass on all sides. */
import type { RoofForm } from '../../brief/vocabulary/finishes.ts';
import { shrub } from '../plants/low-plants.ts';
import { tree } from '../plants/trees.ts';
import { frontPath, planter, pool, stillWater } from '../site/garden.ts';
import { gardenTable, lounger } from '../site/garden-furniture.ts';
import { bollard } from '../site/garden-lamps.ts';
import type { Site } from '../site/site.ts';
import { box } from '../solids.ts';
import type { Opening, Rect } from '../wall-parts.ts';
import {
  around,
  type Built,
  entrance,
  type Grammar,
  glazing,
  type House,
  plinth,
  topRoof,
  windowRow,
} from './house.ts';
import { mass } from './masses.ts';

const storeyMetres = 3.05;
const base = 0.15;

function build(house: House): Built {
  const { b, random, palette, design, storeys } = house;
  const scale = design.brief.size === 'small' ? 0.82 : design.brief.size === 'large' ? 1.2 : 1;
  const court = { half: random.between(4, 5.6) * scale, depth: random.between(6.5, 8.5) * scale };
  const wingWidth = random.between(4, 5) * scale;
  const backDepth = random.between(4.4, 5.4);
  const form: RoofForm =
    design.brief.roof ?? random.pick(['flat', 'flat', 'shed', 'gable', 'hip'] as const);
  const open = random.chance(0.35) ? random.pick([-1, 1]) : 0;
  const z0 = -court.depth / 2 - backDepth;
  const zc = -court.depth / 2;
  const z1 = court.depth / 2;
  const back: Rect = { x0: -court.half - wingWidth, x1: court.half + wingWidth, z0, z1: zc };
  const left: Rect = {
    x0: -court.half - wingWidth,
    x1: -court.half,
    z0: zc,
    z1: open === -1 ? z1 - 3 : z1,
  };
  const right: Rect = {
    x0: court.half,
    x1: court.half + wingWidth,
    z0: zc,
    z1: open === 1 ? z1 - 3 : z1,
  };
  const glass = (width: number): Opening[] => [
    glazing(0.5, width - 0.5, 0.05, 2.6, Math.max(3, Math.round(width / 1.5))),
  ];
  const solid = (width: number, count: number): Opening[] =>
    windowRow({ width, count, sill: 0.9, head: 2.4, share: 0.3 });
  for (const rect of [back, left, right]) plinth(house, rect, base, 0.06, palette.concrete);
  const middle = (back.x1 - back.x0) / 2;
  const accentLeft = random.chance(0.5);
  for (let storey = 0; storey < storeys; storey++) {
    const y = base + storey * storeyMetres;
    const width = back.x1 - back.x0;
    mass(house, back, {
      y,
      height: storeyMetres,
      storey,
      openings: {
        front:
          storey === 0
            ? [
                glazing(
                  wingWidth + 0.5,
                  width - wingWidth - 0.5,
                  0.05,
                  2.6,
                  Math.round(court.half * 1.4),
                ),
              ]
            : [glazing(middle - court.half + 0.6, middle + court.half - 0.6, 0.4, 2.5, 5)],
        left: solid(backDepth, 2),
        right: solid(backDepth, 2),
        back: solid(width, 5),
      },
      walls:
        storey > 0
          ? {
              front: palette.accent,
              left: palette.accent,
              right: palette.accent,
              back: palette.accent,
            }
          : {},
    });
    if (storey > 0) continue;
    const leftLength = left.z1 - left.z0;
    const rightLength = right.z1 - right.z0;
    mass(house, left, {
      y,
      height: storeyMetres,
      storey,
      openings: {
        front: [glazing(0.8, wingWidth - 0.8, 0.3, 2.5, 2)],
        right: glass(leftLength),
        left: solid(leftLength, 3),
      },
      walls: accentLeft ? { front: palette.accent } : {},
    });
    mass(house, right, {
      y,
      height: storeyMetres,
      storey,
      openings: {
        front: [entrance(wingWidth / 2, 1.2, 2.4, { surround: true })],
        left: glass(rightLength),
        right: solid(rightLength, 3),
      },
      walls: accentLeft ? {} : { front: palette.accent },
    });
  }
  const y = base + storeyMetres;
  const cover = (rect: Rect, at: number, ridge: 'x' | 'z', f: RoofForm) =>
    topRoof(house, rect, at, {
      form: f,
      eave: f === 'flat' ? 0.5 : 0.45,
      pitch: f === 'shed' ? 0.24 : 0.5,
      ridge,
      thick: 0.3,
    });
  let top = cover(left, y, 'z', form);
  top = Math.max(top, cover(right, y, 'z', form));
  top = Math.max(top, cover(back, base + storeys * storeyMetres, 'x', form));
  // A covered walk around the court.
  b.begin('column', 'cloister posts');
  for (let index = 0; index < 5; index++) {
    const z = zc + 0.9 + (index * (court.depth - 1.6)) / 4;
    for (const side of [-1, 1]) {
      const x = side * (court.half - 0.42);
      const end = side < 0 ? left.z1 : right.z1;
      if (z < end) box(b, [x - 0.05, base, z - 0.05], [x + 0.05, y, z + 0.05], palette.accent);
    }
  }
  const footprint = around(back, left, right);
  return {
    footprint,
    heightMetres: top,
    storeys,
    roof: form,
    camera: { sideRad: [0.05, 0.42], heightMetres: [2.2, 5.5], fovDeg: [52, 60], fill: 0.36 },
    layOut: (site) => layOut(site, { x0: -court.half, x1: court.half, z0: zc, z1 }, footprint),
  };
}

function layOut(site: Site, court: Rect, footprint: Rect): void {
  const { b, palette, design, plants } = site;
  const random = site.random;
  const material = random.chance(0.5) ? palette.paving : palette.deck;
  b.begin('terrace', 'courtyard');
  box(b, [court.x0, -0.05, court.z0], [court.x1, base - 0.04, court.z1], material);
  b.facts.terrace = true;
  site.kept.push({ x0: court.x0, x1: court.x1, z0: court.z0, z1: footprint.z1 + 6 });
  const wantsPool = design.wants('pool', 0.35);
  const wantsPond = design.wants('pond', wantsPool ? 0 : 0.4);
  const side = random.chance(0.5) ? 1 : -1;
  const middleZ = (court.z0 + court.z1) / 2;
  if (wantsPool)
    pool(
      site,
      { x0: court.x0 + 1.6, x1: court.x1 - 1.6, z0: middleZ + 0.4, z1: court.z1 - 0.6 },
      0.3,
    );
  else b.facts.pool = false;
  if (wantsPond) {
    const middleX = side * 0.3;
    stillWater(
      site,
      { x0: middleX - 2, x1: middleX + 2, z0: middleZ + 0.6, z1: court.z1 - 0.8 },
      base,
    );
    b.begin('trim', 'pond edge');
    box(
      b,
      [middleX - 2.2, 0, court.z1 - 0.8],
      [middleX + 2.2, base + 0.1, court.z1 - 0.6],
      palette.stone,
    );
  }
  if (design.brief.parts.trees?.wanted !== false) {
    const x = side * court.x1 * 0.35;
    const z = middleZ - 0.8;
    b.begin('trim', 'tree ring');
    box(b, [x - 1, base - 0.05, z - 1], [x + 1, base + 0.32, z + 1], palette.stone);
    tree(b, {
      at: [x, base + 0.2, z],
      heightMetres: random.between(4.6, 6),
      kind: design.brief.tree ?? random.pick(['olive', 'maple', 'cherry', 'birch']),
      detail: 'hero',
      plants,
      random,
    });
  }
  gardenTable(b, [-side * court.x1 * 0.45, base - 0.04, middleZ - 1], palette);
  if (wantsPool)
    for (let index = 0; index < 2; index++)
      lounger(b, [-side * court.x1 * 0.5 + index * 1.1, base - 0.04, middleZ - 0.8], 0, palette);
  for (const x of [court.x0 + 0.5, court.x1 - 0.5]) {
    planter(b, [x, base - 0.04, court.z1 - 0.4], 0.34, 0.55, palette.stone);
    shrub(b, [x, 0.6, court.z1 - 0.4], 0.45, plants.shrub(random), random, 170);
    bollard(b, [x * 0.6, base - 0.04, court.z1 + 0.3], palette);
  }
  frontPath(site, { x0: -1.2, x1: 1.2, z0: court.z1, z1: court.z1 + 14 });
}

export const courtyardHouse: Grammar = {
  kind: 'courtyard-house',
  storeys: [1, 1],
  storeyMetres,
  places: { countryside: 0.35, desert: 0.25, suburb: 0.2, forest: 0.2 },
  rooms: { roomWidthMetres: 4.2, storeyHeightMetres: storeyMetres + 0.1, roomDepthMetres: 4.6 },
  offers: [],
  look: {
    walls: [
      ['plaster', '#e9e3d6'],
      ['brick', '#a5765a'],
      ['stone', '#b8a68a'],
      ['white-brick'],
      ['plaster', '#c9a888'],
    ],
    accents: [['cedar'], ['charred-timber'], ['stone'], ['concrete']],
    roofs: [['metal', '#5a5d60'], ['tile', '#8a5a42'], ['planted'], ['slate']],
    frames: ['#26282b', '#5a3d28', '#8f7a5f'],
    trims: ['#d8d3c8', '#4a4038', '#ece8e0'],
    doors: ['#6a4529', '#26282b', '#3f6a6f'],
    soffits: ['#b08a5c', '#8a5c34'],
  },
  build,
};
