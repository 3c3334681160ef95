/** A row of narrow houses on a street, each different. */
import { mainMaterial } from '../../brief/brief.ts';
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import { coat, finishOf } from '../finishes.ts';
import { shrub } from '../plants/low-plants.ts';
import { railing } from '../railings.ts';
import { chimney } from '../roofs.ts';
import { planter, steps } from '../site/garden.ts';
import type { Site } from '../site/site.ts';
import { box } from '../solids.ts';
import type { Opening, Rect, WallSkin } from '../wall-parts.ts';
import { panesAsked } from './additions/pane-kinds.ts';
import { asksForBay, bay } from './bays.ts';
import { type Built, entrance, type Grammar, type House, topRoof, windowRow } from './house.ts';
import { mass } from './masses.ts';

const rowHexes = [
  '#96553d',
  '#7d4a3a',
  '#c9b79a',
  '#8f9a93',
  '#d8cbb4',
  '#5f6f7a',
  '#b58a6a',
  '#a94f40',
  '#e3dccd',
  '#6f7d6a',
];

/** Colour of this house in the row, if several are named. */
function ownColour({ design }: House, part: 'walls' | 'door', index: number): string | undefined {
  const { colours = [] } = design.brief.parts[part] ?? {};
  return colours.length > 1 ? colours[index % colours.length] : undefined;
}

function unitSkin(house: House, index: number): WallSkin {
  const skin = wallsOf(house, index);
  const colour = ownColour(house, 'door', index);
  if (colour === undefined) return skin;
  return { ...skin, door: house.b.material(coat(colour, { roughness: 0.4 })) };
}

function wallsOf(house: House, index: number): WallSkin {
  const { b, random, design, skin } = house;
  const middle = index === Math.floor((design.count('houses') ?? 0) / 2);
  const [odd] = middle ? (design.brief.parts.houses?.colours ?? []) : [];
  const colour = odd ?? ownColour(house, 'walls', index);
  if (colour !== undefined) {
    const material = mainMaterial(design.brief, 'walls') ?? 'plaster';
    return { ...skin, wall: b.material(finishOf(material, 'wall', { colour })) };
  }
  if (design.brief.parts.walls !== undefined) return skin;
  // A style has its own walls; every third house uses the second of them.
  if (house.panes !== undefined && panesAsked(design.brief) === undefined)
    return index % 3 === 1 ? { ...skin, wall: house.palette.accent } : skin;
  const hex = rowHexes[(index * 3 + random.integer(0, 2)) % rowHexes.length]!;
  const brick = random.chance(0.6);
  const base = finishOf(brick ? 'brick' : 'plaster', 'wall', { variant: index % 4 });
  return {
    ...skin,
    wall: b.material({ ...base, name: `row house ${hex} ${brick}`, albedo: linearFromHex(hex) }),
    door:
      design.brief.parts.door === undefined
        ? b.material(
            coat(random.pick(['#26282b', '#7a2f2b', '#2c4b35', '#25344f', '#c5922f', '#3f6a6f']), {
              roughness: 0.4,
            }),
          )
        : skin.door,
  };
}

function rowHouse(house: House, x0: number, width: number, index: number, y: number): number {
  const { b, random, storeys } = house;
  const h = random.between(2.95, 3.15);
  const depth = 9;
  const skin = unitSkin(house, index);
  const rect: Rect = { x0, x1: x0 + width, z0: -depth, z1: random.between(-0.25, 0.25) };
  const doorLeft = index % 2 === 0;
  const doorAt = doorLeft ? 1 : width - 1;
  const bayed = (random.chance(0.35) && width > 4.4) || asksForBay(house);
  const columns = width > 5 ? 3 : 2;
  for (let storey = 0; storey < storeys; storey++) {
    const front: Opening[] = windowRow({
      width,
      count: columns,
      sill: storey === 0 ? 0.75 : 0.6,
      head: storey === 0 ? 2.5 : 2.45,
      share: 0.5,
      window: { columns: 2, bars: [0.5], sill: true, lintel: true },
    }).filter(({ u0, u1 }) => storey > 0 || u0 > doorAt + 0.75 || u1 < doorAt - 0.75);
    if (storey === 0)
      front.push(
        entrance(doorAt, 1, 2.5, {
          surround: true,
          ...(random.chance(0.4) ? { archRise: 0.5 } : {}),
        }),
      );
    const sides = windowRow({ width: depth, count: 2, sill: 0.8, head: 2.3, share: 0.25 });
    mass(house, rect, {
      y: y + storey * h,
      height: h,
      storey,
      skin,
      openings: {
        front,
        left: sides,
        right: sides,
        back: windowRow({ width, count: columns, sill: 0.8, head: 2.3 }),
      },
    });
    if (storey > 0) {
      b.begin('trim', 'string course');
      box(
        b,
        [rect.x0, y + storey * h - 0.07, rect.z1],
        [rect.x1, y + storey * h + 0.07, rect.z1 + 0.06],
        skin.trim,
      );
    }
  }
  if (bayed)
    bay(house, {
      x: doorLeft ? rect.x1 - 1.4 : rect.x0 + 1.4,
      z: rect.z1,
      y,
      storeys: Math.min(2, storeys),
      storeyMetres: h,
      skin,
    });
  const top = y + storeys * h;
  const style = random.integer(0, 2);
  let height = top;
  const form = house.design.brief.roof;
  const isGabled = house.design.wants('stepped-gables', 0);
  if (!isGabled && (form !== undefined ? form === 'flat' : style === 0)) {
    b.begin('trim', 'cornice');
    box(b, [rect.x0, top, rect.z1 - 0.3], [rect.x1, top + 0.5, rect.z1 + 0.35], skin.trim);
    for (let x = rect.x0 + 0.2; x < rect.x1 - 0.1; x += 0.45)
      box(b, [x, top + 0.1, rect.z1 + 0.1], [x + 0.16, top + 0.36, rect.z1 + 0.28], skin.trim);
    height = topRoof(house, rect, top, {
      form: 'flat',
      eave: 0,
      pitch: 0,
      parapet: 0.55,
      skin: { ...house.roofSkin, wall: skin.wall },
    });
  } else {
    const isStepped = house.design.wants('stepped-gables', 0);
    if (isStepped) steppedGable(house, rect, top, skin);
    const chosen = isStepped ? 'gable' : (form ?? (style === 1 ? 'mansard' : 'gable'));
    height = topRoof(house, rect, top, {
      form: chosen,
      eave: 0.25,
      pitch: chosen === 'gable' ? 0.95 : 0.42,
      ridge: chosen === 'gable' && (random.chance(0.6) || isStepped) ? 'z' : 'x',
      gable: 0.1,
      skin: { ...house.roofSkin, wall: skin.wall },
    });
  }
  if (house.design.wants('chimney', 1)) {
    chimney(b, {
      x: rect.x0 + 0.1,
      z: -depth * 0.45,
      y0: top,
      y1: height + 1,
      wallMaterial: skin.wall,
      trim: skin.trim,
      pot: house.palette.accent,
    });
    b.facts.chimney = true;
  }
  steps(
    b,
    { x0: rect.x0 + doorAt - 0.75, x1: rect.x0 + doorAt + 0.75, z0: rect.z1, z1: rect.z1 + 1.5 },
    0.1,
    y,
    house.palette.stone,
  );
  b.begin('balcony', 'stoop railing');
  for (const side of [-1, 1])
    railing(
      b,
      [rect.x0 + doorAt + side * 0.72, y - 0.1, rect.z1 + 0.1],
      [rect.x0 + doorAt + side * 0.72, 0.25, rect.z1 + 1.45],
      0.9,
      house.palette.metal,
      0.16,
    );
  return height + 1.2;
}

