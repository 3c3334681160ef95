/**
 * Boards, tiles and carpet go on where things stood: their fine texture is taken from a place of the same
 * surface that is seen, some way along it, so that joints run on in perspective.
 */
import { luminanceAt } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import type { Camera, ScenePlane } from '../../sense/analysis.ts';
import { createPlanePoint, planeSampler, projectPoint } from '../../sense/surfaces/plane-point.ts';

/** Pixels of the picture that are filled from one place. */
const blockPx = 20;
/** Detail finer than this is texture, coarser is light. */
const finePx = 7;
const strongest = 0.2;
const darkest = 0.006;
/** Share of a block whose source has to be seen. */
const mostlySeen = 0.85;

/** How far along the surface another place is looked for, metres. */
const shifts: readonly (readonly [number, number])[] = [0.4, 0.7, 1, 1.4, 1.9, 2.5, 3.2].flatMap(
  (reach) =>
    [
      [reach, 0],
      [-reach, 0],
      [0, reach],
      [0, -reach],
      [reach, reach],
      [-reach, -reach],
      [reach, -reach],
      [-reach, reach],
    ] as const,
);

/** The texture of a photo: logarithm of each pixel's light over that of its neighbourhood. */
export function fineTexture({ widthPx: w, heightPx: h, data }: RgbImage): Float32Array {
  const logs = new Float32Array(w * h);
  for (let at = 0; at < logs.length; at++) logs[at] = Math.log(luminanceAt(data, at * 3) + darkest);
  const mean = boxMean(logs, w, h, finePx);
  for (let at = 0; at < logs.length; at++)
    logs[at] = Math.min(strongest, Math.max(-strongest, logs[at]! - mean[at]!));
  return logs;
}

/** Texture for every filled pixel of one plane; what no place can give stays 0. */
export function grainOfPlane(
  fine: Float32Array,
  camera: Camera,
  plane: ScenePlane,
  w: number,
  h: number,
  wants: (at: number) => boolean,
  isSeen: (at: number) => boolean,
  grain: Float32Array,
): void {
  const sample = planeSampler(camera, plane);
  const place = createPlanePoint();
  const { uAxis, vAxis, normal, distance } = plane;
  const sourceOf = (u: number, v: number): number => {
    const seen = projectPoint(
      camera,
      normal[0] * distance + uAxis[0] * u + vAxis[0] * v,
      normal[1] * distance + uAxis[1] * u + vAxis[1] * v,
      normal[2] * distance + uAxis[2] * u + vAxis[2] * v,
    );
    if (!seen) return -1;
    const [x, y] = [Math.floor(seen.x), Math.floor(seen.y)];
    if (x < 0 || y < 0 || x >= w || y >= h) return -1;
    const at = y * w + x;
    return isSeen(at) ? at : -1;
  };
  for (let top = 0; top < h; top += blockPx) {
    for (let left = 0; left < w; left += blockPx) {
      const shift = shiftFor(left, top);
      if (!shift) continue;
      for (let y = top; y < Math.min(h, top + blockPx); y++) {
        for (let x = left; x < Math.min(w, left + blockPx); x++) {
          const at = y * w + x;
          if (!wants(at) || !sample(x + 0.5, y + 0.5, place)) continue;
          const source = sourceOf(place.u + shift[0], place.v + shift[1]);
          if (source >= 0) grain[at] = fine[source]!;
        }
      }
    }
  }

  function shiftFor(left: number, top: number): readonly [number, number] | undefined {
    const points: (readonly [number, number])[] = [];
    for (let y = top + 2; y < Math.min(h, top + blockPx); y += 5)
      for (let x = left + 2; x < Math.min(w, left + blockPx); x += 5)
        if (wants(y * w + x) && sample(x + 0.5, y + 0.5, place)) points.push([place.u, place.v]);
    if (points.length === 0) return undefined;
    return shifts.find(([du, dv]) => {
      const seen = points.filter(([u, v]) => sourceOf(u + du, v + dv) >= 0).length;
      return seen >= mostlySeen * points.length;
    });
  }
}
