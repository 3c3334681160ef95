/** Texels at halves of their size, coarsest last. */
import { marginTexels, part, type SurfaceTexels } from './surface-texels.ts';

/** A hole that is at most this thick is filled from its rim at once. */
const thinTexels = 4;
const leastSide = 24;
const mostLevels = 6;

/** Distance in texels from what is known, by two passes; 0 outside holes. */
export function depthOfHole({ width, height, parts }: SurfaceTexels): Float32Array {
  const depth = Float32Array.from(parts, (what) => (what === part.hole ? 1e6 : 0));
  const near = (at: number, other: number, step: number) => {
    if (parts[other] !== part.none) depth[at] = Math.min(depth[at]!, depth[other]! + step);
  };
  for (let at = width + 1; at < width * (height - 1) - 1; at++) {
    if (depth[at] === 0) continue;
    near(at, at - 1, 1);
    near(at, at - width, 1);
    near(at, at - width - 1, Math.SQRT2);
    near(at, at - width + 1, Math.SQRT2);
  }
  for (let at = width * (height - 1) - 2; at > width; at--) {
    if (depth[at] === 0) continue;
    near(at, at + 1, 1);
    near(at, at + width, 1);
    near(at, at + width + 1, Math.SQRT2);
    near(at, at + width - 1, Math.SQRT2);
  }
  return depth;
}

export function texelPyramid(finest: SurfaceTexels): SurfaceTexels[] {
  const levels = [finest];
  while (levels.length < mostLevels) {
    const last = levels.at(-1)!;
    const depth = depthOfHole(last);
    let thickest = 0;
    for (const one of depth) if (one < 1e6) thickest = Math.max(thickest, one);
    if (thickest <= thinTexels || Math.min(last.width, last.height) < 2 * leastSide) break;
    levels.push(halved(last));
  }
  return levels;
}

/** Texels of twice the size. */
export function halved(fine: SurfaceTexels): SurfaceTexels {
  const inner = (side: number) => Math.ceil((side - 2 * marginTexels) / 2) + 2 * marginTexels;
  const [width, height] = [inner(fine.width), inner(fine.height)];
  const values = new Float32Array(width * height * 3);
  const parts = new Uint8Array(width * height);
  const sharpness = new Float32Array(width * height);
  for (let row = marginTexels; row < height - marginTexels; row++) {
    for (let column = marginTexels; column < width - marginTexels; column++) {
      const at = row * width + column;
      const counts = [0, 0, 0, 0];
      let known = 0;
      for (let k = 0; k < 4; k++) {
        const from = fineTexel(fine, column, row, k);
        if (from < 0) continue;
        const what = fine.parts[from]!;
        counts[what]!++;
        sharpness[at] = Math.max(sharpness[at]!, 2 * fine.sharpness[from]!);
        if (what < part.joined) continue;
        known++;
        for (let c = 0; c < 3; c++) values[at * 3 + c]! += fine.values[from * 3 + c]!;
      }
      for (let c = 0; c < 3; c++) values[at * 3 + c]! /= Math.max(1, known);
      if (known >= 3) parts[at] = counts[part.source]! >= 3 ? part.source : part.joined;
      else if (counts[part.hole]! > 0) parts[at] = part.hole;
      else parts[at] = known > 0 ? part.joined : part.none;
    }
  }
  const { metres } = fine;
  const shift = (marginTexels + 0.5 - 2 * marginTexels) * metres;
  return {
    width,
    height,
    metres: 2 * metres,
    u0: fine.u0 + shift,
    v0: fine.v0 + shift,
    values,
    parts,
    sharpness,
  };
}

/** Texel of the finer level, `k` of the four in a coarse one; -1 outside. */
function fineTexel({ width, height }: SurfaceTexels, column: number, row: number, k: number) {
  const x = 2 * (column - marginTexels) + marginTexels + (k & 1);
  const y = 2 * (row - marginTexels) + marginTexels + (k >> 1);
  return x < width && y < height ? y * width + x : -1;
}

/** Texel of the coarser level that holds a fine one. */
export function coarseTexel(coarse: SurfaceTexels, fineWidth: number, at: number): number {
  const of = (place: number) => ((place - marginTexels) >> 1) + marginTexels;
  return of(Math.floor(at / fineWidth)) * coarse.width + of(at % fineWidth);
}
