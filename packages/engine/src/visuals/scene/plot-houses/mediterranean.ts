/** Stucco cubes under clay tiles: an arcade, a tower, arched windows, iron balconies. */

import { type Built, entrance, type House } from '../buildings/house.ts';
import { mass } from '../buildings/masses.ts';
import { coat } from '../finishes.ts';
import { climber, shrub } from '../plants/low-plants.ts';
import { PlantMaterials } from '../plants/plant-materials.ts';
import { planter } from '../site/garden.ts';
import { wallLamp } from '../site/garden-lamps.ts';
import { box } from '../solids.ts';
import { type Opening, onFace, type Rect } from '../wall-parts.ts';
import type { Plot, PlotHouse } from './plot.ts';
import {
  dividePlot,
  doorPlace,
  footing,
  garageDoor,
  storeyMetresFor,
  windowsBeside,
} from './plot-kit.ts';
import { pitch, tiledRoof } from './tiled-roof.ts';
import { houseNumber } from './wall-things.ts';

const base = 0.15;

const arched = (wide: number, sill: number, head: number) =>
  ({
    wide,
    v0: sill,
    v1: head,
    columns: 2,
    bars: [0.5],
    archRise: wide / 2,
    surround: true,
  }) as const;
const shuttered = (wide: number, sill: number, head: number) =>
  ({
    wide,
    v0: sill,
    v1: head,
    columns: 2,
    bars: [0.33, 0.66],
    sill: true,
    shutters: true,
  }) as const;

/** A loggia of arches on piers in front of a shaded wall. */
function arcade(house: House, rect: Rect, height: number): void {
  const width = rect.x1 - rect.x0;
  const count = Math.max(2, Math.round(width / 1.9));
  const bay = width / count;
  const arches = Array.from({ length: count }, (_, index): Opening => {
    const half = bay / 2 - 0.2;
    const u = bay * (index + 0.5);
    return {
      u0: u - half,
      u1: u + half,
      v0: 0.02,
      v1: Math.min(height - 0.3, 1.5 + half),
      kind: 'void',
      archRise: half,
    };
  });
  mass(house, rect, {
    y: base,
    height,
    storey: 0,
    name: 'loggia',
    openings: { front: arches },
    skin: { ...house.skin, revealMetres: 0.34 },
  });
  mass(
    house,
    { ...rect, x0: rect.x0 + 0.3, x1: rect.x1 - 0.3, z1: rect.z1 - 1.9 },
    {
      y: base,
      height: height - 0.05,
      storey: 0,
      name: 'loggia room',
      openings: {
        front: [{ u0: 0.5, u1: width - 1.1, v0: 0.05, v1: 2.25, kind: 'glazedDoor', columns: 4 }],
      },
    },
  );
  house.b.facts.arches = true;
}

function tower(house: House, rect: Rect, levels: number, sm: number): number {
  const wide = rect.x1 - rect.x0;
  for (let storey = 0; storey < levels; storey++) {
    const last = storey === levels - 1;
    const half = last ? 0.42 : 0.36;
    const window: Opening = {
      u0: wide / 2 - half,
      u1: wide / 2 + half,
      v0: 0.85,
      v1: Math.min(sm - 0.35, 2.2),
      kind: 'window',
      columns: 2,
      archRise: half,
      surround: true,
    };
    mass(house, rect, {
      y: base + storey * sm,
      height: sm,
      storey,
      name: 'tower',
      openings: { front: [window], left: [window], right: [window] },
    });
  }
  house.b.facts.tower = true;
  return tiledRoof(house, rect, base + levels * sm, 'hip', 0.4, 0.5);
}

