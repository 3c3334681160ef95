/** Multinomial logistic regression on standardised numbers, its weights drawn towards nought. */
import {
  modelLength,
  widestNumber,
} from '../../packages/engine/src/analysis/rooms/linear-classes.ts';
import {
  lookClasses,
  lookNumberCount,
} from '../../packages/engine/src/analysis/rooms/room-by-look.ts';
import { sceneFeatureCount } from '../../packages/engine/src/analysis/scene-features.ts';
import type { Look } from './looks.ts';

export interface Example {
  readonly numbers: Float32Array;
  /** Index of its class. */
  readonly room: number;
  readonly weight: number;
}

const rounds = 500;
const rate = 0.02;
const decay = 0.05;
/** Weights of things are drawn less: they are few, and each says more than a number of the whole picture. */
const thingsDecay = decay / 16;

export const learn = (looks: readonly Look[]): Float32Array =>
  learnClasses(looks, lookClasses, (i) => (i < sceneFeatureCount ? decay : thingsDecay));

/** Means and scales, as they are written. */
function standardised(looks: readonly Example[], classes: number): Float32Array {
  const count = looks[0]!.numbers.length;
  const model = new Float32Array(modelLength(count, classes));
  for (let i = 0; i < count; i++) {
    let [sum, squares] = [0, 0];
    for (const { numbers } of looks) sum += numbers[i]!;
    const mean = sum / looks.length;
    for (const { numbers } of looks) squares += (numbers[i]! - mean) ** 2;
    model[i] = mean;
    model[count + i] = 1 / (Math.sqrt(squares / looks.length) + 1e-3);
  }
  return model;
}

/** @param decayOf by the index of a number */
export function learnClasses(
  looks: readonly Example[],
  classes: number,
  decayOf: (i: number) => number,
): Float32Array {
  const model = standardised(looks, classes);
  const count = looks[0]!.numbers.length;
  const rows = looks.map(({ numbers }) =>
    numbers.map((value, i) => {
      const scaled = (value - model[i]!) * model[count + i]!;
      return Math.max(-widestNumber, Math.min(widestNumber, scaled));
    }),
  );
  const total = looks.reduce((sum, { weight }) => sum + weight, 0);
  const size = classes * (count + 1);
  const [weights, first, second] = [0, 1, 2].map(() => new Float64Array(size)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const sums = new Float64Array(classes);
  for (let round = 1; round <= rounds; round++) {
    const slope = new Float64Array(size);
    rows.forEach((row, at) => {
      const { room, weight } = looks[at]!;
      for (let k = 0; k < classes; k++) {
        const start = k * (count + 1);
        let sum = weights[start + count]!;
        for (let i = 0; i < count; i++) sum += weights[start + i]! * row[i]!;
        sums[k] = sum;
      }
      const most = Math.max(...sums);
      const shares = sums.map((sum) => Math.exp(sum - most));
      const all = shares.reduce((sum, share) => sum + share, 0);
      for (let k = 0; k < classes; k++) {
        const start = k * (count + 1);
        const error = ((shares[k]! / all - (k === room ? 1 : 0)) * weight) / total;
        for (let i = 0; i < count; i++) slope[start + i]! += error * row[i]!;
        slope[start + count]! += error;
      }
    });
    // Adam
    for (let at = 0; at < size; at++) {
      const i = at % (count + 1);
      const pull = i === count ? 0 : decayOf(i);
      const down = slope[at]! + pull * weights[at]!;
      first[at] = 0.9 * first[at]! + 0.1 * down;
      second[at] = 0.999 * second[at]! + 0.001 * down * down;
      const step = first[at]! / (1 - 0.9 ** round);
      weights[at]! -= (rate * step) / (Math.sqrt(second[at]! / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  model.set(weights, 2 * count);
  return model;
}

/**
 * Sums of all classes made this many times as far apart: likelihoods become bolder or meeker.
 *
 * @param count of numbers
 */
export const sharpened = (
  model: Float32Array,
  sharpness: number,
  count = lookNumberCount,
): Float32Array => model.map((value, at) => (at < 2 * count ? value : value * sharpness));
