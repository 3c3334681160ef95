/** Scene position of a pixel's surface. */
import type { ExactCamera } from '../../../visuals/scene-model.ts';

/** Writes metres to the right, up and towards the camera into `place`; false for sky. */
export type SeenPlace = (pixel: number, place: Float64Array) => boolean;

export function seenPlaces(camera: ExactCamera, depth: Float32Array): SeenPlace {
  const { widthPx: w, focalPx, centreX, centreY, right, up, forward, position } = camera;
  return (pixel, place) => {
    const along = depth[pixel]!;
    if (!Number.isFinite(along)) return false;
    const aside = ((pixel % w) + 0.5 - centreX) / focalPx;
    const rise = (centreY - ((pixel / w) | 0) - 0.5) / focalPx;
    for (const axis of [0, 1, 2] as const)
      place[axis] =
        position[axis] + along * (forward[axis] + right[axis] * aside + up[axis] * rise);
    return true;
  };
}
