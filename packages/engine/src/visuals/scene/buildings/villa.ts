/**
 * The modern villa: shifted boxes with deep frames, glass walls, a blade wall and a terrace. Four
 * layouts, each with its own way of stacking, so that seeds differ in massing and not only in size.
 */

import type { RoofForm } from '../../brief/vocabulary/finishes.ts';
import type { Style } from '../../brief/vocabulary/styles.ts';
import { paving, pool, steppingStones } from '../site/garden.ts';
import { gardenTable, lounger, outdoorSofa, parasol } from '../site/garden-furniture.ts';
import type { Site } from '../site/site.ts';
import { box, cylinder, surface } from '../solids.ts';
import { glassRailing, type Opening, type Rect } from '../walls.ts';
import {
  around,
  type Built,
  entrance,
  type Grammar,
  glazing,
  type House,
  mass,
  plinth,
  solarPanels,
  topRoof,
  windowRow,
} from './house.ts';

const storeyMetres = 3.2;
const base = 0.14;

type Layout = 'stack' | 'crossed' | 'wings' | 'tower' | 'pilotis';

/** Styles that stand for one way of building. */
const layoutOfStyle: Partial<Record<Style, Layout>> = { 'le-corbusier': 'pilotis' };

interface Level {
  readonly rect: Rect;
  readonly accent: boolean;
}

/** Ground floor first. */
function levels(house: House, layout: Layout): Level[] {
  const { random, storeys, design } = house;
  const scale = design.brief.size === 'small' ? 0.78 : design.brief.size === 'large' ? 1.22 : 1;
  const half = random.between(6.6, 8.4) * scale;
  const back = -random.between(4.4, 5.4);
  const front = random.between(3.6, 4.6);
  const groundRect: Rect = { x0: -half, x1: half, z0: back, z1: front };
  if (layout === 'pilotis') {
    // A recessed glass floor, a white box on thin columns, a garden wall on its roof.
    const inner: Rect = { x0: -half + 2.4, x1: half - 2.4, z0: back + 1, z1: front - 2.2 };
    const boxRect: Rect = { x0: -half, x1: half, z0: back - 0.8, z1: front + 0.8 };
    return [
      { rect: inner, accent: false },
      ...Array.from({ length: Math.max(1, storeys - 1) }, () => ({ rect: boxRect, accent: false })),
    ];
  }
  const rects: Level[] = [{ rect: groundRect, accent: false }];
  for (let level = 1; level < storeys; level++) {
    const below = rects[level - 1]!.rect;
    const width = below.x1 - below.x0;
    const depth = below.z1 - below.z0;
    const last = level === storeys - 1;
    const accent = level % 2 === 1;
    if (layout === 'crossed' && level === 1) {
      const w = width * random.between(0.42, 0.52);
      const x0 = random.chance(0.5) ? below.x0 + width * 0.08 : below.x1 - width * 0.08 - w;
      rects.push({
        rect: { x0, x1: x0 + w, z0: below.z0 + 0.6, z1: below.z1 + random.between(1.6, 2.8) },
        accent,
      });
    } else if (layout === 'tower' && last) {
      const w = Math.min(width * 0.5, random.between(4.6, 6));
      rects.push({
        rect: {
          x0: below.x0 + 0.4,
          x1: below.x0 + 0.4 + w,
          z0: below.z0 + 0.4,
          z1: below.z1 + 0.5,
        },
        accent,
      });
    } else {
      const w =
        width * (layout === 'wings' ? random.between(0.55, 0.68) : random.between(0.68, 0.84));
      const slide = random.between(-0.5, 1.2);
      const x0 = random.chance(0.5) ? below.x0 - slide : below.x1 + slide - w;
      rects.push({
        rect: {
          x0,
          x1: x0 + w,
          z0: below.z0 + depth * random.between(0, 0.12),
          z1: below.z1 + random.between(-0.9, 1.5),
        },
        accent,
      });
    }
  }
  return rects;
}

