/** Photo advice that needs only a small greyscale sample. */
import type { CoachCode } from '@maquette/contract';

const tinyLongSidePx = 640;
const darkMean = 0.16;
const brightShare = 0.4;
const brightLevel = 250;
/** Variance of the Laplacian at 384 px, of 8-bit values: sharp photos lie far above. */
const blurredVariance = 18;
/** A flat picture has no edges to be blurred. */
const flatDeviation = 6;

export interface GreySample {
  readonly data: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

export function quickLook(sample: GreySample, longSidePx: number): CoachCode[] {
  const { data, widthPx, heightPx } = sample;
  const codes: CoachCode[] = [];
  if (longSidePx < tinyLongSidePx) codes.push('tiny');
  let sum = 0;
  let squares = 0;
  let burnt = 0;
  for (const value of data) {
    sum += value;
    squares += value * value;
    if (value >= brightLevel) burnt++;
  }
  const mean = sum / data.length;
  if (mean / 255 < darkMean) codes.push('dark');
  if (burnt / data.length > brightShare) codes.push('overexposed');
  const deviation = Math.sqrt(Math.max(0, squares / data.length - mean * mean));
  if (deviation > flatDeviation && laplacianVariance(data, widthPx, heightPx) < blurredVariance) {
    codes.push('blurred');
  }
  return codes;
}

function laplacianVariance(data: Uint8Array, widthPx: number, heightPx: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < heightPx - 1; y++) {
    for (let x = 1; x < widthPx - 1; x++) {
      const at = y * widthPx + x;
      const value =
        4 * data[at]! - data[at - 1]! - data[at + 1]! - data[at - widthPx]! - data[at + widthPx]!;
      sum += value;
      squares += value * value;
      count++;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
