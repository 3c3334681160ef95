/** OpenAI's picture models: no seed, no strength, no steps; the structure is held by words and fidelity. */
import type { PictureAbilities, PictureEngine, SizeRule } from '../../pictures/abilities.ts';

const threeSizes: SizeRule = {
  kind: 'listed',
  sizes: [
    [1024, 1024],
    [1536, 1024],
    [1024, 1536],
  ],
};

const editor: PictureAbilities = {
  words: true,
  edit: true,
  mask: true,
  progress: false,
  // Aborting closes the connection; the service may go on drawing, and charges for it.
  cancel: false,
  frames: threeSizes,
};

export const openAiPictures: readonly PictureEngine[] = [
  {
    model: /^gpt-image-2/,
    abilities: {
      ...editor,
      frames: {
        kind: 'grid',
        multipleOf: 16,
        maxSidePx: 3840,
        minPixels: 655_360,
        maxPixels: 8_294_400,
        maxRatio: 3,
      },
    },
  },
  { model: /^gpt-image-1-mini/, abilities: editor },
  {
    model: /^dall-e-2/,
    abilities: {
      ...editor,
      frames: {
        kind: 'listed',
        sizes: [
          [256, 256],
          [512, 512],
          [1024, 1024],
        ],
      },
    },
  },
  {
    model: /^dall-e-3/,
    abilities: {
      ...editor,
      edit: false,
      mask: false,
      frames: {
        kind: 'listed',
        sizes: [
          [1024, 1024],
          [1792, 1024],
          [1024, 1792],
        ],
      },
    },
  },
  { model: /^/, abilities: { ...editor, always: { inputFidelity: 'high' } } },
];
