/** Photos that are no rooms to redesign, and what is said of them. */
import { type Analysis, surfaceOf } from '../../sense/analysis.ts';
import { findFaces } from '../../sense/photo/faces.ts';
import { createWorkingImage } from '../../sense/photo/working-image.ts';

interface Reason {
  readonly is: (analysis: Analysis, roomType: string | undefined) => boolean;
  readonly sentence: string;
}

const area = (analysis: Analysis, name: 'floor' | 'wall' | 'ceiling') =>
  surfaceOf(analysis, name).area;

/** A face as high as this share of the photo stands before the room. */
const largeFace = 0.11;

function hasPerson({ photo }: Analysis): boolean {
  const image = createWorkingImage(photo);
  return findFaces(image).some(({ height }) => height / image.height > largeFace);
}

/** In many of these nobody can step back so far, or see over the worktops, that the floor is in the picture. */
const fullRooms: readonly string[] = ['Bathroom', 'Poweder Room', 'Kitchen'];
/** Below this trust in the corners nothing is known of such a room without its floor. */
const leastTrust = 0.05;

const isReadWithoutFloor = ({ box }: Analysis, roomType: string | undefined): boolean =>
  roomType !== undefined && fullRooms.includes(roomType) && (box?.confidence ?? 0) > leastTrust;

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
    is: (analysis) =>
      area(analysis, 'floor') + area(analysis, 'wall') + area(analysis, 'ceiling') < 0.1,
    sentence:
      'Too little of the walls and the floor can be seen. Step back until two walls and the floor are in view.',
  },
  {
    is: (analysis, roomType) =>
      area(analysis, 'floor') < 0.004 &&
      area(analysis, 'ceiling') < 0.02 &&
      !isReadWithoutFloor(analysis, roomType),
    sentence: 'The floor cannot be seen. Hold the camera so that the floor is in the photo.',
  },
];

/** The sentence for the person, undefined where the room can be read. */
export const whyUnreadable = (analysis: Analysis, roomType?: string): string | undefined =>
  reasons.find(({ is }) => is(analysis, roomType))?.sentence;

/** Rooms of everyday use are not narrower than this: cabinets or a bed were read as a wall. */
const leastWidthMetres = { kitchen: 2, others: 1.6 } as const;
const narrowRooms: readonly string[] = ['Bathroom', 'Poweder Room', 'Foyer'];

/** The sentence for the person where the walls were read too near to each other for such a room. */
export function whyTooNarrow(widthMetres: number, roomType: string): string | undefined {
  const least = roomType === 'Kitchen' ? leastWidthMetres.kitchen : leastWidthMetres.others;
  return widthMetres < least && !narrowRooms.includes(roomType)
    ? 'The walls of this room cannot be told from what stands before them. Take the photo from a corner, with two walls and the floor in view, or set the corners by hand.'
    : undefined;
}

/** Without their main pieces these are bare walls. */
const nothingWithout: readonly string[] = ['Kitchen', 'Bathroom', 'Poweder Room', 'Bedroom'];

/** The sentence for the person where nothing that makes such a room found its place. */
export const whyNotFurnished = (hasMain: boolean, roomType: string): string | undefined =>
  !hasMain && nothingWithout.includes(roomType)
    ? 'There is no wall in the photo along which this room could be furnished anew. Step back until two walls and the floor are in view.'
    : undefined;
