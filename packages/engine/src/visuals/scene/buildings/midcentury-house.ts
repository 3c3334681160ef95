/** Post and beam: a long low floating roof, glass between posts, a slab-like stone chimney. */
import type { RoofForm } from '../../brief/vocabulary/finishes.ts';
import { frontDoors } from '../facades/front-doors.ts';
import { paving, pool, steppingStones } from '../site/garden.ts';
import { lounger } from '../site/garden-furniture.ts';
import type { Site } from '../site/site.ts';
import { car } from '../site/vehicles.ts';
import { box } from '../solids.ts';
import type { Opening, Rect } from '../wall-parts.ts';
import { around, type Built, type Grammar, glazing, type House, plinth, topRoof } from './house.ts';
import { mass } from './masses.ts';

const storeyMetres = 2.9;
const base = 0.12;
const forms: readonly RoofForm[] = ['shed', 'butterfly', 'gable', 'flat', 'butterfly'];

/** Breeze blocks. */
function breezeScreen(
  house: House,
  x0: number,
  x1: number,
  z: number,
  y: number,
  height: number,
): void {
  const { b, palette } = house;
  b.begin('wall', 'breeze blocks');
  const size = 0.3;
  for (let x = x0; x < x1 - 0.05; x += size) {
    for (let v = y; v < y + height - 0.05; v += size) {
      box(b, [x, v, z - 0.07], [x + size, v + 0.05, z + 0.07], palette.trim);
      box(b, [x, v + 0.05, z - 0.07], [x + 0.05, v + size, z + 0.07], palette.trim);
      box(b, [x + 0.13, v + 0.05, z - 0.05], [x + 0.18, v + size, z + 0.05], palette.trim);
    }
  }
}

function carport(house: House, rect: Rect, side: number): Rect {
  const { b, palette, random } = house;
  const port: Rect =
    side > 0
      ? { x0: rect.x1, x1: rect.x1 + 5.4, z0: rect.z0 + 1, z1: rect.z1 - 0.4 }
      : { x0: rect.x0 - 5.4, x1: rect.x0, z0: rect.z0 + 1, z1: rect.z1 - 0.4 };
  const outer = side > 0 ? port.x1 - 0.3 : port.x0 + 0.3;
  b.begin('column', 'carport posts');
  for (const z of [port.z0 + 0.4, port.z1 - 0.4])
    box(b, [outer - 0.06, 0, z - 0.06], [outer + 0.06, 2.5, z + 0.06], palette.metal);
  topRoof(house, port, 2.5, { form: 'flat', eave: 0.4, pitch: 0, thick: 0.24 });
  const before = b.subject;
  b.subject = false;
  if (house.design.brief.parts.cars?.wanted !== false)
    car(
      b,
      [(port.x0 + port.x1) / 2, 0.02, port.z1 - 2.6],
      -Math.PI / 2,
      random,
      random.pick(['#8fb0ba', '#b9a37a', '#7d2f2a', '#e3dccb']),
    );
  b.subject = before;
  return port;
}

