/** Room corners that the owner set on a photo: later analyses of the photo use them. */
import type { FileDetails } from '../db/schema/stored-types.ts';

export const savedCorners = ({ boxCorners }: FileDetails) =>
  boxCorners ? { boxCorners: boxCorners.map((corner) => ({ ...corner })) } : {};
