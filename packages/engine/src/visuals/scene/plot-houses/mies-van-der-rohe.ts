/** A travertine platform, black steel, full-height glass, one plane of stone. */
import type { Built, House } from '../buildings/house.ts';
import { coat, finishOf } from '../finishes.ts';
import { steps } from '../site/garden.ts';
import { box } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import type { Plot, PlotHouse } from './plot.ts';
import { dividePlot, doorPlace } from './plot-kit.ts';

const platformMetres = 0.45;
const fasciaMetres = 0.48;

/** An I section in plan. */
function steelColumn(house: House, x: number, z: number, y0: number, y1: number): void {
  const { b, palette } = house;
  for (const dz of [-0.1, 0.1])
    box(b, [x - 0.1, y0, z + dz - 0.015], [x + 0.1, y1, z + dz + 0.015], palette.frame);
  box(b, [x - 0.015, y0, z - 0.1], [x + 0.015, y1, z + 0.1], palette.frame);
}

interface Storey {
  readonly rect: Rect;
  readonly y: number;
  readonly height: number;
  readonly storey: number;
}

/** Glass between thin mullions on all sides, with a visible wooden core. */
function glassStorey(house: House, { rect, y, height, storey }: Storey, doorX: number): void {
  const { b, palette } = house;
  const [z0, z1] = [rect.z0, rect.z1];
  b.begin('window', 'glass wall', { storey });
  const shift = storey * 13.3;
  const wall = (x0: number, za: number, x1: number, zb: number) => {
    const long = Math.hypot(x1 - x0, zb - za);
    b.quad([x0, y, za], [x1, y, zb], [x1, y + height, zb], [x0, y + height, za], palette.glass, [
      shift,
      0,
      shift + long,
      0,
      shift + long,
      height,
      shift,
      height,
    ]);
  };
  wall(rect.x0, z1, rect.x1, z1);
  wall(rect.x1, z1, rect.x1, z0);
  wall(rect.x0, z0, rect.x0, z1);
  wall(rect.x1, z0, rect.x0, z0);
  b.begin('trim', 'mullions');
  const count = Math.max(4, Math.round((rect.x1 - rect.x0) / 1.55));
  for (let index = 0; index <= count; index++) {
    const x = rect.x0 + ((rect.x1 - rect.x0) * index) / count;
    box(b, [x - 0.03, y, z1], [x + 0.03, y + height, z1 + 0.09], palette.frame);
  }
  for (const [x, out] of [
    [rect.x0, -0.09],
    [rect.x1, 0.09],
  ] as const)
    for (let index = 0; index <= 5; index++) {
      const z = z0 + ((z1 - z0) * index) / 5;
      box(b, [x, y, z - 0.03], [x + out, y + height, z + 0.03], palette.frame);
    }
  for (const v of [y, y + height - 0.07])
    box(b, [rect.x0, v, z1], [rect.x1, v + 0.07, z1 + 0.06], palette.frame);
  if (storey > 0) return;
  b.begin('door', 'glass door', { storey });
  const top = y + Math.min(2.5, height - 0.3);
  box(b, [doorX - 0.95, top, z1], [doorX + 0.95, top + 0.08, z1 + 0.1], palette.frame);
  box(b, [doorX - 0.02, y, z1], [doorX + 0.02, top, z1 + 0.1], palette.frame);
  for (const dx of [-0.14, 0.14])
    box(
      b,
      [doorX + dx - 0.02, y + 0.75, z1 + 0.1],
      [doorX + dx + 0.02, y + 1.65, z1 + 0.16],
      palette.metal,
    );
}