function groundOpenings(house: House, rect: Rect, doorLeft: boolean): Opening[] {
  const { random } = house;
  const width = rect.x1 - rect.x0;
  const solid = random.between(2.6, 4.2);
  const head = 2.78;
  const glassFrom = doorLeft ? solid : 0.7;
  const glassTo = doorLeft ? width - 0.7 : width - solid;
  const door = entrance(doorLeft ? solid - 1 : width - solid + 1, 1.25, 2.45);
  const split = random.chance(0.45);
  if (!split)
    return [
      door,
      glazing(glassFrom, glassTo, 0.05, head, Math.max(3, Math.round((glassTo - glassFrom) / 1.7))),
    ];
  const middle = glassFrom + (glassTo - glassFrom) * random.between(0.42, 0.6);
  return [
    door,
    glazing(
      glassFrom,
      middle - 0.35,
      0.05,
      head,
      Math.max(2, Math.round((middle - glassFrom) / 1.7)),
    ),
    glazing(middle + 0.35, glassTo, 0.05, head, Math.max(2, Math.round((glassTo - middle) / 1.7))),
  ];
}

function upperOpenings(house: House, width: number, ribbon: boolean): Opening[] {
  const { random } = house;
  const drawn = random.integer(0, 3);
  const style = ribbon ? 1 : drawn;
  if (style === 0) {
    const split = width * random.between(0.48, 0.6);
    return [
      glazing(0.6, split, 0.2, 2.7, 3),
      glazing(split + width * 0.1, width - 0.6, 0.2, 2.7, 2),
    ];
  }
  if (style === 1) return [glazing(0.5, width - 0.5, 0.9, 2.5, Math.round(width / 1.6))];
  if (style === 2)
    return windowRow({
      width,
      count: Math.max(3, Math.round(width / 2.4)),
      sill: 0.15,
      head: 2.7,
      share: 0.58,
    });
  return [
    glazing(0.4, width * 0.62, 0.1, 2.8, 4),
    ...windowRow({
      width,
      count: 2,
      sill: 0.2,
      head: 2.7,
      share: 0.34,
      from: width * 0.66,
      to: width - 0.2,
    }),
  ];
}

function sideOpenings(house: House, depth: number, ground: boolean): Opening[] {
  const { random } = house;
  if (random.chance(0.5)) return [glazing(depth * 0.18, depth * 0.6, ground ? 0.05 : 0.2, 2.75, 2)];
  return windowRow({ width: depth, count: 3, sill: 0.9, head: 2.6, share: 0.42 });
}

/** Upright battens before part of a storey. */
function fins(house: House, rect: Rect, y: number, height: number): void {
  const { b, random, palette } = house;
  const width = rect.x1 - rect.x0;
  const from = rect.x0 + width * random.between(0, 0.3);
  const to = Math.min(rect.x1, from + width * random.between(0.25, 0.5));
  b.begin('trim', 'timber fins');
  for (let x = from; x < to; x += 0.17)
    box(b, [x, y, rect.z1 + 0.12], [x + 0.055, y + height, rect.z1 + 0.26], palette.accent);
}

/** Thin columns under the box, and the curved wall of the roof garden. */
function pilotis(house: House, rect: Rect, top: number): void {
  const { b, palette, random } = house;
  b.begin('column', 'pilotis');
  const count = 5;
  for (let index = 0; index < count; index++) {
    const x = rect.x0 + 0.7 + ((rect.x1 - rect.x0 - 1.4) * index) / (count - 1);
    for (const z of [rect.z1 - 0.6, rect.z0 + 0.6])
      cylinder(b, [x, 0, z], 0.15, base + storeyMetres - 0.05, palette.trim, 14);
  }
  b.begin('wall', 'roof garden wall');
  const [cx, bow] = [random.between(-2.5, 2.5), random.between(1.6, 2.6)];
  surface(
    b,
    30,
    1,
    (u, v) => [cx - 3.4 + u * 6.8, top + v * 2.1, -1 + Math.sin(u * Math.PI) * bow],
    palette.accent,
    { bothSides: true },
  );
  b.facts.columns = true;
  b.facts['roof-terrace'] = true;
}

