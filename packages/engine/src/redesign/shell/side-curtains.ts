/**
 * Old curtains beside the glass of a window, which are read as part of it: by day they are darker than glass over
 * all of their height. They are things, so that the glass goes on behind them.
 */
import type { Analysis } from '../../sense/analysis.ts';
import { roomClass } from './room-class.ts';
import {
  clipped,
  clothBelow,
  isOf,
  lightOf,
  type WindowPart,
  windowParts,
} from './window-parts.ts';

/** A column of cloth is dark over this share of it, and as high as this share of the window. */
const column = { dark: 0.72, high: 0.7 } as const;
/** Narrower strips are frames; wider ones are the view. Shares of the window's width. */
const strip = { least: 0.1, most: 0.75 } as const;

/** For each column of a window whether cloth hangs there. */
function clothColumns({ left, right, pixels }: WindowPart, light: Float32Array, w: number) {
  const darkerThan = clothBelow(pixels, light);
  if (darkerThan === undefined) return [];
  const count = new Uint32Array(right - left + 1);
  const dark = new Uint32Array(right - left + 1);
  for (const at of pixels) {
    count[(at % w) - left]! += 1;
    if (light[at]! < darkerThan) dark[(at % w) - left]! += 1;
  }
  const highest = count.reduce((most, one) => Math.max(most, one), 0);
  return Array.from(count, (one, x) => one > column.high * highest && dark[x]! > column.dark * one);
}

/** Length of the run of cloth at the beginning of a row of columns, frames and gaps passed over. */
function runOf(columns: readonly boolean[]): number {
  const gap = Math.ceil(0.04 * columns.length);
  let end = 0;
  let missed = 0;
  for (const [x, isCloth] of columns.entries()) {
    missed = isCloth ? 0 : missed + 1;
    if (missed > gap) break;
    if (isCloth) end = x + 1;
  }
  const share = end / columns.length;
  return share >= strip.least && share <= strip.most ? end : 0;
}

export function withoutSideCurtains(analysis: Analysis): Analysis {
  const { photo } = analysis;
  const w = photo.widthPx;
  const light = lightOf(photo);
  const object = roomClass('object');
  let { openings } = analysis;
  let classOf: Uint8Array | undefined;
  for (const part of windowParts(analysis)) {
    const columns = clothColumns(part, light, w);
    const [atLeft, atRight] = [runOf(columns), runOf([...columns].reverse())];
    if (atLeft + atRight === 0 || atLeft + atRight > strip.most * columns.length) continue;
    classOf ??= analysis.classOf.slice();
    const [from, to] = [part.left + atLeft, part.right + 1 - atRight];
    openings = openings.map((one) => (isOf(one, part) ? clipped(one, from, to) : one));
    for (const at of part.pixels) {
      const x = at % w;
      if (x < from || x >= to) classOf[at] = object;
    }
  }
  return classOf ? { ...analysis, classOf, openings } : analysis;
}
