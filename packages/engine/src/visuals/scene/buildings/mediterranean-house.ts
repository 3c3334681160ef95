/** White and ochre cubes of different heights with clay tiles, arcades, a tower, a pergola. */
import type { RoofForm } from '../../brief/vocabulary/finishes.ts';
import { frontDoors } from '../facades/front-doors.ts';
import { climber, shrub } from '../plants/low-plants.ts';
import { PlantMaterials } from '../plants/plant-materials.ts';
import { frontPath, paving, planter, pool } from '../site/garden.ts';
import { gardenTable, pergola } from '../site/garden-furniture.ts';
import { wallLamp } from '../site/garden-lamps.ts';
import type { Site } from '../site/site.ts';
import { box } from '../solids.ts';
import { type Opening, onFace, type Rect } from '../wall-parts.ts';
import { around, type Built, type Grammar, type House, topRoof } from './house.ts';
import { mass } from './masses.ts';

const storeyMetres = 3;
const base = 0.16;

/** One rhythm for the whole house: windows vary by storey, not individually. */
interface Rhythm {
  readonly arched: boolean;
  readonly shuttered: boolean;
  /** Full-height upper windows behind a railing. */
  readonly tall: 'none' | 'all' | 'middle';
}

function openings(
  width: number,
  storey: number,
  { arched, shuttered, tall: tallOnes }: Rhythm,
  doors: readonly Opening[] = [],
): Opening[] {
  const count = Math.max(1, Math.round(width / 2.7));
  const list: Opening[] = [];
  for (let index = 0; index < count; index++) {
    const u = (width * (index + 0.5)) / count;
    if (doors.some(({ u0, u1 }) => Math.abs(u - (u0 + u1) / 2) < 1.3)) continue;
    const isMiddle = Math.abs(index - (count - 1) / 2) < 1;
    const tall = storey > 0 && (tallOnes === 'all' || (tallOnes === 'middle' && isMiddle));
    const half = tall ? 0.5 : 0.48;
    const rise = arched ? half : undefined;
    list.push({
      u0: u - half,
      u1: u + half,
      v0: tall ? 0.12 : 0.95,
      v1: tall ? 2.3 : 2.2,
      kind: 'window',
      columns: 2,
      bars: [0.5],
      sill: !tall,
      shutters: shuttered,
      railing: tall,
      ...(rise === undefined ? {} : { archRise: rise }),
    });
  }
  return [...list, ...doors];
}

/** A loggia: arches on piers in front of a shaded wall. */
function arcade(house: House, rect: Rect, y: number, height: number, count: number): void {
  const width = rect.x1 - rect.x0;
  const bay = width / count;
  const arches: Opening[] = Array.from({ length: count }, (_, index) => {
    const half = bay / 2 - 0.24;
    const u = bay * (index + 0.5);
    return {
      u0: u - half,
      u1: u + half,
      v0: 0.02,
      v1: Math.min(height - 0.35, 1.35 + half),
      kind: 'void',
      archRise: half,
    };
  });
  const depth = rect.z1 - rect.z0;
  const half = depth / 2 - 0.35;
  const end: Opening = {
    u0: depth / 2 - half,
    u1: depth / 2 + half,
    v0: 0.02,
    v1: Math.min(height - 0.35, 1.35 + half),
    kind: 'void',
    archRise: half,
  };
  mass(house, rect, {
    y,
    height,
    storey: 0,
    name: 'loggia',
    openings: { front: arches, left: [end], right: [end] },
    skin: { ...house.skin, revealMetres: 0.34 },
  });
  Object.assign(house.b.facts, { arches: true, loggias: true });
}

