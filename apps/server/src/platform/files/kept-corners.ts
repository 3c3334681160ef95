/** Corners of a room that its owner has set on a photo: every later reading of the photo follows them. */
import type { FileDetails } from '../db/schema/stored-types.ts';

export const keptCorners = ({ boxCorners }: FileDetails) =>
  boxCorners ? { boxCorners: boxCorners.map((corner) => ({ ...corner })) } : {};
