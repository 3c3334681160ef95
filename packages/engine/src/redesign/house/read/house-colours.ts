/** Log-likelihood ratio of colours on the old house to those on plants around it. */
import { boxMean } from '../../../ops/box-blur.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber } from './house-outline.ts';

/** Size of a histogram bin in codes. */
const levels = 12;
const leastCertainty = 0.7;
/** Least number of samples of each kind. */
const leastSamples = 300;
const spreadShare = 0.0035;

const cubeOf = (data: Uint8ClampedArray, at: number) =>
  (((data[at]! * levels) >> 8) * levels + ((data[at + 1]! * levels) >> 8)) * levels +
  ((data[at + 2]! * levels) >> 8);

/** Smoothed histogram, so that rare colours don't have zero likelihood. */
function sharesOf(counts: Float32Array, total: number): Float32Array {
  let spread = counts;
  for (const step of [1, levels, levels * levels])
    spread = spread.map(
      (value, i) => 0.5 * value + 0.25 * ((spread[i - step] ?? 0) + (spread[i + step] ?? 0)),
    );
  return spread.map((value) => value / total);
}

/**
 * Log-likelihood ratio per pixel, smoothed; 0 where `isAsked` is false. Undefined if house or plants are too
 * small for statistics.
 */
export function houseColours(
  { classOf, certainty, photo }: Pick<Analysis, 'classOf' | 'certainty' | 'photo'>,
  mask: Uint8Array,
  isAsked: (x: number, y: number) => boolean,
  isPlant: (pixel: number) => boolean = () => true,
): Float32Array | undefined {
  const { widthPx: w, heightPx: h, data } = photo;
  const house = new Float32Array(levels ** 3);
  const plants = new Float32Array(levels ** 3);
  let [houseTotal, plantsTotal] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    if (certainty.data[i]! < leastCertainty) continue;
    const kind = classOf[i];
    if (kind === classNumber.vegetation) {
      if (!isPlant(i)) continue;
      plants[cubeOf(data, i * 3)]!++;
      plantsTotal++;
    } else if (mask[i] === 1 && kind !== classNumber.window) {
      house[cubeOf(data, i * 3)]!++;
      houseTotal++;
    }
  }
  if (houseTotal < leastSamples || plantsTotal < leastSamples) return undefined;
  const ofHouse = sharesOf(house, houseTotal);
  const ofPlants = sharesOf(plants, plantsTotal);
  const usual = 0.2 / levels ** 3;
  const evidence = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (!isAsked(x, y)) continue;
      const cube = cubeOf(data, (y * w + x) * 3);
      evidence[y * w + x] = Math.log((ofHouse[cube]! + usual) / (ofPlants[cube]! + usual));
    }
  return boxMean(evidence, w, h, Math.max(1, Math.round(spreadShare * w)));
}
