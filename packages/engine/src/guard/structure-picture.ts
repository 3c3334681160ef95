/** A picture reduced to what structure is: lightness at a common small size, and its edges. */
import { luminanceAt } from '../colour/srgb.ts';
import type { RgbImage } from '../image/image.ts';
import type { Gradient } from '../ops/gradient.ts';
import { levelLineGradient } from '../ops/gradient.ts';

export interface StructurePicture {
  readonly width: number;
  readonly height: number;
  /** Cube root of luminance, 0..1. */
  readonly lightness: Float32Array;
  readonly gradient: Gradient;
}

const longSidePx = 480;
/** Weakest gradient whose direction is known. */
const directionThreshold = 0.006;

/** Both pictures must be brought to the same size, so it is worked out from the first. */
export function structureSize(image: RgbImage): { width: number; height: number } {
  const scale = Math.min(1, longSidePx / Math.max(image.widthPx, image.heightPx));
  return {
    width: Math.max(2, Math.round(image.widthPx * scale)),
    height: Math.max(2, Math.round(image.heightPx * scale)),
  };
}

export function structurePicture(image: RgbImage, width: number, height: number): StructurePicture {
  const lightness = new Float32Array(width * height);
  const sx = image.widthPx / width;
  const sy = image.heightPx / height;
  for (let y = 0; y < height; y++) {
    const y0 = Math.floor(y * sy);
    const y1 = Math.min(image.heightPx, Math.max(y0 + 1, Math.floor((y + 1) * sy)));
    for (let x = 0; x < width; x++) {
      const x0 = Math.floor(x * sx);
      const x1 = Math.min(image.widthPx, Math.max(x0 + 1, Math.floor((x + 1) * sx)));
      let sum = 0;
      for (let j = y0; j < y1; j++) {
        for (let i = x0; i < x1; i++) {
          sum += luminanceAt(image.data, (j * image.widthPx + i) * 3);
        }
      }
      lightness[y * width + x] = Math.cbrt(sum / Math.max(1, (y1 - y0) * (x1 - x0)));
    }
  }
  const gradient = levelLineGradient(lightness, width, height, directionThreshold);
  return { width, height, lightness, gradient };
}
