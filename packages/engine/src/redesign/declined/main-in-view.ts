/** How much of a room's main piece is in the picture: a sofa of which half is seen looks pasted before the lens. */

import type { FloorPlan } from '../furnish/floor-plan.ts';
import { RoomView, thingsMap } from '../furnish/room-view.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';

/** Good rooms show .77 of them and more. */
const leastSeen = 0.6;

/** Beginnings of names, by room type; kitchens and bathrooms may be seen from near. */
const mains: Readonly<Record<string, string>> = {
  'Living Room': 'Sofa',
  Den: 'Sofa',
  Bedroom: 'Bed',
  'Dining Room': 'Dining table',
};

/** Whether the frame cuts off a large part of it. */
export function isMainCut(
  { placed }: Pick<FloorPlan, 'placed'>,
  { camera }: Pick<PhotoShell, 'camera'>,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  roomType: string,
): boolean {
  const name = mains[roomType];
  const main = name && placed.find(({ piece }) => piece.name.startsWith(name));
  if (!main || main.piece.isKept) return false;
  const nothing = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);
  const view = new RoomView(camera, widthPx, heightPx, nothing);
  return view.see(main).visible < leastSeen;
}
