/** Daytime panes reflect the other side of the street: the photo's ground, and trees against its sky. */

import { cloudNoise } from '../../../../ops/noise-field.ts';
import { smoothStep } from '../../../../ops/ramps.ts';
import { hashLattice } from '../../../../random/random.ts';
import type { ExactCamera } from '../../../../visuals/scene-model.ts';
import type { PhotoLight } from '../../read/light/photo-light.ts';
import { type StreetPoint, streetFor } from './street-view.ts';

/** Distance of the trees behind the camera. */
const acrossMetres = 24;
/** Tilt of panes, and unevenness of their glass. */
const leanRad = 0.009;
const wavesRad = 0.004;
/** How much one pane sends back more or less than its neighbours: coatings, dirt and bends differ. */
const paneSpread = 0.4;
/** Share of light that double glazing sends back, seen straight on and along the wall. */
const sentBack = { straightOn: 0.16, along: 0.8 } as const;
/** Trees across the street are larger before taller houses, so that the highest panes show them against the sky. */
const treesScale = { least: 0.45, most: 1.15 } as const;
/** Metres below the highest pane, and height in the view, at which trees end. */
const treeLine = { belowMetres: 0.8, viewMetres: 6.5 } as const;
const eyeMetres = 1.6;
/** From a higher camera panes would mirror bare ground only. */
const mostEyeMetres = 1.8;
/** A dark pane mirrors crowns mostly from their shaded side: little green, little light. */
const crowns = { usualShare: 0.45, level: 0.8, contrast: 0.75, brightest: 0.12 } as const;
/** Colour of leaves at luminance 1: what stands before a house may be all in flower. */
const usualGreen = [0.82, 1.1, 0.62] as const;
/** Ground before the trees, against the photo's. */
const groundLevel = 0.32;
const groundContrast = 0.3;
/** Lawns and streets are mirrored too: share of the mirror image with the ground's colour. */
const groundShare = 0.5;
/** The sky is paler near the horizon and in clouds, and clouds are brighter than the gaps. */
const horizonPale = 0.2;
const cloudPale = 0.42;
const brightShare = 0.95;
const [skyLevel, cloudLevel] = [1.2, 0.5] as const;

/** Linear light that a pane reflects at this position, in the photo's units. */
export type PaneMirror = (place: Float64Array, pane: number, out: Float64Array) => void;

/** Scale at which the trees end in the upper half of the highest panes. */
function scaleFor([, eyeY, eyeZ]: ExactCamera['position'], topMetres: number): number {
  const away = Math.max(3, eyeZ);
  const y = topMetres - treeLine.belowMetres;
  const seenY = y + ((y - Math.min(eyeY, mostEyeMetres)) / away) * (away + acrossMetres);
  const wished = (treeLine.viewMetres - eyeMetres) / Math.max(1, seenY - eyeMetres);
  return Math.max(treesScale.least, Math.min(treesScale.most, wished));
}

/** `topMetres` is the upper end of the highest panes. */
export function paneMirror(
  camera: ExactCamera,
  photo: PhotoLight,
  topMetres: number,
  seed: number,
): PaneMirror {
  const [eyeX, eyeY, eyeZ] = camera.position;
  const { sky, plants, ground, groundColour } = photo;
  const brightest = Math.max(...sky);
  const white = brightest * brightShare;
  const offset = (seed % 64) / 64;
  const grey = 0.2126 * plants[0] + 0.7152 * plants[1] + 0.0722 * plants[2];
  const crown = plants.map((own, c) => {
    const green = usualGreen[c]! * grey;
    const level = crowns.level * Math.min(1, crowns.brightest / grey);
    return (own + (green - own) * crowns.usualShare) * level;
  }) as unknown as typeof plants;
  const land = groundColour.map((own) => ground * groundLevel * (1 + (own - 1) * groundShare));
  const street = streetFor(seed);
  const scale = scaleFor(camera.position, topMetres);
  const point: StreetPoint = { sky: 0, light: 1, ground: 0, tint: [1, 1, 1] };
  return (place, pane, out) => {
    const [x, y, z] = [place[0]!, place[1]!, place[2]!];
    const lean = (way: number) =>
      (hashLattice(pane, 7, seed + way) - 0.5) * 2 * leanRad +
      (cloudNoise.sample(x * 0.11 + way * 0.37, y * 0.11) - 0.5) * 2 * wavesRad;
    const away = Math.max(3, eyeZ - z);
    const far = away + acrossMetres;
    const facing = away / Math.hypot(x - eyeX, y - eyeY, away);
    const even = sentBack.straightOn + (sentBack.along - sentBack.straightOn) * (1 - facing) ** 5;
    const share = Math.min(1, even * (1 + paneSpread * (hashLattice(pane, 11, seed) - 0.5)));
    const rise = (y - Math.min(eyeY, mostEyeMetres)) / away + 2 * lean(0);
    const seenX = x + ((x - eyeX) / away + 2 * lean(1)) * far;
    const seenY = y + rise * far;
    street(seenX * scale, eyeMetres + (seenY - eyeMetres) * scale, point);
    const clouds = smoothStep(0.4, 0.7, cloudNoise.sample(seenX * 0.007, seenY * 0.012 + offset));
    const pale = (1 - smoothStep(0, 0.6, rise)) * horizonPale + cloudPale * clouds;
    const lit =
      1 + (point.light - 1) * (crowns.contrast + (groundContrast - crowns.contrast) * point.ground);
    const leaf = 1 - point.ground;
    for (const c of [0, 1, 2] as const) {
      const above =
        (sky[c] + (white - sky[c]) * Math.min(1, pale)) * (skyLevel + cloudLevel * clouds);
      const below =
        (crown[c] + (land[c]! - crown[c]) * point.ground) * lit * (1 + (point.tint[c] - 1) * leaf);
      out[c] = share * Math.max(0, below + (above - below) * point.sky);
    }
  };
}
