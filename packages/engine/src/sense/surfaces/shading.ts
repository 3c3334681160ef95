/** Smooth shading of surfaces: their luminance, filtered along edges, each within its own matte. */
import type { Plane } from '../../image/image.ts';
import { guidedFilter } from '../../ops/guided-filter.ts';
import { resizeArea } from '../../ops/resize.ts';
import { unclearedScratch } from '../../ops/scratch-arrays.ts';
import type { WorkingImage } from '../photo/working-image.ts';

const shrink = 2;
const radiusShare = 0.035;
const epsilon = 3e-3;
const darkest = 0.02;
const brightest = 6;

/** Approximate linear luminance from OKLab lightness: the cube. */
export function luminanceOf(image: WorkingImage): Float32Array {
  const { lightness } = image;
  const luminance = unclearedScratch(Float32Array, lightness.length);
  for (let y = 0; y < image.height; y++)
    cubeRow(lightness, luminance, y * image.width, image.width);
  return luminance;
}

function cubeRow(source: Float32Array, target: Float32Array, start: number, width: number): void {
  for (let i = start; i < start + width; i++) {
    const value = source[i]!;
    target[i] = value * value * value;
  }
}

/** Shading relative to each surface's mean, at half the working size: it is smooth, and enlarged on use. */
export function shadingsOf(
  image: WorkingImage,
  luminance: Float32Array,
  beliefs: readonly Float32Array[],
): Plane[] {
  if (beliefs.length === 0) return [];
  const width = Math.max(1, Math.round(image.width / shrink));
  const height = Math.max(1, Math.round(image.height / shrink));
  const small = (source: Float32Array) =>
    resizeArea(
      source,
      image.width,
      image.height,
      width,
      height,
      unclearedScratch(Float32Array, width * height),
    );
  const light = small(luminance);
  const parts = beliefs.map((belief) => partOf(small(belief), light));
  const radius = Math.max(2, Math.round(radiusShare * Math.max(width, height)));
  const guide = { data: small(image.lightness), width, height, radius };
  guidedFilter(
    guide,
    parts.flatMap(({ lit, cover }) => [lit, cover]),
    epsilon,
  );
  for (const { lit, cover, mean } of parts) {
    for (let y = 0; y < height; y++) divideRow(lit, cover, mean, y * width, width);
  }
  return parts.map(({ lit }) => ({ widthPx: width, heightPx: height, data: lit }));
}

/** From weighted light to light relative to the surface's mean. */
function divideRow(
  lit: Float32Array,
  cover: Float32Array,
  mean: number,
  start: number,
  width: number,
): void {
  for (let i = start; i < start + width; i++) {
    const value = lit[i]! / Math.max(1e-4, cover[i]!) / mean;
    lit[i] = value > darkest ? Math.min(brightest, value) : darkest;
  }
}

/** Shading at a photo pixel, interpolated bilinearly. */
export function shadingAt(
  shading: Plane,
  x: number,
  y: number,
  photo: { readonly widthPx: number; readonly heightPx: number },
): number {
  const { widthPx, heightPx, data } = shading;
  const column = Math.max(0, Math.min(widthPx - 1, ((x + 0.5) * widthPx) / photo.widthPx - 0.5));
  const row = Math.max(0, Math.min(heightPx - 1, ((y + 0.5) * heightPx) / photo.heightPx - 0.5));
  const left = Math.floor(column);
  const right = Math.min(widthPx - 1, left + 1);
  const upper = Math.floor(row) * widthPx;
  const lower = Math.min(heightPx - 1, Math.floor(row) + 1) * widthPx;
  const across = column - left;
  const top = data[upper + left]! + (data[upper + right]! - data[upper + left]!) * across;
  const foot = data[lower + left]! + (data[lower + right]! - data[lower + left]!) * across;
  return top + (foot - top) * (row - Math.floor(row));
}

/** Weight of each pixel, the weighted light, and the mean light. */
function partOf(belief: Float32Array, light: Float32Array) {
  const cover = belief;
  const lit = new Float32Array(light.length);
  let total = 0;
  let sum = 0;
  for (let i = 0; i < cover.length; i++) {
    const square = belief[i]! * belief[i]!;
    const weight = square * square + 1e-4;
    cover[i] = weight;
    lit[i] = weight * light[i]!;
    sum += weight * light[i]!;
    total += weight;
  }
  return { lit, cover, mean: Math.max(1e-4, sum / total) };
}
