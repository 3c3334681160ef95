import type { Plane } from '../../image/image.ts';

/** For a class that isn't in the photo. */
export function emptyPlane(widthPx: number, heightPx: number): Plane {
  return { widthPx, heightPx, data: new Float32Array(widthPx * heightPx) };
}
