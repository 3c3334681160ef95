/** Models at Replicate differ in the names of their inputs: one row a family. */
import type { PictureAbilities, PictureEngine, SizeRule } from '../../pictures/abilities.ts';

const anySize: SizeRule = { kind: 'grid', multipleOf: 8, maxSidePx: 1024, maxRatio: 2.5 };
/** The largest number every family's seed takes. */
const seed = { highest: 2_147_483_647, isZeroRandom: true } as const;

const base: PictureAbilities = {
  words: true,
  edit: true,
  mask: false,
  progress: true,
  cancel: true,
  seed,
  frames: anySize,
};

const fluxFrames: SizeRule = {
  kind: 'ratios',
  ratios: ['1:1', '3:2', '2:3', '4:3', '3:4', '16:9', '9:16', '21:9', '9:21'],
  maxSidePx: 1344,
};

export const replicatePictures: readonly PictureEngine[] = [
  {
    // Paints over everything but windows, doors and columns, so it needs more than an image-to-image model.
    model: /^adirik\/interior-design/,
    abilities: {
      ...base,
      words: false,
      strength: {
        field: 'prompt_strength',
        lowest: 0.7,
        highest: 0.9,
        from: ({ strength }) => 0.7 + strength * 0.2,
      },
      steps: { field: 'num_inference_steps', lowest: 1, highest: 500, isWhole: true },
      guidance: { field: 'guidance_scale', lowest: 1, highest: 50 },
      negative: 'negative_prompt',
    },
  },
  { model: /flux.*(kontext|-2)/, abilities: { ...base, frames: fluxFrames } },
  { model: /flux/, abilities: { ...base, edit: false, frames: fluxFrames } },
  {
    model: /^/,
    abilities: {
      ...base,
      mask: true,
      strength: { field: 'prompt_strength', lowest: 0, highest: 1 },
      steps: { field: 'num_inference_steps', lowest: 1, highest: 500, isWhole: true },
      guidance: { field: 'guidance_scale', lowest: 1, highest: 20 },
      negative: 'negative_prompt',
    },
  },
];

/** The name of the input that takes the photo. */
export const photoInputOf = (modelId: string): string =>
  /flux.*(kontext|-2)/.test(modelId) ? 'input_image' : 'image';
