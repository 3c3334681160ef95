/**
 * Detects things on walls and ceilings that were classified as surface: pictures, wall lamps, fans, clocks.
 * They deviate from the surface's smooth fit, are connected, and lie away from its edges, windows and doors.
 */
import { connectedComponents, extentsOf } from '../../ops/components.ts';
import { behind } from './planes-behind.ts';
import type { SmoothLight } from './smooth-light.ts';
import { grown } from './thing-mask.ts';

export const markCellPx = 4;

/** Deviation from the fit, in typical residuals, and the least deviation (logarithm of light). */
const outstanding = { spreads: 4.5, least: 0.2 } as const;
/** Size range of a mark, as shares of the picture. */
const size = [0.00025, 0.05] as const;
/**
 * Anything longer relative to its height is a rail or a cornice, which stays; a mark fills this share of its
 * bounding box. Fans, on ceilings only, have long thin blades and high contrast.
 */
const shapes = {
  wall: { longest: 5, leastFilled: 0.28, mostEdged: 0.25 },
  ceiling: { longest: 14, leastFilled: 0.08, mostEdged: 0.45 },
} as const;
/** If a larger share of a surface deviates, it is a pattern. */
const mostOutstanding = 0.14;
/** A mostly hidden ceiling may still have a fan, up to this share of the picture without edges. */
const mostOfFan = 0.012;
/** Cells ignored around windows, doors and the surface's edges. */
const margin = 4;

export interface MarkedSurface {
  readonly plane: number;
  readonly course: SmoothLight;
}

interface MarkEvidence {
  readonly data: Uint8ClampedArray;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly planes: Uint8Array;
  readonly surfaces: readonly MarkedSurface[];
  readonly isKnown: (at: number, plane: number) => boolean;
  /** Windows and doors, whose frames deviate from every wall. */
  readonly isFrame: (at: number) => boolean;
  readonly logs: Float32Array;
}

/** 1 for pixels of a mark. */
export function wallMarks({
  data,
  widthPx,
  heightPx,
  planes,
  surfaces,
  isKnown,
  isFrame,
  logs,
}: MarkEvidence): Uint8Array {
  const w = Math.ceil(widthPx / markCellPx);
  const h = Math.ceil(heightPx / markCellPx);
  const middleOf = (cell: number) => {
    const x = Math.min(widthPx - 1, (cell % w) * markCellPx + 2);
    const y = Math.min(heightPx - 1, Math.floor(cell / w) * markCellPx + 2);
    return y * widthPx + x;
  };
  const frames = new Uint8Array(w * h);
  const edges = new Uint8Array(w * h);
  for (let cell = 0; cell < w * h; cell++) {
    const at = middleOf(cell);
    if (isFrame(at)) frames[cell] = 1;
    const next = (cell + 1) % w === 0 ? cell : cell + 1;
    const below = cell + w < w * h ? cell + w : cell;
    const plane = planes[at];
    if (planes[middleOf(next)] !== plane || planes[middleOf(below)] !== plane) edges[cell] = 1;
  }
  const nearFrame = grown(frames, w, h, margin);
  const nearEdge = grown(edges, w, h, margin);
  const found = new Uint8Array(w * h);
  const colour = new Float64Array(3);
  for (const { plane, course } of surfaces) {
    const least = Math.max(outstanding.least, outstanding.spreads * course.spread);
    const out: number[] = [];
    let all = 0;
    let inside = 0;
    for (let cell = 0; cell < w * h; cell++) {
      const at = middleOf(cell);
      if (planes[at] !== plane || !isKnown(at, plane)) continue;
      all++;
      course.at(
        ((at % widthPx) + 0.5) / widthPx,
        (Math.floor(at / widthPx) + 0.5) / heightPx,
        colour,
      );
      let away = 0;
      for (let c = 0; c < 3; c++)
        away = Math.max(away, Math.abs(logs[data[at * 3 + c]!]! - colour[c]!));
      if (away <= least) continue;
      out.push(cell);
      if (!nearEdge[cell]) inside++;
    }
    const isFan = plane === behind.ceiling && inside < mostOfFan * w * h;
    if (out.length > mostOutstanding * all && !isFan) continue;
    for (const cell of out) found[cell] = 1;
  }
  const isCeiling = (cell: number) => planes[middleOf(cell)] === behind.ceiling;
  return marksOf({ found, nearFrame, nearEdge, isCeiling, w, h, widthPx, heightPx });
}

interface OutstandingCells {
  readonly found: Uint8Array;
  readonly nearFrame: Uint8Array;
  readonly nearEdge: Uint8Array;
  readonly isCeiling: (cell: number) => boolean;
  readonly w: number;
  readonly h: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

function marksOf({
  found,
  nearFrame,
  nearEdge,
  isCeiling,
  w,
  h,
  widthPx,
  heightPx,
}: OutstandingCells): Uint8Array {
  const joined = grown(found, w, h, 1);
  const { of, size: counts } = connectedComponents(joined, w, h);
  const seen = counts.map(() => ({ framed: 0, edged: 0, above: 0 }));
  for (let cell = 0; cell < of.length; cell++) {
    const one = seen[of[cell]!];
    if (!one) continue;
    one.framed += nearFrame[cell]!;
    one.edged += nearEdge[cell]!;
    if (isCeiling(cell)) one.above++;
  }
  const isMark = extentsOf({ of, size: counts }, w).map(({ left, right, top, foot }, id) => {
    const { framed, edged, above } = seen[id]!;
    const count = counts[id]!;
    const { longest, leastFilled, mostEdged } = shapes[above > 0.7 * count ? 'ceiling' : 'wall'];
    const [across, down] = [right - left + 1, foot - top + 1];
    const share = count / (w * h);
    return (
      share > size[0] &&
      share < size[1] &&
      across < longest * down &&
      down < longest * across &&
      count > leastFilled * across * down &&
      framed < 0.1 * count &&
      edged < mostEdged * count
    );
  });
  const marks = new Uint8Array(widthPx * heightPx);
  const cells = new Uint8Array(w * h);
  for (let cell = 0; cell < of.length; cell++) if (isMark[of[cell]!]) cells[cell] = 1;
  const whole = grown(cells, w, h, 2);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor(y / markCellPx) * w;
    for (let x = 0; x < widthPx; x++)
      if (whole[row + Math.floor(x / markCellPx)]) marks[y * widthPx + x] = 1;
  }
  return marks;
}
