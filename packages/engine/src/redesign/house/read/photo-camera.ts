/** The photo's camera in scene axes, and its position in front of the new house. */
import type { Analysis } from '../../../sense/analysis.ts';
import type { ExactCamera, Vector3 } from '../../../visuals/scene-model.ts';

export type CameraAxes = Omit<ExactCamera, 'position'>;

const degree = Math.PI / 180;
/** Lines that lean less are meant to be vertical. */
const uprightDegrees = 5;
/** With less confidence in the frame of lines, the house's rotation is unknown. */
const leastConfidence = 0.3;
const mostYawDegrees = 38;

/** In the scene Z points to the viewer and Y up; the photo's world has both reversed. */
export function cameraAxes(analysis: Analysis): CameraAxes {
  const { camera, photo } = analysis;
  const row = (k: number): Vector3 => [
    camera.rotation[k * 3]!,
    -camera.rotation[k * 3 + 1]!,
    -camera.rotation[k * 3 + 2]!,
  ];
  const [right, down, forward] = [row(0), row(1), row(2)];
  const flat = Math.hypot(forward[0], forward[2]) || 1;
  const level: Vector3 = [forward[0] / flat, 0, forward[2] / flat];
  const along = (axis: Vector3) => axis[0] * level[0] + axis[2] * level[2];
  const depth = Math.max(0.3, along(forward));
  // row of the horizon straight ahead, as for a level camera
  const horizonX = camera.principal.x + (camera.focalPx * along(right)) / depth;
  const horizonY = camera.principal.y + (camera.focalPx * along(down)) / depth;
  const isLevel =
    Math.abs(camera.pitchDegrees) < uprightDegrees || camera.confidence < leastConfidence;
  if (!isLevel)
    return {
      widthPx: photo.widthPx,
      right,
      up: [-down[0], -down[1], -down[2]],
      forward,
      focalPx: camera.focalPx,
      centreX: camera.principal.x,
      centreY: camera.principal.y,
    };
  const seen = Math.atan2(level[0], -level[2]) / degree;
  const isTrusted = camera.confidence >= leastConfidence && Math.abs(seen) <= mostYawDegrees;
  const yaw = (isTrusted ? seen : 0) * degree;
  return {
    widthPx: photo.widthPx,
    right: [Math.cos(yaw), 0, Math.sin(yaw)],
    up: [0, 1, 0],
    forward: [Math.sin(yaw), 0, -Math.cos(yaw)],
    focalPx: camera.focalPx,
    centreX: isTrusted ? horizonX : camera.principal.x,
    centreY: horizonY,
  };
}

/** Row of the horizon, straight ahead. */
export function horizonOf(analysis: Analysis): number {
  const { up, forward, focalPx, centreY } = cameraAxes(analysis);
  const flat = Math.hypot(forward[0], forward[2]) || 1;
  const along = (axis: Vector3) => (axis[0] * forward[0] + axis[2] * forward[2]) / flat;
  return centreY - (focalPx * along(up)) / Math.max(0.3, along(forward));
}

export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Bounds of projected scene points; undefined if one is behind the camera. */
export function boundsFrom(
  axes: CameraAxes,
  position: Vector3,
  points: Float32Array,
): Bounds | undefined {
  const { right, up, forward, focalPx, centreX, centreY } = axes;
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let k = 0; k < points.length; k += 3) {
    const dx = points[k]! - position[0];
    const dy = points[k + 1]! - position[1];
    const dz = points[k + 2]! - position[2];
    const depth = dx * forward[0] + dy * forward[1] + dz * forward[2];
    if (depth < 0.5) return undefined;
    const x = centreX + (focalPx * (dx * right[0] + dy * right[1] + dz * right[2])) / depth;
    const y = centreY - (focalPx * (dx * up[0] + dy * up[1] + dz * up[2])) / depth;
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { left: x0, right: x1, top: y0, bottom: y1 };
}

export interface Standing {
  readonly camera: ExactCamera;
  readonly bounds: Bounds;
}

export interface StandingTarget {
  /** Columns that the house must fill. */
  readonly left: number;
  readonly right: number;
  /** Row of the foot of its front. */
  readonly base: number;
  /** Centre of the front on the ground. */
  readonly frontMiddle: Vector3;
  /** Points of walls and roofs for fitting the camera. */
  readonly points: Float32Array;
}

const eyeRange = { least: 0.45, most: 7 } as const;

/** Solves distance for the width, lateral offset for the centre, eye height for the foot; lens shift for the rest. */
export function standBefore(axes: CameraAxes, target: StandingTarget): Standing | undefined {
  const { forward } = axes;
  const flat = Math.hypot(forward[0], forward[2]) || 1;
  const [fx, fz] = [forward[0] / flat, forward[2] / flat];
  const [mx, , mz] = target.frontMiddle;
  const wide = target.right - target.left;
  let distance = 25;
  let aside = 0;
  let eye = 1.6;
  const position = (): Vector3 => [
    mx - fx * distance - fz * aside,
    eye,
    mz - fz * distance + fx * aside,
  ];
  const foot = Float32Array.from(target.frontMiddle);
  let bounds: Bounds | undefined;
  for (let pass = 0; pass < 40; pass++) {
    bounds = boundsFrom(axes, position(), target.points);
    if (!bounds) {
      distance *= 1.4;
      continue;
    }
    distance = Math.max(4, distance * ((bounds.right - bounds.left) / wide) ** 0.8);
    const off = (bounds.left + bounds.right - target.left - target.right) / 2;
    aside += ((off * distance) / axes.focalPx) * 0.8;
    const row = boundsFrom(axes, position(), foot)?.bottom ?? target.base;
    const lift = ((target.base - row) * distance) / axes.focalPx;
    eye = Math.max(eyeRange.least, Math.min(eyeRange.most, eye + lift * 0.8));
  }
  if (!bounds) return undefined;
  const at = position();
  const row = boundsFrom(axes, at, foot)?.bottom;
  if (row === undefined) return undefined;
  const shifted = { ...axes, centreY: axes.centreY + target.base - row };
  bounds = boundsFrom(shifted, at, target.points);
  return bounds && { camera: { ...shifted, position: at }, bounds };
}
