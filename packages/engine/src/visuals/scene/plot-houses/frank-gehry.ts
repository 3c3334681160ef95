/** Sheets of titanium that billow and lean before and over plain boxes, with windows that slide out of them. */
import type { Vector3 } from '../../scene-model.ts';
import { type Built, entrance, glazing, type House, topRoof } from '../buildings/house.ts';
import { mass } from '../buildings/masses.ts';
import { box, surface } from '../solids.ts';
import type { Opening, Rect } from '../wall-parts.ts';
import type { Plot, PlotHouse } from './plot.ts';
import { dividePlot, doorPlace, footing, garageDoor, storeyMetresFor } from './plot-kit.ts';

interface Sheet {
  readonly x0: number;
  readonly x1: number;
  readonly z: number;
  readonly y0: number;
  readonly height: number;
  readonly bow: number;
  readonly lean: number;
  readonly phase: number;
}

/** A sheet of metal with a depth of its own: front, back and a rolled top edge. */
function sheet(house: House, { x0, x1, z, y0, height, bow, lean, phase }: Sheet): void {
  const { b, palette } = house;
  const at = (u: number, v: number, back: number): Vector3 => {
    const top = height * (0.74 + 0.26 * Math.sin(u * 2.9 + phase));
    const swell = Math.sin(u * Math.PI) * bow * (0.55 + 0.45 * Math.sin(v * 2.6 + phase * 0.5));
    const tilt = lean * v * v + 0.35 * Math.sin(v * 3.4 + u * 3 + phase) * v;
    const aside = 0.5 * v * v * Math.sin(phase * 2) + 0.25 * Math.sin(v * 4 + phase) * v;
    return [x0 + (x1 - x0) * u + aside, y0 + top * v, z + swell + tilt - back];
  };
  b.begin('wall', 'metal sheet');
  surface(b, 44, 26, (u, v) => at(u, v, 0), palette.wall, { bothSides: true });
  surface(b, 44, 1, (u, v) => at(u, 1, v * 0.5), palette.wall, { bothSides: true });
  for (const side of [0, 1])
    surface(b, 1, 26, (u, v) => at(side, v, u * 0.5), palette.wall, { bothSides: true });
}

/** A window in a box of its own that leans out of the wall. */
function poppedWindow(house: House, x: number, y: number, wide: number, tall: number): void {
  const { b, palette } = house;
  b.begin('trim', 'window box');
  const out = 0.5;
  const t = 0.09;
  box(b, [x - wide / 2 - t, y - t, 0], [x + wide / 2 + t, y, out], palette.trim);
  box(b, [x - wide / 2 - t, y + tall, 0], [x + wide / 2 + t, y + tall + t, out], palette.trim);
  for (const at of [x - wide / 2 - t, x + wide / 2])
    box(b, [at, y, 0], [at + t, y + tall, out], palette.trim);
}

