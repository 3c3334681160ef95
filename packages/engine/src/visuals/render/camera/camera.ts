import type { Box3, Vector3 } from '../../scene-model.ts';

/**
 * A pinhole camera with a shiftable image plane. The ray through picture position (x, y) is forward + right (x -
 * centreX) / focalPx - up (y - centreY) / focalPx.
 */
export interface Camera {
  readonly position: Vector3;
  readonly right: Vector3;
  readonly up: Vector3;
  readonly forward: Vector3;
  readonly focalPx: number;
  /** Where the view axis meets the picture; off-centre for a shifted lens. */
  readonly centreX: number;
  readonly centreY: number;
}

/** Looks along the heading (0 = towards -z, +90 degrees = towards -x) and down by the pitch. */
export function createCamera(
  position: Vector3,
  headingRad: number,
  pitchRad: number,
  focalPx: number,
  centreX: number,
  centreY: number,
): Camera {
  const sinH = Math.sin(headingRad);
  const cosH = Math.cos(headingRad);
  const sinP = Math.sin(pitchRad);
  const cosP = Math.cos(pitchRad);
  return {
    position,
    right: [cosH, 0, -sinH],
    up: [-sinH * sinP, cosP, -cosH * sinP],
    forward: [-sinH * cosP, -sinP, -cosH * cosP],
    focalPx,
    centreX,
    centreY,
  };
}

/** Distance from the eye to the centre of a box. */
export function distanceTo({ min, max }: Box3, { position }: Camera): number {
  return Math.hypot(
    ...([0, 1, 2] as const).map((axis) => (min[axis] + max[axis]) / 2 - position[axis]),
  );
}

/** The same view at another picture size. */
export function scaleCamera(camera: Camera, factor: number): Camera {
  return {
    ...camera,
    focalPx: camera.focalPx * factor,
    centreX: camera.centreX * factor,
    centreY: camera.centreY * factor,
  };
}
