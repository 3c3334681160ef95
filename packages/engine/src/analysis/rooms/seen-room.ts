/** Tells the room of a photo, and leaves out things that such a room doesn't have. */
import type { Detection } from '../../detector/detect-things.ts';
import type { RgbImage } from '../../image/image.ts';
import { type RoomGuess, roomType } from '../room-type.ts';
import type { SeenThing, ThingsFound } from '../seen-things.ts';
import { roomLook } from './room-by-look.ts';
import { likelihoodsBySights, type RoomName, roomsBySights } from './room-by-sights.ts';

export interface SeenRoom {
  readonly room: RoomGuess | null;
  readonly things: readonly SeenThing[];
}

interface OwnRooms {
  readonly rooms: readonly RoomName[];
  /** The least likelihood of these together. */
  readonly least: number;
}

/** Low tables elsewhere look like worktops, and beds like tubs. */
const ownRooms: Readonly<Record<string, OwnRooms>> = {
  worktop: { rooms: ['Kitchen', 'Bathroom'], least: 0.15 },
  bathtub: { rooms: ['Bathroom'], least: 0.1 },
};

/** @param likelihoods of `roomsBySights`, in their order */
export function withoutStrays(
  things: readonly SeenThing[],
  likelihoods: readonly number[],
): readonly SeenThing[] {
  return things.filter(({ name }) => {
    const own = ownRooms[name];
    if (!own) return true;
    const sum = own.rooms.reduce((all, room) => all + likelihoods[roomsBySights.indexOf(room)]!, 0);
    return sum >= own.least;
  });
}

/** @param detections null without the detector */
export function seenRoom(
  found: ThingsFound,
  picture: RgbImage,
  detections: readonly Detection[] | null,
): SeenRoom {
  const look = roomLook(picture, detections);
  if (!look || !detections) return { room: roomType(found), things: found.things };
  const seen = { look, detections };
  const likelihoods = likelihoodsBySights({ ...seen, likelihoods: found.likelihoods });
  return { room: roomType(found, seen), things: withoutStrays(found.things, likelihoods) };
}
