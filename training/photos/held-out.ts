/**
 * Which labelled photos are set aside. The rule was fixed before any training: a hash of the file
 * name, among the photos of the first label set (`rooms.json` and `houses.json`). These photos are
 * never used for training, tuning or labelling, only for the final score. Labels of our own are
 * all for training, on other photos.
 */
import { basename } from 'node:path';
import { hashText } from '../../packages/engine/src/random/random.ts';

const firstSet: readonly string[] = ['rooms.json', 'houses.json'];

export function isHeldOut(fileName: string): boolean {
  return hashText(fileName) % 4 === 0;
}

export function isSetAside(labelPath: string, fileName: string): boolean {
  return firstSet.includes(basename(labelPath)) && isHeldOut(fileName);
}
