/**
 * The view through redrawn windows: one of our own panoramas, so that several windows show consistent parts.
 * `tools/draw-views.ts` renders them.
 */
import { readFileSync } from 'node:fs';
import { linearFromSrgb8, srgb8FromLinear } from '../../../colour/srgb.ts';
import { createRgbImage } from '../../../image/image.ts';
import { luminance, mix } from '../../../ops/ramps.ts';
import type { LightFrom } from '../../../visuals/index.ts';
import type { SeenView } from './seen-view.ts';
import { unpackView, type View } from './view-file.ts';

const byDay = ['garden', 'meadow'] as const;
export type ViewName = (typeof byDay)[number] | 'town';

/** Neon-lit rooms get a town at night. */
export function viewNameFor(seed: number, isByNeon: boolean): ViewName {
  return isByNeon ? 'town' : byDay[Math.abs(Math.round(seed)) % byDay.length]!;
}

/** Mip levels of each view: small pictures use coarse ones, or leaves would flicker. */
const opened = new Map<ViewName, readonly View[]>();
const coarsest = 3;

function levelsOf(name: ViewName): readonly View[] {
  const known = opened.get(name);
  if (known) return known;
  const view = unpackView(readFileSync(new URL(`../../../../views/${name}.bin`, import.meta.url)));
  const levels = [view];
  while (levels.length <= coarsest) levels.push(halved(levels.at(-1)!));
  opened.set(name, levels);
  return levels;
}

export const openView = (name: ViewName): View => levelsOf(name)[1]!;

function halved({ image, focalPx, horizonPx }: View): View {
  const [w, h] = [image.widthPx >> 1, image.heightPx >> 1];
  const half = createRgbImage(w, h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      for (let c = 0; c < 3; c++) {
        const code = (dx: number, dy: number) =>
          linearFromSrgb8[image.data[((2 * y + dy) * image.widthPx + 2 * x + dx) * 3 + c]!]!;
        const mean = (code(0, 0) + code(1, 0) + code(0, 1) + code(1, 1)) / 4;
        half.data[(y * w + x) * 3 + c] = srgb8FromLinear(mean);
      }
    }
  }
  return { image: half, focalPx: focalPx / 2, horizonPx: horizonPx / 2 };
}

/** The coarsest level that is fine enough for a picture of this focal length. */
function levelFor(name: ViewName, pictureFocalPx: number): View {
  const levels = levelsOf(name);
  const enough = levels.findLast(({ focalPx }) => focalPx >= pictureFocalPx * leastFine);
  return enough ?? levels[0]!;
}

/** A camera focused on the room shows the distance blurred: leaves are soft, not cut out. */
const leastFine = 0.36;
/** Offsets of four looks, in texels of the coarse level: without them its texels would be seen. */
const looks = [
  [-0.5, -0.22],
  [0.22, -0.5],
  [0.5, 0.22],
  [-0.22, 0.5],
] as const;

/** Exposure for the room makes the view brighter and paler, with veiling glare. */
const exposed: Readonly<Record<ViewName, { readonly gain: number; readonly veil: number }>> = {
  garden: { gain: 2.9, veil: 0.12 },
  meadow: { gain: 2.9, veil: 0.12 },
  town: { gain: 1.1, veil: 0 },
};

/** Saturation that is left: sunlit green is garish beside a room. */
const colourLeft = 0.75;

/** Highlights above the knee are compressed: sunlit lawns would turn yellow. */
const knee = 0.55;

const onFilm = (light: number): number =>
  light < knee ? light : knee + (1 - knee) * (1 - Math.exp((knee - light) / (1 - knee)));

/** Beyond its edges the view is mirrored; turning keeps these out of sight. */
const edgeRad = 0.02;

/**
 * Rotation of the view for windows in this azimuth range: varies with the seed, and keeps the mirrored edges
 * out of sight as far as possible.
 */
export function turnFor(
  name: ViewName,
  [from, to]: readonly [fromRad: number, toRad: number],
  seed: number,
): number {
  const { image, focalPx } = openView(name);
  const half = Math.atan(image.widthPx / 2 / focalPx) - edgeRad;
  const free = Math.max(0, half - (to - from) / 2);
  const share = (((seed * 0.618) % 1) + 1) % 1;
  return (2 * share - 1) * free - (from + to) / 2;
}

/**
 * Writes the linear light from a direction: clockwise from the view's centre, and above the horizon.
 * @param pictureFocalPx of the picture that shows it
 */
export function lightFrom(
  name: ViewName,
  pictureFocalPx: number,
  azimuthRad: number,
  elevationRad: number,
  out: Float32Array,
  at: number,
): void {
  const { image, focalPx, horizonPx } = levelFor(name, pictureFocalPx);
  const { widthPx: w, heightPx: h, data } = image;
  const half = Math.atan(w / 2 / focalPx) - edgeRad;
  const along = ((((azimuthRad + half) / (2 * half)) % 2) + 2) % 2;
  const azimuth = (along > 1 ? 2 - along : along) * 2 * half - half;
  const x = w / 2 + focalPx * Math.tan(azimuth) - 0.5;
  const y = horizonPx - (focalPx * Math.tan(elevationRad)) / Math.cos(azimuth) - 0.5;
  const { gain, veil } = exposed[name];
  const rgb = [0, 0, 0];
  for (const [right, down] of looks) {
    const column = Math.min(w - 2, Math.max(0, Math.floor(x + right)));
    const row = Math.min(h - 2, Math.max(0, Math.floor(y + down)));
    const fx = Math.min(1, Math.max(0, x + right - column));
    const fy = Math.min(1, Math.max(0, y + down - row));
    for (let c = 0; c < 3; c++) {
      const code = (dx: number, dy: number) =>
        linearFromSrgb8[data[((row + dy) * w + column + dx) * 3 + c]!]!;
      const mean = mix(mix(code(0, 0), code(1, 0), fx), mix(code(0, 1), code(1, 1), fx), fy);
      rgb[c] = rgb[c]! + mean / looks.length;
    }
  }
  const grey = luminance(rgb);
  const left = name === 'town' ? 1 : colourLeft;
  for (let c = 0; c < 3; c++) out[at + c] = mix(onFilm(mix(grey, rgb[c]!, left) * gain), 1, veil);
}

export interface Outside {
  readonly name: ViewName;
  readonly turnRad: number;
  /** View through the photo's clear windows, unless it is a garden. */
  readonly seen?: SeenView | undefined;
}

/** Photographed views are exposed already: as bright as ours they would be blank in mirrors. */
const ofSeen = 0.6;

/** Resolution in mirrors and polished surfaces. */
const mirroredFocalPx = 170;

/**
 * The view as reflected by mirrors. @param level of white in it; the camera faces a room whose back wall lies
 * at -z
 */
export function mirroredOutside({ name, turnRad, seen }: Outside, level: number): LightFrom {
  const light = new Float32Array(3);
  return (dx, dy, dz, out) => {
    const elevationRad = Math.atan2(dy, Math.hypot(dx, dz));
    if (seen) seen(elevationRad, light, 0);
    else lightFrom(name, mirroredFocalPx, turnRad + Math.atan2(dx, -dz), elevationRad, light, 0);
    for (let c = 0; c < 3; c++) out[c] = light[c]! * level * (seen ? ofSeen : 1);
  };
}