function build(house: House, plot: Plot): Built {
  const { b, random, palette } = house;
  const half = plot.widthMetres / 2;
  const { house: lived, garage } = dividePlot(plot, 0.33);
  const depth = Math.min(plot.depthMetres, 8);
  const wide = lived.x1 - lived.x0;
  // the arcade wing is on the side away from the garage
  const side = garage ? (garage.x0 > 0 ? -1 : 1) : plot.doorShare > 0.5 ? -1 : 1;
  const wingWide = wide > 9 ? Math.min(7.5, wide * 0.4) : 0;
  const main: Rect = {
    ...lived,
    x0: lived.x0 + 0.3 + (side < 0 ? wingWide : 0),
    x1: lived.x1 - 0.3 - (side > 0 ? wingWide : 0),
    z0: -depth,
  };
  const width = main.x1 - main.x0;
  const form = plot.roof ?? 'hip';
  const rise = form === 'flat' ? 0.4 : ((Math.min(width, depth) + 0.9) / 2) * pitch;
  const sm = storeyMetresFor(plot, rise + base, [2.7, 3.1]);
  const doorAt = doorPlace(plot, main, 1.3);
  footing(house, main, base, palette.stone);
  for (let storey = 0; storey < plot.storeys; storey++) {
    const door = [doorAt - 1.15, doorAt + 1.15] as const;
    const front =
      storey === 0
        ? [
            entrance(doorAt, 1.3, 2.45, { archRise: 0.62, surround: true }),
            ...windowsBeside(width, 2.9, arched(1.1, 0.75, 2.25), [door]),
          ]
        : windowsBeside(width, 2.9, shuttered(1.05, 0.85, Math.min(2.25, sm - 0.4)));
    if (storey === 1) {
      const french: Opening = {
        u0: doorAt - 0.65,
        u1: doorAt + 0.65,
        v0: 0.1,
        v1: 2.3,
        kind: 'glazedDoor',
        columns: 2,
        archRise: 0.5,
        surround: true,
      };
      front.splice(
        0,
        front.length,
        french,
        ...windowsBeside(width, 2.9, shuttered(1.05, 0.85, 2.25), [[doorAt - 1.2, doorAt + 1.2]]),
      );
    }
    mass(house, main, {
      y: base + storey * sm,
      height: sm,
      storey,
      openings: {
        front,
        left: windowsBeside(depth, 3, shuttered(1, 0.85, 2.2)),
        right: windowsBeside(depth, 3, shuttered(1, 0.85, 2.2)),
      },
    });
  }
  let top = tiledRoof(house, main, base + plot.storeys * sm, form, 0.5);
  if (plot.storeys > 1) ironBalcony(house, main.x0 + doorAt, base + sm);
  if (wingWide > 0) {
    const wing: Rect =
      side > 0
        ? { x0: main.x1, x1: main.x1 + wingWide, z0: -depth + 0.6, z1: 0.5 }
        : { x0: main.x0 - wingWide, x1: main.x0, z0: -depth + 0.6, z1: 0.5 };
    footing(house, wing, base, palette.stone);
    arcade(house, wing, Math.min(2.95, sm));
    tiledRoof(house, wing, base + Math.min(2.95, sm), form, 0.45);
  }
  if (wide > 11 || plot.storeys > 1) {
    const at = side > 0 ? main.x1 - 1.5 : main.x0 + 1.5;
    const rect: Rect = { x0: at - 1.5, x1: at + 1.5, z0: -3.6, z1: -0.5 };
    top = Math.max(top, tower(house, rect, plot.storeys + 1, plot.storeys > 1 ? sm * 0.94 : sm));
  }
  if (garage) {
    const wing: Rect = { ...garage, z0: -depth + 1, z1: -0.3 };
    const height = 2.75;
    footing(house, wing, 0.05, palette.stone);
    const gateWide = wing.x1 - wing.x0;
    const wood = b.material(coat('#6a4529', { name: 'garage wood', tile: 'timberBoardsUpright' }));
    mass(house, wing, {
      y: 0.05,
      height,
      storey: 0,
      name: 'garage',
      openings: { front: [garageDoor(gateWide)] },
      skin: { ...house.skin, garage: wood },
    });
    tiledRoof(house, wing, 0.05 + height, form, 0.45);
    b.facts.garage = true;
  }
  const plants = new PlantMaterials(b, 'summer');
  const flowers = plants.flowers(random);
  onFace(b, main, 'front', 0, () =>
    climber(b, doorAt + 0.85, Math.min(width - 0.1, doorAt + 1.7), 2.8, flowers, random),
  );
  const clay = b.material({
    name: 'terracotta pot',
    surface: 'opaque',
    albedo: [0.42, 0.16, 0.08],
  });
  for (const dx of [-1.15, 1.15]) {
    planter(b, [main.x0 + doorAt + dx, 0, 0.55], 0.3, 0.55, clay);
    shrub(b, [main.x0 + doorAt + dx, 0.6, 0.55], 0.34, plants.shrub(random), random, 120);
  }
  wallLamp(b, [main.x0 + doorAt - 0.95, base + 1.9, main.z1], palette);
  houseNumber(house, main.x0 + doorAt - 0.95, base + 1.45, main.z1);
  return {
    footprint: { x0: -half, x1: half, z0: -depth, z1: 0 },
    heightMetres: top,
    storeys: plot.storeys,
    roof: form,
  };
}

function ironBalcony(house: House, x: number, y: number): void {
  const { b, palette } = house;
  b.begin('balcony', 'iron balcony');
  box(b, [x - 1.15, y - 0.05, 0], [x + 1.15, y + 0.08, 0.85], palette.stone);
  for (let bar = 0; bar <= 18; bar++) {
    const at = x - 1.1 + (2.2 * bar) / 18;
    box(b, [at - 0.012, y + 0.08, 0.8], [at + 0.012, y + 1, 0.824], palette.metal);
  }
  box(b, [x - 1.13, y + 1, 0.78], [x + 1.13, y + 1.05, 0.85], palette.metal);
  for (const side of [-1, 1])
    box(
      b,
      [x + side * 1.1 - 0.015, y + 0.96, 0],
      [x + side * 1.1 + 0.015, y + 1.02, 0.82],
      palette.metal,
    );
  b.facts.balcony = true;
}

export const mediterranean: PlotHouse = {
  look: {
    walls: [
      ['plaster', '#f0e6d2'],
      ['plaster', '#ead6b4'],
      ['plaster', '#efe3cc'],
    ],
    accents: [['stone']],
    roofs: [
      ['terracotta', '#a96f52'],
      ['terracotta', '#9c6248'],
    ],
    frames: ['#5a4030', '#6a4a30'],
    trims: ['#dccba8', '#e6d9be'],
    doors: ['#5f3d24', '#6a4529'],
    shutters: ['#4f6a58', '#3f6480', '#6a4a30'],
    soffits: ['#a87c4e'],
  },
  rooms: { roomWidthMetres: 3.6, storeyHeightMetres: 3, roomDepthMetres: 4 },
  storeys: [1, 3],
  roofs: ['hip', 'gable', 'flat'],
  build,
};
