import { arrangeRoom } from '../arrange/arrange-room.ts';
import { addCurtains } from '../furnishing.ts';
import { bedroomLayouts } from '../layouts/bedroom-layouts.ts';
import { officeLayouts } from '../layouts/office-layouts.ts';
import type { Room } from '../room.ts';
import { addPendant, addSpots } from '../room-lamps.ts';

/** In the middle of the room: low above a bed a lamp would be in the way. */
function lightOf(room: Room, chance: number): void {
  const { random } = room;
  if (random.chance(chance))
    addPendant(room, 0, 0.3 - room.depth * 0.1, random.between(0.4, 0.65), 1.2);
  else addSpots(room);
}

export function bedroom(room: Room): void {
  const { bed } = room.design.brief.parts;
  const isSingle = bed?.form === 'bunk' || bed?.form === 'loft' || bed?.form === 'single';
  const isTwin = (bed?.count ?? 1) > 1;
  const { twin, single, double } = bedroomLayouts;
  arrangeRoom(room, isTwin ? twin : isSingle ? single : double);
  addCurtains(room);
  lightOf(room, 0.7);
}

export function office(room: Room): void {
  const { one, two } = officeLayouts;
  const count = room.design.count('desk') ?? 1;
  const arranged = arrangeRoom(room, count > 1 ? two : one);
  if (arranged === undefined && count > 1) arrangeRoom(room, one);
  addCurtains(room);
  lightOf(room, 0.5);
}
