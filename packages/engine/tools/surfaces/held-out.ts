/**
 * Which labelled photos are set aside. The rule was fixed before any training: a hash of the file
 * name. These photos are never used for training, tuning or labelling, only for the final score.
 */
import { hashText } from '../../src/random/random.ts';

export function isHeldOut(fileName: string): boolean {
  return hashText(fileName) % 4 === 0;
}
