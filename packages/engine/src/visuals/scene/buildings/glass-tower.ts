/** The glass tower: a lobby under a shaft of one of five shapes, with a crown that ends it. */
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { Vector3 } from '../../scene-model.ts';
import { coat } from '../finishes.ts';
import { tree } from '../plants/trees.ts';
import { paving, planter } from '../site/garden.ts';
import { streetLamp } from '../site/garden-lamps.ts';
import type { Site } from '../site/site.ts';
import { box, lathe, prism, surface, tube } from '../solids.ts';
import type { Rect } from '../walls.ts';
import { around, type Built, type Grammar, glazing, type House, mass } from './house.ts';

const storeyMetres = 3.6;
const lobbyMetres = 7.2;
/** Height to width at which a tower still fills a quarter of a landscape picture. */
const broadestSlenderness = 1.6;

type Shape = 'slabs' | 'round' | 'stepped' | 'twisted' | 'tapered';

interface Skins {
  readonly main: number;
  readonly second: number;
  readonly metal: number;
  readonly led: number;
}

function skins(house: House): Skins {
  const { b, random, design } = house;
  const tints = ['#0c1318', '#0b1517', '#131416', '#0f1a1c', '#141210'];
  const wished = design.brief.parts.walls?.colours?.[0];
  const stone =
    design.brief.parts.walls?.materials?.[0] !== undefined &&
    design.brief.parts.walls.materials[0] !== 'glass';
  const bandColour = stone ? b.materialOf(house.palette.wall).albedo : undefined;
  const make = (
    name: string,
    mullionHex: string,
    paneWidthMetres: number,
    spandrelMetres: number,
  ) =>
    b.material({
      name,
      surface: 'curtainWall',
      albedo: linearFromHex(random.pick(tints)),
      roughness: 0.03,
      neverSnow: true,
      rooms: {
        roomWidthMetres: paneWidthMetres * random.pick([1, 2, 2, 3]),
        storeyHeightMetres: storeyMetres,
        roomDepthMetres: 7,
        paneWidthMetres,
        mullionMetres: stone ? paneWidthMetres * 0.35 : 0.07,
        spandrelMetres: stone ? 1.3 : spandrelMetres,
        litShare: random.between(0.4, 0.7),
        life: 'office',
        mullionColour:
          bandColour ??
          (wished === undefined
            ? linearFromHex(mullionHex)
            : b.materialOf(house.palette.wall).albedo),
        seed: random.integer(1, 9999),
      },
    });
  return {
    main: make(
      'tower glass',
      random.pick(['#22262b', '#8f969c', '#c9cccc', '#7a6a55']),
      random.pick([1.2, 1.5, 1.8]),
      random.pick([0.35, 0.6, 0.9]),
    ),
    second: make('tower glass two', '#2a2e33', 1.5, 0.5),
    metal: b.material(
      coat(random.pick(['#b7babd', '#4a4d52', '#d8d6d0']), {
        name: 'tower metal',
        roughness: 0.35,
      }),
    ),
    led: b.material({
      name: 'light line',
      surface: 'opaque',
      albedo: [0.8, 0.85, 0.9],
      emission: [1.2, 1.6, 2.2],
      neverSnow: true,
    }),
  };
}

