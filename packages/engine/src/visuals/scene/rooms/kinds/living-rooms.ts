/** Living room and den. */

import {
  addArmchair,
  addCoffeeTable,
  addCurtains,
  addPiano,
  addPlant,
  addPouf,
  addRug,
  addSideTable,
  addSofa,
  turnTo,
} from '../furnishing.ts';
import { openSide, type Room, signOf } from '../room.ts';
import { addFloorLamp, addPendant, addSpots } from '../room-lamps.ts';
import {
  addFireplace,
  addPictures,
  addShelves,
  addSideboard,
  addTelevision,
} from '../wall-things.ts';

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
    addArmchair(room, s * 1.0, back + 2.2, turnTo(random, -s * 2.1));
    if (room.design.brief.parts.sofa?.wanted === true)
      addSofa(room, -s * (width / 2 - 0.75), back + 2.3, s * (Math.PI / 2), 2);
    else addArmchair(room, -s * 1.0, back + 2.2, turnTo(random, s * 2.1));
    addSideTable(room, s * 1.6, back + 1.6);
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
