/**
 * Scene features for classification: the surface network's responses when reading the photo as room or as
 * building. Its deepest layer knows both; a few hundred photos couldn't teach that.
 */
import type { RgbImage } from '../image/image.ts';
import { withScratch } from '../ops/scratch-arrays.ts';
import { classesOf, type SceneKind } from '../sense/analysis.ts';
import { gatherEvidence } from '../sense/evidence.ts';
import { softmaxRows } from '../sense/judges/boosted-trees.ts';
import { surfaceNetworkFor } from '../sense/judges/surface-model.ts';
import { fillNetworkInput } from '../sense/network/network-input.ts';
import type { Cells } from '../sense/network/surface-network.ts';
import { cropImage, findLetterbox } from '../sense/photo/letterbox.ts';
import { createWorkingImage } from '../sense/photo/working-image.ts';

const kinds: readonly SceneKind[] = ['interior', 'exterior'];
/** Grid in which surfaces are counted. */
const gridColumns = 4;
const gridRows = 3;
/** Mean and maximum of each channel in the network's deepest layer. */
const summaryLength = 256;

export const sceneFeatureCount = kinds.reduce(
  (sum, kind) => sum + summaryLength + gridColumns * gridRows * classesOf[kind].length,
  0,
);

/** Cached: input of both classifiers (room or building, and room type). */
const known = new WeakMap<RgbImage, Float32Array>();

export function sceneFeatures(picture: RgbImage, signal?: AbortSignal): Float32Array {
  const features = known.get(picture) ?? measured(picture, signal);
  known.set(picture, features);
  return features;
}

function measured(picture: RgbImage, signal?: AbortSignal): Float32Array {
  const photo = cropImage(picture, findLetterbox(picture));
  const features = new Float32Array(sceneFeatureCount);
  let at = 0;
  for (const kind of kinds) {
    signal?.throwIfAborted();
    const cells = withScratch(() => readAs(photo, kind));
    features.set(cells.summary, at);
    const shares = surfaceShares(cells, classesOf[kind].length);
    features.set(shares, at + summaryLength);
    at += summaryLength + shares.length;
  }
  return features;
}

/** Runs the surface network on a photo without bars, as room or building. */
export function readAs(photo: RgbImage, kind: SceneKind): Cells {
  const evidence = gatherEvidence(createWorkingImage(photo, photo), kind);
  const { width, height } = evidence.image;
  return surfaceNetworkFor(kind).judge(kind, width >> 1, height >> 1, (input) =>
    fillNetworkInput(evidence, input),
  );
}

/** Mean likelihood of each class in each grid cell. */
function surfaceShares({ width, height, scores }: Cells, classes: number): Float32Array {
  const likelihoods = softmaxRows(scores, classes);
  const shares = new Float32Array(gridColumns * gridRows * classes);
  const counts = new Float32Array(gridColumns * gridRows);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * gridRows) / height);
    for (let x = 0; x < width; x++) {
      const part = row * gridColumns + Math.floor((x * gridColumns) / width);
      counts[part]!++;
      for (let k = 0; k < classes; k++) {
        shares[part * classes + k]! += likelihoods[(y * width + x) * classes + k]!;
      }
    }
  }
  for (let i = 0; i < shares.length; i++) {
    shares[i]! /= Math.max(1, counts[Math.floor(i / classes)]!);
  }
  return shares;
}
