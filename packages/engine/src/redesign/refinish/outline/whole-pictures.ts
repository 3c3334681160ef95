/** Completes the rectangles of pictures and mirrors on walls: a bite out of an edge is a segmentation error. */
import { connectedComponents } from '../../../ops/components.ts';
import type { Point } from '../../../sense/analysis.ts';
import { fillRows, hullOf } from '../../compose/convex-outline.ts';

/** Size range, as shares of the picture. */
const size = { least: 0.0008, most: 0.05 } as const;
/** Least filled share of its outline. */
const leastFilled = 0.78;

/** In place. @param isWall where the room has a wall */
export function fillPictures(
  mask: Uint8Array,
  isWall: (at: number) => boolean,
  w: number,
  h: number,
): void {
  const parts = connectedComponents(mask, w, h);
  const ends = parts.size.map((): Point[] => []);
  const isElsewhere = new Uint8Array(parts.size.length);
  for (let at = 0; at < mask.length; at++) {
    const part = parts.of[at]!;
    if (part < 0) continue;
    const x = at % w;
    const isEnd = x === 0 || x === w - 1 || parts.of[at - 1] !== part || parts.of[at + 1] !== part;
    if (isEnd) ends[part]!.push({ x, y: Math.floor(at / w) });
    if (x === 0 || x === w - 1 || at < w || at >= w * (h - 1) || !isWall(at)) isElsewhere[part] = 1;
  }
  parts.size.forEach((count, part) => {
    if (isElsewhere[part] || count < size.least * w * h || count > size.most * w * h) return;
    const outline = hullOf(ends[part]!);
    let all = 0;
    fillRows(outline, w, h, (_, from, to) => {
      all += to - from + 1;
    });
    if (count < leastFilled * all) return;
    fillRows(outline, w, h, (y, from, to) => mask.fill(1, y * w + from, y * w + to + 1));
  });
}
