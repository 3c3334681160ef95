/** Finds the visible part of a window between its curtains and below its blind. */
import type { WindowPart } from './window-parts.ts';

/** A column with a smaller share of glass doesn't belong to the window. */
const leastGlassInColumn = 0.25;
/** A window with a smaller clear share of its width or height, or less glass between fabrics, is closed. */
const leastClear = { width: 0.3, height: 0.3, between: 0.6 } as const;
/** A row or column with a larger covered share is behind fabric. */
const leastOfLine = 0.5;
/** Least widths of fabric between panes and of gaps in it, as shares of the glass. */
const narrowest = { cloth: 0.08, gap: 0.03 } as const;

export interface ClearPart {
  /** Columns of the photo that show glass. */
  readonly columns: readonly [from: number, to: number];
  /** Share of the window's rows, from the top, that are mostly covered in these columns. */
  readonly drop: number;
  /** Fabric between the columns, as shares of their width. */
  readonly between: readonly (readonly [from: number, to: number])[];
  /** Share of the window's width that shows glass. */
  readonly width: number;
  /** Share of glass there, below the drop. */
  readonly glass: number;
}

/** First and last column that show glass. */
function glassColumns({ left, right, pixels }: WindowPart, mask: Uint8Array, w: number) {
  const { all, covered } = covers(pixels, mask, right - left + 1, (at) => (at % w) - left);
  const shows = Array.from(all, (one, x) => one - covered[x]! > leastGlassInColumn * one);
  const [first, last] = [shows.indexOf(true), shows.lastIndexOf(true)];
  return first < 0 ? undefined : ([left + first, left + last + 1] as const);
}

/** Total and covered pixels per row or column. */
function covers(
  pixels: readonly number[],
  mask: Uint8Array,
  count: number,
  of: (at: number) => number,
) {
  const [all, covered] = [new Uint32Array(count), new Uint32Array(count)];
  for (const at of pixels) {
    const line = of(at);
    all[line]! += 1;
    covered[line]! += mask[at]!;
  }
  return { all, covered };
}

/** Lower end of a blind: the row that maximises covered minus clear pixels above it. */
function endOfBlind({ all, covered }: ReturnType<typeof covers>): number {
  let [end, sum, most] = [0, 0, 0];
  all.forEach((one, row) => {
    sum += covered[row]! - leastOfLine * one;
    if (sum > most) [end, most] = [row + 1, sum];
  });
  return end;
}

/** Ranges of mostly covered columns, as shares of all. */
function stretches({ all, covered }: ReturnType<typeof covers>): [number, number][] {
  const found: [number, number][] = [];
  all.forEach((one, column) => {
    if (covered[column]! <= leastOfLine * one) return;
    const last = found.at(-1);
    if (last && column - last[1] < narrowest.gap * all.length) last[1] = column + 1;
    else found.push([column, column + 1]);
  });
  return found
    .filter(([from, to]) => to - from > narrowest.cloth * all.length)
    .map(([from, to]) => [from / all.length, to / all.length]);
}

/** @param mask 1 for fabric; undefined if nothing but fabric is visible */
export function clearPartOf(part: WindowPart, mask: Uint8Array, w: number): ClearPart | undefined {
  const columns = glassColumns(part, mask, w);
  if (!columns) return undefined;
  const [from, to] = columns;
  const between = part.pixels.filter((at) => at % w >= from && at % w < to);
  const rowOf = (at: number) => Math.floor(at / w);
  const top = between.reduce((least, at) => Math.min(least, rowOf(at)), Infinity);
  const tall = between.reduce((most, at) => Math.max(most, rowOf(at)), top) - top + 1;
  const end = endOfBlind(covers(between, mask, tall, (at) => rowOf(at) - top));
  const below = between.filter((at) => rowOf(at) - top >= end);
  if (below.length === 0) return undefined;
  const byColumn = covers(below, mask, to - from, (at) => (at % w) - from);
  const cloths = stretches(byColumn);
  const isCloth = (column: number) =>
    cloths.some((cloth) => column >= cloth[0] * (to - from) && column < cloth[1] * (to - from));
  const glass = below.filter((at) => !isCloth((at % w) - from));
  const clear = glass.filter((at) => !mask[at]);
  const covered = cloths.reduce((sum, [start, stop]) => sum + stop - start, 0);
  return {
    columns,
    drop: end / tall,
    between: cloths,
    width: ((to - from) * (1 - covered)) / (part.right + 1 - part.left),
    glass: glass.length > 0 ? clear.length / glass.length : 0,
  };
}

export const isClear = ({ drop, width, glass }: ClearPart): boolean =>
  width >= leastClear.width && 1 - drop >= leastClear.height && glass >= leastClear.between;
