/** A picture reduced to its structure: lightness at a common small size, and edges. */
import { luminanceAt } from '../colour/srgb.ts';
import type { RgbImage } from '../image/image.ts';
import type { Gradient } from '../ops/gradient.ts';
import { levelLineGradient } from '../ops/gradient.ts';
import { unclearedScratch } from '../ops/scratch-arrays.ts';

export interface StructurePicture {
  readonly width: number;
  readonly height: number;
  /** Cube root of luminance, 0..1. */
  readonly lightness: Float32Array;
  readonly gradient: Gradient;
}

const longSidePx = 480;
/** Weakest gradient with a reliable direction. */
const directionThreshold = 0.006;

/** Both pictures must be scaled to the same size, which follows from the first. */
export function structureSize(image: RgbImage): { width: number; height: number } {
  const scale = Math.min(1, longSidePx / Math.max(image.widthPx, image.heightPx));
  return {
    width: Math.max(2, Math.round(image.widthPx * scale)),
    height: Math.max(2, Math.round(image.heightPx * scale)),
  };
}

export function structurePicture(image: RgbImage, width: number, height: number): StructurePicture {
  const lightness = unclearedScratch(Float32Array, width * height);
  const sy = image.heightPx / height;
  for (let y = 0; y < height; y++) {
    const y0 = Math.floor(y * sy);
    const y1 = Math.min(image.heightPx, Math.max(y0 + 1, Math.floor((y + 1) * sy)));
    lightnessRow(image, y0, y1, lightness.subarray(y * width, (y + 1) * width));
  }
  const gradient = levelLineGradient(lightness, width, height, directionThreshold);
  return { width, height, lightness, gradient };
}

/** One row of the small picture, from rows `top` to `foot` (exclusive) of the large one. */
function lightnessRow(image: RgbImage, top: number, foot: number, row: Float32Array): void {
  const { widthPx, data } = image;
  const scale = widthPx / row.length;
  for (let x = 0; x < row.length; x++) {
    const left = Math.floor(x * scale);
    const right = Math.min(widthPx, Math.max(left + 1, Math.floor((x + 1) * scale)));
    let sum = 0;
    for (let j = top; j < foot; j++) {
      for (let i = left; i < right; i++) sum += luminanceAt(data, (j * widthPx + i) * 3);
    }
    row[x] = Math.cbrt(sum / Math.max(1, (foot - top) * (right - left)));
  }
}
