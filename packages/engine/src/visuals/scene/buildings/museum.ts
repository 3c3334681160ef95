/** Two museum types: colliding curved metal sheets, or offset stacked boxes. */

import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { Vector3 } from '../../scene-model.ts';
import { surface } from '../curved/surface.ts';
import { paving, steps, stillWater } from '../site/garden.ts';
import { streetLamp } from '../site/garden-lamps.ts';
import type { Site } from '../site/site.ts';
import { box, tube } from '../solids.ts';
import { layoutOfStyle } from '../style-looks.ts';
import type { Opening, Rect } from '../wall-parts.ts';
import { around, type Built, type Grammar, glazing, type House, topRoof } from './house.ts';
import { mass } from './masses.ts';

const storeyMetres = 4;
export type MuseumLayout = 'sheets' | 'stacked';

/** A curved sheet in plan that leans, bulges and has a jagged upper edge. */
function sheet(
  house: House,
  options: {
    from: readonly [number, number];
    to: readonly [number, number];
    bow: number;
    height: number;
    lean: number;
    twist: number;
    phase: number;
  },
): void {
  const { b, palette } = house;
  const { from, to, bow, height, lean, twist, phase } = options;
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dz);
  const [nx, nz] = [-dz / length, dx / length];
  b.begin('wall', 'metal sheet');
  surface(
    b,
    42,
    22,
    (u, v): Vector3 => {
      const arc = Math.sin(u * Math.PI) * bow + Math.sin(u * 7 + phase) * 0.25;
      const top = height * (0.72 + 0.28 * Math.sin(u * 2.6 + phase));
      const tilt = lean * v * v + twist * v * (u - 0.5) * 2 + 0.7 * Math.sin(v * 3 + phase) * v;
      return [from[0] + dx * u + nx * (arc + tilt), top * v, from[1] + dz * u + nz * (arc + tilt)];
    },
    palette.wall,
    { bothSides: true },
  );
}

function buildSheets(house: House): Built {
  const { b, random, palette, storeys } = house;
  const half = random.between(10, 13);
  const height = storeys * storeyMetres;
  const count = random.integer(6, 9);
  const core: Rect = { x0: -half * 0.62, x1: half * 0.62, z0: -7, z1: 3 };
  for (let storey = 0; storey < storeys; storey++) {
    const w = core.x1 - core.x0;
    mass(house, core, {
      y: 0.1 + storey * storeyMetres,
      height: storeyMetres,
      storey,
      name: 'core',
      openings: {
        front: [glazing(0.6, w - 0.6, 0.1, 3.6, Math.round(w / 1.5))],
        left: [glazing(1, 8.6, 0.1, 3.4, 6)],
        right: [glazing(1, 8.6, 0.1, 3.4, 6)],
      },
      walls: {
        left: palette.accent,
        right: palette.accent,
        back: palette.accent,
        front: palette.accent,
      },
    });
  }
  topRoof(house, core, 0.1 + height, { form: 'flat', eave: 0.3, pitch: 0 });
  let top = height;
  for (let index = 0; index < count; index++) {
    const side = index % 2 === 0 ? 1 : -1;
    const x = side * random.between(0.15, 0.95) * half;
    const z = random.between(-5, 5.5);
    const span = random.between(5, 10);
    const turn = random.between(-0.9, 0.9);
    const tall = height * random.between(0.75, 1.55);
    top = Math.max(top, tall);
    sheet(house, {
      from: [x - (Math.cos(turn) * span) / 2, z - (Math.sin(turn) * span) / 2],
      to: [x + (Math.cos(turn) * span) / 2, z + (Math.sin(turn) * span) / 2],
      bow: random.between(-3, 3.4),
      height: tall,
      lean: random.between(-2.2, 2.6),
      twist: random.between(-1.8, 1.8),
      phase: random.next() * 6,
    });
  }
  b.begin('window', 'glass canopy', { storey: 0 });
  surface(
    b,
    22,
    8,
    (u, v): Vector3 => [-3.5 + u * 7, 3 + v * 3.4 + Math.sin(u * 3) * 0.5, 6.6 - v * 3.4],
    palette.glass,
  );
  b.begin('trim', 'canopy ribs');
  for (let index = 0; index <= 5; index++) {
    const x = -3.5 + (index / 5) * 7;
    const lift = Math.sin((index / 5) * 3) * 0.5;
    tube(b, [x, 0, 6.7], [x, 3 + lift, 6.6], 0.09, palette.metal, 8);
    tube(b, [x, 3 + lift, 6.6], [x, 6.4 + lift, 3.2], 0.08, palette.metal, 8);
  }
  return {
    footprint: { x0: -half - 3, x1: half + 3, z0: -8, z1: 7.5 },
    heightMetres: top * 1.02,
    storeys,
    roof: 'curved',
    ...common,
  };
}

const common = {
  camera: { sideRad: [0.25, 0.8], heightMetres: [1.6, 2.4], fovDeg: [48, 58], fill: 0.42 },
  layOut: (site: Site) => layOut(site),
} as const satisfies Partial<Built>;

