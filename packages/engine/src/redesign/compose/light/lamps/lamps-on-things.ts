/** Lamp light on nearby things: pillows, bedside tables, worktops. */

import type { RenderedLight } from '../../../../visuals/index.ts';
import type { Vector3 } from '../../../../visuals/scene-model.ts';
import { type LampsOfRoom, lampLight, rayOf } from './lamp-light.ts';

/** Share of light that arrives: occlusion between things is not computed. */
const arrives = 0.6;
/** Neighbouring pixels are on one surface if their depths differ by a smaller share. */
const sameSurface = 0.03;
/** Radius of the mean in pixels: thin things have few neighbours, and depths are quantised. */
const around = 2;

/** In place. @param isThing whether a pixel shows a thing that is not a lamp */
export function lightThings(
  { cutOut, coverage, depth }: Pick<RenderedLight, 'cutOut' | 'coverage' | 'depth'>,
  { shell, lights }: LampsOfRoom,
  { widthPx: w, heightPx: h }: { readonly widthPx: number; readonly heightPx: number },
  isThing: (at: number) => boolean,
): void {
  const lamps = lampLight(lights);
  if (lamps.count === 0) return;
  const ray = rayOf(shell.camera);
  const eye = shell.camera.position;
  const placeOf = (x: number, y: number): Vector3 => {
    const way = ray(x, y);
    const metres = depth[y * w + x]!;
    return [eye[0] + way[0] * metres, eye[1] + way[1] * metres, eye[2] + way[2] * metres];
  };
  /** Vector to a neighbouring pixel on the same surface. */
  const step = (x: number, y: number, dx: number, dy: number): Vector3 | undefined => {
    const here = placeOf(x, y);
    for (const sign of [1, -1]) {
      const [u, v] = [x + dx * sign, y + dy * sign];
      if (u < 0 || v < 0 || u >= w || v >= h) continue;
      const [own, other] = [depth[y * w + x]!, depth[v * w + u]!];
      if (!(Math.abs(own - other) < sameSurface * own)) continue;
      const there = placeOf(u, v);
      return [0, 1, 2].map((k) => (there[k]! - here[k]!) * sign) as unknown as Vector3;
    }
    return undefined;
  };
  const added = new Float32Array(w * h * 3);
  const isKnown = new Uint8Array(w * h);
  const isLit = (at: number) => coverage[at]! > 0 && isThing(at) && Number.isFinite(depth[at]!);
  // samples every second pixel in both directions
  for (let y = 0; y < h; y += 2) {
    for (let x = 0; x < w; x += 2) {
      const at = y * w + x;
      if (!isLit(at)) continue;
      const [right, down] = [step(x, y, 1, 0), step(x, y, 0, 1)];
      if (!right || !down) continue;
      // right x down points away from the eye when rows go down
      const normal = unit([
        down[1] * right[2] - down[2] * right[1],
        down[2] * right[0] - down[0] * right[2],
        down[0] * right[1] - down[1] * right[0],
      ]);
      const light = lamps.at(placeOf(x, y), normal);
      isKnown[at] = 1;
      added.set(light, at * 3);
    }
  }
  const mean = new Float64Array(3);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      if (!isLit(at)) continue;
      let count = 0;
      mean.fill(0);
      for (let v = Math.max(0, y - around); v <= Math.min(h - 1, y + around); v++) {
        for (let u = Math.max(0, x - around); u <= Math.min(w - 1, x + around); u++) {
          const other = v * w + u;
          if (!isKnown[other] || Math.abs(depth[at]! - depth[other]!) > sameSurface * depth[at]!)
            continue;
          count++;
          for (let c = 0; c < 3; c++) mean[c]! += added[other * 3 + c]!;
        }
      }
      if (count === 0) continue;
      for (let c = 0; c < 3; c++) cutOut[at * 3 + c]! *= 1 + (arrives * mean[c]!) / count;
    }
  }
}

function unit([x, y, z]: Vector3): Vector3 {
  const length = Math.max(1e-12, Math.hypot(x, y, z));
  return [x / length, y / length, z / length];
}
