/** Drawn rooms, furnished: by their seeds every style meets every room type. */
import { createRandom } from '../../random/random.ts';
import { interiorStyles, roomTypes } from '../../restyle/looks/names.ts';
import { furnishRoom } from '../furnish/furnish-room.ts';
import { RoomView, thingsMap } from '../furnish/room-view.ts';
import { drawnPicture, drawnShell } from './drawn-shell.ts';

export type DrawnRoom = ReturnType<typeof drawnRoom>;

const { widthPx, heightPx } = drawnPicture;
const nothing = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);

export function drawnRoom(seed: number) {
  const random = createRandom(seed);
  const style = interiorStyles[seed % interiorStyles.length]!;
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
