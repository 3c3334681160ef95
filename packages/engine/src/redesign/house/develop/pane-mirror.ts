/** Daylight panes mirror what lies across the street: the photo's ground, trees against its sky. */

import { cloudNoise } from '../../../ops/noise-field.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import { hashLattice } from '../../../random/random.ts';
import type { ExactCamera } from '../../../visuals/scene-model.ts';
import { leafNoise } from '../leaf-noise.ts';
import type { PhotoLight } from '../read/photo-light.ts';

/** How far behind the camera the trees stand, and how high. */
const acrossMetres = 24;
const treeMetres = { least: 1.5, most: 11 } as const;
/** Panes never hang quite alike: they lean by up to this much, and are not quite flat. */
const leanRad = 0.008;
const wavesRad = 0.012;
const paneMetres = { wide: 1.1, high: 1.5 } as const;
/** Share of light that double glazing sends back, seen straight on and along the wall. */
const sentBack = { straightOn: 0.27, along: 0.75 } as const;
/** A room by day is this much darker than its walls are drawn. */
export const roomByDay = 0.42;
/** Crowns are seen in a dark mirror, mostly from their shaded side: little green, little light. */
const crowns = { greyShare: 0.4, level: 0.8, contrast: 0.9 } as const;
/** Metres of branches, sprays and leaves, and how far each moves the edge of a crown. */
const leaves = [
  { metres: 5, reach: 2.6 },
  { metres: 1.5, reach: 1.3 },
  { metres: 0.5, reach: 0.7 },
] as const;
/** The sky near the horizon: paler than the photo's mean sky, and as bright. */
const horizonPale = 0.6;

/** Linear light that a pane at this place sends back, in the photo's own units. */
export type PaneMirror = (place: Float64Array, out: Float64Array) => void;

export function paneMirror(camera: ExactCamera, photo: PhotoLight, seed: number): PaneMirror {
  const [eyeX, eyeY, eyeZ] = camera.position;
  const { sky, plants, ground } = photo;
  const brightest = Math.max(...sky);
  const horizon = sky.map((own) => own + (brightest * 0.92 - own) * horizonPale);
  const offset = (seed % 64) / 64;
  const grey = 0.2126 * plants[0] + 0.7152 * plants[1] + 0.0722 * plants[2];
  const crown = plants.map(
    (own) => (own + (grey - own) * crowns.greyShare) * crowns.level,
  ) as unknown as typeof plants;
  return (place, out) => {
    const [x, y, z] = [place[0]!, place[1]!, place[2]!];
    const [column, row] = [Math.floor(x / paneMetres.wide), Math.floor(y / paneMetres.high)];
    const lean = (way: number) =>
      (hashLattice(column, row, seed + way) - 0.5) * 2 * leanRad +
      (cloudNoise.sample(x * 0.11 + way * 0.37, y * 0.11) - 0.5) * 2 * wavesRad;
    const away = Math.max(3, eyeZ - z);
    const far = away + acrossMetres;
    const facing = away / Math.hypot(x - eyeX, y - eyeY, away);
    const share = sentBack.straightOn + (sentBack.along - sentBack.straightOn) * (1 - facing) ** 5;
    const rise = (y - eyeY) / away + 2 * lean(0);
    const seenX = x + ((x - eyeX) / away + 2 * lean(1)) * far;
    const seenY = y + rise * far;
    const tall = smoothStep(0.25, 0.75, cloudNoise.sample(seenX * 0.011 + offset, 0.3));
    let ragged = 0;
    let lit = 0;
    for (const [k, { metres, reach }] of leaves.entries()) {
      const leaf = leafNoise(seenX, seenY, metres, seed + k) - 0.5;
      ragged += leaf * reach;
      lit += leaf;
    }
    const tops = treeMetres.least + (treeMetres.most - treeMetres.least) * tall + ragged;
    const open = smoothStep(-0.35, 0.35, seenY - tops);
    const low = 1 - smoothStep(0.2, 1.6, seenY);
    const clouds = cloudNoise.sample(seenX * 0.006, seenY * 0.011 + offset) - 0.45;
    const pale = Math.min(1.3, 1 - smoothStep(0, 0.5, rise) + 1.6 * Math.max(0, clouds));
    const leaf = Math.max(0.25, 1 + lit * crowns.contrast);
    for (const c of [0, 1, 2] as const) {
      const above = sky[c] + (horizon[c]! - sky[c]) * pale;
      const below = crown[c] * leaf * (1 - low) + ground * 0.45 * low;
      out[c] = share * Math.max(0, below + (above - below) * open);
    }
  };
}
