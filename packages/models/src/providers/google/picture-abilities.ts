/** Gemini's picture models: words and a picture in, a picture out; ratios instead of sizes, no mask. */
import type { PictureEngine } from '../../pictures/abilities.ts';

export const googlePictures: readonly PictureEngine[] = [
  {
    model: /^/,
    abilities: {
      words: true,
      edit: true,
      mask: false,
      progress: false,
      // Aborting closes the connection; the service may go on drawing, and charges for it.
      cancel: false,
      frames: {
        kind: 'ratios',
        ratios: ['1:1', '3:2', '2:3', '4:3', '3:4', '16:9', '9:16', '21:9'],
        maxSidePx: 1344,
      },
    },
  },
];
