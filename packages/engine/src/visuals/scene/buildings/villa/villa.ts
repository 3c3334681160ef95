/**
 * The modern villa: offset boxes with deep frames, glass walls, a blade wall and a terrace. Four layouts that stack
 * differently, so that seeds differ in massing, not only in size.
 */

import type { RoofForm } from '../../../brief/vocabulary/finishes.ts';
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import { paving, pool, steppingStones } from '../../site/garden.ts';
import { gardenTable, lounger, outdoorSofa, parasol } from '../../site/garden-furniture.ts';
import type { Site } from '../../site/site.ts';
import { box } from '../../solids.ts';
import { layoutOfStyle } from '../../style-looks.ts';
import type { Rect } from '../../wall-parts.ts';
import {
  around,
  type Built,
  type Grammar,
  type House,
  plinth,
  solarPanels,
  topRoof,
  windowRow,
} from '../house.ts';
import { mass } from '../masses.ts';
import { downlights, fins, frame, garageWing, pilotis, terraceRail } from './villa-additions.ts';
import { base, levels, storeyMetres, type VillaLayout } from './villa-levels.ts';
import { groundOpenings, sideOpenings, upperOpenings } from './villa-openings.ts';

function layOut(site: Site, ground: Rect): void {
  const { b, palette, design } = site;
  const random = site.random;
  const deckDepth = random.between(3, 4.4);
  const deck: Rect = {
    x0: ground.x0 - random.between(0, 1.5),
    x1: ground.x1 + random.between(0, 1.5),
    z0: ground.z1,
    z1: ground.z1 + deckDepth,
  };
  const decked = random.chance(0.6) ? palette.deck : palette.paving;
  const hasTerrace = design.wants('terrace', 1);
  if (hasTerrace) {
    paving(site, deck, base - 0.03, decked, 'terrace');
    b.facts.terrace = true;
  }
  const right = random.chance(0.5) ? 1 : -1;
  const hasPool = design.wants('pool', 0.35);
  const poolZ = deck.z1 + 0.9;
  const { pool: askedPool, loungers: askedSeats } = design.brief.parts;
  const isLongPool = askedPool?.size === 'large';
  // A long pool lies before the whole front, where the picture shows it.
  const along: Rect = { x0: ground.x0, x1: ground.x1, z0: poolZ, z1: poolZ + 4 };
  if (hasPool) {
    const long = random.chance(0.6);
    const w = long ? (ground.x1 - ground.x0) * random.between(0.62, 0.95) : random.between(4, 5);
    const d = long ? random.between(3.4, 4.6) : random.between(6.5, 8.5);
    const x =
      right > 0 ? ground.x1 - w + random.between(-0.5, 1.5) : ground.x0 + random.between(-1.5, 0.5);
    pool(site, isLongPool ? along : { x0: x, x1: x + w, z0: poolZ, z1: poolZ + d });
  } else {
    b.facts.pool = false;
    steppingStones(site, [right * 2.2, 0, deck.z1], [right * 2.2, 0, deck.z1 + 12], 1.5, random);
  }
  const seats = design.wants('loungers', hasTerrace ? 0.7 : 0);
  if (!seats) return;
  const z = deck.z1 - 1.2;
  const middle = (deck.x0 + deck.x1) / 2;
  const choice = random.integer(0, 2);
  const isByPool = hasPool && askedSeats?.at?.of === 'pool';
  const seatsX = middle + (isByPool && !isLongPool ? right * 3 : -right * 3);
  if (choice === 0 || hasPool)
    for (let index = 0; index < (design.count('loungers') ?? 3); index++)
      lounger(b, [seatsX + index * 1.05, base - 0.03, z], random.between(-0.1, 0.1), palette);
  if (choice === 1) outdoorSofa(b, [middle + right * 3, base - 0.03, z - 0.6], 0, palette);
  else gardenTable(b, [middle + right * 3.4, base - 0.03, z - 0.3], palette);
  if (hasPool && random.chance(0.5)) parasol(b, [middle - right * 4.2, base, z - 0.2], palette);
  b.facts.loungers = true;
}

const roofForms: readonly RoofForm[] = ['flat', 'flat', 'flat', 'flat', 'shed'];

function build(house: House): Built {
  const { b, random, palette, design, storeys } = house;
  const drawnLayout = random.pick<VillaLayout>(['stack', 'crossed', 'wings', 'tower']);
  const styled = layoutOfStyle(design.brief.style, 'villa');
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
  const refuses = (part: PartKey) => design.brief.parts[part]?.wanted === false;
  const railed = !refuses('balcony') && !refuses('roof-terrace');
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
    if (next !== undefined && railed)
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
    layOut: (site) => layOut(site, ground),
  };
}

export const villa: Grammar = {
  kind: 'villa',
  storeys: [2, 2],
  storeyMetres,
  places: { suburb: 0.35, countryside: 0.2, forest: 0.2, lake: 0.1, mountains: 0.08, sea: 0.07 },
  rooms: { roomWidthMetres: 4.6, storeyHeightMetres: storeyMetres, roomDepthMetres: 5.5 },
  offers: ['balcony', 'chimney', 'garage'],
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
