/** A room of 4 by 5 metres, seen straight on from 1.4 metres. */
import { createRandom } from '../../random/random.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';
import { drawnPicture, drawnShell } from '../testing/drawn-shell.ts';

const drawn = drawnShell(createRandom(3));

export const size = drawnPicture;
export const shell: PhotoShell = {
  ...drawn,
  ...{ width: 4, depth: 5, openings: [] },
  camera: {
    ...drawn.camera,
    position: [0, 1.4, 1.5],
    right: [1, 0, 0],
    up: [0, 1, 0],
    forward: [0, 0, -1],
  },
};
