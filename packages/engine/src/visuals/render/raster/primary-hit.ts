import type { TriangleSoup } from '../../scene-model.ts';
import type { Camera } from '../camera/camera.ts';
import { completeHit, type Hit } from '../surface/surface-point.ts';

/** Writes the unit view direction through a picture position to the hit's dx, dy, dz. */
export function aimRay(camera: Camera, pictureX: number, pictureY: number, hit: Hit): void {
  const { right, up, forward } = camera;
  const sx = (pictureX - camera.centreX) / camera.focalPx;
  const sy = (camera.centreY - pictureY) / camera.focalPx;
  const dx = forward[0] + right[0] * sx + up[0] * sy;
  const dy = forward[1] + right[1] * sx + up[1] * sy;
  const dz = forward[2] + right[2] * sx + up[2] * sy;
  const inverse = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
  hit.dx = dx * inverse;
  hit.dy = dy * inverse;
  hit.dz = dz * inverse;
}

export interface View {
  readonly soup: TriangleSoup;
  readonly camera: Camera;
}

/**
 * Point of a triangle at a picture position and `inverseDepth`, with normal, barycentric weights and the footprint of
 * a pixel.
 */
export function primaryHit(
  { soup, camera }: View,
  pictureX: number,
  pictureY: number,
  inverseDepth: number,
  triangle: number,
  hit: Hit,
): void {
  const { right, up, forward, position, focalPx } = camera;
  const sx = (pictureX - camera.centreX) / focalPx;
  const sy = (camera.centreY - pictureY) / focalPx;
  const dx = forward[0] + right[0] * sx + up[0] * sy;
  const dy = forward[1] + right[1] * sx + up[1] * sy;
  const dz = forward[2] + right[2] * sx + up[2] * sy;
  const depth = 1 / inverseDepth;
  hit.triangle = triangle;
  hit.x = position[0] + dx * depth;
  hit.y = position[1] + dy * depth;
  hit.z = position[2] + dz * depth;
  const inverse = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
  hit.dx = dx * inverse;
  hit.dy = dy * inverse;
  hit.dz = dz * inverse;
  completeHit(soup, hit);
  // Offset on the surface per pixel, kept finite at grazing angles.
  const { faceX, faceY, faceZ } = hit;
  const pixel = depth / focalPx;
  let along = dx * faceX + dy * faceY + dz * faceZ;
  const least = 0.04 / inverse;
  if (Math.abs(along) < least) along = along < 0 ? -least : least;
  const rightSlide = (right[0] * faceX + right[1] * faceY + right[2] * faceZ) / along;
  const downSlide = -(up[0] * faceX + up[1] * faceY + up[2] * faceZ) / along;
  hit.rightX = pixel * (right[0] - dx * rightSlide);
  hit.rightY = pixel * (right[1] - dy * rightSlide);
  hit.rightZ = pixel * (right[2] - dz * rightSlide);
  hit.downX = pixel * (-up[0] - dx * downSlide);
  hit.downY = pixel * (-up[1] - dy * downSlide);
  hit.downZ = pixel * (-up[2] - dz * downSlide);
  hit.footprint = pixel / Math.max(0.14, Math.abs(along) * inverse);
}

/** An isotropic footprint, for hits of reflected rays. */
export function roundFootprint(hit: Hit, sizeMetres: number): void {
  hit.footprint = sizeMetres;
  const { faceX, faceY, faceZ } = hit;
  // Any two tangents will do.
  const flat = Math.sqrt(faceX * faceX + faceZ * faceZ);
  const ax = flat > 0.05 ? faceZ / flat : 1;
  const az = flat > 0.05 ? -faceX / flat : 0;
  hit.rightX = ax * sizeMetres;
  hit.rightY = 0;
  hit.rightZ = az * sizeMetres;
  hit.downX = -az * faceY * sizeMetres;
  hit.downY = (az * faceX - ax * faceZ) * sizeMetres;
  hit.downZ = ax * faceY * sizeMetres;
}
