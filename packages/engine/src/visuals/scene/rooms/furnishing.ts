/** The brief's wishes for furniture: materials, counts, and groups shared by several rooms. */
import type { Random } from '../../../random/random.ts';
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { coat } from '../finishes.ts';
import { pottedPlant } from '../furniture/house-plants.ts';
import { type ArmchairStyle, armchair } from '../furniture/seats/armchairs.ts';
import { type SeatStyle, sofa } from '../furniture/seats/sofas.ts';
import { ottoman } from '../furniture/seats/stools.ts';
import { tableClutter } from '../furniture/table-settings.ts';
import { type CoffeeTableStyle, coffeeTable, sideTable } from '../furniture/tables.ts';
import { curtains, type RugStyle, rug } from '../furniture/textiles.ts';
import { blindStyles, blinds } from '../furniture/window-blinds.ts';
import { holdsWishedThing } from '../things/small-things.ts';
import { drawnOf } from './arrange/sizes.ts';
import { finished } from './finished.ts';
import { kindAsked, kindOf, noteKind } from './named/kind-asked.ts';
import { isGlazed } from './named/passage.ts';
import { atWall, type Room, sideLength } from './room.ts';
import { addTableLamp } from './room-lamps.ts';

const armchairs: readonly ArmchairStyle[] = ['wing', 'club', 'shell', 'frame'];
const sofas: readonly SeatStyle[] = ['tufted', 'rolled', 'low', 'skirted', 'wooden', 'slim'];
const rugs: readonly RugStyle[] = ['persian', 'diamonds', 'stripes', 'round', 'hide', 'runner'];

const runnerMetres = 0.8;

/** A sheep's fleece is pale, a cow's hide brown. */
function hideCoat({ b, design }: Room): MaterialHandle {
  const isFleece = /sheep|fur|reindeer|bear/i.test(design.brief.prompt);
  return b.material(
    coat(isFleece ? '#ece7dc' : '#6f4c33', { name: 'hide', tile: 'carpet', indoors: true }),
  );
}

export function addRug(
  room: Room,
  x: number,
  z: number,
  width: number,
  depth: number,
  turned = false,
): void {
  const { b, random, m } = room;
  if (!room.design.wants('rug', 0.85)) return;
  const drawn = random.pick(room.look.rugs);
  const form = room.design.brief.parts.rug?.form;
  const { colours: asked = [] } = room.design.brief.parts.rug ?? {};
  // A rug of one colour has no pattern, one of two has the second in it.
  const simply = asked.length === 1 ? 'plain' : asked.length > 1 ? 'border' : drawn;
  const plainly = form === 'round' ? 'round' : form === 'striped' ? 'stripes' : simply;
  const style = kindOf<RugStyle>(room, 'rug', rugs, plainly);
  const soft = b.material(
    coat(random.pick(['#e6e0d4', '#d9d2c4', '#c9c0ae', '#b9b0a0', '#d4c4ac']), {
      name: 'rug field',
      tile: 'woolWeave',
      indoors: true,
    }),
  );
  const dark = b.material(
    coat(random.pick(['#4a4a4a', '#8a6a4a', '#6f7f86', '#a9786a', '#33506d', '#7d3a30']), {
      name: 'rug pattern',
      tile: 'woolWeave',
      indoors: true,
    }),
  );
  const field = finished(
    room,
    'rug',
    style === 'persian' ? m.accents[0]! : style === 'hide' ? hideCoat(room) : soft,
  );
  const side = style === 'round' ? Math.min(width, depth) * 1.15 : width;
  const narrow = Math.min(width, depth, runnerMetres);
  const size =
    style === 'runner' ? { width: narrow, depth: Math.max(width, depth) } : { width: side, depth };
  b.place({ at: [x, 0, z], turnRad: turned ? Math.PI / 2 : 0 }, () =>
    rug(b, {
      ...{ ...size, style, field, second: m.accents[1] ?? dark },
      accent: asked.length > 1 ? finished(room, 'rug', dark, 1) : dark,
    }),
  );
  b.facts.rug = true;
}

