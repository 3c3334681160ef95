/**
 * Classifies bedroom, kitchen, bathroom or other from scene features and the detector's scores. Trained on
 * photos, crops and drawn rooms by training/room-type.
 */
import { readFileSync } from 'node:fs';
import type { Detection } from '../../detector/detect-things.ts';
import { detectedKinds } from '../../detector/detected-kinds.ts';
import type { RgbImage } from '../../image/image.ts';
import { sceneFeatureCount, sceneFeatures } from '../scene-features.ts';
import { classLikelihoods } from './linear-classes.ts';

export const roomsByLook = ['Bedroom', 'Kitchen', 'Bathroom'] as const;
export type RoomByLook = (typeof roomsByLook)[number];
/** Likelihoods; the rest to 1 is "other". */
export type RoomLook = Readonly<Record<RoomByLook, number>>;
/** The rooms, followed by "other". */
export const lookClasses = roomsByLook.length + 1;

/** The highest score of each counts. */
export const scoredKinds = [...new Set(detectedKinds.values())];
/** The detector omits lower scores. */
const leastScore = 0.05;
const mostScore = 0.999;

export type Scored = Pick<Detection, 'kind' | 'score'>;

export const lookNumberCount = sceneFeatureCount + scoredKinds.length;

export function lookNumbers(
  sceneFeatures: ArrayLike<number>,
  detections: readonly Scored[],
): Float32Array {
  const numbers = new Float32Array(lookNumberCount);
  numbers.set(sceneFeatures);
  numbers.set(detectedNumbers(detections), sceneFeatureCount);
  return numbers;
}

/** Logits of the highest scores, kind by kind. */
export const detectedNumbers = (detections: readonly Scored[]): number[] =>
  scoredKinds.map((kind) => {
    const scores = detections.filter((one) => one.kind === kind).map(({ score }) => score);
    const surest = Math.min(mostScore, Math.max(leastScore, ...scores));
    return Math.log(surest / (1 - surest));
  });

/** Mean and scale of each input, then weights and bias of each class. */
let weights: Float32Array | undefined;

function loadWeights(): Float32Array {
  if (weights) return weights;
  const bytes = readFileSync(new URL('../../../weights/room-type.bin', import.meta.url));
  weights = new Float32Array(new Uint8Array(bytes).buffer);
  return weights;
}

/** Null without the detector, whose scores matter most. */
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

/** Likelihoods of the rooms in order, then of "other". */
export const likelihoodsByLook = (
  numbers: Float32Array,
  model: Float32Array = loadWeights(),
): number[] => classLikelihoods(numbers, model);
