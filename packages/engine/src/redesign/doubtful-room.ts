/** Rooms whose shape is read too poorly to be drawn anew: they would become other rooms. */
import type { Analysis } from '../sense/analysis.ts';
import { adaptAnalysis } from './design-room.ts';
import type { RedesignRequest, UnreadableRoom } from './request.ts';
import { isShapeDoubtful } from './shell/doubtful-shape.ts';
import { type RoomReading, readRoom } from './shell/read-room.ts';

type Wish = Pick<RedesignRequest, 'plainRoom' | 'layout'>;

/** Undefined if the room may be drawn anew: layouts set by hand come from a room that was. */
export function whyNotDrawnAnew(
  reading: Pick<RoomReading, 'confidence'>,
  { plainRoom, layout }: Wish,
): UnreadableRoom | undefined {
  if (plainRoom || layout || !isShapeDoubtful(reading)) return undefined;
  return {
    unreadable: 'The shape of this room cannot be read well enough to draw it anew.',
    mayBePlain: true,
  };
}

/** The same before anything is drawn. */
export function doubtfulRoom(
  photographed: Analysis,
  request: Wish & Pick<RedesignRequest, 'roomType' | 'style'>,
): UnreadableRoom | undefined {
  const reading = readRoom(adaptAnalysis(photographed, request.roomType, request.style));
  return reading && whyNotDrawnAnew(reading, request);
}
