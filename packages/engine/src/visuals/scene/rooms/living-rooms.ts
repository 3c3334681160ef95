/** Living room, den, foyer and dining room. */

import { wallMirror } from '../furniture/decor.ts';
import { bench, chair } from '../furniture/seating.ts';
import { tableSetting, vaseWithStems } from '../furniture/table-settings.ts';
import { diningTable, sideboard } from '../furniture/tables.ts';
import { coatRack, staircase, umbrellaStand } from '../furniture/trade.ts';
import {
  addArmchair,
  addCoffeeTable,
  addCurtains,
  addFireplace,
  addFloorLamp,
  addPendant,
  addPiano,
  addPictures,
  addPlant,
  addPouf,
  addRug,
  addSconces,
  addShelves,
  addSideboard,
  addSideTable,
  addSofa,
  addSpots,
  addTableLamp,
  addTelevision,
  finished,
  turnTo,
} from './furnishing.ts';
import { atWall, hasWindow, type Room, type Side } from './room.ts';

const openSide = (room: Room): Side =>
  room.windows.some(({ side }) => side === 'left') ? 'right' : 'left';
const signOf = (side: Side) => (side === 'right' ? 1 : -1);

/** Five ways to group seats; the focus wall is what they look at. */
export function livingRoom(room: Room): void {
  const { random, width, depth } = room;
  const back = -depth / 2;
  const free = openSide(room);
  const s = signOf(free);
  const layout = random.integer(0, 4);
  const sofaWidth = Math.min(random.between(2.1, 2.7), width * 0.52);
  const wantsFire = room.design.wants('fireplace', 0.3);
  room.b.facts.layout = layout;
  if (layout === 0) {
    // Sofa on the back wall, chairs beside.
    const x = random.between(-0.35, 0.35);
    addRug(room, x, back + 2.1, 3.2, 2.3);
    addSofa(room, x, back + 0.62, 0, sofaWidth);
    addCoffeeTable(room, x, back + 2.0, false);
    addArmchair(room, x + s * (sofaWidth / 2 + 0.75), back + 2.0, turnTo(random, -s * 1.2));
    if (random.chance(0.5))
      addArmchair(room, x - s * (sofaWidth / 2 + 0.6), back + 2.6, turnTo(random, s * 1.5));
    addPictures(room, 'back', x, sofaWidth);
    addFloorLamp(room, x - s * (sofaWidth / 2 + 0.4), back + 0.5);
    if (wantsFire) addFireplace(room, free, -s * 0.2);
    else addShelves(room, free, -s * 0.3, random.between(1.4, 2.2), random.between(1.5, 2.2));
  } else if (layout === 1) {
    // Sofa along the side wall, facing across the room; the fire or a sideboard behind.
    const z = back + 2.1;
    addRug(room, s * (width / 2 - 1.9), z, 2.3, 3.1, false);
    addSofa(room, s * (width / 2 - 0.6), z, -s * (Math.PI / 2), Math.min(2.4, depth * 0.5));
    addCoffeeTable(room, s * (width / 2 - 1.9), z, true);
    addArmchair(room, s * (width / 2 - 3.2), z - 0.6, turnTo(random, s * 1.3));
    addArmchair(room, s * (width / 2 - 3.2), z + 0.7, turnTo(random, s * 1.75));
    const done = wantsFire && addFireplace(room, 'back', -s * 0.3);
    if (!done && !addTelevision(room, 'back', -s * 0.4)) addPictures(room, 'back', -s * 0.4, 2);
    if (!done) addSideboard(room, 'back', -s * 0.4, 1.9);
    addPictures(room, free, 0, 1.8);
  } else if (layout === 2) {
    // Two sofas face each other, fire or pictures at the head.
    addRug(room, 0, back + 2.1, 3.3, 2.6);
    addSofa(room, s * 1.35, back + 2.1, -s * (Math.PI / 2), 2.1);
    addSofa(room, -s * 1.35, back + 2.1, s * (Math.PI / 2), 2.1);
    addCoffeeTable(room, 0, back + 2.1, true);
    if (!(wantsFire && addFireplace(room, 'back', 0))) {
      addSideboard(room, 'back', 0, 1.8);
      addPictures(room, 'back', 0, 1.8);
    }
    addFloorLamp(room, s * 1.9, back + 0.6);
    addShelves(room, free, s * 0.8, 1.2, 2.1);
  } else if (layout === 3) {
    // A corner of shelves, the sofa turned into the room with its back half to us.
    const z = back + 2.7;
    addRug(room, -s * 0.3, z - 0.7, 3.2, 2.3);
    addSofa(room, s * (width / 2 - 0.65), z - 0.7, -s * (Math.PI / 2), 2.2);
    addArmchair(room, -s * 0.9, back + 1.1, turnTo(random, s * 0.5));
    addArmchair(room, -s * 1.3, z + 0.35, turnTo(random, s * 2.2));
    addCoffeeTable(room, s * 0.35, z - 0.7, true);
    addShelves(
      room,
      'back',
      s * 0.6,
      Math.min(3, width * 0.5),
      random.between(2.0, room.height - 0.2),
    );
    if (!(wantsFire && addFireplace(room, 'back', -s * (width * 0.28))))
      addPictures(room, 'back', -s * width * 0.28, 1);
    addFloorLamp(room, s * (width / 2 - 0.45), back + 1.0);
  } else {
    // Sofa before the window, low sideboard and television across.
    const x = -s * random.between(0.2, 0.6);
    addRug(room, x, back + 2, 3, 2.2);
    addSofa(room, x, back + 0.75, 0, sofaWidth);
    addPouf(room, x + 0.9, back + 2.3);
    addPouf(room, x + 1.4, back + 2.0);
    addCoffeeTable(room, x - 0.2, back + 2.05, false);
    addSideboard(room, free, s * 0.1, 2);
    if (!addTelevision(room, free, s * 0.1)) addPictures(room, free, s * 0.1, 1.8);
    addArmchair(
      room,
      x - s * 0.2 + s * (sofaWidth / 2 + 0.8),
      back + 1.5,
      turnTo(random, -s * 0.9),
    );
    if (wantsFire) addFireplace(room, 'back', s * (width / 2 - 1.2));
    addPictures(room, 'back', x, sofaWidth);
    addSideTable(room, x - s * (sofaWidth / 2 + 0.35), back + 0.7);
  }
  if (room.design.brief.parts.fireplace?.wanted === true && room.b.facts.fireplace !== true) {
    addFireplace(room, free, s * (depth / 2 - 1.3));
  }
  const asked = (part: 'armchair' | 'cabinets' | 'shelves') =>
    room.design.brief.parts[part]?.wanted === true && room.b.facts[part] !== true;
  if (asked('armchair')) addArmchair(room, -s * 1.5, back + 3, turnTo(random, s * 2.2));
  if (asked('cabinets')) addSideboard(room, free, s * (depth / 2 - 1.6), 1.6);
  if (asked('shelves')) {
    addShelves(room, free, -s * (depth / 2 - 1), 1.4, 2.1);
  }
  addPlant(room, -s * (width / 2 - 0.5), back + 0.55, random.between(1.2, 1.9));
  addPlant(
    room,
    s * (width / 2 - 0.5),
    depth / 2 - 0.7,
    random.between(0.9, 1.4),
    room.look.plants * 0.6,
  );
  addPiano(room, free, s * 1.2);
  addCurtains(room);
  if (random.chance(0.65)) addPendant(room, 0, back + 2.1, random.between(0.5, 0.9), 1.2);
  else addSpots(room);
}

