/** Copies what was found for texels at the photo's full size. */
import type { PatchField } from './patch-search.ts';
import type { PlaneView } from './plane-view.ts';
import { part, type SurfacePixels, type SurfaceTexels } from './surface-texels.ts';

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
): TextureReader {
  const { width, height, metres, u0, v0, parts } = texels;
  const place = new Float64Array(3);
  const taken = new Float64Array(3);
  const steps = new Int32Array(4);
  return {
    at(u, v, out) {
      const px = (u - u0) / metres;
      const py = (v - v0) / metres;
      const [left, top] = [Math.floor(px), Math.floor(py)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return false;
      const [fx, fy] = [px - left, py - top];
      out.fill(0);
      let total = 0;
      const shares = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
      for (const k of corners) {
        const texel = (top + (k >> 1)) * width + left + (k & 1);
        steps[k] = -1;
        if (parts[texel] !== part.hole) shares[k] = 0;
        total += shares[k]!;
        if (shares[k] === 0) continue;
        for (let c = 0; c < 3; c++) out[c]! += shares[k]! * correction[texel * 3 + c]!;
        if (field) steps[k] = field.source[texel]! < 0 ? -1 : field.source[texel]! - texel;
      }
      if (total === 0) return false;
      for (let c = 0; c < 3; c++) out[c]! /= total;
      if (!field) return true;
      for (const k of corners) {
        if (shares[k] === 0) continue;
        let share = shares[k]!;
        // the same step is read once
        for (let other = k + 1; other < 4; other++) {
          if (steps[other] !== steps[k] || shares[other] === 0) continue;
          share += shares[other]!;
          shares[other] = 0;
        }
        if (!read(u, v, steps[k]!)) continue;
        for (let c = 0; c < 3; c++) out[c]! += (share / total) * taken[c]!;
      }
      return true;
    },
  };

  /** What lies a step away in the photo. */
  function read(u: number, v: number, step: number): boolean {
    if (step === -1) return false;
    const rows = Math.round(step / width);
    const columns = step - rows * width;
    if (!view.project(u + columns * metres, v + rows * metres, place)) return false;
    return readPixels(pixels, place[0]!, place[1]!, taken);
  }
}

/** Bilinear, of those pixels that are seen. */
function readPixels(
  { widthPx, heightPx, values, parts }: SurfacePixels,
  x: number,
  y: number,
  out: Float64Array,
): boolean {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [fx, fy] = [x - 0.5 - left, y - 0.5 - top];
  let total = 0;
  out.fill(0);
  for (let k = 0; k < 4; k++) {
    const [px, py] = [left + (k & 1), top + (k >> 1)];
    if (px < 0 || py < 0 || px >= widthPx || py >= heightPx) continue;
    const at = py * widthPx + px;
    if (parts[at]! < part.joined) continue;
    const share = (k & 1 ? fx : 1 - fx) * (k >> 1 ? fy : 1 - fy) + 1e-6;
    total += share;
    for (let c = 0; c < 3; c++) out[c]! += share * values[at * 3 + c]!;
  }
  if (total === 0) return false;
  for (let c = 0; c < 3; c++) out[c]! /= total;
  return true;
}
