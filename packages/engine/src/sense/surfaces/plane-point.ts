/** The plane behind a pixel: sampling point and footprint of a material. */
import type { Camera, Point, ScenePlane, Vector3 } from '../analysis.ts';

/** A point on a plane in metres, with derivatives per pixel (for anisotropic filtering). */
export interface PlanePoint {
  u: number;
  v: number;
  /** Distance along the ray, in metres (divided by the ray's length at depth 1). */
  depth: number;
  dudx: number;
  dvdx: number;
  dudy: number;
  dvdy: number;
}

export function createPlanePoint(): PlanePoint {
  return { u: 0, v: 0, depth: 0, dudx: 0, dvdx: 0, dudy: 0, dvdy: 0 };
}

/** Reusable, allocation-free sampler of one plane for one camera. */
export type PlaneSampler = (x: number, y: number, out: PlanePoint) => boolean;

/** Rays at a flatter angle are beyond the plane's horizon. */
const grazing = 0.004;

/** Dot products of a pixel's ray with a plane's axes: linear in the pixel. */
export interface PlaneRays {
  /** By column, by row, and at the principal point. */
  readonly normal: readonly [number, number, number];
  readonly u: readonly [number, number, number];
  readonly v: readonly [number, number, number];
  readonly principal: Point;
  readonly distance: number;
}

export function planeRays(
  { rotation: m, focalPx, principal }: Camera,
  plane: ScenePlane,
): PlaneRays {
  const inverse = 1 / focalPx;
  // A ray is R^T (a, b, 1): linear in the pixel, so its dot products with the axes are linear too.
  const along = ([x, y, z]: Vector3) =>
    [
      (m[0]! * x + m[1]! * y + m[2]! * z) * inverse,
      (m[3]! * x + m[4]! * y + m[5]! * z) * inverse,
      m[6]! * x + m[7]! * y + m[8]! * z,
    ] as const;
  const { distance } = plane;
  return {
    normal: along(plane.normal),
    u: along(plane.uAxis),
    v: along(plane.vAxis),
    principal,
    distance,
  };
}

/**
 * Returns a function that writes the plane's point behind pixel (x, y) to `out` and returns whether the ray
 * hits the plane in front of the camera.
 */
export function planeSampler(camera: Camera, plane: ScenePlane): PlaneSampler {
  const { principal, distance, ...rays } = planeRays(camera, plane);
  const [n0, n1, n2] = rays.normal;
  const [u0, u1, u2] = rays.u;
  const [v0, v1, v2] = rays.v;
  const sign = distance < 0 ? -1 : 1;
  return (x, y, out) => {
    const dx = x - principal.x;
    const dy = y - principal.y;
    const along = n0 * dx + n1 * dy + n2;
    if (along * sign < grazing) return false;
    const scale = distance / along;
    const ru = u0 * dx + u1 * dy + u2;
    const rv = v0 * dx + v1 * dy + v2;
    out.depth = scale;
    out.u = ru * scale;
    out.v = rv * scale;
    // d(r / along) = (dr * along - r * dalong) / along^2
    const k = scale / along;
    out.dudx = (u0 * along - ru * n0) * k;
    out.dvdx = (v0 * along - rv * n0) * k;
    out.dudy = (u1 * along - ru * n1) * k;
    out.dvdy = (v1 * along - rv * n1) * k;
    return true;
  };
}

/** Projection of a world point, or null behind the camera. */
export function projectPoint(camera: Camera, x: number, y: number, z: number) {
  const m = camera.rotation;
  const depth = m[6]! * x + m[7]! * y + m[8]! * z;
  if (depth < 1e-3) return null;
  return {
    x: camera.principal.x + (camera.focalPx * (m[0]! * x + m[1]! * y + m[2]! * z)) / depth,
    y: camera.principal.y + (camera.focalPx * (m[3]! * x + m[4]! * y + m[5]! * z)) / depth,
  };
}
