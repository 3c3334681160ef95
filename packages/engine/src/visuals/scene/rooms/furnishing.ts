/** Wishes of the brief for furniture: materials, counts, and the groups several rooms share. */
import type { Random } from '../../../random/random.ts';
import { mainMaterial } from '../../brief/brief.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import { coat, finishOf } from '../finishes.ts';
import { fireplace, wallMirror } from '../furniture/decor.ts';
import { pottedPlant } from '../furniture/house-plants.ts';
import {
  ceilingSpots,
  floorLamp,
  type LampMaterials,
  pendant,
  sconce,
  tableLamp,
} from '../furniture/lamps.ts';
import { picture, pictures } from '../furniture/pictures.ts';
import { armchair, ottoman, sofa } from '../furniture/seating.ts';
import { shelves } from '../furniture/shelving.ts';
import { tableClutter, vaseWithStems } from '../furniture/table-settings.ts';
import { coffeeTable, sideboard, sideTable } from '../furniture/tables.ts';
import { curtains, type RugStyle, rug } from '../furniture/textiles.ts';
import { piano, television } from '../furniture/trade.ts';
import { atWall, hasWindow, type Room, type Side, sideLength } from './room.ts';

/** The wished finish of a piece, or the one the style offers. */
export function finished(room: Room, part: PartKey, fallback: number): number {
  const wished = room.design.brief.parts[part];
  const [material] = wished?.materials ?? [];
  const [colour] = wished?.colours ?? [];
  if (material === undefined && colour === undefined) return fallback;
  if (material !== undefined) {
    const finish = finishOf(material, 'floor', colour === undefined ? {} : { colour });
    return room.b.material({
      ...finish,
      name: `${part} ${finish.name}`,
      neverSnow: true,
      neverWet: true,
    });
  }
  return room.b.material(
    coat(colour!, {
      name: `${part} ${colour}`,
      tile: softParts.includes(part) ? 'linen' : 'paint',
      roughness: softParts.includes(part) ? 0.9 : 0.45,
      indoors: true,
    }),
  );
}

const softParts: readonly PartKey[] = [
  'sofa',
  'armchair',
  'chairs',
  'curtains',
  'rug',
  'cushions',
  'bed',
  'stools',
];

export const lampsOf = (room: Room, part: PartKey = 'lamp'): LampMaterials => ({
  shade: room.m.lampShade,
  bulb: room.m.bulb,
  metal: finished(room, part, room.m.metal),
  body: finished(
    room,
    part,
    room.random.pick([room.m.metal, room.m.brass, room.m.black, ...room.m.accents.slice(0, 2)]),
  ),
});

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
  const persian =
    room.design.brief.style === 'victorian' ||
    room.design.brief.style === 'classic' ||
    room.design.brief.style === 'bohemian';
  const style: RugStyle = persian
    ? random.pick(['persian', 'persian', 'diamonds'])
    : random.pick(['border', 'stripes', 'diamonds', 'round', 'plain', 'persian']);
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
  const field = finished(room, 'rug', style === 'persian' ? room.m.accents[0]! : soft);
  const side = style === 'round' ? Math.min(width, depth) * 1.15 : width;
  b.place({ at: [x, 0, z], turnRad: turned ? Math.PI / 2 : 0 }, () =>
    rug(b, side, depth, style, field, dark, m.accents[1] ?? dark),
  );
  b.facts.rug = true;
}

