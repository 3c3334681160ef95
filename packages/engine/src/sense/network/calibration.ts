/**
 * How much each judge and the neighbours count, and the temperature at which a probability of .8
 * comes true as often as it says. Fitted by tools/surfaces/calibrate.ts on photos that neither
 * judge had seen.
 */
import type { SceneKind } from '../analysis.ts';

export interface Calibration {
  readonly wholePower: number;
  readonly localPower: number;
  readonly relaxation: number;
  readonly temperature: number;
}

export const calibrations: Readonly<Record<SceneKind, Calibration>> = {
  interior: { wholePower: 0.7, localPower: 0.6, relaxation: 0, temperature: 1.3 },
  exterior: { wholePower: 0.5, localPower: 1, relaxation: 0.5, temperature: 1.05 },
};