function slab(house: House, rect: Rect, y: number, thick: number): void {
  const { b, palette } = house;
  b.begin('roof', 'roof plane');
  box(b, [rect.x0, y, rect.z0], [rect.x1, y + thick, rect.z1], palette.frame, palette.roof);
  b.begin('ceiling', 'soffit');
  box(
    b,
    [rect.x0 + 0.08, y - 0.03, rect.z0 + 0.08],
    [rect.x1 - 0.08, y + 0.02, rect.z1 - 0.08],
    palette.soffit,
  );
  // flanges of the edge beam
  b.begin('trim', 'edge beam');
  for (const v of [y, y + thick - 0.05])
    box(
      b,
      [rect.x0 - 0.05, v, rect.z0 - 0.05],
      [rect.x1 + 0.05, v + 0.05, rect.z1 + 0.05],
      palette.frame,
      palette.roof,
    );
}

function build(house: House, plot: Plot): Built {
  const { b, random, palette } = house;
  const half = plot.widthMetres / 2;
  const rect: Rect = { x0: -half, x1: half, z0: -plot.depthMetres, z1: 0 };
  const storeys = plot.storeys;
  const free = plot.heightMetres - platformMetres - storeys * fasciaMetres;
  const height = Math.max(2.8, Math.min(3.5, free / storeys));
  const overhang = 1.5;
  const inner: Rect = { x0: rect.x0 + 1, x1: rect.x1 - 1, z0: rect.z0 + 0.6, z1: -overhang };
  const { garage } = dividePlot(plot);
  const stone = b.material(finishOf(random.pick(['marble', 'stone', 'marble']), 'wall'));
  const travertine = b.material(coat('#d8ccb4', { name: 'travertine', tile: 'slabTile' }));
  b.begin('floor', 'platform');
  box(
    b,
    [rect.x0 - 0.3, platformMetres - 0.22, rect.z0],
    [rect.x1 + 0.3, platformMetres, 0.7],
    travertine,
  );
  b.begin('wall', 'platform foot');
  box(b, [rect.x0, -0.4, rect.z0], [rect.x1, platformMetres - 0.2, 0.35], palette.plinth);
  const doorX = inner.x0 + doorPlace(plot, inner, 1.6);
  steps(b, { x0: doorX - 2.2, x1: doorX + 2.2, z0: 0.7, z1: 1.6 }, 0, platformMetres, travertine);
  let y = platformMetres;
  for (let storey = 0; storey < storeys; storey++) {
    glassStorey(house, { rect: inner, y, height, storey }, doorX);
    slab(house, rect, y + height, fasciaMetres);
    y += height + fasciaMetres;
  }
  b.begin('column', 'steel columns');
  const bays = Math.max(3, Math.round(plot.widthMetres / 4.6));
  for (let index = 0; index <= bays; index++) {
    const x = rect.x0 + 0.5 + ((plot.widthMetres - 1) * index) / bays;
    steelColumn(house, x, -0.28, platformMetres, y - fasciaMetres);
  }
  // a stone plane that extends from under the roof; in front of the garage, if any
  b.begin('wall', 'stone plane');
  const toRight = garage ? garage.x0 > 0 : random.chance(0.5);
  const long = Math.min(6, plot.widthMetres * 0.28);
  const planeTop = platformMetres + height;
  const [x0, x1] = toRight ? [half - long, half + 1.1] : [-half - 1.1, -half + long];
  box(b, [x0, -0.3, -0.95], [x1, planeTop, -0.72], stone);
  b.facts.columns = true;
  return {
    footprint: { ...rect, x0: Math.min(rect.x0, x0), x1: Math.max(rect.x1, x1), z1: 0 },
    heightMetres: y,
    terraceMetres: y,
    storeys,
    roof: 'flat',
  };
}

export const miesVanDerRohe: PlotHouse = {
  look: {
    walls: [['marble']],
    accents: [['walnut']],
    roofs: [['concrete']],
    frames: ['#1c1d1f'],
    trims: ['#1c1d1f'],
    doors: ['#1c1d1f'],
    soffits: ['#e9e6df'],
  },
  rooms: { roomWidthMetres: 6.4, storeyHeightMetres: 3.6, roomDepthMetres: 6 },
  storeys: [1, 3],
  isClad: false,
  hasWindows: false,
  build,
};
