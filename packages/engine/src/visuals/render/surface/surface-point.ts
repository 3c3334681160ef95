/**
 * A surface point and its properties. Reused for millions of points, so they are classes with every field set, not
 * new objects.
 */

import { clamp01 } from '../../../ops/ramps.ts';
import { type TriangleSoup, triangleFlags, triangleRoles } from '../../scene-model.ts';

/** Position and unit normal. */
export class SurfacePoint {
  x = 0;
  y = 0;
  z = 0;
  nx = 0;
  ny = 1;
  nz = 0;
}

export class Hit {
  triangle = 0;
  x = 0;
  y = 0;
  z = 0;
  /** Unit direction of the eye or ray. */
  dx = 0;
  dy = 0;
  dz = 0;
  /** Shading normal, facing the eye. */
  nx = 0;
  ny = 1;
  nz = 0;
  /** Normal of the flat triangle, unflipped. */
  faceX = 0;
  faceY = 1;
  faceZ = 0;
  /** Offset on the surface per pixel, metres, to the right and down. */
  rightX = 0;
  rightY = 0;
  rightZ = 0;
  downX = 0;
  downY = 0;
  downZ = 0;
  /** Approximate pixel size on the surface, metres. */
  footprint = 0;
  /** Barycentric weights of corners 0 and 1. */
  weight0 = 0;
  weight1 = 0;
}

export class Surface {
  red = 0;
  green = 0;
  blue = 0;
  emitRed = 0;
  emitGreen = 0;
  emitBlue = 0;
  roughness = 1;
  specular = 0.04;
  isMetal = false;
  /** Normal including relief. */
  nx = 0;
  ny = 1;
  nz = 0;
  /** Ambient occlusion of the relief. */
  cavity = 1;
}

/** A hit with its shading normal, moved towards the eye. */
export function pullPoint(hit: Hit, metres: number, out: SurfacePoint): void {
  out.x = hit.x - hit.dx * metres;
  out.y = hit.y - hit.dy * metres;
  out.z = hit.z - hit.dz * metres;
  out.nx = hit.nx;
  out.ny = hit.ny;
  out.nz = hit.nz;
}

/** A point moved along its normal. */
export function liftPoint(point: SurfacePoint, metres: number, out: SurfacePoint): void {
  const { x, y, z, nx, ny, nz } = point;
  out.x = x + nx * metres;
  out.y = y + ny * metres;
  out.z = z + nz * metres;
  out.nx = nx;
  out.ny = ny;
  out.nz = nz;
}

/** Computes weights and normals of a hit from its position, direction and triangle. */
export function completeHit(soup: TriangleSoup, hit: Hit): void {
  const at = hit.triangle * 9;
  const { positions, normals } = soup;
  const isSmooth = (soup.flags[hit.triangle]! & triangleFlags.smooth) !== 0;
  hit.faceX = normals[at]!;
  hit.faceY = normals[at + 1]!;
  hit.faceZ = normals[at + 2]!;
  let nx = hit.faceX;
  let ny = hit.faceY;
  let nz = hit.faceZ;
  if (
    isSmooth ||
    soup.flags[hit.triangle] !== 0 ||
    soup.roles[hit.triangle] === triangleRoles.detail
  ) {
    const e1x = positions[at]! - positions[at + 6]!;
    const e1y = positions[at + 1]! - positions[at + 7]!;
    const e1z = positions[at + 2]! - positions[at + 8]!;
    const e2x = positions[at + 3]! - positions[at + 6]!;
    const e2y = positions[at + 4]! - positions[at + 7]!;
    const e2z = positions[at + 5]! - positions[at + 8]!;
    const qx = hit.x - positions[at + 6]!;
    const qy = hit.y - positions[at + 7]!;
    const qz = hit.z - positions[at + 8]!;
    const d11 = e1x * e1x + e1y * e1y + e1z * e1z;
    const d12 = e1x * e2x + e1y * e2y + e1z * e2z;
    const d22 = e2x * e2x + e2y * e2y + e2z * e2z;
    const d1 = qx * e1x + qy * e1y + qz * e1z;
    const d2 = qx * e2x + qy * e2y + qz * e2z;
    const determinant = d11 * d22 - d12 * d12;
    const inverse = determinant > 1e-20 ? 1 / determinant : 0;
    const a = clamp01((d22 * d1 - d12 * d2) * inverse);
    const b = Math.min(1 - a, clamp01((d11 * d2 - d12 * d1) * inverse));
    hit.weight0 = a;
    hit.weight1 = b;
    if (isSmooth) {
      const c = 1 - a - b;
      nx = a * normals[at]! + b * normals[at + 3]! + c * normals[at + 6]!;
      ny = a * normals[at + 1]! + b * normals[at + 4]! + c * normals[at + 7]!;
      nz = a * normals[at + 2]! + b * normals[at + 5]! + c * normals[at + 8]!;
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
      // Opposite corner normals can cancel out; then the face normal is used.
      if (length > 1e-6) {
        nx /= length;
        ny /= length;
        nz /= length;
      } else {
        nx = hit.faceX;
        ny = hit.faceY;
        nz = hit.faceZ;
      }
    }
  }
  if (nx * hit.dx + ny * hit.dy + nz * hit.dz > 0) {
    nx = -nx;
    ny = -ny;
    nz = -nz;
  }
  hit.nx = nx;
  hit.ny = ny;
  hit.nz = nz;
}