function build(house: House): Built {
  const { b, random, design, storeys, palette } = house;
  const greek = random.chance(0.35);
  const form: RoofForm =
    design.brief.roof ?? (greek ? 'flat' : random.pick(['hip', 'gable', 'hip'] as const));
  const pitch = random.between(0.36, 0.5);
  const shuttered = design.wants('shutters', 0.6);
  const rhythm: Rhythm = {
    arched: !shuttered && random.chance(0.45),
    shuttered,
    tall: random.pick(['none', 'all', 'middle'] as const),
  };
  if (shuttered) b.facts.shutters = true;
  const scale = design.brief.size === 'small' ? 0.8 : design.brief.size === 'large' ? 1.2 : 1;
  const width = random.between(9, 12) * scale;
  const main: Rect = { x0: -width / 2, x1: width / 2, z0: -4.2, z1: 3.4 };
  const side = random.chance(0.5) ? 1 : -1;
  const doorAt = width / 2 - side * width * random.between(0.1, 0.3);
  const cover = (rect: Rect, y: number, low = false) =>
    form === 'flat' || (form === 'dome' && low)
      ? topRoof(house, rect, y, { form: 'flat', eave: 0, pitch: 0, parapet: low ? 0.35 : 0.5 })
      : topRoof(house, rect, y, { form: low ? 'hip' : form, eave: 0.45, pitch });
  for (let storey = 0; storey < storeys; storey++) {
    mass(house, main, {
      y: base + storey * storeyMetres,
      height: storeyMetres,
      storey,
      openings: {
        front: openings(
          width,
          storey,
          rhythm,
          storey === 0
            ? frontDoors(house, doorAt, 1.25, 2.45, { archRise: 0.6, surround: true })
            : [],
        ),
        left: openings(7.6, storey, rhythm),
        right: openings(7.6, storey, rhythm),
        back: openings(width, storey, rhythm),
      },
    });
  }
  let top = cover(main, base + storeys * storeyMetres);
  const w = random.between(4.5, 6.5);
  const wing: Rect =
    side > 0
      ? { x0: main.x1, x1: main.x1 + w, z0: -3.4, z1: 2.4 + random.between(0, 2.4) }
      : { x0: main.x0 - w, x1: main.x0, z0: -3.4, z1: 2.4 + random.between(0, 2.4) };
  const loggia = design.wants('arches', 0.65) || design.wants('loggias', 0);
  if (loggia) arcade(house, wing, base, 3, Math.max(2, Math.round(w / 1.9)));
  else
    mass(house, wing, {
      y: base,
      height: 3,
      storey: 0,
      openings: {
        front: openings(w, 0, rhythm),
        left: openings(5, 0, { ...rhythm, shuttered: false }),
        right: openings(5, 0, { ...rhythm, shuttered: false }),
      },
    });
  cover(wing, base + 3, true);
  if (loggia)
    mass(
      house,
      { x0: wing.x0 + 0.4, x1: wing.x1 - 0.4, z0: wing.z0 + 0.3, z1: wing.z1 - 2.2 },
      {
        y: base,
        height: 2.9,
        storey: 0,
        name: 'loggia room',
        openings: {
          front: [{ u0: 0.5, u1: w - 1.3, v0: 0.05, v1: 2.3, kind: 'glazedDoor', columns: 4 }],
        },
      },
    );
  let footprint = around(main, wing);
  if (design.wants('tower', 0.3)) {
    const t: Rect =
      side > 0
        ? { x0: main.x0 - 1.2, x1: main.x0 + 2.4, z0: -2.6, z1: 1.2 }
        : { x0: main.x1 - 2.4, x1: main.x1 + 1.2, z0: -2.6, z1: 1.2 };
    const levels = storeys + 1;
    for (let storey = 0; storey < levels; storey++) {
      const half = 0.45;
      const window: Opening = {
        u0: 1.8 - half,
        u1: 1.8 + half,
        v0: 0.9,
        v1: 2.2,
        kind: storey === storeys ? 'void' : 'window',
        columns: 2,
        archRise: half,
      };
      mass(house, t, {
        y: base + storey * storeyMetres,
        height: storeyMetres,
        storey: Math.min(storey, storeys - 1),
        name: 'tower',
        openings: { front: [window], left: [window], right: [window], back: [window] },
      });
    }
    top = Math.max(
      top,
      topRoof(house, t, base + levels * storeyMetres, {
        form: form === 'flat' || form === 'dome' ? 'flat' : 'hip',
        eave: 0.4,
        pitch: 0.55,
        parapet: 0.4,
      }),
    );
    footprint = around(footprint, t);
    b.facts.tower = true;
  }
  if (design.wants('ivy', 0.5)) {
    const leaf = new PlantMaterials(b, design.season).flowers(random);
    onFace(b, main, 'front', 0, () =>
      climber(b, doorAt + 0.8, Math.min(width, doorAt + 2.2), 3.6, leaf, random),
    );
    b.facts.ivy = true;
  }
  wallLamp(b, [main.x0 + doorAt + 0.95, base + 1.85, main.z1], palette);
  return {
    footprint,
    heightMetres: top,
    storeys,
    roof: form,
    camera: { sideRad: [0.2, 0.75], heightMetres: [1.5, 2], fovDeg: [48, 56], fill: 0.42 },
    layOut: (site) => layOut(site, main, wing, main.x0 + doorAt),
  };
}

