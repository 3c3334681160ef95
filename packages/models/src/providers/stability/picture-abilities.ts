/** Stability's services (v2beta) and its engines (v1), each with its own axis for strength. */
import type { PictureAbilities, PictureEngine, SizeRule } from '../../pictures/abilities.ts';

/** The whole of v2beta answers in the size of the photo. */
const photoFrames: SizeRule = {
  kind: 'grid',
  multipleOf: 1,
  maxSidePx: 2048,
  minPixels: 4_096,
  maxPixels: 9_437_184,
  maxRatio: 2.5,
};
const wordFrames: SizeRule = {
  kind: 'ratios',
  ratios: ['1:1', '3:2', '2:3', '16:9', '9:16', '21:9', '9:21', '4:5', '5:4'],
  maxSidePx: 1536,
};

const service: PictureAbilities = {
  words: false,
  edit: true,
  mask: false,
  progress: false,
  // Aborting closes the connection; the service may go on drawing, and charges for it.
  cancel: false,
  seed: { highest: 4_294_967_294, isZeroRandom: true },
  negative: 'negative_prompt',
  frames: photoFrames,
};

/** How much is kept: another axis than strength, so the presets .2 to .45 become .88 to .73. */
const controlStrength = {
  field: 'control_strength',
  lowest: 0.4,
  highest: 0.9,
  from: ({ strength }: { readonly strength: number }) => 1 - strength * 0.6,
} as const;

export const stabilityPictures: readonly PictureEngine[] = [
  { model: /^(structure|sketch)$/, abilities: { ...service, strength: controlStrength } },
  { model: /^inpaint$/, abilities: { ...service, mask: true, needsMask: true } },
  {
    model: /^sd3/,
    abilities: {
      ...service,
      words: true,
      wordFrames,
      strength: { field: 'strength', lowest: 0.01, highest: 1 },
      guidance: { field: 'cfg_scale', lowest: 1, highest: 10 },
    },
  },
  { model: /^(core|ultra)$/, abilities: { ...service, words: true, edit: false, wordFrames } },
  {
    model: /^/,
    abilities: {
      ...service,
      words: true,
      mask: true,
      strength: { field: 'step_schedule_start', lowest: 0.01, highest: 1 },
      steps: { field: 'steps', lowest: 10, highest: 50, isWhole: true },
      guidance: { field: 'cfg_scale', lowest: 0, highest: 35 },
      frames: {
        kind: 'grid',
        multipleOf: 64,
        maxSidePx: 1536,
        minPixels: 262_144,
        maxPixels: 1_048_576,
        maxRatio: 2.5,
      },
    },
  },
];