/** Facade patterns; each stacked box has a different one. */
function boxOpenings(house: House, width: number, pattern: number): Opening[] {
  const { random } = house;
  const h = storeyMetres;
  if (pattern === 0)
    return [glazing(0.4, width - 0.4, 0.3, h - 0.5, Math.max(3, Math.round(width / 1.3)))];
  if (pattern === 1) {
    const list: Opening[] = [];
    for (let u = 0.8; u < width - 1.4; u += 1.15)
      if (random.chance(0.72))
        list.push({
          u0: u,
          u1: u + 0.42,
          v0: random.between(0.3, 1.4),
          v1: random.between(2.2, h - 0.4),
          kind: 'window',
        });
    return list;
  }
  if (pattern === 2)
    return [
      { u0: width * 0.12, u1: width * 0.58, v0: 0.5, v1: h - 0.6, kind: 'window', columns: 4 },
    ];
  return [
    {
      u0: 0.5,
      u1: width - 0.5,
      v0: 1.5,
      v1: 2.5,
      kind: 'window',
      columns: Math.round(width / 1.5),
    },
  ];
}

function buildStacked(house: House): Built {
  const { b, random, palette, design, storeys } = house;
  const scale = design.brief.size === 'small' ? 0.75 : 1;
  const rects: Rect[] = [];
  let y = 0.15;
  const skins = [palette.accent, palette.wall, palette.concrete, palette.wall];
  let top = 0;
  for (let storey = 0; storey < storeys; storey++) {
    const [w, d] = [
      random.between(10, 16) * scale * (storey === 0 ? 0.82 : 1),
      random.between(7, 10) * scale,
    ];
    const x = storey === 0 ? 0 : random.between(-3.6, 3.6);
    const z = storey === 0 ? 0 : random.between(-1.2, 2.6);
    const rect: Rect = { x0: x - w / 2, x1: x + w / 2, z0: z - d / 2 - 1, z1: z + d / 2 - 1 };
    rects.push(rect);
    const pattern = storey === 0 ? 0 : random.integer(0, 3);
    const material = skins[storey % skins.length]!;
    mass(house, rect, {
      y,
      height: storeyMetres,
      storey,
      openings: {
        front: boxOpenings(house, w, pattern),
        left: boxOpenings(house, d, random.integer(0, 3)),
        right: boxOpenings(house, d, random.integer(0, 3)),
        back: boxOpenings(house, w, 3),
      },
      walls: { front: material, left: material, right: material, back: material },
    });
    topRoof(house, rect, y + storeyMetres, { form: 'flat', eave: 0.02, pitch: 0, thick: 0.22 });
    y += storeyMetres + 0.22;
    top = y;
  }
  const ground = rects[0]!;
  b.begin('column', 'slanted columns');
  const wide = rects[1] ?? ground;
  for (let index = 0; index < 5; index++) {
    const u = wide.x0 + ((wide.x1 - wide.x0) * (index + 0.5)) / 5;
    const z = wide.z1 - 0.4;
    if (z > ground.z1 + 0.4 || u < ground.x0 - 0.3 || u > ground.x1 + 0.3)
      tube(
        b,
        [u + random.between(-0.8, 0.8), 0, z],
        [u, storeyMetres + 0.15, z],
        0.16,
        palette.metal,
        10,
      );
  }
  return { footprint: around(...rects), heightMetres: top, storeys, roof: 'flat', ...common };
}

function layOut(site: Site): void {
  const { b, palette, footprint, random } = site;
  paving(
    site,
    { x0: footprint.x0 - 2, x1: footprint.x1 + 2, z0: footprint.z1 - 6, z1: footprint.z1 + 4 },
    0.09,
    palette.paving,
    'plaza',
  );
  steps(
    b,
    { x0: -4, x1: 4, z0: footprint.z1 + 4, z1: footprint.z1 + 4.6 },
    0,
    0.1,
    palette.concrete,
  );
  if (site.design.wants('pond', 0.35)) {
    const side = random.chance(0.5) ? 1 : -1;
    const [x0, x1] = side > 0 ? [2, footprint.x1] : [footprint.x0, -2];
    stillWater(site, { x0, x1, z0: footprint.z1 + 0.6, z1: footprint.z1 + 3.6 }, 0.11);
  }
  for (const x of [footprint.x0, footprint.x1])
    streetLamp(b, [x, 0.09, footprint.z1 + 3], palette, 4.4);
  b.begin('furniture', 'benches');
  for (const x of [-6, 5])
    box(b, [x, 0.09, footprint.z1 + 2.4], [x + 2.2, 0.52, footprint.z1 + 2.9], palette.concrete);
}

const builders: Record<MuseumLayout, (house: House) => Built> = {
  sheets: buildSheets,
  stacked: buildStacked,
};

export const museum: Grammar = {
  kind: 'museum',
  storeys: [3, 4],
  storeyMetres,
  places: { city: 0.5, lake: 0.25, countryside: 0.25 },
  openToAll: false,
  rooms: {
    roomWidthMetres: 5,
    storeyHeightMetres: storeyMetres + 0.15,
    roomDepthMetres: 7,
    life: 'shop',
    mullionColour: linearFromHex('#8f969c'),
  },
  wearsStyles: false,
  offers: [],
  look: {
    walls: [
      ['titanium'],
      ['titanium', '#c2bdb3'],
      ['titanium', '#9da3a8'],
      ['titanium', '#b8a58a'],
    ],
    accents: [['stone'], ['concrete'], ['plaster', '#dcd6ca']],
    roofs: [['metal']],
    frames: ['#8f969c', '#2a2d31'],
    trims: ['#b7babd'],
    doors: ['#2a2d31'],
  },
  build: (house) => {
    const layout =
      layoutOfStyle(house.design.brief.style, 'museum') ??
      house.random.pick<MuseumLayout>(['sheets', 'stacked']);
    house.b.facts.layout = layout;
    return builders[layout](house);
  },
};
