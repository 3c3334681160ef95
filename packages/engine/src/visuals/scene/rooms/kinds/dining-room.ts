/** A dining room: a table with chairs, and lamps above. */
import { arrangeRoom } from '../arrange/arrange-room.ts';
import { addCurtains } from '../furnishing.ts';
import { diningRoomLayouts } from '../layouts/dining-layouts.ts';
import type { Room } from '../room.ts';
import { addPendant, addSpots } from '../room-lamps.ts';

const mostPendants = 6;
/** A longer table has two lamps. */
const longMetres = 2.9;

export function diningRoom(room: Room): void {
  const { random } = room;
  const arranged = arrangeRoom(room, diningRoomLayouts);
  addCurtains(room);
  const table = arranged?.arrangement.placed.find(({ key }) => key === 'dining-table');
  if (table === undefined) {
    addSpots(room);
    return;
  }
  const { place, size } = table;
  const usual = size.width > longMetres ? 2 : 1;
  const count = Math.min(mostPendants, room.design.count('pendants') ?? usual);
  const drop = room.height - random.between(1.6, 1.75);
  for (let index = 0; index < count; index++) {
    const along = count === 1 ? 0 : ((index + 0.5) / count - 0.5) * (size.width - 1);
    const [x, z] = [Math.cos(place.turnRad) * along, -Math.sin(place.turnRad) * along];
    addPendant(room, place.x + x, place.z + z, drop, 1.2);
  }
}
