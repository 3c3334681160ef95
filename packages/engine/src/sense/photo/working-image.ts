/** Reduced copy of a photo for the analysis: OKLab at about a fifth of a megapixel. */
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { sharedFilterMemory } from '../../ops/filter-kernel.ts';
import { unclearedScratch } from '../../ops/scratch-arrays.ts';

export interface WorkingImage {
  readonly width: number;
  readonly height: number;
  /** Photo pixels per working pixel. */
  readonly scaleX: number;
  readonly scaleY: number;
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

const workingPixels = 200_000;
const longestSide = 1024;
const shortestSide = 16;
/** Small photos are enlarged a little, so that features have the same scale. */
const largestScale = 1.6;

function workingSize(widthPx: number, heightPx: number): [width: number, height: number] {
  const scale = Math.min(largestScale, Math.sqrt(workingPixels / (widthPx * heightPx)));
  const side = (px: number) =>
    Math.max(shortestSide, Math.min(longestSide, Math.round(px * scale)));
  return [side(widthPx), side(heightPx)];
}

/** Source pixels of each target pixel, weighted by overlap. */
interface Weights {
  readonly first: Int32Array;
  readonly count: number;
  /** `count` weights a target pixel; they sum to 1. */
  readonly shares: Float32Array;
}

function areaWeights(from: number, to: number): Weights {
  const ratio = from / to;
  const count = Math.max(1, Math.ceil(ratio) + 1);
  const first = new Int32Array(to);
  const shares = new Float32Array(to * count);
  for (let index = 0; index < to; index++) {
    // Enlarging interpolates bilinearly, shrinking averages the area below.
    const half = Math.max(1, ratio) / 2;
    const middle = (index + 0.5) * ratio;
    const start = Math.floor(middle - half);
    first[index] = start;
    let sum = 0;
    for (let k = 0; k < count; k++) {
      const share = Math.max(
        0,
        Math.min(start + k + 1, middle + half) - Math.max(start + k, middle - half),
      );
      shares[index * count + k] = share;
      sum += share;
    }
    for (let k = 0; k < count; k++) shares[index * count + k]! /= sum;
  }
  return { first, count, shares };
}

/** `photo` scaled down; the scale refers to `drawn`, the same picture at output size. */
export function createWorkingImage(photo: RgbImage, drawn: RgbImage = photo): WorkingImage {
  const [width, height] = workingSize(photo.widthPx, photo.heightPx);
  const columns = areaWeights(photo.widthPx, width);
  const rows = areaWeights(photo.heightPx, height);
  const lightness = unclearedScratch(Float32Array, width * height);
  const a = unclearedScratch(Float32Array, width * height);
  const b = unclearedScratch(Float32Array, width * height);
  const scaleX = drawn.widthPx / width;
  const scaleY = drawn.heightPx / height;
  const image = { width, height, scaleX, scaleY, lightness, a, b };
  const { data, widthPx, heightPx } = photo;
  const memory = sharedFilterMemory();
  const { kernel } = memory;
  const codes = 3 * widthPx;
  const codesAt = memory.reserve(codes);
  const lightAt = memory.put(linearFromSrgb8);
  const sumsAt = memory.reserve(codes * 4 + 16);
  const padded = Math.ceil(width / 4) * 4;
  const placesAt = memory.put(placesOf(columns, padded, widthPx));
  const sharesAt = memory.put(columns.shares);
  memory.reserve(4 * columns.count * 4);
  const planesAt = [0, 1, 2].map(() => memory.reserve(padded * 4)) as [number, number, number];
  const line = memory.bytes(codesAt, codes);
  const sums = memory.floats(sumsAt, codes);
  const made = planesAt.map((at) => memory.floats(at, width));
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let k = 0; k < rows.count; k++) {
      const share = rows.shares[y * rows.count + k]!;
      if (share === 0) continue;
      const sy = Math.min(heightPx - 1, Math.max(0, rows.first[y]! + k));
      line.set(data.subarray(sy * codes, (sy + 1) * codes));
      kernel.addLight(sumsAt, codesAt, lightAt, share, codes);
    }
    kernel.writeLab(sumsAt, placesAt, sharesAt, columns.count, ...planesAt, width);
    for (const [index, plane] of [lightness, a, b].entries()) plane.set(made[index]!, y * width);
  }
  return image;
}

/** Byte offsets of the sources of each target pixel in a row of light; clamped to the last pixel. */
function placesOf({ first, count }: Weights, padded: number, from: number): Int32Array {
  const places = new Int32Array(padded * count);
  for (let index = 0; index < first.length; index++) {
    for (let k = 0; k < count; k++) {
      places[index * count + k] = 12 * Math.min(from - 1, Math.max(0, first[index]! + k));
    }
  }
  return places;
}
