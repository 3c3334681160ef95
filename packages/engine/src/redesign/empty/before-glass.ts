/**
 * Lamps, plants and vases in front of windows are often classified as window. Pixels that differ from the glass
 * and connect to a thing are reclassified as thing, and so is their rim.
 */
import { connectedComponents, extentsOf } from '../../ops/components.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { roomClass } from '../shell/room-class.ts';
import { logOfCode } from './seen-surfaces.ts';
import { grown, thickParts } from './thing-mask.ts';

/** Rim of things, as a share of the width. */
const rim = 0.005;
/** Difference from the typical light in its row of the window (logarithm). */
const odd = 0.5;
/** If a larger share differs, the window shows a varied view or bars, and is skipped. */
const mostOdd = 0.35;
/**
 * Largest share of its window that one thing covers, and its largest relative width and height; anything larger
 * is the window frame.
 */
const most = { area: 0.2, width: 0.5, height: 0.7 } as const;
/** Half width of bars, as a share of the picture's width: they get no rim. */
const halfBar = 0.008;

/** The classes of an analysis, with things in front of windows. */
export function classesBeforeGlass({
  classOf,
  photo,
}: Pick<Analysis, 'classOf' | 'photo'>): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const [window, object] = [roomClass('window'), roomClass('object')];
  const glass = Uint8Array.from(classOf, (kind) => (kind === window ? 1 : 0));
  const windows = connectedComponents(glass, w, h);
  const standsOut = outstanding(photo.data, windows.of, windows.size, w, h);
  const thing = Uint8Array.from(classOf, (kind) => (kind === object ? 1 : 0));
  const beside = grown(
    thickParts(thing, w, h, Math.max(2, Math.round(w * halfBar))),
    w,
    h,
    Math.max(2, Math.round(w * rim)),
  );
  const pieces = connectedComponents(standsOut, w, h);
  /** Lowest row in which each piece touches a thing, and its window. */
  const held = new Int32Array(pieces.size.length);
  const windowOf = new Int32Array(pieces.size.length).fill(-1);
  for (let at = 0; at < glass.length; at++) {
    const id = pieces.of[at]!;
    if (id < 0) continue;
    windowOf[id] = windows.of[at]!;
    if (beside[at]) held[id] = Math.floor(at / w);
  }
  const extents = extentsOf(windows, w);
  const isThing = extentsOf(pieces, w).map(({ left, right, top, foot }, id) => {
    const of = windowOf[id]!;
    const window = extents[of];
    return (
      window !== undefined &&
      // a standing thing continues below the glass; blinds hang from above
      held[id]! > (top + 3 * foot) / 4 &&
      pieces.size[id]! < most.area * windows.size[of]! &&
      right - left < most.width * (window.right - window.left + 1) &&
      foot - top < most.height * (window.foot - window.top + 1)
    );
  });
  const things = Uint8Array.from(glass, (_, at) => (isThing[pieces.of[at]!] ? 1 : 0));
  const rims = grown(things, w, h, Math.max(2, Math.round(w * rim)));
  return classOf.map((kind, at) => (kind === window && (beside[at] || rims[at]) ? object : kind));
}

/** 1 for outliers from the typical light of their row, in windows with few of them. */
function outstanding(
  data: Uint8ClampedArray,
  of: Int32Array,
  size: readonly number[],
  w: number,
  h: number,
): Uint8Array {
  const out = new Uint8Array(w * h);
  const light = (at: number) =>
    (logOfCode[data[at * 3]!]! + logOfCode[data[at * 3 + 1]!]! + logOfCode[data[at * 3 + 2]!]!) / 3;
  const counts = new Float64Array(size.length);
  for (let y = 0; y < h; y++) {
    const rows = new Map<number, number[]>();
    for (let at = y * w; at < (y + 1) * w; at++) {
      if (of[at]! < 0) continue;
      const row = rows.get(of[at]!);
      if (row) row.push(light(at));
      else rows.set(of[at]!, [light(at)]);
    }
    const usual = new Map(
      [...rows].map(([id, lights]) => [id, lights.sort((a, b) => a - b)[lights.length >> 1]!]),
    );
    for (let at = y * w; at < (y + 1) * w; at++) {
      const id = of[at]!;
      if (id < 0 || Math.abs(light(at) - usual.get(id)!) < odd) continue;
      out[at] = 1;
      counts[id]! += 1;
    }
  }
  for (let at = 0; at < out.length; at++)
    if (out[at] && counts[of[at]!]! > mostOdd * size[of[at]!]!) out[at] = 0;
  return out;
}
