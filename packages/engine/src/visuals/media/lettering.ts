/** Draughtsman's lettering, drawn into a picture. */
import type { Plane } from '../../image/image.ts';
import { letterAdvance, strokesOf } from '../single-stroke-letters.ts';
import { strokeSegment } from './stroke-segment.ts';

/** Width of a text for this cap height. */
export function textWidthPx(text: string, capHeightPx: number): number {
  return Math.max(0, text.length * letterAdvance - 1.6) * (capHeightPx / 6);
}

/** Draws into a one-channel picture; the position is the left end of the base line. */
export function letter(
  target: Plane,
  text: string,
  [x, baseline]: readonly [number, number],
  capHeightPx: number,
  strength: number,
): void {
  const unit = capHeightPx / 6;
  const thickness = Math.max(0.9, capHeightPx * 0.105);
  for (const line of strokesOf(text)) {
    const points = line.map(([column, row]): [number, number] => [
      x + column * unit,
      baseline - row * unit,
    ]);
    for (let index = 1; index < points.length; index++)
      strokeSegment(target, points[index - 1]!, points[index]!, thickness, strength);
  }
}
