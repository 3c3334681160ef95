/** Samples a tile, filtered to a pixel's footprint. See tile.ts. */
import { channels, slopeLimit } from './mips.ts';
import type { MaterialTile } from './tile.ts';

/** Red, green, blue, slope u, slope v, gloss. */
export type MaterialSample = Float64Array;

export function createMaterialSample(): MaterialSample {
  return new Float64Array(channels);
}

const unit = 1 / 65535;

/** Adds one bilinear tap to `out`, weighted. */
function addTap(
  level: Uint16Array,
  sizePx: number,
  u: number,
  v: number,
  weight: number,
  out: MaterialSample,
) {
  const x = u * sizePx - 0.5;
  const y = v * sizePx - 0.5;
  const xFloor = Math.floor(x);
  const yFloor = Math.floor(y);
  const tx = x - xFloor;
  const ty = y - yFloor;
  const mask = sizePx - 1;
  const left = xFloor & mask;
  const right = (xFloor + 1) & mask;
  const top = (yFloor & mask) * sizePx;
  const bottom = ((yFloor + 1) & mask) * sizePx;
  const a = (top + left) * channels;
  const b = (top + right) * channels;
  const c = (bottom + left) * channels;
  const d = (bottom + right) * channels;
  const wd = tx * ty * weight;
  const wb = tx * weight - wd;
  const wc = ty * weight - wd;
  const wa = weight - wb - wc - wd;
  out[0]! += level[a]! * wa + level[b]! * wb + level[c]! * wc + level[d]! * wd;
  out[1]! += level[a + 1]! * wa + level[b + 1]! * wb + level[c + 1]! * wc + level[d + 1]! * wd;
  out[2]! += level[a + 2]! * wa + level[b + 2]! * wb + level[c + 2]! * wc + level[d + 2]! * wd;
  out[3]! += level[a + 3]! * wa + level[b + 3]! * wb + level[c + 3]! * wc + level[d + 3]! * wd;
  out[4]! += level[a + 4]! * wa + level[b + 4]! * wb + level[c + 4]! * wc + level[d + 4]! * wd;
  out[5]! += level[a + 5]! * wa + level[b + 5]! * wb + level[c + 5]! * wc + level[d + 5]! * wd;
}

/** A point on a surface, in metres, and the footprint of a pixel there (see tile.ts). */
export interface TexturePoint {
  u: number;
  v: number;
  dudx: number;
  dvdx: number;
  dudy: number;
  dvdy: number;
}

export function createTexturePoint(): TexturePoint {
  return { u: 0, v: 0, dudx: 0, dvdx: 0, dudy: 0, dvdy: 0 };
}

/** A footprint that is as wide as high, as on a surface seen straight on. */
export function squareFootprint(metresPerPx: number): TexturePoint {
  return { u: 0, v: 0, dudx: metresPerPx, dvdx: 0, dudy: 0, dvdy: metresPerPx };
}

/** Swaps u and v, for a material that runs the other way. */
export function turnPoint(from: Readonly<TexturePoint>, out: TexturePoint): void {
  const { u, v, dudx, dvdx, dudy, dvdy } = from;
  out.u = v;
  out.v = u;
  out.dudx = dvdx;
  out.dvdx = dudx;
  out.dudy = dvdy;
  out.dvdy = dudy;
}

/** @param maxTaps 1 fast .. 8 best */
export function sampleMaterial(
  tile: MaterialTile,
  point: Readonly<TexturePoint>,
  maxTaps: number,
  out: MaterialSample,
): void {
  const { dudx, dvdx, dudy, dvdy } = point;
  const perMetre = 1 / tile.sizeMetres;
  const lengthX = Math.sqrt(dudx * dudx + dvdx * dvdx) * perMetre;
  const lengthY = Math.sqrt(dudy * dudy + dvdy * dvdy) * perMetre;
  const isAcross = lengthX >= lengthY;
  const long = isAcross ? lengthX : lengthY;
  const short = isAcross ? lengthY : lengthX;
  let taps = Math.ceil(long / (short + 1e-7) - 0.25);
  if (taps > maxTaps) taps = maxTaps;
  else if (!(taps > 1)) taps = 1;
  const texels = (Math.max(short, long / taps) + 1e-9) * tile.sizePx;
  const lastLevel = tile.levels.length - 1;
  let detail = texels > 1 ? Math.log2(texels) : 0;
  if (detail > lastLevel) detail = lastLevel;
  const fine = Math.floor(detail);
  const towards = detail - fine;
  const coarse = fine < lastLevel ? fine + 1 : fine;
  // Blends two levels if in between, uses one if close to it.
  const coarseShare = towards < 0.2 ? 0 : towards > 0.8 ? 1 : (towards - 0.2) / 0.6;
  const fineWeight = ((1 - coarseShare) / taps) * unit;
  const coarseWeight = (coarseShare / taps) * unit;
  const stepU = ((isAcross ? dudx : dudy) * perMetre) / taps;
  const stepV = ((isAcross ? dvdx : dvdy) * perMetre) / taps;
  let u = point.u * perMetre - (stepU * (taps - 1)) / 2;
  let v = point.v * perMetre - (stepV * (taps - 1)) / 2;
  out[0] = 0;
  out[1] = 0;
  out[2] = 0;
  out[3] = 0;
  out[4] = 0;
  out[5] = 0;
  for (let tap = 0; tap < taps; tap++) {
    if (fineWeight > 0) addTap(tile.levels[fine]!, tile.sizePx >> fine, u, v, fineWeight, out);
    if (coarseWeight > 0) {
      addTap(tile.levels[coarse]!, tile.sizePx >> coarse, u, v, coarseWeight, out);
    }
    u += stepU;
    v += stepV;
  }
  out[3] = (out[3] - 0.5) * 2 * slopeLimit;
  out[4] = (out[4] - 0.5) * 2 * slopeLimit;
}
