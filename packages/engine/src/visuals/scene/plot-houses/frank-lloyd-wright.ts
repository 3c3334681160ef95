/** Prairie style: low hips with wide overhangs, bands of leaded glass, brick and stone close to the ground. */
import type { MaterialHandle } from '../../scene-model.ts';
import { type Built, entrance, type House, topRoof } from '../buildings/house.ts';
import { mass } from '../buildings/masses.ts';
import { coat } from '../finishes.ts';
import { chimney } from '../roofs.ts';
import { steps } from '../site/garden.ts';
import { box } from '../solids.ts';
import type { Opening, Rect } from '../wall-parts.ts';
import type { Plot, PlotHouse } from './plot.ts';
import { dividePlot, doorPlace, footing, garageDoor, storeyMetresFor } from './plot-kit.ts';

const base = 0.32;
const pitch = 0.3;

const band = (u0: number, u1: number, v0: number, v1: number): Opening => ({
  u0,
  u1,
  v0,
  v1,
  kind: 'window',
  columns: Math.max(2, Math.round((u1 - u0) / 0.55)),
  bars: [0.2, 0.78],
});

function copings(
  house: House,
  rect: Rect,
  rows: readonly number[],
  material: MaterialHandle,
): void {
  const { b } = house;
  b.begin('trim', 'stone bands');
  for (const y of rows)
    box(
      b,
      [rect.x0 - 0.07, y, rect.z0 - 0.07],
      [rect.x1 + 0.07, y + 0.13, rect.z1 + 0.09],
      material,
    );
}

function piers(house: House, rect: Rect, xs: readonly number[], top: number): void {
  const { b, palette } = house;
  for (const x of xs) {
    b.begin('wall', 'brick pier');
    box(b, [x - 0.36, -0.3, rect.z1 - 0.1], [x + 0.36, top, rect.z1 + 0.34], palette.wall);
    b.begin('trim', 'pier coping');
    box(b, [x - 0.43, 1.25, rect.z1], [x + 0.43, 1.38, rect.z1 + 0.42], palette.stone);
  }
}

function terrace(house: House, rect: Rect, doorX: number): void {
  const { b, palette } = house;
  const z = 1.7;
  for (const [x0, x1] of [
    [rect.x0 + 0.2, doorX - 1.4],
    [doorX + 1.4, rect.x1 - 0.2],
  ] as const) {
    if (x1 - x0 < 1) continue;
    b.begin('wall', 'terrace wall');
    box(b, [x0, -0.3, z - 0.2], [x1, 0.72, z + 0.2], palette.wall);
    b.begin('trim', 'terrace coping');
    box(b, [x0 - 0.08, 0.72, z - 0.28], [x1 + 0.08, 0.84, z + 0.28], palette.stone);
  }
  b.begin('terrace', 'terrace');
  box(b, [doorX - 1.4, 0, 0], [doorX + 1.4, base, z], palette.paving);
  steps(b, { x0: doorX - 1.2, x1: doorX + 1.2, z0: z, z1: z + 0.7 }, 0, base, palette.stone);
}

