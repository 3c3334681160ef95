/** A surface of the photo seen straight on: texels of equal size in metres. */

import type { Camera, ScenePlane } from '../../sense/analysis.ts';
import { createPlanePoint, planeSampler } from '../../sense/surfaces/plane-point.ts';
import { type PlaneView, planeView } from './plane-view.ts';

/** Kinds of pixels and texels of a surface; higher ones include the lower. */
export const part = { none: 0, hole: 1, joined: 2, source: 3 } as const;

/** Texels in all, and how many pixels one covers at least where the surface is seen best. */
const mostTexels = 100_000;
const leastPixels = 1.3;
/** Farther parts, with more metres in a pixel, are left out. */
const mostMetresInPixel = 0.08;
/** Sources farther from the hole are left out. */
const sourceMetres = 1.6;
const mostTaps = 4;
/** Empty border, so that patches need no bounds. */
export const marginTexels = 5;

export interface SurfaceTexels {
  readonly width: number;
  readonly height: number;
  readonly metres: number;
  /** Place of the first texel's centre. */
  readonly u0: number;
  readonly v0: number;
  /** Three values a texel: logarithms of reflectance. */
  readonly values: Float32Array;
  readonly parts: Uint8Array;
  /** Pixels that a texel is wide. */
  readonly sharpness: Float32Array;
}

export interface SurfacePixels {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Three values a pixel. */
  readonly values: Float32Array;
  readonly parts: Uint8Array;
}

interface Extent {
  u: [number, number];
  v: [number, number];
  /** Least metres in a pixel. */
  fine: number;
}

/** Around the hole as far as sources are wanted. */
function extentOf(pixels: SurfacePixels, camera: Camera, plane: ScenePlane): Extent | undefined {
  const all = extentOfParts(pixels, camera, plane, (what) => what !== part.none);
  const hole = extentOfParts(pixels, camera, plane, (what) => what === part.hole);
  if (!all || !hole) return undefined;
  const bounded = (axis: 'u' | 'v'): [number, number] => [
    Math.max(all[axis][0], hole[axis][0] - sourceMetres),
    Math.min(all[axis][1], hole[axis][1] + sourceMetres),
  ];
  return { u: bounded('u'), v: bounded('v'), fine: hole.fine };
}

function extentOfParts(
  { widthPx: w, heightPx: h, parts }: SurfacePixels,
  camera: Camera,
  plane: ScenePlane,
  isMeant: (what: number) => boolean,
): Extent | undefined {
  const sample = planeSampler(camera, plane);
  const point = createPlanePoint();
  const extent: Extent = { u: [Infinity, -Infinity], v: [Infinity, -Infinity], fine: Infinity };
  for (let y = 0; y < h; y += 2) {
    for (let x = 0; x < w; x += 2) {
      if (!isMeant(parts[y * w + x]!) || !sample(x + 0.5, y + 0.5, point)) continue;
      const { u, v, dudx, dudy, dvdx, dvdy } = point;
      const metres = Math.sqrt(Math.abs(dudx * dvdy - dudy * dvdx));
      if (metres > mostMetresInPixel) continue;
      extent.u = [Math.min(extent.u[0], u), Math.max(extent.u[1], u)];
      extent.v = [Math.min(extent.v[0], v), Math.max(extent.v[1], v)];
      extent.fine = Math.min(extent.fine, metres);
    }
  }
  return extent.u[1] > extent.u[0] && extent.v[1] > extent.v[0] ? extent : undefined;
}

export function surfaceTexels(
  pixels: SurfacePixels,
  camera: Camera,
  plane: ScenePlane,
): SurfaceTexels | undefined {
  const extent = extentOf(pixels, camera, plane);
  if (!extent) return undefined;
  const across = extent.u[1] - extent.u[0];
  const down = extent.v[1] - extent.v[0];
  const metres = Math.max(extent.fine * leastPixels, Math.sqrt((across * down) / mostTexels));
  const width = Math.ceil(across / metres) + 2 * marginTexels;
  const height = Math.ceil(down / metres) + 2 * marginTexels;
  const texels: SurfaceTexels = {
    width,
    height,
    metres,
    u0: extent.u[0] - (marginTexels - 0.5) * metres,
    v0: extent.v[0] - (marginTexels - 0.5) * metres,
    values: new Float32Array(width * height * 3),
    parts: new Uint8Array(width * height),
    sharpness: new Float32Array(width * height),
  };
  read(pixels, texels, planeView(camera, plane));
  return texels;
}

/** Means of the pixels in each texel; a texel is only as good as the worst of them. */
function read(pixels: SurfacePixels, texels: SurfaceTexels, view: PlaneView): void {
  const { widthPx: w, heightPx: h } = pixels;
  const { width, height, metres, u0, v0, values, parts, sharpness } = texels;
  const seen = new Float64Array(3);
  for (let row = marginTexels; row < height - marginTexels; row++) {
    for (let column = marginTexels; column < width - marginTexels; column++) {
      const texel = row * width + column;
      const [u, v] = [u0 + column * metres, v0 + row * metres];
      if (!view.project(u, v, seen)) continue;
      sharpness[texel] = seen[2]! * metres;
      const taps = Math.max(1, Math.min(mostTaps, Math.ceil(sharpness[texel]! - 0.3)));
      let worst: number = part.source;
      let hasHole = false;
      let count = 0;
      for (let tap = 0; tap < taps * taps && worst > part.none; tap++) {
        const du = ((tap % taps) + 0.5) / taps - 0.5;
        const dv = (Math.floor(tap / taps) + 0.5) / taps - 0.5;
        const isSeen = view.project(u + du * metres, v + dv * metres, seen);
        const [x, y] = [Math.floor(seen[0]!), Math.floor(seen[1]!)];
        if (!isSeen || x < 0 || y < 0 || x >= w || y >= h) {
          worst = part.none;
          break;
        }
        const at = y * w + x;
        const what = pixels.parts[at]!;
        if (what === part.hole) hasHole = true;
        else worst = Math.min(worst, what);
        for (let c = 0; c < 3; c++) values[texel * 3 + c]! += pixels.values[at * 3 + c]!;
        count++;
      }
      parts[texel] = hasHole ? part.hole : worst;
      for (let c = 0; c < 3; c++) values[texel * 3 + c]! /= Math.max(1, count);
    }
  }
}
