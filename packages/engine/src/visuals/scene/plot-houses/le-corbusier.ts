/** The five points: pilotis, free plan in a white box, ribbon window, roof garden. */

import { type Built, entrance, glazing, type House, topRoof } from '../buildings/house.ts';
import { mass } from '../buildings/masses.ts';
import { surface } from '../curved/surface.ts';
import { cylinder } from '../curved/turned.ts';
import { coat } from '../finishes.ts';
import { railing } from '../railings.ts';
import type { Opening, Rect } from '../wall-parts.ts';
import type { Plot, PlotHouse } from './plot.ts';
import { dividePlot, doorPlace, footing, garageDoor } from './plot-kit.ts';

const parapetMetres = 0.55;
const recessMetres = 2.1;

/** A band of glass around the box, end to end. */
const ribbon = (width: number, sill: number): Opening => ({
  u0: 0.55,
  u1: width - 0.55,
  v0: sill,
  v1: sill + 1.15,
  kind: 'window',
  columns: Math.max(3, Math.round(width / 1.25)),
});

function groundFloor(house: House, rect: Rect, plot: Plot, height: number): void {
  const { b, palette } = house;
  const inner: Rect = {
    x0: rect.x0 + 1.3,
    x1: rect.x1 - 1.3,
    z0: rect.z0 + 0.6,
    z1: -recessMetres,
  };
  const divided = dividePlot({ ...plot, widthMetres: inner.x1 - inner.x0 });
  const width = inner.x1 - inner.x0;
  const dark = b.material(coat('#3d5a48', { name: 'dark green wall', tile: 'plaster' }));
  const doorAt = doorPlace(plot, inner, 1.1);
  const cars = divided.garage && {
    from: divided.garage.x0 - divided.house.x0 > 0 ? width * 0.62 : 0.3,
    wide: Math.min(4.8, width * 0.34),
  };
  const openings: Opening[] = [];
  const door = cars
    ? cars.from > 1
      ? Math.min(doorAt, cars.from - 1)
      : Math.max(doorAt, cars.from + cars.wide + 1)
    : doorAt;
  if (cars) {
    const gate = garageDoor(cars.wide, Math.min(2.25, height - 0.2));
    openings.push({ ...gate, u0: gate.u0 + cars.from, u1: gate.u1 + cars.from });
  }
  openings.push(entrance(door, 1.2, Math.min(2.3, height - 0.15)));
  const from = cars && cars.from < 1 ? cars.from + cars.wide + 0.3 : 0.3;
  const to = cars && cars.from > 1 ? cars.from - 0.3 : width - 0.3;
  for (const [a, c] of [
    [from, door - 0.85],
    [door + 0.85, to],
  ] as const)
    if (c - a > 0.9)
      openings.push(glazing(a, c, 0.1, height - 0.25, Math.max(1, Math.round((c - a) / 0.9))));
  mass(house, inner, {
    y: 0.1,
    height: height - 0.1,
    storey: 0,
    openings: { front: openings, left: [glazing(1, 4, 0.1, height - 0.3, 4)], right: [] },
    walls: { front: dark, left: dark, right: dark, back: dark },
  });
  footing(house, { ...inner, z1: inner.z1 + 0.1 }, 0.1, palette.concrete, 0.5);
  b.begin('column', 'pilotis');
  const count = Math.max(4, Math.round((rect.x1 - rect.x0) / 3.4));
  for (let index = 0; index < count; index++) {
    const x = rect.x0 + 0.45 + ((rect.x1 - rect.x0 - 0.9) * index) / (count - 1);
    for (const z of [-0.4, rect.z0 + 0.5])
      cylinder(b, [x, -0.4, z], 0.14, height + 0.45, palette.trim, 16);
  }
}

function roofGarden(house: House, rect: Rect, y: number): number {
  const { b, random, palette } = house;
  const wide = Math.min(9, (rect.x1 - rect.x0) * 0.46);
  const middle = rect.x0 + (rect.x1 - rect.x0) * random.between(0.36, 0.64);
  const [height, bow] = [2.1, 1.9];
  const tint = b.material(
    coat(random.pick(['#c9d6de', '#e3c8b4', '#ece6d6']), { name: 'solarium', tile: 'plaster' }),
  );
  b.begin('wall', 'solarium');
  const at = (u: number, v: number, out: number) => {
    const angle = Math.PI * (1 - u);
    return [
      middle + Math.cos(angle) * (wide / 2 + out),
      y + v * height,
      rect.z0 * 0.55 + Math.sin(angle) ** 0.8 * (bow + out),
    ] as const;
  };
  surface(b, 40, 1, (u, v) => at(u, v, 0), tint, { bothSides: true });
  b.begin('trim', 'solarium coping');
  surface(
    b,
    40,
    1,
    (u, v) => {
      const [x, , z] = at(u, 1, 0.06 - v * 0.16);
      return [x, y + height + 0.01, z];
    },
    palette.trim,
    { bothSides: true },
  );
  b.begin('balcony', 'roof railing');
  railing(b, [rect.x0 + 0.3, y, -0.3], [rect.x1 - 0.3, y, -0.3], 0.55, palette.trim, 1.6);
  b.facts['roof-terrace'] = true;
  return y + height;
}

function build(house: House, plot: Plot): Built {
  const half = plot.widthMetres / 2;
  const rect: Rect = { x0: -half, x1: half, z0: -plot.depthMetres, z1: 0 };
  const upper = Math.max(1, plot.storeys - 1);
  const free = plot.heightMetres - parapetMetres;
  const ground = Math.max(2.35, Math.min(2.9, free / (upper + 1)));
  const storey = Math.max(2.6, Math.min(3.3, (free - ground) / upper));
  groundFloor(house, rect, plot, ground);
  const wide = plot.widthMetres;
  for (let level = 0; level < upper; level++) {
    const y = ground + level * storey;
    mass(house, rect, {
      y,
      height: storey,
      storey: level + 1,
      openings: {
        front: [ribbon(wide, 1)],
        left: [ribbon(plot.depthMetres, 1)],
        right: [ribbon(plot.depthMetres, 1)],
        back: [ribbon(wide, 1)],
      },
    });
  }
  const y = ground + upper * storey;
  const top = topRoof(house, rect, y, { form: 'flat', eave: 0, pitch: 0, parapet: parapetMetres });
  const highest = roofGarden(house, rect, top - 0.1);
  house.b.facts.columns = true;
  return {
    footprint: rect,
    heightMetres: highest,
    storeys: upper + 1,
    roof: 'flat',
    terraceMetres: y + 0.05,
  };
}

export const leCorbusier: PlotHouse = {
  look: {
    walls: [
      ['plaster', '#f1efe9'],
      ['plaster', '#efece3'],
    ],
    accents: [['plaster', '#c9d6de']],
    roofs: [['concrete']],
    frames: ['#2b2d2f', '#3a4a40'],
    trims: ['#f3f1ec'],
    doors: ['#2f4a3c', '#7a2f2b', '#26282b'],
    soffits: ['#f1efe9'],
  },
  rooms: { roomWidthMetres: 5, storeyHeightMetres: 3.1 },
  storeys: [2, 4],
  build,
};
