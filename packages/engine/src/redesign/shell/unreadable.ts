/** Reasons why a photo can't be redesigned, as told to the user. */
import { type Analysis, surfaceOf } from '../../sense/analysis.ts';
import { findFaces } from '../../sense/photo/faces.ts';
import { createWorkingImage } from '../../sense/photo/working-image.ts';

interface Reason {
  readonly is: (analysis: Analysis, roomType: string | undefined) => boolean;
  readonly sentence: string;
}

const area = (analysis: Analysis, name: 'floor' | 'wall' | 'ceiling') =>
  surfaceOf(analysis, name).area;

/** A face with this share of the photo's height blocks the room. */
const largeFace = 0.11;

function hasPerson({ photo }: Analysis): boolean {
  const image = createWorkingImage(photo);
  return findFaces(image).some(({ height }) => height / image.height > largeFace);
}

/** Rooms often too small, or too full, for their walls and floor to be in the picture; they are read by their corners. */
const fullRooms: readonly string[] = ['Bathroom', 'Poweder Room', 'Kitchen'];

const isReadByCorners = (roomType: string | undefined): boolean =>
  roomType !== undefined && fullRooms.includes(roomType);

const reasons: readonly Reason[] = [
  {
    is: ({ kind, box }) => kind !== 'interior' || box === null,
    sentence: 'This photo does not look like a room.',
  },
  {
    is: hasPerson,
    sentence: 'Somebody stands before the room. Take the photo again without people in it.',
  },
  {
    is: (analysis, roomType) =>
      area(analysis, 'floor') + area(analysis, 'wall') + area(analysis, 'ceiling') < 0.1 &&
      !isReadByCorners(roomType),
    sentence:
      'Too little of the walls and the floor can be seen. Step back until two walls and the floor are in view.',
  },
  {
    is: (analysis, roomType) =>
      area(analysis, 'floor') < 0.004 &&
      area(analysis, 'ceiling') < 0.02 &&
      !isReadByCorners(roomType),
    sentence: 'The floor cannot be seen. Hold the camera so that the floor is in the photo.',
  },
];

/** Undefined if the room can be read. */
export const whyUnreadable = (analysis: Analysis, roomType?: string): string | undefined =>
  reasons.find(({ is }) => is(analysis, roomType))?.sentence;

/** Narrower everyday rooms are misreadings: cabinets or a bed read as a wall. */
export const leastWidthMetres = { kitchen: 2, others: 1.6 } as const;
const narrowRooms: readonly string[] = ['Bathroom', 'Poweder Room', 'Foyer'];

/** Reason why a room type can't be this narrow. */
export function whyTooNarrow(widthMetres: number, roomType: string): string | undefined {
  const least = roomType === 'Kitchen' ? leastWidthMetres.kitchen : leastWidthMetres.others;
  return widthMetres < least && !narrowRooms.includes(roomType)
    ? 'The walls of this room cannot be told from what stands before them. Take the photo from a corner, with two walls and the floor in view, or set the corners by context.'
    : undefined;
}

/** Room types that are bare without their main pieces. */
const nothingWithout: readonly string[] = ['Kitchen', 'Bathroom', 'Poweder Room', 'Bedroom'];

/** Reason why nothing that makes such a room fitted. */
export const whyNotFurnished = (hasMain: boolean, roomType: string): string | undefined =>
  !hasMain && nothingWithout.includes(roomType)
    ? 'There is no wall in the photo along which this room could be furnished anew. Step back until two walls and the floor are in view.'
    : undefined;
