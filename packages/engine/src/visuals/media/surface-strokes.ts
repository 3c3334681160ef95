/**
 * Hatching aligned with surfaces: a pixel's position on its wall, floor or roof gives a stripe coordinate in metres,
 * doubled or halved with distance so that strokes are about equally spaced on paper (tonal art maps, Praun 2001).
 */
import type { ObjectLabel } from '../scene-model.ts';
import type { Drawing } from './drawing.ts';
import { pixelScale } from './drawing.ts';

export interface StrokePlace {
  /** Along and across the strokes, in stroke spacings. */
  along: number;
  across: number;
  /** Next coarser set of strokes, and its blend factor, 0..1. */
  coarse: number;
  takeover: number;
  /** True for leaves and grass, which are scribbled instead of hatched. */
  isScribbled: boolean;
}

const scribbled: ReadonlySet<ObjectLabel> = new Set(['leaf', 'grass', 'plant', 'backdrop', 'hill']);

/** @param angleRad direction of the strokes on the surface, from horizontal */
export function createStrokePlacer(drawing: Drawing, spacingPx: number, angleRad: number) {
  const { widthPx, scene, camera, triangles, ids, depth } = drawing;
  const { normals } = scene.triangles;
  const isScribbled = Uint8Array.from(scene.objects, (object) =>
    scribbled.has(object.label) ? 1 : 0,
  );
  const spacing = spacingPx * pixelScale(drawing);
  const cos = Math.cos(angleRad);
  const sin = Math.sin(angleRad);
  const { position, right, up, forward, focalPx, centreX, centreY } = camera;
  return (x: number, y: number, out: StrokePlace): boolean => {
    const at = y * widthPx + x;
    const triangle = triangles[at]!;
    if (triangle < 0) return false;
    out.isScribbled = isScribbled[ids[at]!] === 1;
    if (out.isScribbled) {
      out.along = (x * cos + y * sin) / spacing;
      out.across = (-x * sin + y * cos) / spacing;
      out.coarse = out.across;
      out.takeover = 0;
      return true;
    }
    const distance = depth[at]!;
    const sx = (x + 0.5 - centreX) / focalPx;
    const sy = (centreY - y - 0.5) / focalPx;
    const wx = position[0] + (forward[0] + right[0] * sx + up[0] * sy) * distance;
    const wy = position[1] + (forward[1] + right[1] * sx + up[1] * sy) * distance;
    const wz = position[2] + (forward[2] + right[2] * sx + up[2] * sy) * distance;
    const nx = normals[triangle * 9]!;
    const ny = normals[triangle * 9 + 1]!;
    const nz = normals[triangle * 9 + 2]!;
    const flat = Math.sqrt(nx * nx + nz * nz);
    const ax = flat > 0.05 ? nz / flat : 1;
    const az = flat > 0.05 ? -nx / flat : 0;
    const u = wx * ax + wz * az;
    const v = wx * -az * ny + wy * (az * nx - ax * nz) + wz * ax * ny;
    // Stroke spacing is constant in pixels here, wider where the surface is at a grazing angle; limited to powers of
    // two so that strokes connect.
    const toEye = Math.sqrt(
      (wx - position[0]) ** 2 + (wy - position[1]) ** 2 + (wz - position[2]) ** 2,
    );
    const facing =
      Math.abs((wx - position[0]) * nx + (wy - position[1]) * ny + (wz - position[2]) * nz) / toEye;
    const metres = (spacing * distance) / focalPx / Math.max(0.12, facing);
    const level = Math.log2(metres);
    const step = Math.floor(level);
    const unit = 2 ** step;
    const across = -u * sin + v * cos;
    out.along = (u * cos + v * sin) / unit;
    out.across = across / unit;
    out.coarse = across / (unit * 2);
    out.takeover = level - step;
    return true;
  };
}