export function den(room: Room): void {
  const { random, width, depth, height } = room;
  const back = -depth / 2;
  const free = openSide(room);
  const s = signOf(free);
  const drawn = random.integer(0, 2);
  // Asked for by name, the fire and the books take the wall we look at.
  const layout = room.design.brief.parts.fireplace?.wanted === true ? 0 : drawn;
  const fire = room.design.wants('fireplace', 0.6);
  if (layout === 0) {
    const built = fire && addFireplace(room, 'back', 0);
    const shelf = (width - 2.3) / 2 - 0.1;
    for (const side of [-1, 1])
      addShelves(room, 'back', side * (1.15 + shelf / 2 + 0.05), shelf, height - 0.25);
    if (!built) addPictures(room, 'back', 0, 1.6);
    addRug(room, 0, back + 2.1, 2.6, 2);
    addArmchair(room, -1.0, back + 2.2, turnTo(random, 2.5));
    addArmchair(room, 1.0, back + 2.2, turnTo(random, -2.5));
    addSideTable(room, 1.6, back + 1.6);
  } else if (layout === 1) {
    addShelves(room, 'back', 0, width - 0.5, height - 0.2);
    addRug(room, 0, back + 2, 2.8, 2);
    addSofa(room, s * (width / 2 - 0.6), back + 2, -s * (Math.PI / 2), 2);
    addArmchair(room, -s * 0.9, back + 1.7, turnTo(random, s * 1.2));
    addCoffeeTable(room, 0.3 * s, back + 2, true);
    if (fire) addFireplace(room, free === 'left' ? 'right' : 'left', 0);
  } else {
    if (!addTelevision(room, 'back', 0)) {
      if (!(fire && addFireplace(room, 'back', 0))) addPictures(room, 'back', 0, 1.8);
    }
    addShelves(room, free, 0, Math.min(3, depth * 0.7), height - 0.3);
    addRug(room, 0, back + 2.1, 2.8, 2.1);
    addSofa(room, -s * (width / 2 - 0.65), back + 2.1, s * (Math.PI / 2), 2.1);
    addArmchair(room, s * 0.9, back + 1.4, turnTo(random, -s * 0.7));
    addCoffeeTable(room, 0, back + 2.1, true);
  }
  if (room.b.facts.sofa === undefined && room.design.brief.parts.sofa?.wanted === true)
    addSofa(room, 0, back + 3.2, Math.PI, 2);
  addFloorLamp(room, s * (width / 2 - 0.5), back + 0.75);
  addSideTable(room, -s * (width / 2 - 0.6), back + 1.5);
  addPouf(room, s * 0.5, back + 3);
  addPictures(room, free, s * (depth / 2 - 1), 1);
  addPlant(room, -s * (width / 2 - 0.45), back + 0.6, random.between(1, 1.5));
  addCurtains(room);
  addPiano(room, free, s * 1.4);
  if (random.chance(0.6)) addPendant(room, 0, back + 2, 0.6);
}

