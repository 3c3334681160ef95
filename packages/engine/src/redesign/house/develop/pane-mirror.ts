/** Daylight panes mirror what lies across the street: the photo's ground, trees against its sky. */

import { cloudNoise } from '../../../ops/noise-field.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import { hashLattice } from '../../../random/random.ts';
import type { ExactCamera } from '../../../visuals/scene-model.ts';
import type { PhotoLight } from '../read/photo-light.ts';

/** How far behind the camera the trees stand, and how high. */
const acrossMetres = 24;
const treeMetres = { least: 3, most: 15 } as const;
/** Panes never hang quite alike: they lean by up to this much, and are not quite flat. */
const leanRad = 0.008;
const wavesRad = 0.012;
const paneMetres = { wide: 1.1, high: 1.5 } as const;
/** Share of light that double glazing sends back. */
const straightOn = 0.22;
/** A room by day is this much darker than its walls are drawn. */
export const roomByDay = 0.2;
/** The sky near the horizon against the photo's mean sky. */
const horizonGain = 1.3;

/** Linear light that a pane at this place sends back, in the photo's own units. */
export type PaneMirror = (place: Float64Array, out: Float64Array) => void;

export function paneMirror(camera: ExactCamera, photo: PhotoLight, seed: number): PaneMirror {
  const [eyeX, eyeY, eyeZ] = camera.position;
  const { sky, plants, ground } = photo;
  const horizon = horizonGain * (0.2126 * sky[0] + 0.7152 * sky[1] + 0.0722 * sky[2]);
  const offset = (seed % 64) / 64;
  return (place, out) => {
    const [x, y, z] = [place[0]!, place[1]!, place[2]!];
    const [column, row] = [Math.floor(x / paneMetres.wide), Math.floor(y / paneMetres.high)];
    const lean = (way: number) =>
      (hashLattice(column, row, seed + way) - 0.5) * 2 * leanRad +
      (cloudNoise.sample(x * 0.11 + way * 0.37, y * 0.11) - 0.5) * 2 * wavesRad;
    const away = Math.max(3, eyeZ - z);
    const far = away + acrossMetres;
    const rise = (y - eyeY) / away + 2 * lean(0);
    const seenX = x + ((x - eyeX) / away + 2 * lean(1)) * far;
    const seenY = y + rise * far;
    const crown = smoothStep(0.25, 0.75, cloudNoise.sample(seenX * 0.011 + offset, 0.3));
    const leaves = cloudNoise.sample(seenX * 0.045, seenY * 0.045 + offset) - 0.5;
    const tops = treeMetres.least + (treeMetres.most - treeMetres.least) * crown + leaves * 4;
    // out of focus: crowns end softly
    const open = smoothStep(-0.5, 0.7, seenY - tops);
    const low = 1 - smoothStep(0.2, 1.6, seenY);
    const clouds = cloudNoise.sample(seenX * 0.006, seenY * 0.011 + offset) - 0.45;
    const pale = Math.min(1.3, 1 - smoothStep(0, 0.5, rise) + 1.6 * Math.max(0, clouds));
    for (const c of [0, 1, 2] as const) {
      const above = sky[c] + (Math.max(sky[c], horizon) - sky[c]) * pale * 0.6;
      const below = plants[c] * (1 + leaves * 1.6) * (1 - low) + ground * 0.7 * low;
      out[c] = straightOn * Math.max(0, below + (above - below) * open);
    }
  };
}
