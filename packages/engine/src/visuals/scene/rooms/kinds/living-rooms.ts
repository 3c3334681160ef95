import { arrangeRoom, type RoomLayouts } from '../arrange/arrange-room.ts';
import { addCurtains } from '../furnishing.ts';
import { denLayouts } from '../layouts/den-layouts.ts';
import { livingRoomLayouts } from '../layouts/living-layouts.ts';
import type { Room } from '../room.ts';
import { addPendant, addSpots } from '../room-lamps.ts';

/** Pieces that a lamp may hang above. */
const middles: readonly string[] = ['coffee-table', 'dining-set', 'sofa'];

function sittingRoom(room: Room, layouts: RoomLayouts): void {
  const { random } = room;
  const arranged = arrangeRoom(room, layouts);
  addCurtains(room);
  const middle = arranged?.arrangement.placed.find(({ key }) => middles.includes(key));
  if (middle === undefined || !random.chance(0.6)) addSpots(room);
  else addPendant(room, middle.place.x, middle.place.z, random.between(0.5, 0.9), 1.2);
}

export const livingRoom = (room: Room): void => sittingRoom(room, livingRoomLayouts);

export const den = (room: Room): void => sittingRoom(room, denLayouts);
