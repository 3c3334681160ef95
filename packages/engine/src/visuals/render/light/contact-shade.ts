/** Screen-space ambient occlusion at close range (Mittring 2007): traced light is too coarse for contacts. */

import { interleavedNoise } from '../../../ops/noise-field.ts';
import type { TriangleSoup } from '../../scene-model.ts';
import type { Camera } from '../camera/camera.ts';
import type { BufferPool } from '../memory/buffer-pool.ts';
import { evenTiles } from '../raster/even-tiles.ts';
import { samplesPerPixel, type VisibilityBuffer } from '../raster/rasterize.ts';
import type { PreparedMaterial } from '../surface/prepared-material.ts';

const looks = 6;
/** Radius in metres, and its limits in pixels. */
const reachMetres = { indoors: 0.22, outdoors: 0.4 } as const;
const leastReachPx = 2;
const mostReachPx = 30;
/** Least elevation of an occluder: flat surfaces must not shade themselves. */
const leastSine = 0.12;
const strength = 1.15;
/** Faces with a smaller cosine between their normals meet in an edge. */
const leastFacing = 0.8;

interface ContactShadeInput {
  readonly soup: TriangleSoup;
  readonly materials: readonly PreparedMaterial[];
  readonly camera: Camera;
  readonly visibility: VisibilityBuffer & { readonly triangles: Int32Array };
  readonly indoors: boolean;
  /** A value per pixel; overwritten. */
  readonly raw: Float32Array;
  readonly pool: BufferPool;
  /** Rotates the samples of each pass differently. */
  readonly pass?: number;
  /** Separate shade for faces that meet in an edge: combined, both would be dark along it, in steps. */
  readonly isByFace?: boolean;
  /** 1 for pixels to compute; the others keep the previous pass's value in `raw`. */
  readonly wanted?: Uint8Array | undefined;
}

/** Factor for indirect light, one value per pixel. */
export function drawContactShade({
  soup,
  materials,
  camera,
  visibility,
  indoors,
  raw,
  pool,
  pass = 0,
  isByFace = false,
  wanted,
}: ContactShadeInput): Float32Array {
  const { widthPx, heightPx, triangles, inverseDepth } = visibility;
  if (!wanted) raw.fill(1);
  const out = pool.passing.floats(widthPx * heightPx);
  const reach = indoors ? reachMetres.indoors : reachMetres.outdoors;
  const { focalPx, centreX, centreY, right, up, forward } = camera;
  const { normals } = soup;
  const inverseFocal = 1 / focalPx;
  const spiralX = new Float64Array(looks);
  const spiralY = new Float64Array(looks);
  for (let look = 0; look < looks; look++) {
    const away = (look + 0.7) / looks;
    spiralX[look] = Math.cos(look * 2.39996) * away;
    spiralY[look] = Math.sin(look * 2.39996) * away;
  }
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const pixel = y * widthPx + x;
      if (wanted) {
        if (wanted[pixel] === 0) continue;
        raw[pixel] = 1;
      }
      const triangle = triangles[pixel * samplesPerPixel]!;
      if (triangle < 0) continue;
      if (materials[soup.materials[triangle]!]!.isFoliage) continue;
      const depth = 1 / inverseDepth[pixel * samplesPerPixel]!;
      const reachPx = (reach * focalPx) / depth;
      if (reachPx < leastReachPx) continue;
      const at = triangle * 9;
      const wx = normals[at]!;
      const wy = normals[at + 1]!;
      const wz = normals[at + 2]!;
      // In camera space: right, up, depth.
      let nx = wx * right[0] + wy * right[1] + wz * right[2];
      let ny = wx * up[0] + wy * up[1] + wz * up[2];
      let nz = wx * forward[0] + wy * forward[1] + wz * forward[2];
      const sx = (x + 0.5 - centreX) * inverseFocal;
      const sy = (centreY - y - 0.5) * inverseFocal;
      if (nx * sx + ny * sy + nz > 0) {
        nx = -nx;
        ny = -ny;
        nz = -nz;
      }
      const px = sx * depth;
      const py = sy * depth;
      const turn = (interleavedNoise(x, y) + pass * 0.618034) * 6.2832;
      const cos = Math.cos(turn) * Math.min(mostReachPx, reachPx);
      const sin = Math.sin(turn) * Math.min(mostReachPx, reachPx);
      let taken = 0;
      for (let look = 0; look < looks; look++) {
        const qx = (x + spiralX[look]! * cos - spiralY[look]! * sin) | 0;
        const qy = (y + spiralX[look]! * sin + spiralY[look]! * cos) | 0;
        if (qx < 0 || qy < 0 || qx >= widthPx || qy >= heightPx) continue;
        const w = inverseDepth[(qy * widthPx + qx) * samplesPerPixel]!;
        if (w <= 0) continue;
        const other = 1 / w;
        const vx = (qx + 0.5 - centreX) * inverseFocal * other - px;
        const vy = (centreY - qy - 0.5) * inverseFocal * other - py;
        const vz = other - depth;
        const squared = vx * vx + vy * vy + vz * vz;
        const near = 1 - squared / (reach * reach);
        if (near <= 0 || squared < 1e-8) continue;
        const sine = (vx * nx + vy * ny + vz * nz) / Math.sqrt(squared);
        if (sine > leastSine) taken += (sine - leastSine) * near;
      }
      raw[pixel] = Math.max(0.25, 1 - (strength * taken) / looks);
    }
  }
  const turnsFrom = (pixel: number, other: number): boolean => {
    const [one, two] = [triangles[pixel * samplesPerPixel]!, triangles[other * samplesPerPixel]!];
    if (one === two) return false;
    if (one < 0 || two < 0) return true;
    const [a, b] = [one * 9, two * 9];
    const facing =
      normals[a]! * normals[b]! +
      normals[a + 1]! * normals[b + 1]! +
      normals[a + 2]! * normals[b + 2]!;
    return facing < leastFacing;
  };
  // 4 x 4 neighbours contain each rotation of the spiral once.
  const even = evenTiles(raw, widthPx, heightPx, pool);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const pixel = y * widthPx + x;
      if (wanted && wanted[pixel] === 0) {
        out[pixel] = raw[pixel]!;
        continue;
      }
      if (even.around(x, y, 1)) {
        out[pixel] = 1;
        continue;
      }
      const depth = inverseDepth[pixel * samplesPerPixel]!;
      let sum = raw[pixel]!;
      let count = 1;
      if (depth > 0) {
        const bottom = Math.min(heightPx - 1, y + 2);
        const last = Math.min(widthPx - 1, x + 2);
        for (let yy = Math.max(0, y - 1); yy <= bottom; yy++) {
          for (let xx = Math.max(0, x - 1); xx <= last; xx++) {
            const other = yy * widthPx + xx;
            if (Math.abs(inverseDepth[other * samplesPerPixel]! - depth) > depth * 0.02) continue;
            if (isByFace && turnsFrom(pixel, other)) continue;
            sum += raw[other]!;
            count++;
          }
        }
      }
      out[pixel] = sum / count;
    }
  }
  return out;
}
