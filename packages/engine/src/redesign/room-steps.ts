import type { RedesignHooks, RedesignStage } from './request.ts';

/** Reports a stage, and stops the work there once it is cancelled. */
export const stepsOf =
  ({ signal, onProgress }: RedesignHooks) =>
  (stage: RedesignStage, percent: number): void => {
    signal?.throwIfAborted();
    onProgress?.(stage, percent);
  };

export const leftOutSentence = (names: readonly string[]): string =>
  `Left out, because it stood in a wall or in another piece: ${names.join(', ')}.`;