/** A frame around an upper box: slab below, blades at the sides, roof above. */
function frame(house: House, rect: Rect, y: number, depth: number): void {
  const { b, palette } = house;
  b.begin('trim', 'frame');
  box(b, [rect.x0 - 0.3, y - 0.2, rect.z0], [rect.x1 + 0.3, y, rect.z1 + depth], palette.trim);
  box(
    b,
    [rect.x0 - 0.3, y, rect.z0 + 0.4],
    [rect.x0 - 0.04, y + storeyMetres, rect.z1 + depth],
    palette.trim,
  );
  box(
    b,
    [rect.x1 + 0.04, y, rect.z0 + 0.4],
    [rect.x1 + 0.3, y + storeyMetres, rect.z1 + depth],
    palette.trim,
  );
}

function downlights(house: House, rect: Rect, y: number): void {
  const { b, palette } = house;
  b.begin('lamp', 'soffit lamps');
  const count = Math.max(3, Math.round((rect.x1 - rect.x0) / 3));
  for (let index = 0; index < count; index++) {
    const x = rect.x0 + ((rect.x1 - rect.x0) * (index + 0.5)) / count;
    box(b, [x - 0.07, y - 0.015, rect.z1 + 0.45], [x + 0.07, y, rect.z1 + 0.59], palette.lamp);
    b.lights.push({
      kind: 'point',
      position: b.world([x, y - 0.08, rect.z1 + 0.52]),
      radiusMetres: 0.05,
      intensity: [0.9, 0.6, 0.3],
      direction: [0, -1, 0],
      lobe: 2,
    });
  }
}

/** Glass balustrades where the roof of one level is the terrace of the next. */
function terraceRail(house: House, below: Rect, above: Rect, y: number, overhang: number): boolean {
  const { b, palette } = house;
  const gapLeft = above.x0 - below.x0;
  const gapRight = below.x1 - above.x1;
  const [x0, x1] = gapLeft > gapRight ? [below.x0, above.x0 - 0.35] : [above.x1 + 0.35, below.x1];
  if (x1 - x0 < 1.2) return false;
  b.begin('balcony', 'roof terrace railing');
  const z = below.z1 + overhang - 0.12;
  glassRailing(b, [x0, y, z], [x1, y, z], 1.02, palette.clearGlass, palette.metal);
  const side = gapLeft > gapRight ? x0 : x1;
  glassRailing(b, [side, y, z], [side, y, below.z0 + 0.3], 1.02, palette.clearGlass, palette.metal);
  return true;
}

function garageWing(house: House, ground: Rect): Rect {
  const { b, random, palette } = house;
  const right = random.chance(0.5);
  const width = 6.2;
  const rect: Rect = right
    ? { x0: ground.x1, x1: ground.x1 + width, z0: ground.z0 + 0.5, z1: ground.z1 - 1.2 }
    : { x0: ground.x0 - width, x1: ground.x0, z0: ground.z0 + 0.5, z1: ground.z1 - 1.2 };
  mass(house, rect, {
    y: base,
    height: 2.75,
    storey: 0,
    name: 'garage',
    openings: { front: [{ u0: 0.5, u1: width - 0.5, v0: 0, v1: 2.3, kind: 'garage' }] },
    walls: { front: palette.accent },
  });
  topRoof(house, rect, base + 2.75, { form: 'flat', eave: 0.3, pitch: 0 });
  b.facts.garage = true;
  return rect;
}

