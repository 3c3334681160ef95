/** The smooth light on a surface: its luminance, followed along edges, inside its own matte only. */
import type { Plane } from '../image/image.ts';
import { createGuide, guidedFilter } from '../ops/guided-filter.ts';
import { resizeArea, resizeBilinear } from '../ops/resize.ts';
import type { WorkingImage } from './working-image.ts';

const shrink = 2;
const radiusShare = 0.035;
const epsilon = 3e-3;
const darkest = 0.02;
const brightest = 6;

/** Linear luminance from OKLab lightness, nearly: the cube. */
export function luminanceOf(image: WorkingImage): Float32Array {
  return image.lightness.map((value) => value * value * value);
}

/** Light relative to the surface's own mean, as large as the photo. */
export function shadingOf(
  image: WorkingImage,
  luminance: Float32Array,
  belief: Float32Array,
  widthPx: number,
  heightPx: number,
): Plane {
  const width = Math.max(1, Math.round(image.width / shrink));
  const height = Math.max(1, Math.round(image.height / shrink));
  const small = (source: Float32Array) =>
    resizeArea(source, image.width, image.height, width, height);
  const cover = small(belief);
  const light = small(luminance);
  let total = 0;
  let mean = 0;
  for (let i = 0; i < cover.length; i++) {
    const weight = cover[i]! ** 4 + 1e-4;
    cover[i] = weight;
    mean += weight * light[i]!;
    total += weight;
    light[i] = weight * light[i]!;
  }
  mean = Math.max(1e-4, mean / total);
  const radius = Math.max(2, Math.round(radiusShare * Math.max(width, height)));
  const guide = createGuide(small(image.lightness), width, height, radius);
  const lit = guidedFilter(guide, light, epsilon);
  const weight = guidedFilter(guide, cover, epsilon);
  for (let i = 0; i < lit.length; i++) {
    const value = lit[i]! / Math.max(1e-4, weight[i]!) / mean;
    lit[i] = value > darkest ? Math.min(brightest, value) : darkest;
  }
  return { widthPx, heightPx, data: resizeBilinear(lit, width, height, widthPx, heightPx) };
}
