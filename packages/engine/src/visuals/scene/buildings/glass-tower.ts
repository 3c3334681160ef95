import { tree } from '../plants/trees.ts';
import { paving, planter, stillWater } from '../site/garden.ts';
import { streetLamp } from '../site/garden-lamps.ts';
import type { Site } from '../site/site.ts';
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import { around, type Built, type Grammar, glazing, type House } from './house.ts';
import { mass } from './masses.ts';
import { lobbyMetres, type Shape, type Skins, shaft, skins, storeyMetres } from './tower-shafts.ts';

/** Slenderness (height to width) at which a tower still fills a quarter of a landscape picture. */
const broadestSlenderness = 1.6;

function lobby(house: House, skin: Skins): Rect {
  const { b, palette } = house;
  const rect: Rect = { x0: -12.5, x1: 12.5, z0: -12, z1: 10 };
  const glass = (width: number) => [
    glazing(0.5, width - 0.5, 0.15, lobbyMetres - 0.4, Math.round(width / 2.2)),
  ];
  mass(house, rect, {
    y: 0.1,
    height: lobbyMetres - 0.1,
    storey: 0,
    name: 'lobby',
    openings: { front: glass(25), left: glass(22), right: glass(22) },
    skin: { ...house.skin, frame: skin.metal, revealMetres: 0.3, frameMetres: 0.09 },
  });
  b.begin('trim', 'canopy');
  box(b, [-13.4, lobbyMetres, -12.5], [13.4, lobbyMetres + 0.9, 12], skin.metal);
  b.begin('column', 'lobby columns');
  for (let index = 0; index < 5; index++)
    tube(
      b,
      [-11 + index * 5.5, 0, 11.3],
      [-11 + index * 5.5, lobbyMetres, 11.3],
      0.32,
      palette.concrete,
      16,
    );
  b.begin('lamp', 'canopy lamps');
  for (let index = 0; index < 6; index++) {
    const x = -11 + index * 4.4;
    box(b, [x - 0.2, lobbyMetres - 0.03, 10.6], [x + 0.2, lobbyMetres, 11], palette.lamp);
    b.lights.push({
      kind: 'point',
      position: b.world([x, lobbyMetres - 0.2, 10.9]),
      radiusMetres: 0.15,
      intensity: [5, 3.9, 2.6],
      direction: [0, -1, 0],
      lobe: 1.5,
    });
  }
  return rect;
}

/** A lower block beside the shaft: a slim tower alone would be a needle in an empty picture. */
function wing(house: House, skin: Skins, lobbyRect: Rect, top: number): Rect {
  const { b, random } = house;
  const wanted = top / broadestSlenderness - (lobbyRect.x1 - lobbyRect.x0);
  if (wanted < 4) return lobbyRect;
  const side = random.chance(0.5) ? 1 : -1;
  const near = side > 0 ? lobbyRect.x1 : lobbyRect.x0;
  const height = Math.min(top * 0.4, lobbyMetres + storeyMetres * random.integer(3, 6));
  const [x0, x1] = side > 0 ? [near + 0.4, near + wanted] : [near - wanted, near - 0.4];
  b.begin('wall', 'tower wing');
  box(b, [x0, lobbyMetres, -10], [x1, height, 8.4], skin.second, skin.metal);
  b.begin('trim', 'wing edge');
  box(b, [x0 - 0.2, height, -10.2], [x1 + 0.2, height + 0.7, 8.6], skin.metal);
  box(b, [x0 - 0.2, lobbyMetres - 0.5, -10.2], [x1 + 0.2, lobbyMetres + 0.3, 9.2], skin.metal);
  mass(
    house,
    { x0, x1, z0: -9.6, z1: 7.6 },
    {
      y: 0.1,
      height: lobbyMetres - 0.6,
      storey: 0,
      name: 'wing lobby',
      openings: {
        front: [glazing(0.6, x1 - x0 - 0.6, 0.15, lobbyMetres - 1, Math.round((x1 - x0) / 2.4))],
      },
      skin: { ...house.skin, frame: skin.metal, revealMetres: 0.3, frameMetres: 0.09 },
    },
  );
  return around(lobbyRect, { x0, x1, z0: -10, z1: 8.4 });
}

function layOut(site: Site, rect: Rect): void {
  const { b, palette } = site;
  const random = site.random;
  paving(
    site,
    { x0: rect.x0 - 6, x1: rect.x1 + 6, z0: rect.z0 - 2, z1: rect.z1 + 4 },
    0.11,
    palette.paving,
    'plaza',
  );
  if (site.design.wants('pond', 0.4)) {
    stillWater(
      site,
      { x0: rect.x0 - 4, x1: rect.x0 + 9, z0: rect.z1 + 1.4, z1: rect.z1 + 3.6 },
      0.2,
    );
  }
  for (let index = 0; index < 4; index++) {
    const x = rect.x0 - 3 + index * ((rect.x1 - rect.x0 + 6) / 3);
    planter(b, [x, 0.1, rect.z1 + 2.6], 0.9, 0.6, palette.concrete);
    if (site.design.brief.parts.trees?.wanted !== false)
      tree(b, {
        at: [x, 0.6, rect.z1 + 2.6],
        heightMetres: random.between(3.5, 5.5),
        kind: site.design.brief.tree ?? 'broadleaf',
        detail: 'garden',
        plants: site.plants,
        random,
      });
  }
  for (const x of [rect.x0 - 4, rect.x1 + 4]) streetLamp(b, [x, 0.1, rect.z1 + 3], palette, 4.5);
}

function build(house: House): Built {
  const { b, random, storeys } = house;
  const skin = skins(house);
  const shape = random.pick<Shape>(['slabs', 'round', 'stepped', 'twisted', 'tapered']);
  // The lobby is two storeys high; the shaft has the rest.
  const top = lobbyMetres + 0.9 + Math.max(1, storeys - 2) * storeyMetres;
  const rect = wing(house, skin, lobby(house, skin), top);
  shaft(house, shape, skin, top);
  b.facts.layout = shape;
  return {
    footprint: rect,
    heightMetres: top + 3,
    storeys,
    roof: 'flat',
    camera: { sideRad: [0.2, 0.8], heightMetres: [1.7, 14], fovDeg: [40, 56], fill: 0.34 },
    layOut: (site) => layOut(site, rect),
  };
}

export const glassTower: Grammar = {
  kind: 'glass-tower',
  storeys: [16, 28],
  storeyMetres,
  places: { city: 1 },
  rooms: {
    life: 'shop',
    storeyHeightMetres: lobbyMetres,
    roomWidthMetres: 8,
    roomDepthMetres: 9,
    litShare: 0.95,
  },
  wearsStyles: false,
  offers: [],
  look: {
    walls: [['concrete'], ['stone'], ['metal']],
    accents: [['concrete']],
    roofs: [['concrete']],
    frames: ['#2a2d31', '#8f969c'],
    trims: ['#b7babd'],
    doors: ['#2a2d31'],
  },
  build,
};
