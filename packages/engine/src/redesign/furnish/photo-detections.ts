import { type Detection, detectThings } from '../../detector/detect-things.ts';
import type { RgbImage } from '../../image/image.ts';

const known = new WeakMap<RgbImage, readonly Detection[] | null>();

/** Cached per photo; null if the detector isn't installed. */
export function detectionsOn(photo: RgbImage): readonly Detection[] | null {
  const held = known.get(photo);
  if (held !== undefined) return held;
  const found = detectThings(photo) ?? null;
  known.set(photo, found);
  return found;
}