function shaft(house: House, shape: Shape, skin: Skins, top: number): void {
  const { b, random } = house;
  const y0 = lobbyMetres + 0.9;
  b.begin('wall', 'tower shaft');
  if (shape === 'slabs') {
    const second = y0 + (top - y0) * random.between(0.7, 0.86);
    box(b, [-11, y0, -9], [1.5, top, 7], skin.main, skin.metal);
    box(b, [1.9, y0, -12], [10.5, second, 3.5], skin.second, skin.metal);
    b.begin('trim', 'tower core');
    box(b, [1.4, y0, -11], [2.0, top + 4, 7.4], skin.metal);
    box(b, [-11.1, top, -9.1], [1.5, top + 2, 7.1], skin.metal);
    b.begin('lamp', 'light line');
    box(b, [-11.05, top - 0.22, 7], [1.5, top - 0.02, 7.1], skin.led);
    return;
  }
  if (shape === 'round') {
    const r = random.between(9, 11);
    const oval = random.between(0.75, 1);
    surface(
      b,
      72,
      1,
      (u, v) => {
        const angle = u * Math.PI * 2;
        return [Math.sin(angle) * r, y0 + (top - y0) * v, -2 + Math.cos(angle) * r * oval];
      },
      skin.main,
    );
    b.begin('trim', 'tower crown');
    lathe(
      b,
      [0, top, -2],
      [
        [r + 0.15, -0.3],
        [r + 0.15, 0.5],
        [r * 0.92, 2.6],
        [r * 0.9, 2.6],
        [0, 2.2],
      ],
      skin.metal,
      60,
    );
    return;
  }
  if (shape === 'stepped') {
    let [x0, x1, z0, z1] = [-11, 11, -11, 8];
    let y = y0;
    const cuts = [0.36, 0.62, 0.83, 1];
    cuts.forEach((share, index) => {
      const next = y0 + (top - y0) * share;
      b.begin('wall', 'tower shaft');
      box(b, [x0, y, z0], [x1, next, z1], index % 2 === 0 ? skin.main : skin.second, skin.metal);
      b.begin('trim', 'setback');
      box(b, [x0 - 0.15, next, z0 - 0.15], [x1 + 0.15, next + 0.7, z1 + 0.15], skin.metal);
      b.begin('lamp', 'light line');
      box(b, [x0, next - 0.16, z1], [x1, next - 0.02, z1 + 0.08], skin.led);
      y = next + 0.7;
      x0 += random.between(1.4, 2.6);
      x1 -= random.between(1.4, 2.6);
      z0 += 1.4;
      z1 -= random.between(1.2, 2.2);
    });
    b.begin('trim', 'spire');
    tube(b, [0, y, -2], [0, y + (top - y0) * 0.16, -2], 0.45, skin.metal, 8, 0.06);
    return;
  }
  const turn = shape === 'twisted' ? random.between(0.7, 1.3) * (random.chance(0.5) ? 1 : -1) : 0;
  const taper = shape === 'tapered' ? random.between(0.45, 0.6) : random.between(0.82, 0.95);
  const corner = (angle: number, r: number): readonly [number, number] => {
    // A superellipse: a square with soft corners.
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const k = (Math.abs(c) ** 3.4 + Math.abs(s) ** 3.4) ** (-1 / 3.4);
    return [c * k * r, s * k * r];
  };
  const at = (u: number, v: number): Vector3 => {
    const r = 10.5 * (1 - (1 - taper) * v);
    const [px, pz] = corner(-u * Math.PI * 2, r);
    const angle = turn * v;
    return [
      px * Math.cos(angle) - pz * Math.sin(angle),
      y0 + (top - y0) * v,
      -2 + px * Math.sin(angle) + pz * Math.cos(angle),
    ];
  };
  surface(b, 72, shape === 'twisted' ? 40 : 6, at, skin.main);
  b.begin('trim', 'tower crown');
  const ring = Array.from({ length: 72 }, (_, index) => at(index / 72, 1));
  prism(
    b,
    ring.map(([x, , z]) => [x, z] as const),
    top,
    top + 1.6,
    skin.metal,
  );
}

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

/** A lower block that the shaft stands beside: without one, a slim tower is a needle in an empty picture. */
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
    const water = b.material({
      name: 'reflecting pool',
      surface: 'water',
      albedo: [0.03, 0.045, 0.05],
      rippleHeight: 0.15,
      neverSnow: true,
    });
    b.begin('water', 'reflecting pool');
    b.quad(
      [rect.x0 - 4, 0.2, rect.z1 + 3.6],
      [rect.x0 + 9, 0.2, rect.z1 + 3.6],
      [rect.x0 + 9, 0.2, rect.z1 + 1.4],
      [rect.x0 - 4, 0.2, rect.z1 + 1.4],
      water,
    );
    b.facts.pond = true;
  }
  for (let index = 0; index < 4; index++) {
    const x = rect.x0 - 3 + index * ((rect.x1 - rect.x0 + 6) / 3);
    planter(b, [x, 0.1, rect.z1 + 2.6], 0.9, 0.6, palette.concrete);
    if (site.design.brief.parts.trees?.wanted !== false)
      tree(
        b,
        [x, 0.6, rect.z1 + 2.6],
        random.between(3.5, 5.5),
        site.design.brief.tree ?? 'broadleaf',
        'garden',
        site.plants,
        random,
      );
  }
  for (const x of [rect.x0 - 4, rect.x1 + 4]) streetLamp(b, [x, 0.1, rect.z1 + 3], palette, 4.5);
}

function build(house: House): Built {
  const { b, random, storeys } = house;
  const skin = skins(house);
  const shape = random.pick<Shape>(['slabs', 'round', 'stepped', 'twisted', 'tapered']);
  // The lobby is two storeys high, so the shaft carries the rest.
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
