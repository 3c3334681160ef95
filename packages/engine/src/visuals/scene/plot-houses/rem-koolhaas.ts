/** Boxes of unlike stuff stacked out of line: glass below, a corrugated box that hangs over, a leg that leans. */
import { type Built, entrance, glazing, type House, topRoof } from '../buildings/house.ts';
import { mass } from '../buildings/masses.ts';
import { coat } from '../finishes.ts';
import { railing } from '../railings.ts';
import { box, tube } from '../solids.ts';
import type { Opening, Rect } from '../wall-parts.ts';
import type { Plot, PlotHouse } from './plot.ts';
import { dividePlot, doorPlace, garageDoor } from './plot-kit.ts';

/** Round holes, as if shot through the wall. */
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
  const boxes = Math.max(2, plot.storeys);
  const ground = Math.max(2.5, Math.min(3, plot.heightMetres / (boxes + 0.2)));
  const upper = Math.max(2.5, Math.min(3.4, (plot.heightMetres - ground) / (boxes - 1) - 0.1));
  const wide = plot.widthMetres;
  // the lowest box is glass and concrete and stands back under the one that hangs over
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
  const skins = [palette.wall, palette.accent, palette.wall];
  let below: Rect = lower;
  for (let level = 1; level < boxes; level++) {
    const share = level === 1 ? 0.74 : 0.56;
    const way = level % 2 === 1 ? side : -side;
    const w = wide * share;
    const x0 = way > 0 ? half - w : -half;
    const rect: Rect = {
      x0,
      x1: x0 + w,
      z0: -plot.depthMetres + 0.8,
      z1: level === 1 ? 0.7 : -0.6,
    };
    const skin = skins[(level - 1) % skins.length]!;
    const pattern = level === 1 ? [strip(w, 0.95, upper - 0.75)] : portholes(w, upper, random);
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
    b.begin('ceiling', 'underside');
    box(b, [rect.x0, y - 0.14, rect.z0], [rect.x1, y, rect.z1], palette.metal);
    topRoof(house, rect, y + upper, { form: 'flat', eave: 0.01, pitch: 0, thick: 0.16 });
    if (level === 1) {
      // what the box above leaves free of the lower roof is a terrace behind orange mesh
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
    walls: [
      ['metal', '#b3b7ba'],
      ['metal', '#9a7f5c'],
    ],
    accents: [
      ['plaster', '#2f3133'],
      ['plaster', '#c9ccc4'],
    ],
    roofs: [['concrete']],
    frames: ['#26282b'],
    trims: ['#3a3d40'],
    doors: ['#26282b'],
    soffits: ['#8f9294'],
  },
  rooms: { roomWidthMetres: 5, storeyHeightMetres: 3.1, roomDepthMetres: 5 },
  build,
};
