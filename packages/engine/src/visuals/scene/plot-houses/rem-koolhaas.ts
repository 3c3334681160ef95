/**
 * Offset stacked volumes of different materials: concrete and glass, a cantilevered black box, a leaning diamond
 * grid.
 */
import { type Built, entrance, glazing, type House, topRoof } from '../buildings/house.ts';
import { mass } from '../buildings/masses.ts';
import { coat } from '../finishes.ts';
import { railing } from '../railings.ts';
import { box, tube } from '../solids.ts';
import type { Opening, Rect } from '../wall-parts.ts';
import type { Plot, PlotHouse } from './plot.ts';
import { dividePlot, doorPlace, garageDoor } from './plot-kit.ts';
import { panelJoints } from './wall-things.ts';

/** Round holes in the wall. */
function portholes(width: number, height: number, random: House['random']): Opening[] {
  const list: Opening[] = [];
  const count = Math.round(width / 1.7);
  for (let index = 0; index < count; index++) {
    const half = random.pick([0.32, 0.32, 0.5]);
    const u = ((index + 0.5) / count) * width + random.between(-0.25, 0.25);
    const v = random.between(0.5, height - 2 * half - 0.4);
    list.push({ u0: u - half, u1: u + half, v0: v, v1: v + 2 * half, kind: 'window' });
  }
  return list;
}

interface Facet {
  readonly rect: Rect;
  readonly y: number;
  readonly height: number;
  readonly storey: number;
  readonly lean: number;
}

/** A glass volume with a leaning front in a steel diamond grid. */
function diamondBox(house: House, { rect, y, height, storey, lean }: Facet): void {
  const { b, palette } = house;
  const { x0, x1, z0, z1 } = rect;
  const top = y + height;
  const at = (u: number, v: number) => [x0 + (x1 - x0) * u, y + height * v, z1 + lean * v] as const;
  b.begin('window', 'leaning glass', { storey });
  const wide = x1 - x0;
  b.quad(at(0, 0), at(1, 0), at(1, 1), at(0, 1), palette.glass, [
    0,
    0,
    wide,
    0,
    wide,
    height,
    0,
    height,
  ]);
  for (const [x, u] of [
    [x0, 0],
    [x1, 1],
  ] as const) {
    const corners = [
      [x, y, z1],
      [x, y, z0],
      [x, top, z0],
      [x, top, z1 + lean],
    ] as const;
    const deep = z1 - z0;
    const uvs = [0, 0, deep, 0, deep, height, 0, height];
    if (u === 1) b.quad(...corners, palette.glass, uvs);
    else b.quad(corners[1], corners[0], corners[3], corners[2], palette.glass, uvs);
  }
  b.begin('wall', 'back');
  b.quad([x1, y, z0], [x0, y, z0], [x0, top, z0], [x1, top, z0], palette.metal);
  b.begin('roof', 'flat roof');
  b.quad([x0, top, z1 + lean], [x1, top, z1 + lean], [x1, top, z0], [x0, top, z0], palette.roof);
  b.begin('trim', 'diamond net');
  const cell = height / 2.5;
  const count = Math.max(3, Math.round(wide / (cell * 0.8)));
  const rows = 3;
  const bar = (ua: number, va: number, uc: number, vc: number) => {
    const [p, q] = [at(ua, va), at(uc, vc)];
    tube(b, [p[0], p[1], p[2] + 0.05], [q[0], q[1], q[2] + 0.05], 0.055, palette.trim, 6);
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < count; column++) {
      const [u0, um, u1] = [column / count, (column + 0.5) / count, (column + 1) / count];
      const [v0, vm, v1] = [row / rows, (row + 0.5) / rows, (row + 1) / rows];
      bar(u0, vm, um, v1);
      bar(um, v1, u1, vm);
      bar(u0, vm, um, v0);
      bar(um, v0, u1, vm);
    }
  for (const [ua, va, uc, vc] of [
    [0, 0, 1, 0],
    [0, 1, 1, 1],
    [0, 0, 0, 1],
    [1, 0, 1, 1],
  ] as const)
    bar(ua, va, uc, vc);
}

const strip = (width: number, sill: number, head: number): Opening => ({
  u0: 0.35,
  u1: width - 0.35,
  v0: sill,
  v1: head,
  kind: 'window',
  columns: Math.max(2, Math.round(width / 2.2)),
});

