/** Ships, wheels and other subjects that fill a picture. */

import { box } from '../solids.ts';
import { shaped } from '../things/shapes/shape-row.ts';
import type { SmallThing } from '../things/thing.ts';
import { body, doorway, row } from './kit/kit-parts.ts';
import { around, type Kit, type Landmark, type Landmarks, type Stands } from './kit/landmark.ts';

const wood = '#7a4f2a';

/** A row of solids as a building. */
function ofShape(thing: SmallThing, options: Omit<Landmark, 'build' | 'look'>): Landmark {
  return {
    ...options,
    look: { walls: [['plaster', thing.hex]] },
    build: ({ b, other, skin, house }: Kit) => {
      b.begin('wall', 'landmark');
      thing.build({
        b,
        main: house.design.brief.parts.walls === undefined ? other(thing.hex) : skin.wall,
        other,
      });
      return {
        rect: around(thing.width / 2, thing.depth / 2),
        high: thing.high,
        storeys: 1,
        roof: 'flat',
        facts: { windows: true, mast: true },
      };
    },
  };
}

const spokes = Array.from({ length: 16 }, (_, index) => {
  const [a, c] = [index, index + 1].map((step) => (step / 16) * Math.PI * 2) as [number, number];
  const at = (angle: number, r: number) =>
    `${(Math.cos(angle) * r).toFixed(2)} ${(10.5 + Math.sin(angle) * r).toFixed(2)}`;
  const hex = ['#c8342c', '#f0c33c', '#2f5f9e', '#3fae5a'][index % 4];
  return `rod ${at(a, 0)} 0 ${at(a, 9)} 0 .07; rod ${at(a, 9)} .5 ${at(c, 9)} .5 .12; rod ${at(a, 9)} -.5 ${at(c, 9)} -.5 .12; drum ${(Math.cos(a) * 9).toFixed(2)} ${(9.1 + Math.sin(a) * 9).toFixed(2)} 0 .75 1 ${hex}; cone ${(Math.cos(a) * 9).toFixed(2)} ${(10.1 + Math.sin(a) * 9).toFixed(2)} 0 .85 .5 .05 ${hex}`;
}).join('; ');

const camera = {
  sideRad: [0.25, 0.5],
  heightMetres: [1.6, 2.4],
  fovDeg: [50, 56],
  fill: 0.4,
} as const;

/** Storeys as boxes, each turned and shifted against the one below. */
function stackedBoxes(kit: Kit): Stands {
  const { b, house, palette } = kit;
  const { brief } = house.design;
  const asked = brief.parts.houses?.count ?? brief.storeys ?? 3;
  const count = Math.min(7, Math.max(2, asked));
  const [wide, deep, high] = [10.5, 7.5, 3.1];
  for (let index = 0; index < count; index++) {
    const size = 1 - 0.05 * (index % 3);
    const rect = around((wide * size) / 2, (deep * size) / 2);
    const front =
      index === 0
        ? [
            doorway(wide * 0.3, 1.2, 2.3),
            { u0: wide * 0.45, u1: wide * 0.85, v0: 0.4, v1: 2.6, kind: 'window' as const },
          ]
        : row(wide * size, 3, 0.6, 2.5);
    const turnRad = index === 0 ? 0 : (index % 2 === 0 ? -1 : 1) * (0.1 + 0.03 * index);
    const at = [
      index === 0 ? 0 : index % 2 === 0 ? -0.9 : 1.1,
      0,
      index % 2 === 0 ? 0 : 0.7,
    ] as const;
    const paint = kit.bands[index % kit.bands.length] ?? kit.skin.wall;
    b.place({ at, turnRad }, () => {
      body(kit, rect, index * high, high - 0.12, {
        storey: index,
        wall: paint,
        openings: {
          front,
          left: row(deep * size, 2, 0.6, 2.5),
          right: row(deep * size, 2, 0.6, 2.5),
        },
      });
      b.begin('trim', 'slab');
      const { x0, x1, z0, z1 } = rect;
      box(
        b,
        [x0 - 0.08, (index + 1) * high - 0.14, z0 - 0.08],
        [x1 + 0.08, (index + 1) * high, z1 + 0.08],
        palette.trim,
      );
    });
  }
  return {
    rect: around(6.4, 4.9),
    high: count * high,
    storeys: count,
    roof: 'flat',
    facts: { houses: count },
  };
}

