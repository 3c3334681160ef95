/** A room of one use: lit, and otherwise empty for the things its words imply. */
import { addPlant } from '../furnishing.ts';
import type { Room } from '../room.ts';
import { addPendant } from '../room-lamps.ts';

export function publicRoom(room: Room): void {
  const { width, depth, height, windows } = room;
  for (const share of [-0.22, 0.16]) addPendant(room, 0, depth * share, height * 0.3, 1);
  if (windows.length > 0) addPlant(room, width / 2 - 0.4, -depth / 2 + 0.4, 1.4, 0.6);
}