export function foyer(room: Room): void {
  const { b, random, width, depth, m, height } = room;
  const back = -depth / 2;
  const s = random.chance(0.5) ? 1 : -1;
  const stairs = room.design.wants('stairs', 0.6);
  const sign: Side = s > 0 ? 'right' : 'left';
  const other: Side = s > 0 ? 'left' : 'right';
  b.begin('door', 'front door');
  const doorX = stairs ? -s * width * 0.22 : 0;
  atWall(room, 'back', doorX, () => {
    const paint = finished(room, 'door', random.pick([m.wood, m.accents[0]!, m.black]));
    b.begin('door', 'entrance door');
    for (let leaf = 0; leaf < 1; leaf++) {
      b.quad([-0.5, 0, 0.012], [0.5, 0, 0.012], [0.5, 2.2, 0.012], [-0.5, 2.2, 0.012], paint);
    }
    entranceDoor(room, paint);
  });
  if (stairs) {
    b.place({ at: [-s * 0.1, 0, back + 0.02], mirrored: s < 0 }, () =>
      b.place({ at: [0.1, 0, 0] }, () =>
        staircase(b, height, 0.95, finished(room, 'stairs', m.wood), m.white, m.metal),
      ),
    );
  }
  atWall(room, other, -s * 0.1 * depth, () =>
    sideboard(b, 1.3, finished(room, 'cabinets', m.wood), m.metal, m.brass),
  );
  b.facts.cabinets = true;
  if (room.design.wants('mirror', 0.9) && !hasWindow(room, other, -0.8, 0.8)) {
    atWall(room, other, -s * 0.1 * depth, () =>
      b.place({ at: [0, 1.5, 0.01] }, () =>
        wallMirror(b, random.pick(['round', 'arched', 'rect']), 0.8, 1, m.mirror, m.brass),
      ),
    );
    b.facts.mirror = true;
  }
  atWall(room, other, -s * 0.1 * depth, () => {
    const green = b.material({ name: 'foyer stems', surface: 'opaque', albedo: [0.16, 0.22, 0.1] });
    vaseWithStems(b, [0.42, 0.74, 0.22], 0.3, m.pot, green, random);
    addTableLamp(room, -0.42, 0.74, 0.22);
  });
  if (room.design.wants('bench', 0.7)) {
    atWall(room, sign, s * depth * 0.22, () =>
      b.place({ at: [0, 0, 0.25] }, () =>
        bench(b, 1.2, finished(room, 'bench', random.chance(0.5) ? m.fabric : m.wood), m.wood),
      ),
    );
    b.facts.bench = true;
    if (!hasWindow(room, sign, -0.6, 1.8))
      atWall(room, sign, s * depth * 0.22, () =>
        coatRack(b, 1.3, m.wood, m.metal, [...m.fabrics, ...m.accents], random),
      );
  }
  b.place({ at: [doorX + s * 0.85, 0, back + 0.35] }, () =>
    umbrellaStand(b, m.pot, m.accents[1] ?? m.black),
  );
  addRug(room, doorX, back + 2.2, 1.3, 2.6);
  addPlant(room, -s * (width / 2 - 0.45), back + 0.5, 1.4);
  addPictures(room, 'back', s * width * 0.3, 0.8);
  addPictures(room, sign, -s * depth * 0.18, 1.6);
  addPouf(room, -s * 0.3 * width, back + 2.6);
  addPendant(room, 0, back + 2.2, Math.min(0.9, height - 2.2), 1.1);
  addSconces(room, 'back', [doorX - 0.85, doorX + 0.85]);
  addCurtains(room);
}

