/** Exposure, sharpness, noise and colour of the light, as figures with words for them. */
import { linearFromSrgb8 } from '../colour/srgb.ts';
import type { RgbImage } from '../image/image.ts';

export interface PictureMeasures {
  /** Mean perceived lightness, 0..1. */
  readonly brightness: number;
  /** Standard deviation of lightness, 0..0.5. */
  readonly contrast: number;
  /** Share of clipped pixels in the lights, and in the darks. */
  readonly clippedLights: number;
  readonly clippedDarks: number;
  /** 0 soft .. 1 crisp. */
  readonly sharpness: number;
  /** Noise in even areas, in steps of 255. */
  readonly noise: number;
  /** Red over blue of bright neutrals: above 1 warm, below 1 cool. */
  readonly warmth: number;
}

const clippedHigh = 253;
const clippedLow = 3;
/** Laplacian (steps of 255) at which an edge counts as crisp. */
const crispLaplacian = 40;
const evenGradient = 6;

const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export function measurePicture({ widthPx, heightPx, data }: RgbImage): PictureMeasures {
  const count = widthPx * heightPx;
  const grey = new Float32Array(count);
  let sum = 0;
  let squares = 0;
  let high = 0;
  let low = 0;
  let red = 0;
  let blue = 0;
  for (let pixel = 0, i = 0; pixel < count; pixel++, i += 3) {
    const value = 0.299 * data[i]! + 0.587 * data[i + 1]! + 0.114 * data[i + 2]!;
    grey[pixel] = value;
    sum += value;
    squares += value * value;
    if (Math.min(data[i]!, data[i + 1]!, data[i + 2]!) >= clippedHigh) high++;
    if (Math.max(data[i]!, data[i + 1]!, data[i + 2]!) <= clippedLow) low++;
    const spread =
      Math.max(data[i]!, data[i + 1]!, data[i + 2]!) -
      Math.min(data[i]!, data[i + 1]!, data[i + 2]!);
    if (value > 90 && value < 245 && spread < 60) {
      red += linearFromSrgb8[data[i]!]!;
      blue += linearFromSrgb8[data[i + 2]!]!;
    }
  }
  const mean = sum / count;
  const step = Math.max(1, Math.floor(Math.sqrt(count / 120_000)));
  // Hundreds of thousands of values: typed arrays sort ten times as fast.
  const looked = Math.ceil(widthPx / step) * Math.ceil(heightPx / step);
  const edgesFound = new Float64Array(looked);
  const grainFound = new Float64Array(looked);
  let edgeCount = 0;
  let grainCount = 0;
  for (let y = 1; y < heightPx - 1; y += step) {
    for (let x = 1; x < widthPx - 1; x += step) {
      const i = y * widthPx + x;
      const laplacian = Math.abs(
        4 * grey[i]! - grey[i - 1]! - grey[i + 1]! - grey[i - widthPx]! - grey[i + widthPx]!,
      );
      const gradient =
        Math.abs(grey[i + 1]! - grey[i - 1]!) + Math.abs(grey[i + widthPx]! - grey[i - widthPx]!);
      if (gradient > 4 * evenGradient) edgesFound[edgeCount++] = laplacian;
      else if (gradient < evenGradient && grey[i]! > 8 && grey[i]! < 247)
        grainFound[grainCount++] = laplacian;
    }
  }
  const edges = edgesFound.subarray(0, edgeCount).sort();
  const grain = grainFound.subarray(0, grainCount).sort();
  return {
    brightness: mean / 255,
    contrast: Math.sqrt(Math.max(0, squares / count - mean * mean)) / 255,
    clippedLights: high / count,
    clippedDarks: low / count,
    sharpness: edges.length < 50 ? 0 : Math.min(1, quantile(edges, 0.75) / crispLaplacian),
    noise: quantile(grain, 0.5),
    warmth: blue > 0 ? red / blue : 1,
  };
}

export type Warmth = 'warm' | 'neutral' | 'cool';
export const warmthWord = (warmth: number): Warmth =>
  warmth > 1.12 ? 'warm' : warmth < 0.92 ? 'cool' : 'neutral';

const brightnessRows = [
  { below: 0.18, word: 'very dark' },
  { below: 0.32, word: 'dark' },
  { below: 0.45, word: 'softly lit' },
  { below: 0.62, word: 'well lit' },
  { below: 0.78, word: 'bright' },
  { below: Number.POSITIVE_INFINITY, word: 'very bright' },
] as const;

export const brightnessWord = (brightness: number): string =>
  brightnessRows.find(({ below }) => brightness < below)!.word;
