/**
 * Shade of furniture on the room: the ratio of renders with and without it. Includes contact shade, shade on
 * walls and lamp light.
 */

import { boxMean } from '../../../ops/box-blur.ts';
import { readCoarse } from '../../empty/coarse-grid.ts';
import { behind } from '../../empty/planes-behind.ts';
import { spread } from '../../empty/spread.ts';
import type { ThingLight } from '../lay-in.ts';

const luminance = (light: Float32Array, at: number) =>
  0.2126 * light[at]! + 0.7152 * light[at + 1]! + 0.0722 * light[at + 2]!;

const darkest = 0.2;
/** Exponents. Floor shade is deepened, since viewers saw furniture float; on walls that would look like smoke. */
const depth = { floor: 2.8, others: 0.55 } as const;
/** Exponent for shade on walls right beside things, where it is certain. */
const contactDepth = 1.2;
const brightest = 1.18;
/** Deviations from 1 that are noise of two renders: from certain to possible. */
const noise = [0.025, 0.07] as const;
/** Pixels with a smaller share of shell are ignored. */
const leastShell = 0.3;

const depthOf = (plane: number) => (plane === behind.floor ? depth.floor : depth.others);

const deepened = (ratio: number, plane: number) =>
  plane !== behind.floor && ratio < 1 ? ratio ** contactDepth : ratio;

export interface BareRender {
  readonly width: number;
  readonly height: number;
  readonly radiance: Float32Array;
}

/** Shade keeps its detail within this share of the width around things; beyond it is smoothed. */
const contactShare = 0.025;
const smoothShare = 0.05;
/** Weight of uncertain values near things, used where there are no others. */
const leastTrusted = 0.02;

interface ShadedRoom {
  readonly furnished: ThingLight;
  readonly bare: BareRender;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Plane of the room behind each pixel of the photo. */
  readonly planes: Uint8Array;
  /** Whether both renders show the photo's plane at this pixel. */
  readonly isWhereRendered: (at: number, renderedAt: number) => boolean;
}

/** Ratio per pixel; 1 for no change. */
export function roomShade({
  furnished,
  bare,
  widthPx,
  heightPx,
  planes,
  isWhereRendered,
}: ShadedRoom): Float32Array {
  const { width, height } = bare;
  const without = new Float32Array(width * height);
  for (let cell = 0; cell < without.length; cell++)
    without[cell] = luminance(bare.radiance, cell * 3);
  const ratio = new Float32Array(width * height);
  const weight = new Float32Array(width * height);
  const near = new Float32Array(width * height);
  const planeOf = new Uint8Array(width * height);
  const perX = widthPx / width;
  const perY = heightPx / height;
  for (let y = 0; y < heightPx; y++) {
    const row = Math.min(height - 1, Math.floor(y / perY)) * width;
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      const cell = row + Math.min(width - 1, Math.floor(x / perX));
      planeOf[cell] = planes[at]!;
      const shell = 1 - furnished.coverage[at]!;
      near[cell] = Math.max(near[cell]!, 1 - shell);
      if (shell < leastShell || !isWhereRendered(at, cell)) continue;
      const lit = luminance(furnished.radiance, at * 3) - luminance(furnished.cutOut, at * 3);
      ratio[cell]! += lit;
      weight[cell]! += shell;
    }
  }
  for (let cell = 0; cell < ratio.length; cell++) {
    const mean = weight[cell]! > 0 ? ratio[cell]! / weight[cell]! : 0;
    const raw = mean > 0 && without[cell]! > 1e-5 ? mean / without[cell]! : 1;
    ratio[cell] = Math.min(
      brightest,
      Math.max(darkest, raw < 1 ? raw ** depthOf(planeOf[cell]!) : raw),
    );
    weight[cell] = weight[cell]! > 0 ? 1 : 0;
  }
  const contactCells = Math.max(2, Math.round(width * contactShare));
  for (let pass = 0; pass < 2; pass++) boxMean(near, width, height, contactCells, near);
  for (let cell = 0; cell < near.length; cell++) near[cell] = Math.min(1, 4 * near[cell]!);
  const smooth = smoothShade(ratio, weight, near, planeOf, width, height);
  const smoothAt = (cell: number) => smooth.get(planeOf[cell]!)?.[cell] ?? 1;
  for (let cell = 0; cell < ratio.length; cell++)
    if (weight[cell] === 0) ratio[cell] = smoothAt(cell);
  const contact = calmed(ratio, width, height);
  for (let cell = 0; cell < contact.length; cell++)
    contact[cell] = (deepened(contact[cell]!, planeOf[cell]!) - smoothAt(cell)) * near[cell]!;
  const shade = new Float32Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const cy = (y + 0.5) / perY - 0.5;
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      const cx = (x + 0.5) / perX - 0.5;
      // per plane: a cell on an edge would shade both planes alike
      const wide = smooth.get(planes[at]!);
      const light = wide ? readCoarse(wide, width, height, cx, cy, 0, 1) : 1;
      shade[at] = light + readCoarse(contact, width, height, cx, cy, 0, 1);
    }
  }
  return shade;
}

/** Low frequencies of the shade on each plane: few samples of a window give bands and blotches. */
function smoothShade(
  ratio: Float32Array,
  weight: Float32Array,
  near: Float32Array,
  planeOf: Uint8Array,
  width: number,
  height: number,
): Map<number, Float32Array> {
  const courses = new Map<number, Float32Array>();
  const radius = Math.max(2, Math.round(width * smoothShare));
  // at the borders of known pixels one of the renders may show something else
  const within = boxMean(weight, width, height, 1);
  for (const plane of new Set(planeOf)) {
    const own = ratio.slice();
    const trust = weight.map((known, cell) =>
      planeOf[cell] === plane
        ? known * within[cell]! ** 8 * Math.max(leastTrusted, 1 - near[cell]!)
        : 0,
    );
    if (trust.every((share) => share === 0)) continue;
    spread(own, trust, width, height, 1);
    for (let pass = 0; pass < 3; pass++) boxMean(own, width, height, radius, own);
    courses.set(plane, own);
  }
  return courses;
}

/** Denoises: a small mean, and ratios near 1 set to 1. */
function calmed(ratio: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(ratio.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      let sum = 0;
      let all = 0;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [u, v] = [x + dx, y + dy];
          if (u < 0 || v < 0 || u >= width || v >= height) continue;
          const share = dx === 0 && dy === 0 ? 3 : 1;
          sum += ratio[v * width + u]! * share;
          all += share;
        }
      }
      const mean = sum / all;
      const away = Math.abs(mean - 1);
      const sure = Math.min(1, Math.max(0, (away - noise[0]) / (noise[1] - noise[0])));
      out[at] = 1 + (mean - 1) * sure;
    }
  }
  return out;
}
