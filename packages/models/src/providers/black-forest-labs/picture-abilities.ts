/** The models of Black Forest Labs: Kontext and FLUX.2 edit, Fill takes a mask, the others draw from words. */
import type { PictureAbilities, PictureEngine } from '../../pictures/abilities.ts';

const base: PictureAbilities = {
  words: true,
  edit: true,
  mask: false,
  progress: true,
  // Their interface has no way to call work off.
  cancel: false,
  seed: { highest: 2_147_483_647, isZeroRandom: true },
  frames: { kind: 'grid', multipleOf: 32, maxSidePx: 1440, maxRatio: 2.3 },
};

export const blackForestLabsPictures: readonly PictureEngine[] = [
  { model: /kontext|flux-2/, abilities: base },
  {
    model: /fill/,
    abilities: {
      ...base,
      words: false,
      mask: true,
      needsMask: true,
      steps: { field: 'steps', lowest: 15, highest: 50, isWhole: true },
    },
  },
  { model: /^/, abilities: { ...base, edit: false } },
];