function layOut(site: Site, main: Rect, wing: Rect, doorX: number): void {
  const { b, palette, random, design } = site;
  const terrace: Rect = {
    x0: Math.min(main.x0, wing.x0) - 0.6,
    x1: Math.max(main.x1, wing.x1) + 0.6,
    z0: main.z1,
    z1: Math.max(main.z1, wing.z1) + 3.2,
  };
  const isAsked = design.brief.parts.terrace?.wanted === true;
  paving(site, terrace, base - 0.05, isAsked ? palette.deck : palette.paving, 'terrace');
  b.facts.terrace = true;
  for (const side of [-1, 1]) {
    const at = [doorX + side * 1.4, base - 0.05, main.z1 + 0.5] as const;
    planter(
      b,
      at,
      0.34,
      0.62,
      b.material({ name: 'terracotta pot', surface: 'opaque', albedo: [0.42, 0.16, 0.08] }),
    );
    shrub(b, [at[0], at[1] + 0.5, at[2]], 0.36, site.plants.shrub(random), random, 130);
  }
  if (design.wants('pergola', 0.4))
    pergola(
      b,
      { x0: doorX + 2, x1: doorX + 5.4, z0: main.z1 + 0.3, z1: terrace.z1 - 0.2 },
      2.5,
      palette,
    );
  if (random.chance(0.7)) gardenTable(b, [doorX + 3.6, base - 0.05, terrace.z1 - 1.4], palette);
  if (design.wants('pool', 0.25)) {
    const right = random.chance(0.5);
    const x0 = right ? doorX - 1 : doorX - 8;
    pool(site, { x0, x1: x0 + 8.5, z0: terrace.z1 + 0.9, z1: terrace.z1 + 4.6 });
  } else {
    b.facts.pool = false;
    frontPath(site, { x0: doorX - 1, x1: doorX + 1, z0: terrace.z1, z1: terrace.z1 + 14 });
  }
  b.begin('fence', 'low wall');
  box(b, [terrace.x0, 0, terrace.z1 - 0.25], [doorX - 2.2, 0.5, terrace.z1], palette.wall);
}

export const mediterraneanHouse: Grammar = {
  kind: 'mediterranean-house',
  storeys: [2, 2],
  storeyMetres,
  places: { sea: 0.45, countryside: 0.45, desert: 0.1 },
  rooms: { roomWidthMetres: 3.6, storeyHeightMetres: storeyMetres + 0.05, roomDepthMetres: 4 },
  offers: ['arches', 'balcony', 'ivy', 'loggias', 'pergola', 'shutters', 'tower'],
  look: {
    walls: [
      ['plaster', '#efebe2'],
      ['plaster', '#ead9bb'],
      ['plaster', '#e0b98c'],
      ['stone', '#c9b48f'],
      ['plaster', '#f2efe8'],
      ['plaster', '#d9a582'],
    ],
    accents: [['timber', '#6a4a30'], ['stone']],
    roofs: [
      ['terracotta', '#b4653f'],
      ['terracotta', '#a5583a'],
      ['terracotta', '#c07a4f'],
    ],
    frames: ['#6a4a30', '#33506d', '#4a6a58', '#ece8e0'],
    trims: ['#d8c6a4', '#e6dcc6', '#c9a97d'],
    doors: ['#6a4529', '#33506d', '#3f6a6f', '#5f7a52'],
    shutters: ['#33608a', '#5f7a62', '#6a4a30', '#3f7a86'],
    soffits: ['#a87c4e'],
  },
  build,
};
