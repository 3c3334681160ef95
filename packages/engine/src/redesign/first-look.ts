/** A quick look at a room before its furniture is drawn: the photo itself where it is empty, or emptied. */
import type { RgbImage } from '../image/image.ts';
import type { Analysis } from '../sense/analysis.ts';
import { declinedRoom } from './declined/declined-room.ts';
import { adaptAnalysis, furnish } from './design-room.ts';
import { openShell } from './opened-room.ts';
import { emptyRoom } from './redesign-room.ts';
import type { RedesignRequest, UnreadableRoom } from './request.ts';
import { withoutOldThings } from './staging/in-place/cleared-room.ts';
import { stageRoom } from './staging/stage-room.ts';

/** @param smaller the same photo at the size of the look */
export function firstLook(
  photographed: Analysis,
  smaller: Analysis,
  request: RedesignRequest,
): { readonly image: RgbImage } | UnreadableRoom {
  const { roomType, style, keep } = request;
  const given = adaptAnalysis(photographed, roomType, style);
  const planned = openShell(given, given.photo.widthPx, 'box');
  const staged = planned && stageRoom(planned, request, (wish) => furnish(planned, wish));
  const opened = staged && openShell(given, smaller.photo.widthPx, 'seen');
  if (opened) return { image: withoutOldThings(opened, staged.replaced).photo };
  return declinedRoom(photographed, request) ?? emptyRoom(smaller, keep);
}
