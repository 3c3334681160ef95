/** Detections of a photo, cached: several parts ask for them, and they hold at every size of it. */
import type { RgbImage } from '../image/image.ts';
import { type Detection, detectThings } from './detect-things.ts';

type Detections = readonly Detection[] | null;

const known = new WeakMap<RgbImage, Detections>();

/** Null if the detector isn't installed. */
export function detectionsOn(photo: RgbImage): Detections {
  const held = known.get(photo);
  if (held !== undefined) return held;
  const found = detectThings(photo) ?? null;
  known.set(photo, found);
  return found;
}

/** Hands on what was detected on the same photo before, at any size: boxes are shares. */
export function handOnDetections(photo: RgbImage, found: Detections): void {
  known.set(photo, found);
}