function build(house: House, plot: Plot): Built {
  const { b, random, palette } = house;
  const half = plot.widthMetres / 2;
  const side =
    plot.garage === 'left' ? 1 : plot.garage === 'right' ? -1 : random.chance(0.5) ? 1 : -1;
  const boxes = Math.max(3, plot.storeys);
  const ground = Math.max(2.4, Math.min(3, plot.heightMetres / (boxes + 0.2)));
  const upper = Math.max(2.1, Math.min(3.4, (plot.heightMetres - ground) / (boxes - 1) - 0.1));
  const wide = plot.widthMetres;
  // the lowest box is glass and concrete, set back under the cantilevered one
  const inset = wide * 0.12;
  const lower: Rect = {
    x0: side > 0 ? -half : -half + inset,
    x1: side > 0 ? half - inset : half,
    z0: -plot.depthMetres,
    z1: -1.1,
  };
  const width = lower.x1 - lower.x0;
  const { garage } = dividePlot({ ...plot, widthMetres: width });
  const cars =
    garage &&
    (plot.garage === 'left'
      ? { from: 0.2, to: garage.x1 - garage.x0 }
      : { from: width - (garage.x1 - garage.x0), to: width - 0.2 });
  const doorAt = doorPlace(plot, lower, 1.2);
  const door =
    cars && doorAt > cars.from - 0.9 && doorAt < cars.to + 0.9
      ? cars.from > 1
        ? cars.from - 1.1
        : cars.to + 1.1
      : doorAt;
  const orange = b.material(coat('#d9622b', { name: 'orange door', roughness: 0.4 }));
  const openings: Opening[] = [entrance(door, 1.15, 2.3)];
  if (cars) {
    const gate = garageDoor(cars.to - cars.from);
    openings.push({ ...gate, u0: gate.u0 + cars.from, u1: gate.u1 + cars.from });
  }
  const from = cars && cars.from < 1 ? cars.to + 0.2 : 0.3;
  const to = cars && cars.from > 1 ? cars.from - 0.2 : width - 0.3;
  for (const [a, c] of [
    [from, door - 0.75],
    [door + 0.75, to],
  ] as const)
    if (c - a > 0.9)
      openings.push(glazing(a, c, 0.06, ground - 0.2, Math.max(1, Math.round((c - a) / 1.5))));
  mass(house, lower, {
    y: 0.06,
    height: ground - 0.06,
    storey: 0,
    openings: {
      front: openings,
      left: [glazing(1, 4, 0.1, ground - 0.3, 2)],
      right: [glazing(1, 4, 0.1, ground - 0.3, 2)],
    },
    walls: {
      front: palette.concrete,
      left: palette.concrete,
      right: palette.concrete,
      back: palette.concrete,
    },
    skin: { ...house.skin, door: orange },
  });
  b.begin('wall', 'footing');
  box(
    b,
    [lower.x0 - 0.03, -0.5, lower.z0],
    [lower.x1 + 0.03, 0.06, lower.z1 + 0.03],
    palette.concrete,
  );
  let y = ground;
  const skins = [palette.accent, palette.wall, palette.accent];
  let below: Rect = lower;
  for (let level = 1; level < boxes; level++) {
    const share = level === 1 ? 0.74 : 0.56;
    const way = level % 2 === 1 ? side : -side;
    const w = wide * share;
    // upper volumes cantilever by less than a third of their width
    const free = way > 0 ? half - w : -half;
    const reach = w * 0.3;
    const x0 =
      level === 1 ? free : Math.max(below.x0 - reach, Math.min(below.x1 + reach - w, free));
    const rect: Rect = {
      x0,
      x1: x0 + w,
      z0: -plot.depthMetres + 0.8,
      z1: level === 1 ? 0.7 : -0.6,
    };
    const skin = skins[(level - 1) % skins.length]!;
    const isNet = level === boxes - 1;
    const pattern = level === 1 ? [strip(w, 0.95, upper - 0.75)] : portholes(w, upper, random);
    if (isNet) diamondBox(house, { rect, y, height: upper, storey: level, lean: 0.55 });
    else
      mass(house, rect, {
        y,
        height: upper,
        storey: level,
        openings: {
          front: pattern,
          left: [glazing(0.6, rect.z1 - rect.z0 - 0.6, 0.2, upper - 0.3, 3)],
          right: [glazing(0.6, rect.z1 - rect.z0 - 0.6, 0.2, upper - 0.3, 3)],
        },
        walls: { front: skin, left: skin, right: skin, back: skin },
      });
    if (level === 1)
      panelJoints(house, rect, [y, y + upper], [y + 0.9, y + upper - 0.7], palette.frame);
    b.begin('ceiling', 'underside');
    box(b, [rect.x0, y - 0.14, rect.z0], [rect.x1, y, rect.z1], palette.metal);
    if (!isNet)
      topRoof(house, rect, y + upper, { form: 'flat', eave: 0.01, pitch: 0, thick: 0.16 });
    if (level === 1) {
      // the uncovered part of the lower roof is a terrace behind orange mesh
      const [a, c] = way > 0 ? [below.x0 + 0.1, rect.x0 - 0.2] : [rect.x1 + 0.2, below.x1 - 0.1];
      b.begin('roof', 'terrace roof');
      box(
        b,
        [below.x0, y - 0.14, below.z0],
        [below.x1, y + 0.02, below.z1 + 0.05],
        palette.concrete,
      );
      if (c - a > 1) {
        b.begin('balcony', 'mesh railing');
        railing(b, [a, y, below.z1], [c, y, below.z1], 1, orange, 0.09);
      }
      b.begin('column', 'leaning columns');
      for (const share2 of [0.08, 0.16, 0.3]) {
        const x = way > 0 ? rect.x1 - w * share2 : rect.x0 + w * share2;
        tube(
          b,
          [x + way * random.between(-1.1, 0.8), -0.3, 0.25],
          [x, y - 0.1, 0.25],
          0.085,
          palette.metal,
          10,
        );
      }
    }
    below = rect;
    y += upper + 0.16;
  }
  b.facts['roof-terrace'] = true;
  return {
    footprint: { x0: -half, x1: half, z0: -plot.depthMetres, z1: 0 },
    heightMetres: y,
    storeys: boxes,
    roof: 'flat',
  };
}

export const remKoolhaas: PlotHouse = {
  look: {
    walls: [['metal', '#c9cccd']],
    accents: [['plaster', '#474b4e']],
    roofs: [['concrete']],
    frames: ['#26282b'],
    trims: ['#e9eaea'],
    doors: ['#26282b'],
    soffits: ['#8f9294'],
  },
  rooms: { roomWidthMetres: 5, storeyHeightMetres: 3.1, roomDepthMetres: 5 },
  storeys: [3, 5],
  hasWindows: false,
  build,
};
