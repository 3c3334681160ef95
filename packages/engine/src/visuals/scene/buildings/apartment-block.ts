import { kindFact } from '../../brief/vocabulary/kinds.ts';
import { coat } from '../finishes.ts';
import { glassRailing, railing } from '../railings.ts';
import { planter } from '../site/garden.ts';
import { box } from '../solids.ts';
import { type Opening, onFace, type Rect } from '../wall-parts.ts';
import { namedRail, railAsked } from './additions/balustrades.ts';
import { loggiaNiche, loggiaOpening } from './additions/loggias.ts';
import {
  type Built,
  type Grammar,
  glazing,
  type House,
  solarPanels,
  topRoof,
  windowRow,
} from './house.ts';
import { mass } from './masses.ts';
import { pots } from './town-houses.ts';

const blockMetres = 3.05;

/** Balconies aligned or staggered, loggias, or none; shops or homes on the ground floor. */
function buildBlock(house: House): Built {
  const { b, random, palette, design, storeys } = house;
  const bays = random.integer(5, 8);
  const bayWidth = random.between(3.2, 3.9);
  const width = bays * bayWidth;
  const depth = random.between(11, 14);
  const rect: Rect = { x0: -width / 2, x1: width / 2, z0: -depth, z1: 0 };
  const hasLoggias = design.wants('loggias', 0);
  const balconies = design.wants('balcony', 0.75) && !hasLoggias;
  const drawn = random.integer(0, 3);
  const isEverywhere = hasLoggias || design.brief.parts.balcony?.kind === 'every';
  const pattern = isEverywhere ? 0 : drawn;
  const rail = railAsked(design.brief);
  const glassRail = random.chance(0.5);
  const railMaterial =
    design.brief.parts.balcony?.colours === undefined
      ? palette.metal
      : b.material(
          coat(design.brief.parts.balcony.colours[0]!, { name: 'balcony paint', roughness: 0.5 }),
        );
  const shops = random.chance(0.45);
  const setback = storeys > 4 && random.chance(0.5);
  const ground = 3.6;
  let y = 0.1;
  for (let storey = 0; storey < storeys; storey++) {
    const last = setback && storey === storeys - 1;
    const level: Rect = last
      ? { x0: rect.x0 + 1.4, x1: rect.x1 - 1.4, z0: rect.z0, z1: rect.z1 - 1.8 }
      : rect;
    const w = level.x1 - level.x0;
    const each = w / bays;
    const h = storey === 0 ? ground : blockMetres;
    const front: Opening[] = [];
    const hung: number[] = [];
    const niches: Opening[] = [];
    for (let index = 0; index < bays; index++) {
      const u = each * (index + 0.5);
      if (storey === 0) {
        if (index === Math.floor(bays / 2))
          front.push({
            u0: u - 0.9,
            u1: u + 0.9,
            v0: 0.05,
            v1: 2.7,
            kind: 'glazedDoor',
            columns: 2,
            surround: true,
          });
        else
          front.push(
            shops
              ? glazing(u - each * 0.42, u + each * 0.42, 0.35, 3, 3)
              : {
                  u0: u - 0.75,
                  u1: u + 0.75,
                  v0: 0.9,
                  v1: 2.6,
                  kind: 'window',
                  columns: 2,
                  sill: true,
                },
          );
        continue;
      }
      if (hasLoggias && !last) {
        const niche = loggiaOpening(u, each * 0.37, h);
        front.push(niche);
        niches.push(niche);
        continue;
      }
      const withBalcony =
        balconies &&
        (pattern === 0 ||
          (pattern === 1 && (index + storey) % 2 === 0) ||
          (pattern === 2 && index % 2 === 0) ||
          (pattern === 3 && (index + Math.floor(storey / 2)) % 3 !== 0));
      front.push(
        withBalcony
          ? {
              u0: u - each * 0.36,
              u1: u + each * 0.36,
              v0: 0.12,
              v1: 2.5,
              kind: 'glazedDoor',
              columns: 3,
            }
          : {
              u0: u - each * 0.24,
              u1: u + each * 0.24,
              v0: 0.75,
              v1: 2.4,
              kind: 'window',
              columns: 2,
              sill: true,
            },
      );
      if (withBalcony) hung.push(u);
    }
    const sides = windowRow({
      width: level.z1 - level.z0,
      count: 4,
      sill: 0.8,
      head: 2.4,
      share: 0.4,
      window: { columns: 2 },
    });
    mass(house, level, {
      y,
      height: h,
      storey,
      openings: {
        front,
        left: sides,
        right: sides,
        back: windowRow({ width: w, count: bays, sill: 0.8, head: 2.4 }),
      },
      walls:
        storey === 0 || last
          ? {
              front: palette.accent,
              left: palette.accent,
              right: palette.accent,
              back: palette.accent,
            }
          : {},
    });
    for (const niche of niches)
      onFace(b, level, 'front', y, () => loggiaNiche(house, niche, storey));
    b.begin('balcony', 'balconies', { storey });
    for (const u of hung) {
      const x = level.x0 + u;
      const half = each * 0.42;
      box(b, [x - half, y - 0.02, level.z1], [x + half, y + 0.1, level.z1 + 1.45], palette.trim);
      const z = level.z1 + 1.4;
      if (rail !== undefined) {
        const named = { kind: rail, palette, brief: design.brief };
        const [left, right] = [x - half + 0.04, x + half - 0.04];
        const floor = y + 0.1;
        namedRail(b, named, [left, floor, z], [right, floor, z], 1);
        namedRail(b, named, [left, floor, level.z1], [left, floor, z], 1);
        namedRail(b, named, [right, floor, level.z1], [right, floor, z], 1);
      } else if (glassRail) {
        glassRailing(
          b,
          [x - half + 0.04, y + 0.1, z],
          [x + half - 0.04, y + 0.1, z],
          1,
          palette.clearGlass,
          railMaterial,
        );
        for (const side of [-1, 1])
          glassRailing(
            b,
            [x + side * (half - 0.04), y + 0.1, z],
            [x + side * (half - 0.04), y + 0.1, level.z1],
            1,
            palette.clearGlass,
            railMaterial,
          );
      } else {
        railing(
          b,
          [x - half + 0.04, y + 0.1, z],
          [x + half - 0.04, y + 0.1, z],
          1,
          railMaterial,
          0.14,
        );
        for (const side of [-1, 1])
          railing(
            b,
            [x + side * (half - 0.04), y + 0.1, z],
            [x + side * (half - 0.04), y + 0.1, level.z1],
            1,
            railMaterial,
            0.14,
          );
      }
      if (random.chance(0.35)) {
        planter(b, [x - half + 0.35, y + 0.1, z - 0.35], 0.17, 0.3, palette.stone);
      }
    }
    y += h;
    if (storey === 0) {
      b.begin('trim', 'ground floor band');
      box(
        b,
        [rect.x0 - 0.08, y - 0.12, rect.z0],
        [rect.x1 + 0.08, y + 0.12, rect.z1 + 0.14],
        palette.trim,
      );
    }
    if (setback && storey === storeys - 2)
      topRoof(house, rect, y, { form: 'flat', eave: 0, pitch: 0, parapet: 0.9 });
  }
  const form = design.brief.roof ?? 'flat';
  const cover: Rect = setback
    ? { x0: rect.x0 + 1.4, x1: rect.x1 - 1.4, z0: rect.z0, z1: rect.z1 - 1.8 }
    : rect;
  const top = topRoof(house, cover, y, {
    form,
    eave: 0.4,
    pitch: 0.6,
    ...(setback ? { overhang: [0.6, 0.6, 0.3, 1] as const } : { parapet: 0.7 }),
  });
  if (balconies) b.facts.balcony = true;
  if (balconies && pattern === 0) b.facts[kindFact('balcony')] = 'every';
  if (hasLoggias) b.facts.loggias = true;
  b.begin('roof', 'roof house');
  if (form === 'flat') box(b, [-2, y, -depth * 0.7], [2.4, y + 2.4, -depth * 0.4], palette.accent);
  if (design.wants('solar-panels', 0.2) && form === 'flat')
    solarPanels(
      house,
      { x0: cover.x0 + 1, x1: cover.x0 + 8, z0: cover.z0 + 2, z1: cover.z0 + 4 },
      y + 0.4,
      0.25,
    );
  if (design.wants('roof-terrace', 0)) {
    b.begin('balcony', 'roof terrace');
    railing(
      b,
      [cover.x0 + 0.4, y + 0.7, cover.z1 - 0.4],
      [cover.x1 - 0.4, y + 0.7, cover.z1 - 0.4],
      0.6,
      palette.metal,
      0.2,
    );
    b.facts['roof-terrace'] = true;
  }
  return {
    footprint: rect,
    heightMetres: Math.max(top, form === 'flat' ? y + 1 : top),
    storeys,
    roof: form,
    camera: { sideRad: [0.3, 0.8], heightMetres: [1.6, 2.4], fovDeg: [50, 60], fill: 0.45 },
    layOut: (site) => pots(site, width),
  };
}

export const apartmentBlock: Grammar = {
  kind: 'apartment-block',
  storeys: [5, 7],
  storeyMetres: blockMetres,
  places: { city: 0.85, suburb: 0.15 },
  rooms: { roomWidthMetres: 3.6, storeyHeightMetres: 3.15, roomDepthMetres: 4.6, litShare: 0.62 },
  offers: ['balcony', 'loggias', 'roof-terrace'],
  look: {
    walls: [
      ['brick'],
      ['plaster', '#e3ddd0'],
      ['concrete'],
      ['brick', '#b08a6a'],
      ['white-brick'],
      ['plaster', '#c98f6d'],
      ['brick', '#5f4a44'],
    ],
    accents: [['concrete'], ['stone'], ['timber'], ['plaster', '#5d5f60']],
    roofs: [['concrete'], ['metal']],
    frames: ['#26282b', '#4a4038', '#8f969c'],
    trims: ['#d8d3c8', '#bdb7aa', '#ece8e0'],
    doors: ['#26282b', '#6a4529'],
  },
  build: buildBlock,
};
