/**
 * Sunlight on visible surfaces, one value per pixel. The few soft-shadow samples are rotated per pixel; averaging 4 x
 * 4 neighbours on the same surface removes exactly that noise and keeps edges.
 */

import { interleavedNoise } from '../../../ops/noise-field.ts';
import { fraction } from '../../../ops/ramps.ts';
import { type TriangleSoup, triangleFlags } from '../../scene-model.ts';
import type { Camera } from '../camera/camera.ts';
import type { BufferPool } from '../memory/buffer-pool.ts';
import { evenTiles } from '../raster/even-tiles.ts';
import { primaryHit } from '../raster/primary-hit.ts';
import { samplesPerPixel, type VisibilityBuffer } from '../raster/rasterize.ts';
import type { Environment } from '../sky/environment.ts';
import type { PreparedMaterial } from '../surface/prepared-material.ts';
import { Hit, pullPoint, SurfacePoint } from '../surface/surface-point.ts';
import { type SunShadow, sunPullMetres } from './sun-shadow.ts';

/** Pixels without a value: sky, foliage, water. */
export const noSunValue = -1;

const distanceTolerance = 0.03;

interface SunMaskInput {
  readonly soup: TriangleSoup;
  readonly materials: readonly PreparedMaterial[];
  readonly camera: Camera;
  readonly visibility: VisibilityBuffer & { readonly triangles: Int32Array };
  readonly environment: Environment;
  readonly shadow: SunShadow;
  /** A value per pixel; overwritten. */
  readonly raw: Float32Array;
  readonly pool: BufferPool;
  /** Rotates the samples of each pass differently. */
  readonly pass?: number;
  /** 1 for pixels to compute; the others keep the previous pass's value in `raw`. */
  readonly wanted?: Uint8Array | undefined;
}

export function drawSunMask({
  soup,
  materials,
  camera,
  visibility,
  environment,
  shadow,
  raw,
  pool,
  pass = 0,
  wanted,
}: SunMaskInput): Float32Array | undefined {
  if (!environment.hasSun) return undefined;
  const { widthPx, heightPx, triangles, inverseDepth } = visibility;
  const mask = pool.passing.floats(widthPx * heightPx);
  const [sunX, sunY, sunZ] = environment.sunDirection;
  const pull = sunPullMetres(environment);
  const view = { soup, camera };
  const hit = new Hit();
  const pulled = new SurfacePoint();
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const pixel = y * widthPx + x;
      if (wanted && wanted[pixel] === 0) continue;
      const at = pixel * samplesPerPixel;
      const triangle = triangles[at]!;
      raw[pixel] = noSunValue;
      if (triangle < 0) continue;
      const material = materials[soup.materials[triangle]!]!;
      if (material.isFoliage || material.surface === 'water') continue;
      const isFlat = (soup.flags[triangle]! & triangleFlags.smooth) === 0;
      primaryHit(view, x + 0.5, y + 0.5, inverseDepth[at]!, triangle, hit);
      const facing = hit.nx * sunX + hit.ny * sunY + hit.nz * sunZ;
      if (isFlat && facing <= 0) {
        raw[pixel] = 0;
        continue;
      }
      pullPoint(hit, pull, pulled);
      raw[pixel] = shadow.soft(pulled, fraction(interleavedNoise(x, y) + pass * 0.618034));
    }
  }
  const even = evenTiles(raw, widthPx, heightPx, pool);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const pixel = y * widthPx + x;
      const own = raw[pixel]!;
      mask[pixel] = own;
      if (wanted && wanted[pixel] === 0) continue;
      if (own === noSunValue || even.around(x, y, own)) continue;
      const depth = inverseDepth[pixel * samplesPerPixel]!;
      const object = soup.objects[triangles[pixel * samplesPerPixel]!]!;
      let sum = 0;
      let count = 0;
      const bottom = Math.min(heightPx - 1, y + 2);
      const right = Math.min(widthPx - 1, x + 2);
      for (let yy = Math.max(0, y - 1); yy <= bottom; yy++) {
        for (let xx = Math.max(0, x - 1); xx <= right; xx++) {
          const other = yy * widthPx + xx;
          const value = raw[other]!;
          if (value === noSunValue) continue;
          const at = other * samplesPerPixel;
          if (Math.abs(inverseDepth[at]! - depth) > depth * distanceTolerance) continue;
          if (soup.objects[triangles[at]!] !== object) continue;
          sum += value;
          count++;
        }
      }
      mask[pixel] = sum / count;
    }
  }
  return mask;
}