function layOut(site: Site, house: House, ground: Rect): void {
  const { b, palette, design } = site;
  const random = site.random;
  const deckDepth = random.between(3, 4.4);
  const deck: Rect = {
    x0: ground.x0 - random.between(0, 1.5),
    x1: ground.x1 + random.between(0, 1.5),
    z0: ground.z1,
    z1: ground.z1 + deckDepth,
  };
  paving(site, deck, base - 0.03, random.chance(0.6) ? palette.deck : palette.paving, 'terrace');
  b.facts.terrace = true;
  const right = random.chance(0.5) ? 1 : -1;
  const hasPool = design.wants('pool', 0.35);
  const poolZ = deck.z1 + 0.9;
  if (hasPool) {
    const long = random.chance(0.6);
    const w = long ? (ground.x1 - ground.x0) * random.between(0.62, 0.95) : random.between(4, 5);
    const d = long ? random.between(3.4, 4.6) : random.between(6.5, 8.5);
    const x =
      right > 0 ? ground.x1 - w + random.between(-0.5, 1.5) : ground.x0 + random.between(-1.5, 0.5);
    pool(site, { x0: x, x1: x + w, z0: poolZ, z1: poolZ + d });
  } else {
    b.facts.pool = false;
    steppingStones(site, [right * 2.2, 0, deck.z1], [right * 2.2, 0, deck.z1 + 12], 1.5, random);
  }
  const seats = design.wants('loungers', 0.7);
  if (!seats) return;
  const z = deck.z1 - 1.2;
  const middle = (deck.x0 + deck.x1) / 2;
  const choice = random.integer(0, 2);
  if (choice === 0 || hasPool)
    for (let index = 0; index < 3; index++)
      lounger(
        b,
        [middle - right * 3 + index * 1.05, base - 0.03, z],
        random.between(-0.1, 0.1),
        palette,
      );
  if (choice === 1) outdoorSofa(b, [middle + right * 3, base - 0.03, z - 0.6], 0, palette);
  else gardenTable(b, [middle + right * 3.4, base - 0.03, z - 0.3], palette);
  if (hasPool && random.chance(0.5)) parasol(b, [middle - right * 4.2, base, z - 0.2], palette);
  b.facts.loungers = true;
  void house;
}

const roofForms: readonly RoofForm[] = ['flat', 'flat', 'flat', 'flat', 'shed'];