export function addCurtains(room: Room): void {
  const { b, m, random, windows, height } = room;
  if (!room.design.wants('curtains', room.look.curtains)) return;
  const fabric = finished(
    room,
    'curtains',
    b.material(
      coat(random.pick(['#efe9dd', '#d9d2c4', '#cfd3cf', '#c9bba4', '#e6e0d6']), {
        name: 'curtain',
        tile: 'linen',
        indoors: true,
      }),
    ),
  );
  for (const { side, openings } of windows) {
    const length = sideLength(room, side);
    const first = openings[0];
    const last = openings.at(-1);
    if (first === undefined || last === undefined) continue;
    atWall(room, side, 0, () => {
      const top = Math.min(
        height - 0.06,
        Math.max(...openings.map((opening) => opening.v1)) + 0.16,
      );
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

export function addPictures(room: Room, side: Side, along: number, width: number): void {
  if (
    !room.design.wants('art', 0.85) ||
    hasWindow(room, side, along - width / 2, along + width / 2)
  )
    return;
  const { b, m, random } = room;
  atWall(room, side, along, () => pictures(b, width, [m.black, m.wood, m.brass, m.white], random));
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

export function addPendant(room: Room, x: number, z: number, drop: number, size = 1): void {
  const { b, random, look, height } = room;
  b.place({ at: [x, height, z] }, () =>
    pendant(b, random.pick(look.pendants), drop, lampsOf(room, 'pendants'), size),
  );
  b.facts.pendants = true;
}

export function addSpots(room: Room): void {
  const { b, width, depth, height, m } = room;
  const points = [-0.3, 0.3].flatMap((sx) =>
    [-0.28, 0.12].map((sz) => [sx * width, height, sz * depth] as const),
  );
  ceilingSpots(b, points, m.bulb);
}

export function addFloorLamp(room: Room, x: number, z: number, turnRad = 0): void {
  if (room.design.brief.parts.lamp?.wanted === false) return;
  const { b, random } = room;
  b.place({ at: [x, 0, z], turnRad }, () =>
    floorLamp(b, random.pick(['shade', 'arc', 'tripod', 'shade']), lampsOf(room)),
  );
  b.facts.lamp = true;
}

export function addTableLamp(room: Room, x: number, y: number, z: number): void {
  if (room.design.brief.parts.lamp?.wanted === false) return;
  room.b.place({ at: [x, y, z] }, () => tableLamp(room.b, lampsOf(room)));
  room.b.facts.lamp = true;
}

export function addSconces(room: Room, side: Side, along: readonly number[], y = 1.7): void {
  const lamps = lampsOf(room);
  for (const u of along)
    atWall(room, side, u, () => room.b.place({ at: [0, y, 0] }, () => sconce(room.b, lamps)));
}

export function addArmchair(room: Room, x: number, z: number, turnRad: number): void {
  const { b, random, m } = room;
  const fabric = finished(
    room,
    'armchair',
    random.pick([...m.accents.slice(0, 3), m.fabrics[1] ?? m.fabric]),
  );
  const leather = room.design.brief.style === 'victorian' || room.design.brief.style === 'classic';
  b.place({ at: [x, 0, z], turnRad }, () =>
    armchair(
      b,
      random.pick(leather ? ['wing', 'club'] : ['shell', 'frame', 'club', 'wing']),
      fabric,
      random.chance(0.6) ? m.wood : m.metal,
    ),
  );
  b.facts.armchair = true;
}

export function addSofa(room: Room, x: number, z: number, turnRad: number, width: number): void {
  const { b, random, m, look } = room;
  const fabric = finished(room, 'sofa', m.fabric);
  const cushion = room.design.brief.parts.cushions?.colours?.[0];
  const cushionFinish =
    cushion === undefined
      ? m.accents
      : [b.material(coat(cushion, { tile: 'linen', indoors: true }))];
  const cushions = Array.from(
    { length: random.integer(2, 4) },
    (_, index) => cushionFinish[index % cushionFinish.length]!,
  );
  b.place({ at: [x, 0, z], turnRad }, () =>
    sofa(b, width, random.pick(look.seats), { fabric, leg: m.wood, cushions }, random, {
      chaise: random.chance(0.3),
    }),
  );
  b.facts.sofa = true;
}

export function addCoffeeTable(room: Room, x: number, z: number, turned: boolean): void {
  const { b, random, m } = room;
  const style = random.pick(['round', 'slab', 'glass', 'nest'] as const);
  const top = finished(room, 'coffee-table', random.pick([m.wood, m.wood, m.darkWood, m.top]));
  const green = b.material(
    coat(random.pick(['#5f7a4c', '#8f9d72', '#c9a96a', '#d3a193']), {
      name: 'stems',
      indoors: true,
    }),
  );
  b.place({ at: [x, 0, z], turnRad: turned ? Math.PI / 2 : 0 }, () => {
    coffeeTable(b, style, top, style === 'glass' ? m.metal : m.wood);
    tableClutter(
      b,
      style === 'round' || style === 'nest' ? 0.396 : 0.385,
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

const bookHexes = [
  '#8a4a36',
  '#27364f',
  '#d8cfb8',
  '#6f7f6a',
  '#3a3a3c',
  '#c8922f',
  '#b9a58f',
  '#7d2f3a',
  '#e6dfd0',
  '#4b6a86',
];

export function addShelves(
  room: Room,
  side: Side,
  along: number,
  width: number,
  height: number,
): void {
  const { b, m, random } = room;
  if (
    room.design.brief.parts.shelves?.wanted === false ||
    hasWindow(room, side, along - width / 2, along + width / 2)
  )
    return;
  const spines = bookHexes.map((hex) =>
    b.material(coat(hex, { name: `spine ${hex}`, roughness: 0.7, indoors: true })),
  );
  const frame = finished(room, 'shelves', random.pick([m.wood, m.wood, m.white, m.darkWood]));
  atWall(room, side, along, () =>
    shelves(
      b,
      { width, height, closedBase: random.chance(0.5) },
      frame,
      spines,
      [m.pot, m.brass, ...m.accents],
      random,
    ),
  );
  b.facts.shelves = true;
  b.facts.books = true;
}

export function addSideboard(room: Room, side: Side, along: number, width: number): void {
  const { b, m, random } = room;
  atWall(room, side, along, () => {
    sideboard(
      b,
      width,
      finished(room, 'cabinets', random.pick([m.wood, m.darkWood, m.cabinet])),
      m.metal,
      m.brass,
    );
    const green = b.material(coat('#6f8a5a', { name: 'sideboard stems', indoors: true }));
    vaseWithStems(b, [-width * 0.32, 0.74, 0.24], 0.26, m.pot, green, random);
    b.begin('art', 'things on the sideboard');
  });
  b.facts.cabinets = true;
}

export function addTelevision(room: Room, side: Side, along: number): boolean {
  if (!room.design.wants('tv', 0.15) || hasWindow(room, side, along - 0.8, along + 0.8))
    return false;
  atWall(room, side, along, () =>
    room.b.place({ at: [0, 1.3, 0.01] }, () => television(room.b, 1.35, room.m.black)),
  );
  return true;
}

export function addFireplace(room: Room, side: Side, along: number): boolean {
  const { b, m, random } = room;
  if (hasWindow(room, side, along - 1.1, along + 1.1)) return false;
  const material = mainMaterial(room.design.brief, 'fireplace');
  const stone = finished(
    room,
    'fireplace',
    b.material(
      finishOf(
        material ?? random.pick(['stone', 'brick', 'marble', 'fieldstone', 'concrete']),
        'wall',
      ),
    ),
  );
  const style = random.pick(['mantel', 'block', 'mantel', 'stove'] as const);
  atWall(room, side, along, () => {
    fireplace(b, style, room.height, stone, m.black, random.chance(0.5) ? m.skirting : m.wood);
    if (style === 'mantel')
      b.place({ at: [0, 1.75, 0.01] }, () =>
        random.chance(0.5)
          ? wallMirror(b, 'round', 0.8, 0.8, m.mirror, m.brass)
          : picture(b, 0.9, 0.7, m.wood, random),
      );
  });
  return true;
}

export function addPouf(room: Room, x: number, z: number): void {
  room.b.place({ at: [x, 0, z] }, () => ottoman(room.b, 0.27, room.random.pick(room.m.accents)));
}

export function addPiano(room: Room, side: Side, along: number): void {
  if (room.design.brief.parts.piano?.wanted !== true) return;
  atWall(room, side, along, () => piano(room.b, room.m.black, room.m.white));
}

export const turnTo = (random: Random, turnRad: number, loose = 0.12) =>
  turnRad + random.between(-loose, loose);
