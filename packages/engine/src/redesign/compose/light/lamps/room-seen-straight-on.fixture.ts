/** A room seen straight on from 1.5 m, in 80 x 60 pixels; its back wall is 4 m away. */
import type { PhotoShell } from '../../../shell/photo-shell.ts';

export const [widthPx, heightPx] = [80, 60];

export const shell: PhotoShell = {
  width: 4,
  depth: 6,
  height: 2.6,
  openings: [],
  camera: {
    widthPx,
    position: [0, 1.5, 1],
    right: [1, 0, 0],
    up: [0, 1, 0],
    forward: [0, 0, -1],
    focalPx: 80,
    centreX: 40,
    centreY: 30,
  },
};
