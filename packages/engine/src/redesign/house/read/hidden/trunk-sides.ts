/**
 * Trunks and cactuses whose sides are named house: how wide they are is seen against the sky over the house and against the
 * ground below it, and in between their sides are straight.
 */
import { classNumber, houseClasses } from '../house-outline.ts';

/** A trunk is as wide below as above within these factors, and leans by less than its width. */
const alike = { narrower: 0.65, wider: 1.7, lean: 0.8 } as const;
/** Length, in widths, over which it stands against the sky. */
const lengths = 1.5;
/** Share of its width that is classified as plant in each row between, and rows that may lack it, as a share of the photo's height. */
const named = { share: 0.25, missedShare: 0.022 } as const;

type Run = readonly [from: number, to: number];

export interface Sized {
  readonly w: number;
  readonly h: number;
  /** Widths of trunks, in pixels. */
  readonly least: number;
  readonly most: number;
}

/** Fills what is missing of them in `found`, in place. */
export function addTrunkSides(
  classOf: Uint8Array,
  found: Uint8Array,
  { w, h, least, most }: Sized,
): void {
  const isPlant = (i: number) => classOf[i] === classNumber.vegetation || found[i] === 1;
  const runAt = (x: number, y: number): Run | undefined => {
    if (!isPlant(y * w + x)) return undefined;
    let [from, to] = [x, x];
    while (from > 0 && isPlant(y * w + from - 1)) from--;
    while (to < w - 1 && isPlant(y * w + to + 1)) to++;
    return to - from + 1 <= most && from > 0 && to < w - 1 ? [from, to] : undefined;
  };
  const isBeside = ([from, to]: Run, y: number, takes: (kind: number) => boolean) =>
    takes(classOf[y * w + from - 1]!) && takes(classOf[y * w + to + 1]!);
  const isSky = (kind: number) => kind === classNumber.sky;
  const isOpen = (kind: number) => kind === classNumber.ground;
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      if (!isPlant(y * w + x) || isPlant(y * w + x - 1)) continue;
      const over = runAt(x, y);
      if (!over) continue;
      x = over[1];
      const wide = over[1] - over[0] + 1;
      const middle = (over[0] + over[1]) >> 1;
      const isLast = !isBeside(over, y + 1, isSky);
      if (wide < least || !isLast || !isBeside(over, y, isSky)) continue;
      if (!standsInSky(y, middle, wide, runAt, (run, row) => isBeside(run, row, isSky))) continue;
      const under = footUnder(y, over);
      if (!under) continue;
      for (let row = y + 1; row < under.y; row++) {
        const t = (row - y) / (under.y - y);
        const from = Math.round(over[0] + (under.run[0] - over[0]) * t);
        const to = Math.round(over[1] + (under.run[1] - over[1]) * t);
        for (let u = from; u <= to; u++)
          if (houseClasses.includes(classOf[row * w + u]!)) found[row * w + u] = 1;
      }
    }

  function footUnder(y: number, over: Run): { readonly y: number; readonly run: Run } | undefined {
    const wide = over[1] - over[0] + 1;
    const middle = (over[0] + over[1]) >> 1;
    let missed = 0;
    for (let row = y + 1; row < h; row++) {
      let plants = 0;
      for (let x = over[0]; x <= over[1]; x++) if (isPlant(row * w + x)) plants++;
      if (plants < named.share * wide && ++missed > named.missedShare * h) return undefined;
      const run = runAt(middle, row);
      if (!run || !isBeside(run, row, isOpen)) continue;
      const own = run[1] - run[0] + 1;
      const lean = Math.abs((run[0] + run[1]) / 2 - middle);
      const isAlike = own > alike.narrower * wide && own < alike.wider * wide;
      return isAlike && lean < alike.lean * wide ? { y: row, run } : undefined;
    }
    return undefined;
  }
}

function standsInSky(
  y: number,
  middle: number,
  wide: number,
  runAt: (x: number, y: number) => Run | undefined,
  isFree: (run: Run, y: number) => boolean,
): boolean {
  for (let up = 1; up < lengths * wide; up++) {
    const run = y - up > 0 ? runAt(middle, y - up) : undefined;
    if (!run || !isFree(run, y - up)) return false;
    const own = run[1] - run[0] + 1;
    if (own < alike.narrower * wide || own > alike.wider * wide) return false;
  }
  return true;
}