function build(house: House): Built {
  const { b, random, palette, design, storeys } = house;
  const drawnLayout = random.pick<Layout>(['stack', 'crossed', 'wings', 'tower']);
  const styled = design.brief.style === undefined ? undefined : layoutOfStyle[design.brief.style];
  const layout = styled !== undefined && storeys > 1 ? styled : drawnLayout;
  const all = levels(house, layout);
  const ground = all[0]!.rect;
  plinth(house, { ...ground, z1: ground.z1 + 0.1 }, base, 0.3);
  const doorLeft = random.chance(0.5);
  const form = design.brief.roof ?? random.pick(roofForms);
  const finLevel = random.chance(0.5) ? random.integer(0, storeys - 1) : -1;
  const frameDepth = random.between(0.5, 1.3);
  const framed = random.chance(0.6);
  let top = 0;
  let balcony = false;
  all.forEach(({ rect, accent }, level) => {
    const y = base + level * storeyMetres;
    const [width, depth] = [rect.x1 - rect.x0, rect.z1 - rect.z0];
    const wallMaterial = accent ? palette.accent : palette.wall;
    mass(house, rect, {
      y,
      height: storeyMetres - 0.3,
      storey: level,
      openings: {
        front:
          level === 0
            ? groundOpenings(house, rect, doorLeft)
            : upperOpenings(house, width, layout === 'pilotis'),
        left: sideOpenings(house, depth, level === 0),
        right: sideOpenings(house, depth, level === 0),
        back: windowRow({
          width,
          count: Math.max(2, Math.round(width / 3)),
          sill: 0.8,
          head: 2.5,
          share: 0.5,
        }),
      },
      walls: {
        front: wallMaterial,
        right: level === 0 && !doorLeft ? palette.accent : wallMaterial,
        left: level === 0 && doorLeft ? palette.accent : wallMaterial,
        back: wallMaterial,
      },
    });
    if (level > 0 && framed) frame(house, rect, y, frameDepth);
    if (level === finLevel && layout !== 'pilotis') fins(house, rect, y + 0.05, storeyMetres - 0.4);
    const next = all[level + 1]?.rect;
    const overhang =
      level === 0 ? random.between(0.9, 2) : framed ? frameDepth : random.between(0.4, 0.9);
    const roofY = y + storeyMetres - 0.3;
    const isTop = next === undefined;
    const height = topRoof(house, rect, roofY, {
      form: isTop ? form : 'flat',
      eave: 0.5,
      pitch: form === 'shed' ? 0.3 : 0.6,
      overhang: [0.45, 0.45, 0.3, overhang],
      thick: 0.3,
    });
    top = Math.max(top, height);
    if (level === 0) downlights(house, rect, roofY);
    if (next !== undefined)
      balcony = terraceRail(house, rect, next, roofY + 0.3, overhang) || balcony;
    if (isTop && design.wants('solar-panels', 0))
      solarPanels(
        house,
        { x0: rect.x0 + 0.6, x1: rect.x1 - 0.6, z0: rect.z0 + 0.8, z1: rect.z1 - 0.8 },
        height + 0.05,
        0.12,
      );
  });
  if (layout === 'pilotis') pilotis(house, all[1]!.rect, top);
  b.facts.layout = layout;
  if (balcony) Object.assign(b.facts, { balcony: true, 'roof-terrace': true });
  if (design.wants('chimney', 0)) {
    const { x0, z0 } = all.at(-1)!.rect;
    b.begin('chimney', 'chimney');
    box(b, [x0 + 1.2, 0, z0 + 1.4], [x0 + 2.2, top + 1.1, z0 + 2], palette.chimney);
    top += 1.1;
    b.facts.chimney = 1;
  }
  let footprint = around(...all.map((level) => level.rect));
  if (design.wants('garage', 0.15)) footprint = around(footprint, garageWing(house, ground));
  return {
    footprint,
    heightMetres: top,
    storeys,
    roof: form,
    camera: { sideRad: [0.3, 0.75], heightMetres: [1.5, 2.1], fovDeg: [48, 58], fill: 0.42 },
    layOut: (site) => layOut(site, house, ground),
  };
}

export const villa: Grammar = {
  kind: 'villa',
  storeys: [2, 2],
  storeyMetres,
  places: { suburb: 0.35, countryside: 0.2, forest: 0.2, lake: 0.1, mountains: 0.08, sea: 0.07 },
  rooms: { roomWidthMetres: 4.6, storeyHeightMetres: storeyMetres, roomDepthMetres: 5.5 },
  look: {
    walls: [
      ['plaster', '#ece8e0'],
      ['plaster', '#e2dccf'],
      ['plaster', '#c9c4ba'],
      ['concrete'],
      ['white-brick'],
      ['plaster', '#6f6f6d'],
    ],
    accents: [
      ['cedar'],
      ['concrete'],
      ['stone'],
      ['charred-timber'],
      ['walnut'],
      ['brick', '#5a4038'],
      ['slate'],
      ['corten'],
    ],
    roofs: [['concrete'], ['planted'], ['metal']],
    frames: ['#26282b', '#33302c', '#6b4a32', '#1d1e20'],
    trims: ['#dcd8cf', '#ece8e0', '#4a4a49', '#bdb7aa'],
    doors: ['#6a4529', '#2a2c2f', '#8a5a34', '#3d4a44'],
    soffits: ['#a8743f', '#8a5c34', '#c39663', '#d9d4ca'],
  },
  build,
};