export const odd: Landmarks = {
  'stacked-boxes': {
    look: { walls: [['concrete'], ['white-brick'], ['timber']] },
    places: { suburb: 0.5, city: 0.5 },
    countsItself: true,
    build: stackedBoxes,
  },
  ship: ofShape(
    shaped(
      [14, 4.4, 13],
      wood,
      'ball 0 1.6 0 6.4 1.9 1.9; box -5.8 2 -1.7 5 2.6 1.7; box -6.4 2.4 -1.6 -3.2 4.6 1.6; box -6.6 4.6 -1.7 -3.1 4.8 1.7 #b98a5a; box 3.6 2.4 -1.3 5.8 3.5 1.3; rod 5.6 3 0 9 5 0 .14 #b98a5a; rod 0 2 0 0 12.6 0 .2 #b98a5a; rod -3.6 3 0 -3.6 10 0 .16 #b98a5a; rod 0 11 -2.6 0 11 2.6 .1 #b98a5a; rod -2.4 10.4 0 2.4 10.4 0 .1 #b98a5a; rod -2.8 5.4 0 2.8 5.4 0 .1 #b98a5a; box -2.3 5.6 -.04 2.3 10.2 .04 #f0e8d4; box -5.4 5.4 -.04 -1.8 9 .04 #f0e8d4; box .1 11.6 -.03 1.7 12.6 .03 #1d1e20; ball .9 12.1 .03 .24 .24 .04 #f4f4f0; ball -5 3.5 1.6 .34 .34 .08 #f0d48a; ball -4 3.5 1.6 .34 .34 .08 #f0d48a; ball -2 1.9 1.75 .26 .26 .12 #1d1e20; ball -.4 1.9 1.85 .26 .26 .12 #1d1e20; ball 1.2 1.9 1.85 .26 .26 .12 #1d1e20; ball 2.8 1.9 1.7 .26 .26 .12 #1d1e20; rod 0 10.4 0 5.4 3.4 0 .03 #3a2a1c; rod 0 10.4 0 -5.8 4.8 0 .03 #3a2a1c; box -6 2.4 1.6 5.4 2.5 1.72 #d8b04a',
    ),
    { places: { sea: 0.7, suburb: 0.3 }, camera },
  ),
  submarine: ofShape(
    shaped(
      [12, 3.4, 6],
      '#e0b02c',
      'ball 0 2.2 0 5.8 1.7 1.6; box -1.4 3.4 -.7 1.4 5 .7; rod .6 5 0 .6 6.2 0 .1 #6f7478; rod .6 6.2 0 1.2 6.2 0 .1 #6f7478; ball -3 2.4 1.36 .5 .5 .16 #6f7478; ball -3 2.4 1.42 .38 .38 .16 #8fd0d8; ball -1 2.4 1.56 .5 .5 .16 #6f7478; ball -1 2.4 1.62 .38 .38 .16 #8fd0d8; ball 1 2.4 1.56 .5 .5 .16 #6f7478; ball 1 2.4 1.62 .38 .38 .16 #8fd0d8; ball 3 2.4 1.36 .5 .5 .16 #6f7478; ball 3 2.4 1.42 .38 .38 .16 #8fd0d8; box -6.6 1.1 -.1 -5 3.4 .1; box -6.4 2.1 -1.2 -5.2 2.3 1.2; mirror drum 2 0 0 .3 .8 #6f7478',
    ),
    { places: { sea: 1 }, camera },
  ),
  'ferris-wheel': ofShape(
    shaped(
      [21, 6, 20.5],
      '#d8dadb',
      `${spokes}; rod 0 10.5 0 4.5 0 2.2 .25; rod 0 10.5 0 -4.5 0 2.2 .25; rod 0 10.5 0 4.5 0 -2.2 .25; rod 0 10.5 0 -4.5 0 -2.2 .25; ball 0 10.5 .6 .8 .8 .3 #c8342c`,
    ),
    { places: { city: 0.5, sea: 0.5 }, camera },
  ),
  'ski-lift': ofShape(
    shaped(
      [26, 4, 12],
      '#c8342c',
      'rod -8 0 0 -8 10 0 .3 #8a9096; rod -8 10 -1.6 -8 10 1.6 .15 #8a9096; rod 9 0 0 9 11.5 0 .3 #8a9096; rod 9 11.5 -1.6 9 11.5 1.6 .15 #8a9096; rod -13 9.6 1.4 13 11.8 1.4 .05 #2b2e32; rod -13 9.6 -1.4 13 11.8 -1.4 .05 #2b2e32; rod -2 10.4 1.4 -2 8.4 1.4 .06 #2b2e32; box -3.2 5.8 .4 -.8 8.3 2.4; box -3 6.8 2.4 -1 8 2.42 #2d3c46; rod 5 11 -1.4 5 9 -1.4 .06 #2b2e32; box 4 6.6 -2.4 6.2 8.9 -.4; box 4.2 7.6 -.4 6 8.6 -.38 #2d3c46',
    ),
    { places: { mountains: 1 }, camera },
  ),
};
