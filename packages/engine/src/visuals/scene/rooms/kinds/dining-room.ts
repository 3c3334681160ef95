/** A dining room: a laid table in the middle. */

import { chair } from '../../furniture/chairs.ts';
import { tableSetting, vaseWithStems } from '../../furniture/table-settings.ts';
import { diningTable } from '../../furniture/tables.ts';
import { finished } from '../finished.ts';
import { addCurtains, addPlant, addRug } from '../furnishing.ts';
import { openSide, type Room, signOf } from '../room.ts';
import { addPendant, addTableLamp } from '../room-lamps.ts';
import { addFireplace, addPictures, addShelves, addSideboard } from '../wall-things.ts';

export function diningRoom(room: Room): void {
  const { b, random, width, depth, m } = room;
  const back = -depth / 2;
  const free = openSide(room);
  const s = signOf(free);
  const wished = room.design.brief.parts.table;
  const drawnRound = wished?.size === undefined && random.chance(0.35);
  const round = wished?.form === 'round' || drawnRound;
  const count = Math.min(12, room.design.count('chairs') ?? random.pick([4, 6, 6, 8]));
  const across = !round && random.chance(0.4);
  const length = round
    ? Math.max(1.1, 0.32 * count + 0.2)
    : Math.max(1.5, (count / 2) * 0.66 + 0.5);
  const z = back + random.between(1.9, 2.4);
  const style = round
    ? random.pick(['round', 'pedestal'] as const)
    : random.pick(['legs', 'trestle'] as const);
  addRug(room, 0, z, across ? 2.3 : length + 1, across ? length + 0.8 : 2.4);
  b.place({ at: [0, 0, z], turnRad: across ? Math.PI / 2 : 0 }, () => {
    diningTable(
      b,
      length,
      0.95,
      style,
      finished(room, 'table', random.pick([m.wood, m.wood, m.darkWood, m.top])),
      random.chance(0.5) ? m.wood : m.metal,
    );
    tableSetting(b, {
      length,
      width: 0.95,
      places: random.chance(0.5) ? count : 0,
      round,
      plate: m.porcelain,
      glass: m.glass,
      runner: m.accents[0]!,
    });
    const green = b.material({ name: 'table stems', surface: 'opaque', albedo: [0.2, 0.28, 0.12] });
    vaseWithStems(b, [0, 0.768, 0], 0.26, m.pot, green, random);
    const kind = random.pick(['wishbone', 'upholstered', 'shell', 'slat'] as const);
    const seat = finished(
      room,
      'chairs',
      kind === 'upholstered'
        ? (m.fabrics[1] ?? m.fabric)
        : random.pick([m.wood, m.black, m.fabric]),
    );
    const frame = random.chance(0.6) ? m.wood : m.black;
    for (let index = 0; index < count; index++) {
      if (round) {
        const angle = (index / count) * Math.PI * 2;
        b.place(
          {
            at: [Math.sin(angle) * (length / 2 + 0.28), 0, Math.cos(angle) * (length / 2 + 0.28)],
            turnRad: angle + Math.PI + random.between(-0.08, 0.08),
          },
          () => chair(b, kind, seat, frame),
        );
      } else {
        const ends = count > 4 && count % 2 === 0 && index >= count - 2;
        const perSide = count > 4 && count % 2 === 0 ? (count - 2) / 2 : Math.ceil(count / 2);
        const near = index % 2 === 0;
        const x = ends
          ? (near ? 1 : -1) * (length / 2 + 0.3)
          : -length / 2 + (length * (Math.floor(index / 2) + 0.5)) / perSide;
        const dz = ends ? 0 : (near ? 1 : -1) * 0.68;
        const turnRad = ends ? (near ? -Math.PI / 2 : Math.PI / 2) : near ? Math.PI : 0;
        b.place({ at: [x, 0, dz], turnRad: turnRad + random.between(-0.08, 0.08) }, () =>
          chair(b, kind, seat, frame),
        );
      }
    }
  });
  b.facts.table = true;
  b.facts.chairs = count;
  const usual = !round && length > 1.9 ? 2 : 1;
  const pendants = Math.min(6, room.design.count('pendants') ?? usual);
  for (let index = 0; index < pendants; index++) {
    const offset = pendants === 1 ? 0 : ((index + 0.5) / pendants - 0.5) * length;
    addPendant(
      room,
      across ? 0 : offset,
      across ? z + offset : z,
      room.height - random.between(1.6, 1.75),
      1.2,
    );
  }
  const fire = room.design.wants('fireplace', 0.15) && addFireplace(room, 'back', 0);
  if (!fire) {
    addSideboard(room, 'back', random.between(-0.4, 0.4), 1.9);
    addPictures(room, 'back', 0, 1.9);
  }
  if (random.chance(0.6)) addShelves(room, free, s * -0.4, 1.4, 2.1);
  else addPictures(room, free, 0, 1.8);
  addTableLamp(room, -0.7, 0.74, back + 0.25);
  addPlant(room, -s * (width / 2 - 0.5), back + 0.55, random.between(1.3, 1.9));
  addCurtains(room);
}
