/** From beliefs about patches to soft, edge-aware mattes at the size of the photo. */

import { luminanceAt } from '../colour/srgb.ts';
import type { Plane, RgbImage } from '../image/image.ts';
import { applyLocalLines, createGuide, fitLocalLines } from '../ops/guided-filter.ts';
import { resizeArea } from '../ops/resize.ts';
import type { Superpixels } from './superpixels.ts';
import type { WorkingImage } from './working-image.ts';

export interface Mattes {
  /** One a class; they sum to 1 in every pixel. */
  readonly planes: readonly Plane[];
  /** Likeliest class of each pixel. */
  readonly classOf: Uint8Array;
  /** Probability of the likeliest class, at the size of the photo. */
  readonly certainty: Plane;
  /** Smoothed probabilities at the working size, one plane a class. */
  readonly beliefs: readonly Float32Array[];
}

const radius = 5;
const epsilon = 7e-4;
/** A class no patch believes in more than this is not in the photo. */
const faintest = 0.25;

const lightnessSteps = 2048;
const lightnessTable = Float32Array.from({ length: lightnessSteps + 1 }, (_, step) =>
  Math.cbrt(step / lightnessSteps),
);

/** Perceived lightness of every photo pixel: the guide along which mattes are drawn. */
export function lightnessGuide(photo: RgbImage): Float32Array {
  const { data } = photo;
  const guide = new Float32Array(photo.widthPx * photo.heightPx);
  for (let i = 0, k = 0; i < guide.length; i++, k += 3) {
    guide[i] = lightnessTable[(luminanceAt(data, k) * lightnessSteps + 0.5) | 0]!;
  }
  return guide;
}

export function createMattes(
  photo: RgbImage,
  image: WorkingImage,
  patches: Superpixels,
  patchBeliefs: Float32Array,
  classes: number,
): Mattes {
  const { width, height } = image;
  const { widthPx, heightPx } = photo;
  const fullGuide = lightnessGuide(photo);
  const small = resizeArea(fullGuide, widthPx, heightPx, width, height);
  const guide = createGuide(small, width, height, radius);
  const beliefs: Float32Array[] = [];
  const planes: Plane[] = [];
  // Most photos lack a class or two; those share one empty plane, which is never written to.
  const nothing = { widthPx, heightPx, data: new Float32Array(widthPx * heightPx) };
  const present: number[] = [];
  for (let c = 0; c < classes; c++) {
    const belief = new Float32Array(width * height);
    beliefs.push(belief);
    if (!isPresent(patchBeliefs, c, classes)) {
      planes.push(nothing);
      continue;
    }
    const data = new Float32Array(widthPx * heightPx);
    planes.push({ widthPx, heightPx, data });
    present.push(c);
    for (let i = 0; i < belief.length; i++) belief[i] = patchBeliefs[patches.of[i]! * classes + c]!;
    const lines = fitLocalLines(guide, belief, epsilon);
    for (let i = 0; i < belief.length; i++) {
      belief[i] = Math.max(0, Math.min(1, lines.slope[i]! * small[i]! + lines.offset[i]!));
    }
    applyLocalLines(lines, width, height, fullGuide, widthPx, heightPx, data);
  }
  const classOf = new Uint8Array(widthPx * heightPx);
  const certainty = { widthPx, heightPx, data: new Float32Array(widthPx * heightPx) };
  normalise(planes, present, classOf, certainty.data);
  return { planes, classOf, certainty, beliefs };
}

function isPresent(patchBeliefs: Float32Array, c: number, classes: number): boolean {
  for (let at = c; at < patchBeliefs.length; at += classes) {
    if (patchBeliefs[at]! > faintest) return true;
  }
  return false;
}

/** Probabilities to covers: the likeliest class takes nearly all, borders stay soft. */
function normalise(
  planes: readonly Plane[],
  present: readonly number[],
  classOf: Uint8Array,
  certainty: Float32Array,
): void {
  // Plain arrays and counted loops: this runs once a pixel and class.
  const covers = present.map((c) => planes[c]!.data);
  const count = covers.length;
  for (let i = 0; i < classOf.length; i++) {
    let most = -1;
    let likeliest = 0;
    let sum = 0;
    let sharp = 0;
    for (let k = 0; k < count; k++) {
      const data = covers[k]!;
      let value = data[i]!;
      value = value > 0 ? (value < 1 ? value : 1) : 0;
      sum += value;
      if (value > most) {
        most = value;
        likeliest = k;
      }
      // the fourth power keeps a border about as wide as the filter's and clears the rest
      value *= value;
      value *= value;
      data[i] = value;
      sharp += value;
    }
    if (count > 0) classOf[i] = present[likeliest]!;
    certainty[i] = sum > 0 ? most / sum : 0;
    const inverse = sharp > 0 ? 1 / sharp : 0;
    for (let k = 0; k < count; k++) {
      const data = covers[k]!;
      data[i] = data[i]! * inverse;
    }
  }
}