function build(house: House, plot: Plot): Built {
  const { b, random, palette } = house;
  const { house: main, garage } = dividePlot(plot, 0.32);
  const eave = Math.min(1.7, 0.9 + plot.widthMetres * 0.04);
  const depth = Math.min(plot.depthMetres, 8.4);
  const body: Rect = { ...main, x0: main.x0 + eave * 0.6, x1: main.x1 - eave * 0.6, z0: -depth };
  const form = plot.roof ?? 'hip';
  const rise = form === 'flat' ? 0.4 : ((depth + 2 * eave) / 2) * pitch;
  const sm = storeyMetresFor(plot, rise + base, [2.5, 2.95]);
  const width = body.x1 - body.x0;
  const doorAt = doorPlace(plot, body, 1.9);
  const doorX = body.x0 + doorAt;
  footing(house, body, base, palette.stone, 0.08);
  mass(house, body, {
    y: base,
    height: sm,
    storey: 0,
    openings: {
      front: [
        band(0.9, doorAt - 1.15, 1.02, sm - 0.32),
        entrance(doorAt, 1.15, 2.2, { surround: true }),
        band(doorAt + 1.15, width - 0.9, 1.02, sm - 0.32),
      ],
      left: [band(0.9, depth - 0.9, 1.02, sm - 0.32)],
      right: [band(0.9, depth - 0.9, 1.02, sm - 0.32)],
    },
  });
  copings(house, body, [base + 0.86], palette.stone);
  copings(house, body, [base + sm - 0.26], palette.trim);
  piers(
    house,
    body,
    [body.x0 + 0.42, body.x0 + doorAt - 1.1, body.x0 + doorAt + 1.1, body.x1 - 0.42],
    base + sm - 0.1,
  );
  let top = topRoof(house, body, base + sm, { form, eave, pitch });
  const stucco = { ...house.skin, wall: palette.accent };
  let y = base + sm + 0.3;
  let below = body;
  const levels = plot.storeys > 1 ? plot.storeys : width > 9 ? 2 : 1;
  for (let storey = 1; storey < levels; storey++) {
    // above a single storey only a low clerestory, as a raised hall
    const isClerestory = plot.storeys === 1;
    const height = isClerestory ? 1.15 : sm - 0.1;
    const w =
      (below.x1 - below.x0) * (isClerestory ? 0.4 : plot.storeys > 3 && storey > 1 ? 0.96 : 0.62);
    const middle = (below.x0 + below.x1) / 2 + random.between(-0.08, 0.08) * width;
    const rect: Rect = { x0: middle - w / 2, x1: middle + w / 2, z0: -depth + 0.7, z1: -0.9 };
    const [v0, v1] = isClerestory ? [0.3, 0.95] : [1.02, height - 0.25];
    mass(house, rect, {
      y: y - (isClerestory ? 0.05 : 0.4),
      height: height + (isClerestory ? 0.05 : 0.4),
      storey,
      skin: stucco,
      openings: {
        front: [
          band(0.5, w - 0.5, v0 + (isClerestory ? 0.05 : 0.4), v1 + (isClerestory ? 0.05 : 0.4)),
        ],
        left: [band(0.6, depth - 2.4, v0 + 0.1, v1 + 0.1)],
        right: [band(0.6, depth - 2.4, v0 + 0.1, v1 + 0.1)],
      },
    });
    copings(house, rect, [y + v0 - 0.15, y + v1 + 0.02], palette.trim);
    top = Math.max(top, topRoof(house, rect, y + height, { form, eave: eave * 0.85, pitch }));
    below = rect;
    y += height + 0.3;
  }
  chimney(b, {
    x: (below.x0 + below.x1) / 2 + (doorX > 0 ? -1.6 : 1.6),
    z: -depth / 2,
    y0: base + sm,
    y1: top + 0.55,
    wallMaterial: palette.wall,
    trim: palette.stone,
    pot: b.material(coat('#6a3f30', { name: 'chimney pot' })),
  });
  b.facts.chimney = 1;
  if (garage) {
    const wing: Rect = { ...garage, z0: -depth + 1, z1: -0.6 };
    const height = Math.min(2.7, sm);
    footing(house, wing, 0.05, palette.stone);
    mass(house, wing, {
      y: 0.05,
      height,
      storey: 0,
      name: 'garage',
      openings: { front: [garageDoor(wing.x1 - wing.x0)] },
    });
    topRoof(house, wing, 0.05 + height, { form, eave: eave * 0.7, pitch });
    b.facts.garage = true;
  }
  terrace(house, body, doorX);
  return {
    footprint: { ...main, z0: -depth, x0: -plot.widthMetres / 2, x1: plot.widthMetres / 2 },
    heightMetres: top + 0.8,
    storeys: plot.storeys,
    roof: form,
  };
}

export const frankLloydWright: PlotHouse = {
  look: {
    walls: [
      ['brick', '#8a4c34'],
      ['brick', '#96563a'],
      ['brick', '#a0653f'],
    ],
    accents: [
      ['plaster', '#d9c49c'],
      ['plaster', '#cdb88f'],
    ],
    roofs: [
      ['shingle', '#6b4a38'],
      ['tile', '#7a4a36'],
    ],
    frames: ['#5a3a24', '#3f2c1e'],
    trims: ['#4d3322', '#5f4029'],
    doors: ['#6a4529', '#5a3a24'],
    soffits: ['#d6c49e', '#c9a874'],
  },
  rooms: { roomWidthMetres: 4.4, storeyHeightMetres: 2.95, roomDepthMetres: 4.6 },
  storeys: [1, 3],
  roofs: ['hip', 'flat'],
  build,
};
