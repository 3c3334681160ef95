/**
 * Old curtains beside the glass of a window, which are read as part of it: by day they are darker than glass over
 * all of their height. They are things, so that the glass goes on behind them.
 */
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { connectedComponents } from '../../ops/components.ts';
import type { Analysis, Opening } from '../../sense/analysis.ts';
import { roomClass } from './room-class.ts';

/** Smaller windows, as a share of the photo, tell nothing. */
const leastArea = 0.008;
/** Of the light of its bright glass, cloth has less than this. */
const clothLevel = 0.5;
/** Glass darker than this is seen at night, when cloth is the brighter one. */
const leastGlass = 0.3;
/** The bright glass is the brightest so much of a window. */
const glassShare = 0.3;
/** A column of cloth is dark over this share of it, and as high as this share of the window. */
const column = { dark: 0.72, high: 0.7 } as const;
/** Narrower strips are frames; wider ones are the view. Shares of the window's width. */
const strip = { least: 0.1, most: 0.75 } as const;

interface WindowPart {
  readonly left: number;
  readonly right: number;
  readonly pixels: readonly number[];
}

function windowParts({ classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>): WindowPart[] {
  const { widthPx: w, heightPx: h } = photo;
  const window = roomClass('window');
  const glass = Uint8Array.from(classOf, (kind) => (kind === window ? 1 : 0));
  const { of, size } = connectedComponents(glass, w, h);
  const parts = size.map((count) =>
    count > leastArea * w * h ? { left: w, right: 0, pixels: [] as number[] } : undefined,
  );
  for (let at = 0; at < glass.length; at++) {
    const part = glass[at] ? parts[of[at]!] : undefined;
    if (!part) continue;
    part.left = Math.min(part.left, at % w);
    part.right = Math.max(part.right, at % w);
    part.pixels.push(at);
  }
  return parts.filter((part) => part !== undefined);
}

/** For each column of a window whether cloth hangs there. */
function clothColumns({ left, right, pixels }: WindowPart, light: Float32Array, w: number) {
  const sorted = Float32Array.from(pixels, (at) => light[at]!).sort();
  const bright = sorted[Math.floor((1 - glassShare) * (sorted.length - 1))]!;
  if (bright < leastGlass) return [];
  const count = new Uint32Array(right - left + 1);
  const dark = new Uint32Array(right - left + 1);
  for (const at of pixels) {
    count[(at % w) - left]! += 1;
    if (light[at]! < clothLevel * bright) dark[(at % w) - left]! += 1;
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

/** Whether an opening lies over a window: the middle of each in the other. */
function isOf({ kind, corners }: Opening, { left, right }: WindowPart): boolean {
  const xs = corners.map(({ x }) => x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const [middle, own] = [(from + to) / 2, (left + right) / 2];
  return kind === 'window' && middle > left && middle < right && own > from && own < to;
}

/** Between two columns of the photo. */
function clipped(opening: Opening, from: number, to: number): Opening {
  const [a, b, c, d] = opening.corners;
  const clip = (corner: typeof a) => ({ ...corner, x: Math.min(to, Math.max(from, corner.x)) });
  return { ...opening, corners: [clip(a), clip(b), clip(c), clip(d)] };
}

export function withoutSideCurtains(analysis: Analysis): Analysis {
  const { photo } = analysis;
  const w = photo.widthPx;
  const light = new Float32Array(w * photo.heightPx);
  for (let at = 0; at < light.length; at++) {
    const channel = (c: number) => linearFromSrgb8[photo.data[at * 3 + c]!]!;
    light[at] = 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
  }
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