/** Upright stripes are lost in the folds of a curtain. */
function acrossFolds(b: SceneBuilder, fabric: MaterialHandle): MaterialHandle {
  const { tile, ...material } = b.materialOf(fabric);
  if (tile?.kind !== 'clothStripe') return fabric;
  return b.material({
    ...material,
    tile: { ...tile, turned: true },
    name: `${material.name} across`,
  });
}

export function addCurtains(room: Room): void {
  const { b, m, random, windows, height } = room;
  // Shutters are there instead, unless both are asked for.
  const likely = room.design.wants('shutters', 0) ? 0 : room.look.curtains;
  if (!room.design.wants('curtains', likely)) return;
  const fabric = acrossFolds(
    b,
    finished(
      room,
      'curtains',
      b.material(
        coat(random.pick(['#efe9dd', '#d9d2c4', '#cfd3cf', '#c9bba4', '#e6e0d6']), {
          name: 'curtain',
          tile: 'linen',
          indoors: true,
        }),
      ),
    ),
  );
  const style = blindStyles.find((one) => one === kindAsked(room, 'curtains'));
  if (style !== undefined) noteKind(room, 'curtains', style);
  const { materials, colours } = room.design.brief.parts.curtains ?? {};
  const isFinished = materials !== undefined || colours !== undefined;
  for (const { side, openings: all } of windows) {
    const openings = all.filter(isGlazed);
    const length = sideLength(room, side);
    const first = openings[0];
    const last = openings.at(-1);
    if (first === undefined || last === undefined) continue;
    atWall(room, side, 0, () => {
      const top = Math.min(
        height - 0.06,
        Math.max(...openings.map((opening) => opening.v1)) + 0.16,
      );
      if (style !== undefined) {
        for (const { u0, u1, v0, v1 } of openings) {
          const span = [u0 - length / 2, u1 - length / 2] as const;
          blinds(b, style, span, [v0, v1], isFinished || style === 'roman' ? fabric : m.wood);
        }
        return;
      }
      const wide = last.u1 - first.u0 < 3.4;
      const groups = wide
        ? [[first.u0, last.u1] as const]
        : openings.map((opening) => [opening.u0, opening.u1] as const);
      for (const [u0, u1] of groups)
        curtains(b, u0 - length / 2, u1 - length / 2, top, fabric, m.metal);
    });
  }
  b.facts.curtains = true;
}

export function addPlant(
  room: Room,
  x: number,
  z: number,
  height: number,
  chance = room.look.plants,
): void {
  if (room.design.brief.parts.plants?.wanted === false) return;
  const { b, m, random } = room;
  if (room.design.brief.parts.plants?.wanted !== true && !random.chance(chance)) return;
  b.place({ at: [x, 0, z], turnRad: random.next() * 6 }, () =>
    pottedPlant(b, height, m.pot, random.pick(['arching', 'swords', 'fig', 'arching']), random),
  );
  b.facts.plants = true;
}

/** Requested plants go where they are visible: by the windows and in the far corners. */
export function addWishedPlants(room: Room): void {
  if (room.design.brief.parts.plants?.wanted !== true) return;
  const { width, depth, random } = room;
  const count = room.design.count('plants') ?? 4;
  const places = [
    [-width / 2 + 0.45, -depth / 2 + 1.5],
    [width / 2 - 0.45, -depth / 2 + 1.2],
    [width / 2 - 0.5, -depth / 2 + 0.5],
    [-width / 2 + 0.5, -depth / 2 + 2.6],
  ] as const;
  for (const [x, z] of places.slice(0, count)) addPlant(room, x, z, random.between(0.6, 1.7));
}

