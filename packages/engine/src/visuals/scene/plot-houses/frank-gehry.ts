/** Twisted, leaning titanium sails in front of and above plain boxes, with protruding windows. */
import type { Vector3 } from '../../scene-model.ts';
import { type Built, entrance, glazing, type House, topRoof } from '../buildings/house.ts';
import { mass } from '../buildings/masses.ts';
import { surface } from '../curved/surface.ts';
import { box } from '../solids.ts';
import type { Opening, Rect } from '../wall-parts.ts';
import type { Plot, PlotHouse } from './plot.ts';
import { dividePlot, doorPlace, footing, garageDoor, storeyMetresFor } from './plot-kit.ts';

/** Slant of a sail's upper edge, as a share of its height. */
const slantShare = 0.4;

/** A metal volume that twists, leans and bulges with height, with a slanted top. */
interface Sail {
  readonly x: number;
  readonly z: number;
  readonly y0: number;
  readonly height: number;
  readonly halfX: number;
  readonly halfZ: number;
  readonly turn: number;
  readonly twist: number;
  readonly leanX: number;
  readonly leanZ: number;
  readonly phase: number;
}

/** Before it is twisted: where a direction meets its outline, and the height of its edge there. */
function outlineOf(one: Sail, angle: number) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  // a superellipse between ellipse and lens, with sharp ends
  const px = Math.sign(c) * Math.abs(c) ** 0.8 * one.halfX;
  const pz = Math.sign(s) * Math.abs(s) ** 1.9 * one.halfZ;
  const end = Math.sign(Math.sin(one.phase)) || 1;
  const high = one.height * (1 - slantShare * (0.5 - 0.5 * end * (px / one.halfX)));
  return { px, pz, high };
}

/** Its surface at an angle around it (front: 0 to 180 degrees) and a share of its height. */
function onSail(one: Sail, angle: number, v: number, grow = 1): Vector3 {
  const { px, pz, high } = outlineOf(one, angle);
  const swell = grow * (0.86 + 0.3 * v ** 1.6 + 0.1 * Math.sin(v * 4.2 + one.phase));
  const turned = one.turn + one.twist * v;
  const [ct, st] = [Math.cos(turned), Math.sin(turned)];
  return [
    one.x + (px * ct + pz * st) * swell + one.leanX * v * v,
    one.y0 + high * v,
    one.z + (pz * ct - px * st) * swell + one.leanZ * v * v,
  ];
}

function sail(house: House, one: Sail): void {
  const { b, palette } = house;
  const at = (angle: number, v: number, grow: number) => onSail(one, angle, v, grow);
  b.begin('wall', 'metal sail');
  surface(b, 56, 26, (u, v) => at(-u * Math.PI * 2, v, 1), palette.wall, { bothSides: true });
  b.begin('roof', 'sail top');
  surface(
    b,
    40,
    6,
    (u, v) => {
      const [x, y, z] = at(-u * Math.PI * 2, 1, 1 - v);
      return [x, y - 0.15 * v, z];
    },
    palette.wall,
    { bothSides: true },
  );
}

/** A window in its own box that leans out of the wall. */
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

const sailWindow = { wide: 0.95, tall: 1.3, sill: 0.95, backSet: 0.18, pane: 0.42 } as const;
/** Directions of windows in a sail's front, as shares of half a turn; highest place of their upper edge on it. */
const windowPlaces = { angles: [0.4, 0.6], highest: 0.84 } as const;

/** Windows in boxes that stick out of a sail's front, as far as it is tall enough. */
function sailWindows(house: House, one: Sail, storeys: number, storeyMetres: number): void {
  const { b, palette } = house;
  const { wide, tall, sill, backSet, pane } = sailWindow;
  for (let storey = 0; storey < storeys; storey++)
    for (const share of windowPlaces.angles) {
      const angle = share * Math.PI;
      const { high } = outlineOf(one, angle);
      const y = sill + storey * storeyMetres;
      if (y + tall > one.y0 + high * windowPlaces.highest) continue;
      const v = (y + tall / 2 - one.y0) / high;
      const [x, , z] = onSail(one, angle, v);
      const [left, right] = [onSail(one, angle + 0.1, v), onSail(one, angle - 0.1, v)];
      const turnRad = Math.atan2(left[2] - right[2], right[0] - left[0]);
      const back = [Math.sin(turnRad) * backSet, Math.cos(turnRad) * backSet] as const;
      b.place({ at: [x - back[0], y, z - back[1]], turnRad }, () => {
        poppedWindow(house, 0, 0, wide, tall);
        box(b, [-0.025, 0, pane], [0.025, tall, pane + 0.05], palette.frame);
        b.begin('window', 'sail window', { storey });
        const [u0, u1] = [x - wide / 2, x + wide / 2];
        b.quad(
          [-wide / 2, 0, pane],
          [wide / 2, 0, pane],
          [wide / 2, tall, pane],
          [-wide / 2, tall, pane],
          palette.glass,
          [u0, sill, u1, sill, u1, sill + tall, u0, sill + tall],
        );
      });
    }
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
  // sheets at both ends and one above the door; between them boxes with windows
  const rise = (x: number, halfX: number, y0: number, height: number, z: number, way: number) => {
    const one: Sail = {
      x,
      z,
      y0,
      height,
      halfX,
      halfZ: random.between(1, 1.5),
      turn: way * random.between(0.15, 0.4),
      twist: way * random.between(0.3, 0.7),
      leanX: way * random.between(0.3, 0.9),
      leanZ: random.between(0.2, 0.7),
      phase: random.next() * 6,
    };
    sail(house, one);
    if (y0 < 0) sailWindows(house, one, plot.storeys, sm);
  };
  // sails on the ground at both ends and beside the door
  rise(main.x0 + width * 0.15, width * 0.19, -0.4, tall * 1.16, -0.7, -1);
  rise(main.x1 - width * 0.13, width * 0.17, -0.4, tall * 1.04, -0.6, 1);
  const beside = doorAt > width / 2 ? -1 : 1;
  rise(doorX + beside * 2.4, Math.min(1.7, width * 0.1), -0.4, tall * 1.02, -0.8, beside);
  // more sails on top of the boxes
  const crown = Math.max(3, Math.round(width / 3.2));
  for (let index = 0; index < crown; index++)
    rise(
      main.x0 + width * (0.2 + (0.66 * (index + 0.5)) / crown),
      width * random.between(0.13, 0.19),
      boxTop - random.between(0.5, 1),
      tall * random.between(0.3, 0.46),
      random.between(-2.6, -1),
      index % 2 === 0 ? 1 : -1,
    );
  // a crumpled canopy over the door
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
    sail(house, {
      x: (wing.x0 + wing.x1) / 2,
      z: -1.6,
      y0: 2.5,
      height: 1.9,
      halfX: (wing.x1 - wing.x0) * 0.55,
      halfZ: 1.2,
      turn: 0,
      twist: 0.3,
      leanX: 0.3,
      leanZ: 0.6,
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
      ['titanium', '#d6d1c8'],
      ['titanium', '#ccd0d4'],
    ],
    accents: [
      ['plaster', '#d8cbb6'],
      ['plaster', '#d2c3ae'],
    ],
    roofs: [['metal']],
    frames: ['#3a3d40'],
    trims: ['#8f8a82'],
    doors: ['#7a2f2b', '#2a2d31'],
  },
  rooms: { roomWidthMetres: 4, storeyHeightMetres: 3 },
  storeys: [1, 3],
  build,
};
