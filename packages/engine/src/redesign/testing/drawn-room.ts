/** Furnished synthetic rooms: their seeds combine each style with each room type. */
import { createRandom } from '../../random/random.ts';
import { roomTypes } from '../../restyle/looks/names.ts';
import { furnishRoom } from '../furnish/furnish-room.ts';
import { RoomView, thingsMap } from '../furnish/room-view.ts';
import { drawnPicture, drawnShell } from './drawn-shell.ts';

export type DrawnRoom = ReturnType<typeof drawnRoom>;

const { widthPx, heightPx } = drawnPicture;
const nothing = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);

/** New styles are not added: they would change the room of every seed, and test figures with it. */
export const drawnStyles = [
  'Modern',
  'MidCentury',
  'Classic',
  'Rustic',
  'Scandinavian',
  'Minimal',
  'Industrial',
  'Cyberpunk',
  'Farmhouse',
  'Bohemian',
] as const;

export function drawnRoom(seed: number) {
  const random = createRandom(seed);
  const style = drawnStyles[seed % drawnStyles.length]!;
  const roomType = roomTypes[seed % roomTypes.length]!;
  const shell = drawnShell(random);
  const view = new RoomView(shell.camera, widthPx, heightPx, nothing);
  const { plan, record, hasMain } = furnishRoom(shell, view, { style, roomType }, random);
  return {
    seed,
    name: `${seed} ${style} ${roomType}`,
    style,
    roomType,
    shell,
    plan,
    record,
    hasMain,
  };
}