export function addArmchair(room: Room, x: number, z: number, turnRad: number): void {
  if (room.design.brief.parts.armchair?.wanted === false) return;
  const { b, m } = room;
  // Armchairs of a room match.
  const cloth = drawnOf(room, 'armchair cloth', [
    ...m.accents.slice(0, 3),
    m.fabrics[1] ?? m.fabric,
  ]);
  const style = kindOf(room, 'armchair', armchairs, drawnOf(room, 'armchair', room.look.armchairs));
  const legs = drawnOf(room, 'armchair legs', [m.wood, m.wood, m.metal]);
  b.place({ at: [x, 0, z], turnRad }, () =>
    armchair(b, style, finished(room, 'armchair', cloth), legs),
  );
  b.facts.armchair = true;
}

export function addSofa(
  room: Room,
  x: number,
  z: number,
  turnRad: number,
  width: number,
  chaise?: boolean,
): void {
  if (room.design.brief.parts.sofa?.wanted === false) return;
  const { b, random, m, look } = room;
  const fabric = finished(room, 'sofa', m.fabric);
  const cushion = room.design.brief.parts.cushions?.colours?.[0];
  const cushionFinish =
    cushion === undefined
      ? m.accents
      : [b.material(coat(cushion, { tile: 'linen', indoors: true }))];
  const cushions = Array.from(
    { length: room.design.wants('cushions', 1) ? random.integer(2, 4) : 0 },
    (_, index) => cushionFinish[index % cushionFinish.length]!,
  );
  b.place({ at: [x, 0, z], turnRad }, () =>
    sofa(
      b,
      width,
      kindOf(room, 'sofa', sofas, drawnOf(room, 'seat', look.seats)),
      { fabric, leg: m.wood, cushions },
      random,
      {
        chaise: chaise ?? random.chance(0.3),
      },
    ),
  );
  b.facts.sofa = true;
  b.facts.cushions = cushions.length > 0;
}

export function addCoffeeTable(
  room: Room,
  x: number,
  z: number,
  turned: boolean,
  mayNest = true,
): void {
  const { b, random, m } = room;
  if (room.design.brief.parts['coffee-table']?.wanted === false) return;
  const drawn = random.pick(['round', 'slab', 'glass', mayNest ? 'nest' : 'slab'] as const);
  const plainly = room.design.brief.parts['coffee-table']?.form === 'round' ? 'round' : drawn;
  const style = kindOf<CoffeeTableStyle>(room, 'coffee-table', ['nest', 'drum'], plainly);
  const top = finished(room, 'coffee-table', random.pick([m.wood, m.wood, m.darkWood, m.top]));
  const green = b.material(
    coat(random.pick(['#5f7a4c', '#8f9d72', '#c9a96a', '#d3a193']), {
      name: 'stems',
      indoors: true,
    }),
  );
  b.place({ at: [x, 0, z], turnRad: turned ? Math.PI / 2 : 0 }, () => {
    coffeeTable(b, style, top, style === 'glass' ? m.metal : m.wood);
    if (holdsWishedThing(room.design.brief, 'coffee-table')) return;
    tableClutter(
      b,
      style === 'slab' || style === 'glass' ? 0.385 : 0.396,
      m.accents,
      m.pot,
      green,
      random,
    );
  });
  b.facts['coffee-table'] = true;
}

export function addSideTable(room: Room, x: number, z: number): void {
  const { b, m, random } = room;
  b.place({ at: [x, 0, z] }, () => sideTable(b, random.chance(0.5) ? m.wood : m.top, m.metal));
  if (random.chance(0.6)) addTableLamp(room, x, 0.52, z);
}

export function addPouf(room: Room, x: number, z: number): void {
  room.b.place({ at: [x, 0, z] }, () => ottoman(room.b, 0.27, room.random.pick(room.m.accents)));
}

export const turnTo = (random: Random, turnRad: number, loose = 0.12) =>
  turnRad + random.between(-loose, loose);
