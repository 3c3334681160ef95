import type { RoomReading } from './read-room.ts';

/** At lower confidence most rooms drawn anew are another room (0511); corners set by hand have all of it. */
const leastSure = 0.4;

export const isShapeDoubtful = ({ confidence }: Pick<RoomReading, 'confidence'>): boolean =>
  confidence < leastSure;
