/**
 * Hatching shades a shape without bounding it. A stroke between others of its direction, about evenly spaced,
 * four or more in a row, is removed from the lines used for region detection; in the picture it stays. The
 * last stroke of a row may be an outline and is kept.
 */
import { boxMean } from '../../ops/box-blur.ts';
import type { Ink } from './ink.ts';

const widestGapShare = 0.019;
/** Maximum ratio of adjacent gaps: hand-drawn hatching is uneven. */
const unevenness = 2.6;
/** Strokes on one side that make a row, if the other side has at least one. */
const rowStrokes = 2;
/** Cosine of twice the largest angle between two strokes of one hatching: 16 degrees. */
const sameDirection = 0.85;
/** How far a stroke is followed to its end, and the distance at which another line ends it. */
const endPx = 11;
const asidePx = 4;
/** Radius for measuring a stroke's direction. */
const directionRadiusPx = 3;

/** Twice the direction of the ink at each pixel, as a unit vector (cosine, sine). */
function directions({ strength }: Ink): { readonly cos: Float32Array; readonly sin: Float32Array } {
  const { data, widthPx, heightPx } = strength;
  const even = new Float32Array(data.length);
  const skew = new Float32Array(data.length);
  for (let y = 1; y < heightPx - 1; y++) {
    for (let x = 1; x < widthPx - 1; x++) {
      const i = y * widthPx + x;
      const gx = data[i + 1]! - data[i - 1]!;
      const gy = data[i + widthPx]! - data[i - widthPx]!;
      // A stroke is perpendicular to its gradient.
      even[i] = gy * gy - gx * gx;
      skew[i] = -2 * gx * gy;
    }
  }
  const blurred = (plane: Float32Array) => boxMean(plane, widthPx, heightPx, directionRadiusPx);
  const cos = blurred(even);
  const sin = blurred(skew);
  for (let i = 0; i < cos.length; i++) {
    const length = Math.hypot(cos[i]!, sin[i]!) || 1;
    cos[i]! /= length;
    sin[i]! /= length;
  }
  return { cos, sin };
}

/** The lines without hatching. */
export function boundingLines(ink: Ink): Uint8Array {
  const { line, strength } = ink;
  const { widthPx, heightPx } = strength;
  const widest = Math.max(6, widestGapShare * Math.max(widthPx, heightPx));
  const { cos, sin } = directions(ink);
  const kept = line.slice();

  /** Gaps to strokes of the same direction on one side, nearest first. */
  const gapsTowards = (start: number, x: number, y: number, dx: number, dy: number): number[] => {
    const gaps: number[] = [];
    let onStroke = true;
    let since = 0;
    for (let step = 1; step <= widest * (rowStrokes + 1); step++) {
      const px = Math.round(x + dx * step);
      const py = Math.round(y + dy * step);
      if (px < 0 || py < 0 || px >= widthPx || py >= heightPx) break;
      const at = py * widthPx + px;
      since++;
      if (!line[at]) {
        onStroke = false;
        if (since > widest) break;
        continue;
      }
      if (onStroke) continue;
      const alike = cos[at]! * cos[start]! + sin[at]! * sin[start]!;
      if (alike < sameDirection) break;
      gaps.push(since);
      if (gaps.length === rowStrokes) break;
      since = 0;
      onStroke = true;
    }
    return gaps;
  };

  /** Removes the end of a stroke, where an adjacent outline disturbs its measured direction. */
  function clearEnd(x: number, y: number, ux: number, uy: number): void {
    for (let step = 1; step <= endPx; step++) {
      const px = Math.round(x + ux * step);
      const py = Math.round(y + uy * step);
      const at = py * widthPx + px;
      if (px < 0 || py < 0 || px >= widthPx || py >= heightPx || !line[at]) return;
      const aside = Math.round(-uy * asidePx) + Math.round(ux * asidePx) * widthPx;
      if (line[at + aside] || line[at - aside]) return;
      kept[at] = 0;
    }
  }

  for (let i = 0; i < line.length; i++) {
    if (!line[i]) continue;
    const x = i % widthPx;
    const y = (i - x) / widthPx;
    const turn = Math.atan2(sin[i]!, cos[i]!) / 2;
    const [dx, dy] = [-Math.sin(turn), Math.cos(turn)];
    const one = gapsTowards(i, x, y, dx, dy);
    if (one.length === 0) continue;
    const other = gapsTowards(i, x, y, -dx, -dy);
    if (other.length === 0 || one.length + other.length <= rowStrokes) continue;
    const gaps = [...one, ...other];
    if (Math.max(...gaps) >= unevenness * Math.min(...gaps)) continue;
    kept[i] = 0;
    clearEnd(x, y, dy, -dx);
    clearEnd(x, y, -dy, dx);
  }
  return kept;
}