function entranceDoor(room: Room, paint: number): void {
  const { b, m } = room;
  const t = 0.09;
  const frame = (x0: number, y0: number, x1: number, y1: number, z: number, material: number) => {
    b.quad([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z], material);
  };
  b.begin('trim', 'door frame');
  frame(-0.5 - t, 0, -0.5, 2.2 + t, 0.03, m.skirting);
  frame(0.5, 0, 0.5 + t, 2.2 + t, 0.03, m.skirting);
  frame(-0.5, 2.2, 0.5, 2.2 + t, 0.03, m.skirting);
  b.begin('door', 'door panels');
  for (const [y0, y1] of [
    [0.15, 0.75],
    [0.9, 1.4],
    [1.55, 2.05],
  ] as const)
    for (const x of [-0.42, 0.05]) frame(x, y0, x + 0.37, y1, 0.024, paint);
  b.begin('trim', 'door knob');
  b.place({ at: [0.42, 1.02, 0.05] }, () =>
    b.quad(
      [-0.02, -0.02, 0.01],
      [0.02, -0.02, 0.01],
      [0.02, 0.02, 0.01],
      [-0.02, 0.02, 0.01],
      m.brass,
    ),
  );
}

export function diningRoom(room: Room): void {
  const { b, random, width, depth, m } = room;
  const back = -depth / 2;
  const free = openSide(room);
  const s = signOf(free);
  const wished = room.design.brief.parts.table;
  const round = wished?.size === undefined && random.chance(0.35);
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
    tableSetting(
      b,
      length,
      0.95,
      random.chance(0.5) ? count : 0,
      round,
      m.porcelain,
      m.glass,
      m.accents[0]!,
    );
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
  const pendants = !round && length > 1.9 ? 2 : 1;
  for (let index = 0; index < pendants; index++) {
    const offset = pendants === 1 ? 0 : (index - 0.5) * length * 0.5;
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
