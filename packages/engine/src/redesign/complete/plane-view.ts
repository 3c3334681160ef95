/** Projection between pixels and points of one plane, in both directions, without allocation. */
import type { Camera, ScenePlane } from '../../sense/analysis.ts';

/** Points nearer than this share of the plane's distance are behind the lens. */
const nearest = 1e-3;

export interface PlaneView {
  /** Pixel of a point of the plane, written to `out` as x, y and pixels per metre; false behind the camera. */
  project(u: number, v: number, out: Float64Array): boolean;
}

export function planeView(
  { rotation: m, focalPx, principal }: Camera,
  plane: ScenePlane,
): PlaneView {
  const turned = ([x, y, z]: readonly [number, number, number], scale: number) =>
    [
      scale * (m[0]! * x + m[1]! * y + m[2]! * z),
      scale * (m[3]! * x + m[4]! * y + m[5]! * z),
      scale * (m[6]! * x + m[7]! * y + m[8]! * z),
    ] as const;
  const [ox, oy, oz] = turned(plane.normal, plane.distance);
  const [ux, uy, uz] = turned(plane.uAxis, 1);
  const [vx, vy, vz] = turned(plane.vAxis, 1);
  const facing = Math.abs(plane.distance);
  return {
    project(u, v, out) {
      const x = ox + ux * u + vx * v;
      const y = oy + uy * u + vy * v;
      const z = oz + uz * u + vz * v;
      if (z < nearest) return false;
      const scale = focalPx / z;
      out[0] = principal.x + x * scale;
      out[1] = principal.y + y * scale;
      // area of a square metre there: pixels by the cosine of the view
      out[2] = scale * Math.sqrt(facing / Math.hypot(x, y, z));
      return true;
    },
  };
}
