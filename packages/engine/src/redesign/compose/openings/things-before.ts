/** Separates things in front of a window from the window's own bars, among the pixels that are not glass. */
import { connectedComponents, type Extent, extentsOf } from '../../../ops/components.ts';
import { thickParts } from '../../empty/thing-mask.ts';

/** Half the largest width of glazing bars, as a share of the picture's width and of the window's. */
const halfBar = { ofPicture: 0.008, ofWindow: 0.06 } as const;
/** Longer runs, as a share of a window's side, are bars. */
const mostOfWindow = 0.7;

export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Hidden parts that stand at the window's foot or continue beside it are things. Those that end within it or
 * hang into it from above are part of the window, such as slats of a blind.
 */
function standing(
  hidden: Uint8Array,
  isWindow: Uint8Array,
  isThing: Uint8Array,
  { widthPx: w, heightPx: h }: Size,
): (at: number) => boolean {
  const parts = connectedComponents(hidden, w, h);
  const extents = extentsOf(parts, w);
  const reach = Math.max(2, Math.round(w * halfBar.ofPicture));
  const lowest = new Float64Array(parts.size.length).fill(-1);
  parts.of.forEach((id, at) => {
    if (id < 0) return;
    const [x, y] = [at % w, Math.floor(at / w)];
    const goesOnBeside = (nextX: number) => {
      const next = y * w + nextX;
      return nextX < 0 || nextX >= w || (!isWindow[next] && isThing[next] === 1);
    };
    const isAtFoot = y + reach >= h || !isWindow[at + reach * w];
    if (isAtFoot || goesOnBeside(x - reach) || goesOnBeside(x + reach)) lowest[id] = y;
  });
  const stands = extents.map(({ top, foot }, id) => lowest[id]! > (top + 3 * foot) / 4);
  return (at) => stands[parts.of[at]!] === true;
}

/** Things in and around a window, minus parts as thin as its bars, which often connect them. */
function thickThings(
  isThing: Uint8Array,
  { left, right, top, foot }: Extent,
  { widthPx: w, heightPx: h }: Size,
): (at: number) => boolean {
  const reach = Math.max(
    2,
    Math.round(w * halfBar.ofPicture),
    Math.round((right - left + 1) * halfBar.ofWindow),
  );
  const [x0, y0] = [Math.max(0, left - 3 * reach), Math.max(0, top - 3 * reach)];
  const wide = Math.min(w, right + 1 + 3 * reach) - x0;
  const tall = Math.min(h, foot + 1 + 3 * reach) - y0;
  const things = new Uint8Array(wide * tall);
  for (let y = 0; y < tall; y++)
    things.set(isThing.subarray((y0 + y) * w + x0, (y0 + y) * w + x0 + wide), y * wide);
  const thick = thickParts(things, wide, tall, reach);
  return (at) => thick[(Math.floor(at / w) - y0) * wide + (at % w) - x0] === 1;
}

/**
 * Last index of a run that starts at one edge of a window, is thicker than a bar and ends before the other;
 * else none.
 */
function endOfRun(isHidden: (step: number) => boolean, length: number, barPx: number): number {
  let step = 0;
  while (step < barPx && !isHidden(step)) step++;
  const from = step;
  while (step < length && isHidden(step)) step++;
  return step - from > barPx && step < mostOfWindow * length ? step : 0;
}

/** Thin things that rise from the window's foot, such as taps, or reach in from its sides, and end within it. */
function reachingIn(
  hidden: Uint8Array,
  { left, right, top, foot }: Extent,
  { widthPx: w }: Size,
): (at: number) => boolean {
  const barPx = 2 * Math.max(2, Math.round(w * halfBar.ofPicture));
  const [wide, tall] = [right - left + 1, foot - top + 1];
  const at = (x: number, y: number) => hidden[(top + y) * w + left + x] === 1;
  const fromFoot = Array.from({ length: wide }, (_, x) =>
    endOfRun((step) => at(x, tall - 1 - step), tall, barPx),
  );
  const fromLeft = Array.from({ length: tall }, (_, y) => endOfRun((x) => at(x, y), wide, barPx));
  const fromRight = Array.from({ length: tall }, (_, y) =>
    endOfRun((step) => at(wide - 1 - step, y), wide, barPx),
  );
  return (pixel) => {
    const [x, y] = [(pixel % w) - left, Math.floor(pixel / w) - top];
    return tall - 1 - y < fromFoot[x]! || x < fromLeft[y]! || wide - 1 - x < fromRight[y]!;
  };
}

/**
 * @param hidden pixels of windows that belong to things
 * @returns for a window of this extent, the hidden pixels with things in front
 */
export function thingsBefore(
  hidden: Uint8Array,
  isWindow: Uint8Array,
  isThing: Uint8Array,
  size: Size,
): (window: Extent) => (at: number) => boolean {
  const stands = standing(hidden, isWindow, isThing, size);
  return (window) => {
    const isThick = thickThings(isThing, window, size);
    const reachesIn = reachingIn(hidden, window, size);
    return (at) => stands(at) && (isThick(at) || reachesIn(at));
  };
}
