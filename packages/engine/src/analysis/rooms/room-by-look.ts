/**
 * Bedroom, kitchen, bathroom or something else, by the whole picture and the detector's scores on it. Learned from
 * photos, parts of photos and drawn rooms by training/room-type.
 */
import { readFileSync } from 'node:fs';
import type { Detection } from '../../detector/detect-things.ts';
import { detectedKinds } from '../../detector/detected-kinds.ts';
import type { RgbImage } from '../../image/image.ts';
import { sceneFeatureCount, sceneFeatures } from '../scene-features.ts';

export const roomsByLook = ['Bedroom', 'Kitchen', 'Bathroom'] as const;
export type RoomByLook = (typeof roomsByLook)[number];
/** Likelihoods; what is left of one is that of anything else. */
export type RoomLook = Readonly<Record<RoomByLook, number>>;
/** The rooms, and after them anything else. */
export const lookClasses = roomsByLook.length + 1;

/** Of each of these the surest counts. */
const scoredKinds = [...new Set(detectedKinds.values())];
/** The detector tells no score below. */
const leastScore = 0.05;
const mostScore = 0.999;
/** Standardised numbers beyond this many deviations say no more. */
export const widestNumber = 4;

/** The numbers of the whole picture, and after them one a kind of things. */
export const lookNumberCount = sceneFeatureCount + scoredKinds.length;

export function lookNumbers(
  sceneFeatures: ArrayLike<number>,
  detections: readonly Pick<Detection, 'kind' | 'score'>[],
): Float32Array {
  const numbers = new Float32Array(lookNumberCount);
  numbers.set(sceneFeatures);
  scoredKinds.forEach((kind, at) => {
    const scores = detections.filter((one) => one.kind === kind).map(({ score }) => score);
    const surest = Math.min(mostScore, Math.max(leastScore, ...scores));
    numbers[sceneFeatureCount + at] = Math.log(surest / (1 - surest));
  });
  return numbers;
}

/** Mean and scale of each number, then the weights and the bias of each class. */
let weights: Float32Array | undefined;

function loadWeights(): Float32Array {
  if (weights) return weights;
  const bytes = readFileSync(new URL('../../../weights/room-type.bin', import.meta.url));
  weights = new Float32Array(new Uint8Array(bytes).buffer);
  return weights;
}

/** Null without the detector, whose scores say most. */
export function roomLook(
  picture: RgbImage,
  detections: readonly Detection[] | null | undefined,
): RoomLook | null {
  if (!detections) return null;
  return lookOf(likelihoodsByLook(lookNumbers(sceneFeatures(picture), detections)));
}

export const lookOf = ([Bedroom = 0, Kitchen = 0, Bathroom = 0]: readonly number[]): RoomLook => ({
  Bedroom,
  Kitchen,
  Bathroom,
});

/** Likelihoods of the rooms in their order, and last of anything else. */
export function likelihoodsByLook(
  numbers: Float32Array,
  model: Float32Array = loadWeights(),
): number[] {
  const count = lookNumberCount;
  const sums = Array.from({ length: lookClasses }, (_, k) => {
    const start = 2 * count + k * (count + 1);
    let sum = model[start + count]!;
    for (let i = 0; i < count; i++) {
      const value = (numbers[i]! - model[i]!) * model[count + i]!;
      sum += model[start + i]! * Math.max(-widestNumber, Math.min(widestNumber, value));
    }
    return sum;
  });
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}
