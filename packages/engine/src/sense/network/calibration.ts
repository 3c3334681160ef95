/**
 * Weights of each classifier, class and the smoothing, and the temperature at which probabilities are
 * calibrated. Fitted by training/scoring/calibrate.ts on held-out photos.
 */
import type { SceneKind } from '../analysis.ts';

export interface Calibration {
  readonly wholePower: number;
  readonly localPower: number;
  /** Added to the score of each class, against systematic bias. */
  readonly lean: readonly number[];
  readonly relaxation: number;
  readonly temperature: number;
}

export const calibrations: Readonly<Record<SceneKind, Calibration>> = {
  interior: {
    wholePower: 1,
    localPower: 0.5,
    lean: [0, -0.5, -0.5, 0.1, 0, 0.5],
    relaxation: 1.5,
    temperature: 1.5,
  },
  exterior: {
    wholePower: 0.9,
    localPower: 0.6,
    lean: [-0.5, -0.5, 0.1, 0.2, 0.8, -0.5, -0.1, 0.4],
    relaxation: 3,
    temperature: 1.3,
  },
};
