import type { Plane } from '../../image/image.ts';

/** Of a class that is not in the photo. */
export function emptyPlane(widthPx: number, heightPx: number): Plane {
  return { widthPx, heightPx, data: new Float32Array(widthPx * heightPx) };
}
