/** ComfyUI: what our own graph can do; a graph of the user's takes what its titles name. */
import type { PictureEngine } from '../../pictures/abilities.ts';

/** The first checkpoint the server has. */
export const firstCheckpoint = 'default';

export const comfyUiPictures: readonly PictureEngine[] = [
  {
    model: /^/,
    abilities: {
      words: true,
      edit: true,
      mask: true,
      progress: true,
      cancel: true,
      seed: { highest: 4_294_967_295, isZeroRandom: false },
      strength: { field: 'denoise', lowest: 0.01, highest: 1 },
      // The sampler always runs all steps; others run strength × steps.
      steps: {
        field: 'steps',
        lowest: 1,
        highest: 150,
        isWhole: true,
        from: ({ strength, steps }) => strength * steps,
      },
      guidance: { field: 'cfg', lowest: 1, highest: 30 },
      negative: 'negative',
      frames: { kind: 'grid', multipleOf: 8, maxSidePx: 1024 },
    },
  },
];
