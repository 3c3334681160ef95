/** Public rooms: a café and a gallery. */

import { softBox } from '../../curved/soft-box.ts';
import { lathe } from '../../curved/turned.ts';
import { baseRun } from '../../furniture/kitchen/cabinets.ts';
import { worktop } from '../../furniture/kitchen/kitchen-fronts.ts';
import { chair } from '../../furniture/seats/dining-chairs.ts';
import { stool } from '../../furniture/seats/stools.ts';
import { wallShelves } from '../../furniture/shelving.ts';
import { tableSetting } from '../../furniture/table-settings.ts';
import { diningTable } from '../../furniture/tables.ts';
import { worktopClutter } from '../../furniture/worktop.ts';
import { box } from '../../solids.ts';
import { finished } from '../finished.ts';
import { addPlant } from '../furnishing.ts';
import { atWall, openSide, type Room, signOf } from '../room.ts';
import { addPendant, addSpots } from '../room-lamps.ts';
import { addPictures } from '../wall-things.ts';
import { kitchenMaterials } from './kitchen-room.ts';

const mostTables = 6;

/** A counter at the back wall, with tables for two and four in front; long ones on request. */
export function cafe(room: Room): void {
  const { b, random, width, depth, m, height } = room;
  const back = -depth / 2;
  const free = openSide(room);
  const s = signOf(free);
  const k = kitchenMaterials(room);
  const w = width / 2;
  atWall(room, 'back', 0, () => {
    baseRun(b, { from: -w + 0.6, to: w - 0.6, style: 'flat', handle: 'none' }, k, random);
    worktopClutter(b, { from: -w + 0.8, to: w - 0.8, m: k, accents: m.accents }, random);
    wallShelves(b, width - 1.6, [1.5, 1.92], m.wood, [m.porcelain, m.pot, ...m.accents], random);
  });
  counter(room, back + 1.75, s);
  const wished = room.design.brief.parts.table;
  const isLong = wished?.size === 'large';
  const round = wished?.form === 'round' || (!isLong && random.chance(0.5));
  const seatKind = random.pick(['wishbone', 'slat', 'shell'] as const);
  const top = finished(room, 'table', m.wood);
  const seat = finished(room, 'chairs', random.pick([m.wood, m.black, m.accents[0]!]));
  const rows = isLong ? 2 : 3;
  for (let index = 0; index < Math.min(mostTables, isLong ? 2 : 5); index++) {
    const column = isLong ? 0 : index % 2;
    const x = isLong ? -s * 0.35 : (column === 0 ? -1 : 1) * (w - 1.25);
    const z = back + 3 + (isLong ? index * 1.7 : Math.floor(index / 2) * 1.65);
    if (z > depth / 2 - 0.6 || (!isLong && index >= rows * 2)) continue;
    const length = isLong ? width - 2.4 : round ? 0.75 : 0.8;
    b.place({ at: [x, 0, z], turnRad: random.between(-0.06, 0.06) }, () => {
      diningTable(b, length, isLong ? 0.85 : 0.75, round ? 'round' : 'legs', top, m.metal);
      tableSetting(b, {
        length,
        width: 0.7,
        places: 2,
        round,
        plate: m.porcelain,
        glass: m.glass,
        runner: m.accents[0]!,
      });
      const chairs = isLong ? Math.floor(length / 0.6) * 2 : 2;
      for (let at = 0; at < chairs; at++) {
        const near = at % 2 === 0;
        const u = isLong ? -length / 2 + (length * (Math.floor(at / 2) + 0.5)) / (chairs / 2) : 0;
        b.place({ at: [u, 0, near ? 0.64 : -0.64], turnRad: near ? Math.PI : 0 }, () =>
          chair(b, seatKind, seat, m.wood),
        );
      }
    });
    addPendant(room, x, z, height - 1.8, 0.9);
  }
  Object.assign(b.facts, { table: true, chairs: true, countertop: true, cabinets: true });
  addPictures(room, free, 0, 1.8);
  addPlant(room, -s * (w - 0.45), back + 0.9, 1.5);
  addSpots(room);
}

function counter(room: Room, z: number, s: number): void {
  const { b, m, width, random } = room;
  const length = Math.min(3.2, width * 0.55);
  const x = -s * (width / 2 - length / 2 - 0.9);
  const drawn = finished(room, 'island', random.pick([m.wood, m.accents[0]!, m.cabinet]));
  const body = finished(room, 'bar-counter', drawn);
  b.facts['bar-counter'] = true;
  b.place({ at: [x, 0, z] }, () => {
    b.begin('furniture', 'counter');
    softBox(b, [-length / 2, 0, -0.3], [length / 2, worktop + 0.12, 0.3], 0.02, body);
    box(
      b,
      [-length / 2 - 0.05, worktop + 0.12, -0.36],
      [length / 2 + 0.05, worktop + 0.17, 0.4],
      m.top,
    );
  });
  const stools = Math.min(5, room.design.count('stools') ?? 3);
  for (let index = 0; index < stools; index++)
    b.place(
      { at: [x - length / 2 + (length * (index + 0.5)) / stools, 0, z + 0.68], turnRad: Math.PI },
      () => stool(b, 0.74, finished(room, 'stools', m.wood), m.black, false),
    );
  b.facts.stools = stools;
}

function plinth({ b, m, random }: Room, x: number, z: number): void {
  b.begin('furniture', 'plinth');
  box(b, [x - 0.22, 0, z - 0.22], [x + 0.22, 0.95, z + 0.22], m.white);
  b.begin('art', 'sculpture');
  const body = random.pick([m.brass, m.black, m.accents[0]!]);
  lathe(
    b,
    [x, 0.95, z],
    [
      [0.12, 0],
      [0.05, 0.12],
      [0.15, 0.3],
      [0.04, 0.46],
      [0.1, 0.58],
      [0, 0.66],
    ],
    body,
    24,
  );
}

/** White walls with large pictures, and a bench. */
export function gallery(room: Room): void {
  const { b, width, depth, m } = room;
  const free = openSide(room);
  const count = Math.min(5, room.design.count('art') ?? 3);
  const each = (width - 0.6) / Math.min(count, 3);
  for (let index = 0; index < Math.min(count, 3); index++)
    addPictures(room, 'back', -width / 2 + 0.3 + each * (index + 0.5), Math.min(1.38, each - 0.2));
  for (let index = 3; index < count; index++) addPictures(room, free, (index - 3.5) * 1.6, 1.3);
  if (room.design.brief.parts.art?.count === undefined) addPictures(room, free, 0, 1.35);
  const s = signOf(free);
  for (const [x, z] of [
    [s * (width / 2 - 0.9), -depth / 2 + 0.9],
    [-s * (width / 2 - 1.1), -depth / 2 + 1.6],
  ] as const)
    plinth(room, x, z);
  b.place({ at: [0, 0, -depth / 2 + 2.7] }, () => {
    b.begin('furniture', 'bench');
    softBox(b, [-0.9, 0.38, -0.25], [0.9, 0.46, 0.25], 0.02, finished(room, 'bench', m.wood));
    for (const x of [-0.75, 0.75]) box(b, [x - 0.04, 0, -0.2], [x + 0.04, 0.38, 0.2], m.black);
  });
  Object.assign(b.facts, { bench: true, art: count });
  addSpots(room);
}
