/** How the photo differs from the fitted colours of a surface, carried on behind what hides it. */
import { boxMean } from '../../ops/box-blur.ts';
import type { RoomReading } from '../shell/read-room.ts';
import { type KeptSurfaces, keptCellPx } from './kept-surfaces.ts';
import { behind } from './planes-behind.ts';
import { classOfPlane, logOfCode, type SeenSurfaces } from './seen-surfaces.ts';
import { spread } from './spread.ts';
import type { SurfaceColours } from './surface-colours.ts';

/** Kept pixels differ from the fitted colours by at most this, as far as the fit is trusted. */
const mostDifferent = 0.5;
/** Of floors, that go on as they are seen. */
const mostOfFloor = 1.2;
/** Planks and tiles are no light: differences are means over this share of the width to each side. */
const courseShare = 0.05;
/** Weight of the fitted colours where nothing nearby is kept. */
const ownWeight = 0.02;
const smoothCells = 6;

/** Residuals of kept pixels against the fitted colours of a plane, extrapolated over the rest of it. */
export function surfaceDifferences(
  { analysis }: RoomReading,
  { planes }: SeenSurfaces,
  kept: KeptSurfaces,
  colours: SurfaceColours,
  plane: number,
): Float32Array {
  const { photo, classOf } = analysis;
  const { widthPx: w, heightPx: h, data } = photo;
  const { width, height } = kept;
  const values = new Float32Array(width * height * 3);
  const weight = new Float32Array(width * height);
  const colour = new Float64Array(3);
  const most = plane === behind.floor ? mostOfFloor : mostDifferent;
  for (let y = 0; y < h; y += 2) {
    for (let x = 0; x < w; x += 2) {
      const at = y * w + x;
      const cell = Math.floor(y / keptCellPx) * width + Math.floor(x / keptCellPx);
      if (planes[at] !== plane || classOf[at] !== classOfPlane[plane]) continue;
      if (kept.share[cell]! < 0.9) continue;
      colours.at(plane, x + 0.5, y + 0.5, colour);
      weight[cell]! += 1;
      for (let c = 0; c < 3; c++) {
        const away = logOfCode[data[at * 3 + c]!]! - colour[c]!;
        values[cell * 3 + c]! += Math.min(most, Math.max(-most, away));
      }
    }
  }
  const radius = Math.max(2, Math.round(width * courseShare));
  const known = weight.map((count) => Math.min(1, count));
  const near = boxMean(known, width, height, radius);
  const channel = new Float32Array(width * height);
  for (let c = 0; c < 3; c++) {
    for (let cell = 0; cell < channel.length; cell++)
      channel[cell] = weight[cell]! > 0 ? values[cell * 3 + c]! / weight[cell]! : 0;
    boxMean(channel, width, height, radius, channel);
    for (let cell = 0; cell < channel.length; cell++)
      values[cell * 3 + c] = known[cell]! > 0 ? channel[cell]! / near[cell]! : 0;
  }
  for (let cell = 0; cell < channel.length; cell++) weight[cell] = known[cell]! > 0 ? 1 : ownWeight;
  spread(values, weight, width, height, 3);
  return smoothed(values, width, height);
}

/** Removes streaks that single pixels at the rim would cause. */
function smoothed(values: Float32Array, width: number, height: number): Float32Array {
  const channel = new Float32Array(width * height);
  for (let c = 0; c < 3; c++) {
    for (let cell = 0; cell < channel.length; cell++) channel[cell] = values[cell * 3 + c]!;
    boxMean(channel, width, height, smoothCells, channel);
    for (let cell = 0; cell < channel.length; cell++) values[cell * 3 + c] = channel[cell]!;
  }
  return values;
}