function build(house: House, plot: Plot): Built {
  const { b, random, palette } = house;
  const { house: main, garage } = dividePlot(plot, 0.33);
  const half = plot.widthMetres / 2;
  const sm = storeyMetresFor(plot, plot.heightMetres * 0.22, [2.7, 3.2]);
  const inner: Rect = { ...main, x0: main.x0 + 0.5, x1: main.x1 - 0.5, z1: -0.3 };
  const width = inner.x1 - inner.x0;
  const doorAt = doorPlace(plot, inner, width * 0.3);
  footing(house, inner, 0.15, palette.concrete, 0.1);
  for (let storey = 0; storey < plot.storeys; storey++) {
    const openings: Opening[] = [];
    const bays = Math.max(2, Math.round(width / 2.3));
    for (let bay = 0; bay < bays; bay++) {
      const u = (width * (bay + 0.5)) / bays;
      if (storey === 0 && Math.abs(u - doorAt) < 1.3) continue;
      openings.push({
        u0: u - 0.55,
        u1: u + 0.55,
        v0: 0.7 + 0.12 * ((bay + storey) % 2),
        v1: sm - 0.55 + 0.12 * ((bay + storey) % 2),
        kind: 'window',
        columns: 1,
      });
    }
    if (storey === 0)
      openings.push(
        glazing(doorAt - 1.25, doorAt - 0.62, 0.06, 2.5, 1),
        entrance(doorAt, 1.1, 2.5),
        glazing(doorAt + 0.62, doorAt + 1.25, 0.06, 2.5, 1),
      );
    mass(house, inner, {
      y: 0.15 + storey * sm,
      height: sm,
      storey,
      openings: { front: openings },
      walls: {
        front: palette.accent,
        left: palette.accent,
        right: palette.accent,
        back: palette.accent,
      },
    });
    for (const opening of openings)
      if (opening.kind === 'window')
        b.place({ at: [inner.x0, 0.15 + storey * sm, inner.z1] }, () =>
          poppedWindow(
            house,
            (opening.u0 + opening.u1) / 2,
            opening.v0,
            1.1,
            opening.v1 - opening.v0,
          ),
        );
  }
  const boxTop = 0.15 + plot.storeys * sm;
  topRoof(house, inner, boxTop, { form: 'flat', eave: 0, pitch: 0, parapet: 0.3 });
  const tall = Math.max(plot.heightMetres, boxTop + 1.2);
  const doorX = inner.x0 + doorAt;
  // sheets at both ends and one over the door; between them the boxes with their windows
  const sheets: Sheet[] = [];
  const put = (x: number, wide: number, y0: number, height: number, z: number, lean: number) =>
    sheets.push({
      x0: x - wide / 2,
      x1: x + wide / 2,
      z,
      y0,
      height,
      bow: random.between(0.9, 1.7),
      lean,
      phase: random.next() * 6,
    });
  // tall sails at both ends that stand on the ground
  put(main.x0 + width * 0.1, width * 0.27, -0.3, tall * random.between(0.95, 1.08), 0.1, -1.1);
  put(main.x1 - width * 0.1, width * 0.27, -0.3, tall * random.between(0.84, 1), 0, -0.9);
  // over the boxes a heap of leaves, one behind the other, each of another height
  const leaves = Math.max(4, Math.round(width / 2.6));
  for (let leaf = 0; leaf < leaves; leaf++) {
    const x = main.x0 + width * (0.16 + (0.74 * (leaf + 0.5)) / leaves);
    const low = boxTop - random.between(0.7, 1.2);
    const isFront = leaf % 2 === 0;
    put(
      x,
      width * random.between(0.24, 0.36),
      low,
      tall * random.between(isFront ? 0.24 : 0.38, isFront ? 0.34 : 0.52),
      isFront ? 0.25 : -1.4,
      isFront ? -1.6 : random.between(-2.2, 0.4),
    );
  }
  for (const one of sheets) sheet(house, one);
  // a canopy over the door, crumpled
  b.begin('roof', 'canopy');
  surface(
    b,
    24,
    8,
    (u, v) => [
      doorX - 1.9 + u * 3.8,
      2.72 + 0.35 * Math.sin(u * 4 + 1) + v * 0.45,
      1.35 - v * 1.6 + 0.2 * Math.sin(u * 5),
    ],
    palette.wall,
    { bothSides: true },
  );
  if (garage) {
    const wing: Rect = { ...garage, z1: -0.6 };
    mass(house, wing, {
      y: 0.05,
      height: 2.9,
      storey: 0,
      name: 'garage',
      openings: { front: [garageDoor(wing.x1 - wing.x0)] },
      walls: {
        front: palette.accent,
        left: palette.accent,
        right: palette.accent,
        back: palette.accent,
      },
    });
    footing(house, wing, 0.05, palette.concrete);
    sheet(house, {
      x0: wing.x0 - 0.2,
      x1: wing.x1 + 0.2,
      z: -0.5,
      y0: 2.5,
      height: 1.9,
      bow: 1.1,
      lean: -1.4,
      phase: random.next() * 6,
    });
    topRoof(house, wing, 2.95, { form: 'flat', eave: 0, pitch: 0 });
    b.facts.garage = true;
  }
  return {
    footprint: { x0: -half, x1: half, z0: -plot.depthMetres, z1: 0 },
    heightMetres: tall,
    storeys: plot.storeys,
    roof: 'curved',
  };
}

export const frankGehry: PlotHouse = {
  look: {
    walls: [
      ['titanium', '#c2bdb3'],
      ['titanium', '#b9bcc0'],
    ],
    accents: [
      ['plaster', '#d8cbb6'],
      ['plaster', '#c9a48a'],
    ],
    roofs: [['metal']],
    frames: ['#3a3d40'],
    trims: ['#8f8a82'],
    doors: ['#7a2f2b', '#2a2d31'],
  },
  rooms: { roomWidthMetres: 4, storeyHeightMetres: 3 },
  build,
};
