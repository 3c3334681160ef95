/** Models at fal: the address says what they do. */
import type { PictureAbilities, PictureEngine, SizeRule } from '../../pictures/abilities.ts';

const fluxGrid: SizeRule = { kind: 'grid', multipleOf: 16, maxSidePx: 1536, maxRatio: 2.5 };

const base: PictureAbilities = {
  words: false,
  edit: true,
  mask: false,
  progress: true,
  cancel: true,
  seed: { highest: 2_147_483_647, isZeroRandom: true },
  frames: fluxGrid,
};

const steps = { field: 'num_inference_steps', lowest: 10, highest: 50, isWhole: true } as const;
/** Flux keeps nearly everything below 0.7. */
const fluxStrength = {
  field: 'strength',
  lowest: 0.7,
  highest: 1,
  from: ({ strength }: { readonly strength: number }) => 0.7 + strength * 0.3,
} as const;

export const falPictures: readonly PictureEngine[] = [
  { model: /kontext|\/edit\b/, abilities: base },
  {
    model: /inpaint|\/fill\b/,
    abilities: { ...base, mask: true, needsMask: true, steps, strength: fluxStrength },
  },
  { model: /image-to-image/, abilities: { ...base, steps, strength: fluxStrength } },
  { model: /^/, abilities: { ...base, words: true, edit: false } },
];
