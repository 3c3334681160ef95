/** Copies what was found for texels at the photo's full size. */
import type { PatchField } from './patch-search.ts';
import type { PlaneView } from './plane-view.ts';
import { readPixels } from './read-pixels.ts';
import { part, type SurfacePixels, type SurfaceTexels } from './surface-texels.ts';

/** Pixels read in a row where the photo is finer than at the hole. */
const mostTaps = 4;
const corners = [0, 1, 2, 3] as const;

export interface TextureReader {
  /** Writes the three logarithms for a point of the surface; false outside the hole's texels. */
  at(u: number, v: number, out: Float64Array): boolean;
}

export function textureReader(
  pixels: SurfacePixels,
  texels: SurfaceTexels,
  view: PlaneView,
  field: PatchField | undefined,
  correction: Float32Array,
  shifts: Float32Array,
): TextureReader {
  const { width, height, metres, u0, v0, parts } = texels;
  const place = new Float64Array(3);
  const taken = new Float64Array(3);
  const steps = new Int32Array(4);
  const sources = new Int32Array(4);
  const shares = new Float64Array(4);
  return {
    at(u, v, out) {
      const px = (u - u0) / metres;
      const py = (v - v0) / metres;
      const [left, top] = [Math.floor(px), Math.floor(py)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return false;
      const [fx, fy] = [px - left, py - top];
      out.fill(0);
      let total = 0;
      for (const k of corners) {
        shares[k] = (k & 1 ? fx : 1 - fx) * (k >> 1 ? fy : 1 - fy);
        const texel = (top + (k >> 1)) * width + left + (k & 1);
        sources[k] = -1;
        if (parts[texel] !== part.hole) shares[k] = 0;
        total += shares[k]!;
        if (shares[k] === 0) continue;
        for (let c = 0; c < 3; c++) out[c]! += shares[k]! * correction[texel * 3 + c]!;
        sources[k] = field ? field.source[texel]! : -1;
        steps[k] = sources[k]! - texel;
      }
      if (total === 0) return false;
      for (let c = 0; c < 3; c++) out[c]! /= total;
      if (!field || !view.project(u, v, place)) return true;
      const sharpness = place[2]!;
      for (const k of corners) {
        if (shares[k] === 0) continue;
        let share = shares[k]!;
        // the same step is read once
        for (let other = k + 1; other < 4; other++) {
          if (steps[other] !== steps[k] || sources[other]! < 0) continue;
          share += shares[other]!;
          shares[other] = 0;
        }
        if (sources[k]! < 0) continue;
        const texel = (top + (k >> 1)) * width + left + (k & 1);
        const rows = Math.floor(sources[k]! / width) - Math.floor(texel / width);
        const columns = (sources[k]! % width) - (texel % width);
        const [du, dv] = [columns + shifts[2 * texel]!, rows + shifts[2 * texel + 1]!];
        if (!view.project(u + du * metres, v + dv * metres, place)) continue;
        const finer = Math.min(mostTaps, Math.max(1, Math.round(place[2]! / sharpness)));
        if (!readPixels(pixels, place[0]!, place[1]!, finer, taken)) continue;
        for (let c = 0; c < 3; c++) out[c]! += (share / total) * taken[c]!;
      }
      return true;
    },
  };
}