function build(house: House): Built {
  const { b, random, palette, design, storeys } = house;
  const form = design.brief.roof ?? random.pick(forms);
  const half =
    random.between(7, 9) *
    (design.brief.size === 'small' ? 0.8 : design.brief.size === 'large' ? 1.2 : 1);
  const rect: Rect = { x0: -half, x1: half, z0: -4.2, z1: 3.6 };
  const side = random.chance(0.5) ? 1 : -1;
  const width = half * 2;
  plinth(house, { ...rect, z1: rect.z1 + 1.2 }, base, 0.1, palette.concrete);
  const solid = width * random.between(0.26, 0.38);
  const doorAt = side > 0 ? width - solid - 0.9 : solid + 0.9;
  const glassFrom = side > 0 ? 0.5 : solid + 1.9;
  const glassTo = side > 0 ? width - solid - 1.9 : width - 0.5;
  const clerestory: Opening = {
    u0: side > 0 ? width - solid + 0.4 : 0.5,
    u1: side > 0 ? width - 0.5 : solid - 0.4,
    v0: 1.9,
    v1: 2.55,
    kind: 'window',
    columns: 4,
  };
  const posts = Math.max(4, Math.round((glassTo - glassFrom) / 1.45));
  for (let storey = 0; storey < storeys; storey++) {
    const upper = storey > 0;
    const level: Rect = upper
      ? { ...rect, x0: side > 0 ? rect.x0 : 0, x1: side > 0 ? 0 : rect.x1 }
      : rect;
    const w = level.x1 - level.x0;
    mass(house, level, {
      y: base + storey * storeyMetres,
      height: storeyMetres,
      storey,
      openings: {
        front: upper
          ? [glazing(0.5, w - 0.5, 0.2, 2.6, Math.round(w / 1.5))]
          : [
              glazing(glassFrom, glassTo, 0.04, 2.6, posts),
              ...frontDoors(house, doorAt, 1.15, 2.4),
              clerestory,
            ],
        left: [glazing(1, 4.4, 0.05, 2.6, 3)],
        right: [glazing(1, 4.4, 0.05, 2.6, 3)],
        back: [glazing(1, w - 1, 0.9, 2.4, Math.round(w / 1.6))],
      },
      walls: upper
        ? {}
        : {
            front: palette.wall,
            left: side > 0 ? palette.wall : palette.accent,
            right: side > 0 ? palette.accent : palette.wall,
          },
    });
  }
  const eave = random.between(0.9, 1.5);
  const y = base + storeys * storeyMetres;
  const roofRect =
    storeys > 1 ? { ...rect, x0: side > 0 ? rect.x0 : 0, x1: side > 0 ? 0 : rect.x1 } : rect;
  if (storeys > 1)
    topRoof(house, side > 0 ? { ...rect, x0: 0 } : { ...rect, x1: 0 }, base + storeyMetres, {
      form: 'flat',
      eave: 0.7,
      pitch: 0,
    });
  const top = topRoof(house, roofRect, y, {
    form,
    eave,
    pitch: form === 'gable' ? 0.3 : form === 'shed' ? 0.28 : 0.32,
    ridge: form === 'butterfly' || (form === 'gable' && random.chance(0.55)) ? 'z' : 'x',
    overhang: [0.8, 0.8, 0.6, eave],
    thick: 0.3,
    gable: eave,
  });
  b.begin('trim', 'beams');
  for (let post = 0; post <= posts; post++) {
    const x = rect.x0 + glassFrom + ((glassTo - glassFrom) * post) / posts;
    box(
      b,
      [x - 0.05, y - 0.26, rect.z1],
      [x + 0.05, y - 0.02, rect.z1 + eave * 0.9],
      palette.accent,
    );
  }
  const hasChimney = design.wants('chimney', 1);
  const cx = side > 0 ? rect.x1 - solid - 0.1 : rect.x0 + solid + 0.1;
  const slabEnd = 2 + random.between(0.4, 2.4);
  if (hasChimney) {
    b.begin('chimney', 'stone chimney');
    box(b, [cx - 0.35, 0, -1.6], [cx + 0.35, y + 1.7, slabEnd], palette.stone);
    b.facts.chimney = 1;
  }
  if (random.chance(0.5)) {
    const x = side > 0 ? rect.x1 - 3.4 : rect.x0 + 0.6;
    breezeScreen(house, x, x + 2.8, rect.z1 + 1.3, base, 2.1);
  }
  let footprint: Rect = rect;
  // Two doors and more are a garage of its own.
  const isPort =
    design.wants('garage', 0.55) &&
    (design.count('garage') ?? 1) < 2 &&
    design.brief.parts.carport?.wanted !== false;
  if (isPort || design.wants('carport', 0)) {
    footprint = around(rect, carport(house, rect, side));
    b.facts.carport = true;
    if (isPort) b.facts.garage = true;
  }
  return {
    footprint,
    heightMetres: hasChimney ? Math.max(top, y + 1.8) : top,
    storeys,
    roof: form,
    camera: { sideRad: [0.2, 0.7], heightMetres: [1.35, 1.7], fovDeg: [50, 60], fill: 0.34 },
    layOut: (site) => layOut(site, rect, rect.x0 + doorAt),
  };
}

function layOut(site: Site, rect: Rect, doorX: number): void {
  const { b, palette, random, design } = site;
  const terrace: Rect = { x0: rect.x0, x1: rect.x1, z0: rect.z1, z1: rect.z1 + 2.6 };
  if (design.wants('terrace', 1)) {
    paving(site, terrace, base - 0.04, palette.paving, 'terrace');
    b.facts.terrace = true;
  }
  if (design.wants('pool', 0.45)) {
    const right = doorX < 0;
    const x0 = right ? 0 : -8;
    pool(site, { x0, x1: x0 + 8, z0: terrace.z1 + 0.8, z1: terrace.z1 + 5 }, 1.2);
    for (let index = 0; index < 2; index++)
      lounger(b, [x0 + 2 + index * 1.3, base - 0.04, terrace.z1 - 1.1], 0, palette);
    b.facts.loungers = true;
  } else {
    b.facts.pool = false;
  }
  steppingStones(site, [doorX, 0, terrace.z1], [doorX, 0, terrace.z1 + 12], 1.7, random);
}

export const midcenturyHouse: Grammar = {
  kind: 'midcentury-house',
  storeys: [1, 1],
  storeyMetres,
  places: { desert: 0.4, suburb: 0.35, forest: 0.15, countryside: 0.1 },
  rooms: { roomWidthMetres: 5, storeyHeightMetres: storeyMetres + 0.1, roomDepthMetres: 6 },
  offers: ['chimney', 'garage'],
  look: {
    walls: [
      ['timber', '#8a5a34'],
      ['plaster', '#e6e0d2'],
      ['brick', '#a86a4c'],
      ['cedar'],
      ['plaster', '#c9c2ae'],
    ],
    accents: [
      ['walnut'],
      ['fieldstone'],
      ['plaster', '#4f7a78'],
      ['brick', '#8f5640'],
      ['plaster', '#c5922f'],
    ],
    roofs: [['concrete'], ['metal', '#5d5f60'], ['shingle', '#6a6258']],
    frames: ['#26282b', '#5a3d28', '#ece9e2'],
    trims: ['#ece7da', '#5a3d28', '#d8d2c2'],
    doors: ['#d8742b', '#2f6f73', '#c5922f', '#a23a32', '#5f7a52'],
    soffits: ['#a8743f', '#c39663'],
  },
  build,
};
