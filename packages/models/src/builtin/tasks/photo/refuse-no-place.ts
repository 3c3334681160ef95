/** Refuses photos without a room or house: nothing is made, and nothing is counted. */

import type { Refused } from '../messages/made.ts';
import type { ReadPhoto } from './photo-analysis.ts';

const wanted =
  'Please choose a photo that shows the room or the house. This one was not counted as a picture.';

export function refuseNoPlace({
  subjectInstead,
}: Pick<ReadPhoto, 'subjectInstead'>): Refused | undefined {
  const why = subjectInstead();
  return why
    ? { refused: `No room or building can be made out on this photo. ${why} ${wanted}` }
    : undefined;
}
