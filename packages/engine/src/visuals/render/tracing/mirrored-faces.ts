/** The few triangles that only mirrors show, tried one by one. */
import { type TriangleSoup, triangleRoles } from '../../scene-model.ts';
import type { Tracer } from './tracer.ts';

/** They lie in front of a plain surface, which traced rays hit at nearly the same distance. */
const beforeMetres = 0.03;

export type MirroredFaces = Pick<Tracer, 'closest' | 'distance'>;

/** Undefined if there are none. */
export function mirroredFaces({
  count,
  roles,
  positions,
}: TriangleSoup): MirroredFaces | undefined {
  const list: number[] = [];
  for (let k = 0; k < count; k++) if (roles[k] === triangleRoles.mirrored) list.push(k);
  if (list.length === 0) return undefined;
  const faces: MirroredFaces = {
    distance: 0,
    closest({ ox, oy, oz, dx, dy, dz }, reach) {
      let nearest = reach;
      let found = -1;
      for (const triangle of list) {
        const at = triangle * 9;
        const [ax, ay, az] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
        const ux = positions[at + 3]! - ax;
        const uy = positions[at + 4]! - ay;
        const uz = positions[at + 5]! - az;
        const vx = positions[at + 6]! - ax;
        const vy = positions[at + 7]! - ay;
        const vz = positions[at + 8]! - az;
        const px = dy * vz - dz * vy;
        const py = dz * vx - dx * vz;
        const pz = dx * vy - dy * vx;
        const determinant = ux * px + uy * py + uz * pz;
        if (Math.abs(determinant) < 1e-12) continue;
        const [tx, ty, tz] = [ox - ax, oy - ay, oz - az];
        const a = (tx * px + ty * py + tz * pz) / determinant;
        if (a < 0 || a > 1) continue;
        const qx = ty * uz - tz * uy;
        const qy = tz * ux - tx * uz;
        const qz = tx * uy - ty * ux;
        const b = (dx * qx + dy * qy + dz * qz) / determinant;
        if (b < 0 || a + b > 1) continue;
        const distance = (vx * qx + vy * qy + vz * qz) / determinant;
        if (distance <= beforeMetres || distance > nearest) continue;
        nearest = distance;
        found = triangle;
      }
      if (found >= 0) faces.distance = nearest;
      return found;
    },
  };
  return faces;
}
