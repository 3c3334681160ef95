/** The small copy of a photo on which everything is worked out: OKLab at about a fifth of a megapixel. */
import { linearFromSrgb8 } from '../colour/srgb.ts';
import { cubeRoot } from '../colour/tables.ts';
import type { RgbImage } from '../image/image.ts';
import { borrowUsed } from '../ops/passing-arrays.ts';

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
/** Small photos are enlarged a little, so that features mean the same size everywhere. */
const largestScale = 1.6;

function workingSize(widthPx: number, heightPx: number): [width: number, height: number] {
  const scale = Math.min(largestScale, Math.sqrt(workingPixels / (widthPx * heightPx)));
  const side = (px: number) =>
    Math.max(shortestSide, Math.min(longestSide, Math.round(px * scale)));
  return [side(widthPx), side(heightPx)];
}

/** Source pixels under each target pixel and how much of each: what lies half under it counts half. */
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
    // An enlarged photo is read between its pixels, a shrunken one averaged over what lies beneath.
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

/** `photo` made small; its scale is that to `drawn`, the same picture at the size in which it is drawn. */
export function createWorkingImage(photo: RgbImage, drawn: RgbImage = photo): WorkingImage {
  const [width, height] = workingSize(photo.widthPx, photo.heightPx);
  const columns = areaWeights(photo.widthPx, width);
  const rows = areaWeights(photo.heightPx, height);
  const lightness = borrowUsed(Float32Array, width * height);
  const a = borrowUsed(Float32Array, width * height);
  const b = borrowUsed(Float32Array, width * height);
  const scaleX = drawn.widthPx / width;
  const scaleY = drawn.heightPx / height;
  const image = { width, height, scaleX, scaleY, lightness, a, b };
  const { data, widthPx, heightPx } = photo;
  const line = new Float32Array(widthPx * 3);
  for (let y = 0; y < height; y++) {
    line.fill(0);
    for (let k = 0; k < rows.count; k++) {
      const share = rows.shares[y * rows.count + k]!;
      if (share === 0) continue;
      const sy = Math.min(heightPx - 1, Math.max(0, rows.first[y]! + k));
      const from = 3 * sy * widthPx;
      addLight(line, share, data, from);
    }
    writeRow(image, y, line, columns);
  }
  return image;
}

/** Adds a share of the light of a row of the photo. */
function addLight(line: Float32Array, share: number, data: Uint8ClampedArray, from: number): void {
  for (let at = 0; at < line.length; at++) {
    line[at] = line[at]! + share * linearFromSrgb8[data[from + at]!]!;
  }
}

function writeRow(
  { width, lightness, a, b }: WorkingImage,
  y: number,
  line: Float32Array,
  { first, count, shares }: Weights,
): void {
  const last = line.length / 3 - 1;
  for (let x = 0; x < width; x++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let k = 0; k < count; k++) {
      const share = shares[x * count + k]!;
      const at = 3 * Math.min(last, Math.max(0, first[x]! + k));
      red += share * line[at]!;
      green += share * line[at + 1]!;
      blue += share * line[at + 2]!;
    }
    const l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    const i = y * width + x;
    lightness[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    a[i] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    b[i] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  }
}
