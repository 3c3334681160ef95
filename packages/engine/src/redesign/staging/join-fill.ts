/** Fits the colours of an emptied room to the photo around what was removed, so that no seam shows. */
import { srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import { readCoarse } from '../empty/coarse-grid.ts';
import { classOfPlane, lightOfLog, logOfCode } from '../empty/seen-surfaces.ts';
import { spread } from '../empty/spread.ts';

const cellPx = 4;
/** Pixels of a cell that tell its colour. */
const leastTold = 6;
/** Greater differences (logarithm) are not the same surface. */
const mostDifferent = 0.7;
const smoothCells = 2;

interface Surfaces {
  readonly removed: Uint8Array;
  /** Plane of the room behind each pixel. */
  readonly planes: Uint8Array;
  readonly classOf: Uint8Array;
}

/** In place. */
export function joinFill(fill: RgbImage, photo: RgbImage, surfaces: Surfaces): void {
  for (let plane = 0; plane < classOfPlane.length; plane++) joinPlane(fill, photo, surfaces, plane);
}

function joinPlane(
  fill: RgbImage,
  photo: RgbImage,
  { removed, planes, classOf }: Surfaces,
  plane: number,
): void {
  const { widthPx: w, heightPx: h } = photo;
  const size = { width: Math.ceil(w / cellPx), height: Math.ceil(h / cellPx) };
  const cells = size.width * size.height;
  const values = new Float32Array(cells * 3);
  const counts = new Float32Array(cells);
  for (let at = 0; at < planes.length; at++) {
    if (removed[at] || planes[at] !== plane || classOf[at] !== classOfPlane[plane]) continue;
    const cell =
      Math.floor(Math.floor(at / w) / cellPx) * size.width + Math.floor((at % w) / cellPx);
    counts[cell]! += 1;
    for (let c = 0; c < 3; c++) {
      const away = logOfCode[photo.data[at * 3 + c]!]! - logOfCode[fill.data[at * 3 + c]!]!;
      values[cell * 3 + c]! += Math.min(mostDifferent, Math.max(-mostDifferent, away));
    }
  }
  const weight = counts.map((count) => (count > leastTold ? 1 : 0));
  if (!weight.includes(1)) return;
  for (let cell = 0; cell < cells; cell++)
    for (let c = 0; c < 3; c++) values[cell * 3 + c]! /= Math.max(1, counts[cell]!);
  spread(values, weight, size.width, size.height, 3);
  const channels = [0, 1, 2].map((c) => {
    const channel = Float32Array.from({ length: cells }, (_, cell) => values[cell * 3 + c]!);
    return boxMean(channel, size.width, size.height, smoothCells, channel);
  });
  for (let at = 0; at < planes.length; at++) {
    if (!removed[at] || planes[at] !== plane) continue;
    const [x, y] = [((at % w) + 0.5) / cellPx - 0.5, (Math.floor(at / w) + 0.5) / cellPx - 0.5];
    for (let c = 0; c < 3; c++) {
      const log = logOfCode[fill.data[at * 3 + c]!]! + readCoarse(channels[c]!, size, x, y);
      fill.data[at * 3 + c] = srgb8FromLinear(lightOfLog(log));
    }
  }
}
