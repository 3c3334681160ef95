/** How far things before the new house go on below its foot, column by column. */
import { classNumber } from '../read/house-outline.ts';

/** Least opacity of what is seen before the house. */
export const seenAlpha = 0.3;
/** Where this share of a thing's columns keeps a limit, its other ones go down to so many times as far. */
const shortColumns = 0.6;
export const longerTimes = 1.9;

interface Things {
  readonly classOf: Uint8Array;
  /** Opacity of what stands before the house. */
  readonly front: Float32Array;
  /** Thing of each pixel over the foot, -1 for none. */
  readonly of: Int32Array;
}

export interface RunUnder {
  readonly id: number;
  readonly length: number;
}

/** Whether a thing ends within the limit in most of its columns: the longer ones would be left as posts. */
export function shortBelow(
  runs: readonly RunUnder[],
  mostOf: (id: number) => number,
): (id: number) => boolean {
  const columns = new Map<number, { all: number; short: number }>();
  for (const { id, length } of runs) {
    if (id < 0 || length === 0) continue;
    const one = columns.get(id) ?? { all: 0, short: 0 };
    one.all++;
    if (length <= mostOf(id)) one.short++;
    columns.set(id, one);
  }
  return (id) => {
    const one = columns.get(id);
    return one !== undefined && one.short > shortColumns * one.all;
  };
}

/** Rows of foreground of its kind that go on below the foot in a column, and of which thing. */
export function runUnder(
  { classOf, front, of }: Things,
  [w, h]: readonly [number, number],
  x: number,
  foot: number,
): RunUnder {
  const row = Math.round(foot);
  const id = of[row * w + x] ?? -1;
  let length = 0;
  const isThing = classOf[row * w + x] === classNumber.other;
  for (let i = (row + 1) * w + x; id >= 0 && row + length + 1 < h; i += w, length++)
    if (front[i]! <= seenAlpha || (classOf[i] === classNumber.other) !== isThing) break;
  return { id, length };
}
