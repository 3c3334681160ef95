/** Combined class probabilities of every patch from the convolutional network and the local classifiers. */
import { withScratch } from '../../ops/scratch-arrays.ts';
import { classesOf, type SceneKind } from '../analysis.ts';
import type { Evidence } from '../evidence.ts';
import { createPatchFeatures } from '../features/patch-features.ts';
import { type Calibration, calibrations } from '../network/calibration.ts';
import { fillNetworkInput } from '../network/network-input.ts';
import { patchProbabilities } from '../network/patch-probabilities.ts';
import { createSurfaceNetwork, type SurfaceNetwork } from '../network/surface-network.ts';
import { decodeWeights } from '../network/weights-codec.ts';
import { readWeights } from '../weights.ts';
import { softmaxRows } from './boosted-trees.ts';
import { type LocalLook, localLookFor, lookLocally } from './local-look.ts';
import { smoothProbabilities } from './smooth-probabilities.ts';

const loaded = new Map<SceneKind, SurfaceNetwork>();

/** Created with the first photo of its kind and cached: decoding takes longer than inference. */
export function surfaceNetworkFor(kind: SceneKind): SurfaceNetwork {
  const known =
    loaded.get(kind) ?? createSurfaceNetwork(decodeWeights(readWeights('surfaces'), kind));
  loaded.set(kind, known);
  return known;
}

/** Probabilities by each classifier, patches x classes. */
export interface Opinions {
  /** Mean of the convolutional network on the photo and on its mirror image. */
  readonly whole: Float32Array;
  readonly local: Float32Array;
}

export function opinionsOf(
  evidence: Evidence,
  network: SurfaceNetwork = surfaceNetworkFor(evidence.kind),
  look: LocalLook = localLookFor(evidence.kind),
): Opinions {
  const { kind, image, patches } = evidence;
  const [width, height] = [image.width >> 1, image.height >> 1];
  const looks = [false, true].map((mirrored) => ({
    mirrored,
    cells: network.judge(kind, width, height, (input) =>
      fillNetworkInput(evidence, input, mirrored),
    ),
  }));
  const whole = patchProbabilities(evidence, looks, classesOf[kind].length);
  return { whole, local: lookLocally(look, createPatchFeatures(evidence).data, patches.count) };
}

/** Product of both opinions, each raised to its power, with class biases, smoothed over neighbours. */
export function settle(
  patches: Parameters<typeof smoothProbabilities>[0],
  { whole, local }: Opinions,
  classes: number,
  { wholePower, localPower, lean, relaxation, temperature }: Calibration,
): Float32Array {
  const least = 1e-6;
  const together = new Float32Array(whole.length);
  for (let at = 0; at < together.length; at++) {
    together[at] =
      wholePower * Math.log(Math.max(least, whole[at]!)) +
      localPower * Math.log(Math.max(least, local[at]!)) +
      lean[at % classes]!;
  }
  const relaxed = smoothProbabilities(patches, softmaxRows(together, classes), classes, relaxation);
  const scores = new Float32Array(relaxed.length);
  for (let at = 0; at < scores.length; at++) scores[at] = Math.log(Math.max(least, relaxed[at]!));
  return softmaxRows(scores, classes, temperature);
}

/** Calibrated probabilities, patches x classes. */
export function judgePatches(evidence: Evidence, kind: SceneKind): Float32Array {
  const classes = classesOf[kind].length;
  return withScratch(() =>
    settle(evidence.patches, opinionsOf(evidence), classes, calibrations[kind]),
  );
}
