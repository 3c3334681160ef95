/** AUTOMATIC1111 and whatever speaks its interface. Seed 0 is a seed like any other there. */
import type { PictureEngine } from '../../pictures/abilities.ts';

/** The model the server has loaded already. */
export const loadedModel = 'default';

export const sdapiPictures: readonly PictureEngine[] = [
  {
    model: /^/,
    abilities: {
      words: true,
      edit: true,
      mask: true,
      progress: true,
      cancel: true,
      seed: { highest: 4_294_967_295, isZeroRandom: false },
      // It runs strength × steps: fewer than one would be none.
      strength: {
        field: 'denoising_strength',
        lowest: 0,
        highest: 1,
        from: ({ strength, steps }) => Math.max(strength, 1 / Math.max(1, steps)),
      },
      steps: { field: 'steps', lowest: 1, highest: 150, isWhole: true },
      guidance: { field: 'cfg_scale', lowest: 1, highest: 30 },
      negative: 'negative_prompt',
      frames: { kind: 'grid', multipleOf: 8, maxSidePx: 1024 },
    },
  },
];
