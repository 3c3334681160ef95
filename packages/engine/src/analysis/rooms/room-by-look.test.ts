import { expect, test } from 'vitest';
import { createRgbImage } from '../../image/image.ts';
import { sceneFeatureCount, sceneFeatures } from '../scene-features.ts';
import {
  likelihoodsByLook,
  lookClasses,
  lookNumberCount,
  lookNumbers,
  roomLook,
} from './room-by-look.ts';

const plain = new Float32Array(sceneFeatureCount);
/** Indices of persons and beds in the detector's kinds. */
const [person, bed] = [sceneFeatureCount, sceneFeatureCount + 9];

test('the most certain thing of each kind counts, and none equals an uncertain one', () => {
  const numbers = lookNumbers(plain, [
    { kind: 'bed', score: 0.9 },
    { kind: 'bed', score: 0.3 },
    { kind: 'kite', score: 0.9 },
  ]);
  expect(numbers[bed]).toBeCloseTo(Math.log(9), 5);
  expect(numbers[person]).toBeCloseTo(Math.log(0.05 / 0.95), 5);
});

test('weights for beds give bedrooms; out-of-range features have no further effect', () => {
  const count = lookNumberCount;
  const model = new Float32Array(2 * count + lookClasses * (count + 1)).fill(0);
  model.fill(1, count, 2 * count);
  model[2 * count + bed] = 1;
  const likelihoods = (score: number) =>
    likelihoodsByLook(lookNumbers(plain, [{ kind: 'bed', score }]), model);
  const even = likelihoods(0.5);
  expect(even).toEqual([0.25, 0.25, 0.25, 0.25]);
  const [bedroom, kitchen, bathroom, other] = likelihoods(0.9);
  expect(bedroom).toBeCloseTo(9 / 12, 5);
  expect([kitchen, bathroom, other]).toEqual([kitchen, kitchen, kitchen]);
  expect(likelihoods(0.99)[0]).toBeCloseTo(likelihoods(0.999)[0]!, 5);
});

test('undefined without the detector', () => {
  expect(roomLook(createRgbImage(60, 40), null)).toBeNull();
});

test('a picture is measured once, another one again', () => {
  const dark = createRgbImage(120, 90);
  const light = createRgbImage(120, 90);
  light.data.fill(230);
  expect(sceneFeatures(dark)).toBe(sceneFeatures(dark));
  expect(sceneFeatures(light)).not.toEqual(sceneFeatures(dark));
});