/** A stepped gable in front of the roof. */
function steppedGable({ b }: House, { x0, x1, z1 }: Rect, y: number, skin: WallSkin): void {
  const [width, stages] = [x1 - x0, 5];
  const rise = (width * 0.56) / stages;
  for (let stage = 0; stage <= stages; stage++) {
    const inset = (width / 2 - 0.45) * (stage / stages);
    const low = y + stage * rise;
    b.begin('wall', 'stepped gable');
    box(b, [x0 + inset, low, z1 - 0.4], [x1 - inset, low + rise, z1 + 0.02], skin.wall);
    b.begin('trim', 'stepped gables');
    box(
      b,
      [x0 + inset - 0.04, low + rise, z1 - 0.44],
      [x1 - inset + 0.04, low + rise + 0.09, z1 + 0.07],
      skin.trim,
    );
  }
  b.facts['stepped-gables'] = true;
}

/** In longer rows the houses would be tiny. */
const longestRow = 12;

function buildRow(house: House): Built {
  const { b, random, storeys, design } = house;
  const drawn = random.integer(3, 6);
  const count = Math.min(longestRow, design.count('houses') ?? drawn);
  // One alone is as broad as a corner house.
  const [narrowest, broadest] = count === 1 ? [7.2, 8.6] : [4.2, 6.2];
  const widths = Array.from({ length: count }, () => random.between(narrowest, broadest));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let x = -total / 2;
  let top = 0;
  widths.forEach((width, index) => {
    top = Math.max(top, rowHouse(house, x, width, index, random.between(0.55, 0.75)));
    x += width;
  });
  b.facts.houses = count;
  return {
    footprint: { x0: -total / 2, x1: total / 2, z0: -9, z1: 1.8 },
    heightMetres: top,
    storeys,
    roof: design.brief.roof ?? 'gable',
    camera: { sideRad: [0.25, 0.75], heightMetres: [1.55, 1.8], fovDeg: [52, 62], fill: 0.48 },
    layOut: (site) => pots(site, total),
  };
}

export function pots(site: Site, total: number): void {
  const { b, plants, random, palette } = site;
  for (let index = 0; index < 10; index++) {
    const x = random.between(-total / 2, total / 2);
    const z = site.footprint.z1 + random.between(0.1, 0.6);
    planter(b, [x, 0.1, z], random.between(0.22, 0.34), 0.5, palette.stone);
    shrub(
      b,
      [x, 0.5, z],
      0.36,
      random.chance(0.4) ? plants.flowers(random) : plants.shrub(random),
      random,
      130,
    );
  }
}

const rowLook: Grammar['look'] = {
  walls: [['brick'], ['brick', '#7d4a3a'], ['stone']],
  accents: [['brick', '#7d4a3a'], ['stone']],
  roofs: [['slate'], ['tile', '#7a4636'], ['slate', '#4a4e54']],
  frames: ['#ece9e2', '#26282b', '#e3dccd'],
  trims: ['#e3dccd', '#d8cbb4', '#ece9e2'],
  doors: ['#26282b', '#2c4b35', '#7a2f2b'],
};

export const townhouses: Grammar = {
  kind: 'townhouses',
  storeys: [3, 4],
  storeyMetres: 3.05,
  places: { city: 1 },
  rooms: { roomWidthMetres: 3.2, storeyHeightMetres: 3.25, roomDepthMetres: 4 },
  offers: ['chimney', 'stairs', 'stepped-gables'],
  windowForms: ['bay'],
  look: rowLook,
  build: buildRow,
};
