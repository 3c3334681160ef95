/**
 * Finds the upright rectangle of a wall with the most glass and the least else: a window without what stands
 * before it.
 */
import type { Analysis, Point } from '../../../sense/analysis.ts';
import {
  createPlanePoint,
  planeSampler,
  projectPoint,
} from '../../../sense/surfaces/plane-point.ts';

/** Grid resolution of the wall around the glass. */
const cells = 40;
/** Cost of a cell without glass; a cell with glass gains 1. */
const costOfOther = 1.3;

interface Range {
  readonly sum: number;
  readonly from: number;
  readonly to: number;
}

/** The subarray with the largest sum; `to` is exclusive. */
function bestRange(values: ArrayLike<number>): Range {
  let best: Range = { sum: -Infinity, from: 0, to: 0 };
  let [sum, from] = [0, 0];
  for (let at = 0; at < values.length; at++) {
    if (sum <= 0) [sum, from] = [0, at];
    sum += values[at]!;
    if (sum > best.sum) best = { sum, from, to: at + 1 };
  }
  return best;
}

interface CellRectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** @param gains of the cells, row by row */
export function bestRectangle(gains: Float32Array, wide: number): CellRectangle {
  const tall = gains.length / wide;
  let best = { left: 0, right: 0, top: 0, foot: 0, sum: -Infinity };
  for (let top = 0; top < tall; top++) {
    const columns = new Float32Array(wide);
    for (let foot = top; foot < tall; foot++) {
      for (let x = 0; x < wide; x++) columns[x]! += gains[foot * wide + x]!;
      const { sum, from, to } = bestRange(columns);
      if (sum > best.sum) best = { left: from, right: to, top, foot: foot + 1, sum };
    }
  }
  return best;
}

/** Corners in the photo; undefined for a wall at a grazing angle. */
export function glassRectangle(
  { camera, planes, photo: { widthPx: w, heightPx: h } }: Analysis,
  plane: number,
  glass: Uint8Array,
  points: readonly Point[],
): Point[] | undefined {
  const wall = planes[plane]!;
  const sample = planeSampler(camera, wall);
  const point = createPlanePoint();
  let [u0, u1, v0, v1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    if (!sample(x, y, point)) return undefined;
    [u0, u1] = [Math.min(u0, point.u), Math.max(u1, point.u)];
    [v0, v1] = [Math.min(v0, point.v), Math.max(v1, point.v)];
  }
  const { normal, distance, uAxis, vAxis } = wall;
  const placeOf = (x: number, y: number) => {
    const [u, v] = [u0 + (x / cells) * (u1 - u0), v0 + (y / cells) * (v1 - v0)];
    const at = (c: 0 | 1 | 2) => normal[c] * distance + uAxis[c] * u + vAxis[c] * v;
    return projectPoint(camera, at(0), at(1), at(2));
  };
  const gains = Float32Array.from({ length: cells * cells }, (_, cell) => {
    const place = placeOf((cell % cells) + 0.5, Math.floor(cell / cells) + 0.5);
    if (!place || place.x < 0 || place.y < 0 || place.x >= w || place.y >= h) return 0;
    return glass[Math.floor(place.y) * w + Math.floor(place.x)] ? 1 : -costOfOther;
  });
  const { left, right, top, foot } = bestRectangle(gains, cells);
  const corners = [
    placeOf(left, top),
    placeOf(right, top),
    placeOf(right, foot),
    placeOf(left, foot),
  ];
  return corners.every((corner) => corner !== null) ? corners : undefined;
}
