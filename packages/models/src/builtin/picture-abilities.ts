/** Capabilities of our own engines, described like all others. */
import type { PictureAbilities, PictureEngine } from '../pictures/abilities.ts';

const own: PictureAbilities = {
  words: false,
  edit: true,
  mask: false,
  progress: true,
  cancel: true,
  seed: { highest: 4_294_967_295, isZeroRandom: false },
  frames: { kind: 'grid', multipleOf: 1, maxSidePx: 2048 },
};

export const builtinPictures: readonly PictureEngine[] = [
  {
    model: /^restyle$/,
    abilities: {
      ...own,
      mask: true,
      strength: { field: 'strength', lowest: 0, highest: 1 },
      steps: { field: 'steps', lowest: 1, highest: 150, isWhole: true },
      guidance: { field: 'cfgScale', lowest: 0, highest: 35 },
    },
  },
  { model: /^sketch$/, abilities: own },
  { model: /^visuals$/, abilities: { ...own, words: true, edit: false } },
];
