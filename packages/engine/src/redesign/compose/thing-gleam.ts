/** Screen-space reflections of things in the floor they stand on, strongest where they touch it. */
import { linearFromSrgb8, srgbCodeFromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import { mix } from '../../ops/ramps.ts';
import type { Camera } from '../../sense/analysis.ts';
import { projectPoint } from '../../sense/surfaces/plane-point.ts';
import type { RenderedLight } from '../../visuals/index.ts';

/** Reflectance at normal incidence of a perfectly smooth floor. */
const straight = 0.04;
/** Gain: a thing also blocks the reflection of the walls behind it. */
const felt = 2.4;
/** Reflections fade out at this height: a floor is no mirror. */
const reachMetres = 1.1;
/** A ray this far behind the visible surface is occluded and hits nothing. */
const thickMetres = 0.4;
const nearMetres = 0.012;
/** Blur as a share of the width: few floors reflect sharply. */
const softShare = 0.004;
/** Rays at a smaller slope are not followed. */
const shallowest = 0.02;
/** A floor pixel may be covered by things up to this share. */
const mostCovered = 0.5;

interface Floor {
  readonly light: Pick<RenderedLight, 'coverage' | 'depth'>;
  readonly camera: Camera;
  readonly cameraHeightMetres: number;
  readonly isFloor: (at: number) => boolean;
  /** Gloss of the floor, 0 matt .. 1 mirror. */
  readonly gloss: number;
}

/** Marches a ray from the floor through the depth buffer until it hits a thing. */
function meet(
  { light, camera }: Floor,
  { widthPx: w, heightPx: h }: RgbImage,
  from: readonly [x: number, y: number, z: number],
  way: readonly [x: number, y: number, z: number],
): { readonly pixel: number; readonly metres: number } | undefined {
  const m = camera.rotation;
  const ahead = ([x, y, z]: readonly number[]) => m[6]! * x! + m[7]! * y! + m[8]! * z!;
  const end = [0, 1, 2].map((k) => from[k]! + way[k]! * reachMetres) as [number, number, number];
  const start = projectPoint(camera, ...from);
  const stop = projectPoint(camera, ...end);
  if (!start || !stop) return undefined;
  const [near, far] = [1 / ahead(from), 1 / ahead(end)];
  const count = Math.ceil(Math.max(Math.abs(stop.x - start.x), Math.abs(stop.y - start.y)));
  for (let step = 1; step <= count; step++) {
    const share = step / count;
    const x = Math.floor(mix(start.x, stop.x, share));
    const y = Math.floor(mix(start.y, stop.y, share));
    if (x < 0 || y < 0 || x >= w || y >= h) return undefined;
    const pixel = y * w + x;
    if (light.coverage[pixel]! < mostCovered) continue;
    // only inverse depth is linear in screen space
    const inverse = mix(near, far, share);
    const behind = 1 / inverse - light.depth[pixel]!;
    if (behind > -nearMetres && behind < thickMetres)
      return { pixel, metres: (reachMetres * share * far) / inverse };
  }
  return undefined;
}

/** In place. */
export function addThingGleam(image: RgbImage, floor: Floor): void {
  const { light, camera, cameraHeightMetres: eye, isFloor, gloss } = floor;
  if (gloss <= 0) return;
  const { widthPx: w, heightPx: h, data } = image;
  const m = camera.rotation;
  const shown = new Float32Array(w * h);
  const taken = new Float32Array(w * h);
  const mirrored = [0, 1, 2].map(() => new Float32Array(w * h));
  for (let at = 0; at < w * h; at++) {
    if (light.coverage[at]! >= mostCovered || !isFloor(at)) continue;
    shown[at] = 1;
    const a = ((at % w) + 0.5 - camera.principal.x) / camera.focalPx;
    const b = (Math.floor(at / w) + 0.5 - camera.principal.y) / camera.focalPx;
    const dx = m[0]! * a + m[3]! * b + m[6]!;
    const dy = m[1]! * a + m[4]! * b + m[7]!;
    const dz = m[2]! * a + m[5]! * b + m[8]!;
    if (dy < shallowest) continue;
    const length = Math.hypot(dx, dy, dz);
    const met = meet(
      floor,
      image,
      [(dx * eye) / dy, eye, (dz * eye) / dy],
      [dx / length, -dy / length, dz / length],
    );
    if (!met) continue;
    const share = felt * gloss * (straight + (1 - straight) * (1 - dy / length) ** 5);
    taken[at] = Math.min(1, share) * (1 - met.metres / reachMetres);
    for (let c = 0; c < 3; c++)
      mirrored[c]![at] = linearFromSrgb8[data[met.pixel * 3 + c]!]! * taken[at]!;
  }
  const radius = Math.max(1, Math.round(w * softShare));
  for (const values of [shown, taken, ...mirrored])
    for (let pass = 0; pass < 2; pass++) boxMean(values, w, h, radius, values);
  for (let at = 0; at < w * h; at++) {
    if (taken[at]! <= 0 || light.coverage[at]! >= mostCovered || !isFloor(at)) continue;
    const share = taken[at]! / shown[at]!;
    for (let c = 0; c < 3; c++) {
      const own = linearFromSrgb8[data[at * 3 + c]!]!;
      data[at * 3 + c] = srgbCodeFromLinear(own * (1 - share) + mirrored[c]![at]! / shown[at]!);
    }
  }
}
