/** Lines along which the box's ceiling begins: doubtful as a whole, each may be right. */
import type { Analysis } from '../../../sense/analysis.ts';
import { projectPoint } from '../../../sense/surfaces/plane-point.ts';
import type { Line } from './ceiling-lines.ts';

/** Nearest part of a side wall's edge, as a share of the room's depth. */
const nearest = 0.2;
const steps = 240;

export function ceilingCandidates({ box, camera, photo }: Analysis): Line[] {
  const { widthPx: w, heightPx: h } = photo;
  const lines: Line[] = [];
  const add = (line: Line | undefined) => {
    const inside = line && clipped(line, w, h);
    if (inside) lines.push(inside);
  };
  if (box) {
    const { left, right, depth, ceiling } = box;
    const at = (x: number, z: number) => projectPoint(camera, x, -ceiling, z);
    const edges = [
      [at(-left, depth), at(right, depth)],
      [at(-left, depth), at(-left, depth * nearest)],
      [at(right, depth), at(right, depth * nearest)],
    ] as const;
    for (const [from, to] of edges) if (from && to) add({ from, to });
  }
  return lines;
}

/** The part of a line that is in the picture. */
function clipped({ from, to }: Line, w: number, h: number): Line | undefined {
  const at = (k: number) => ({
    x: from.x + ((to.x - from.x) * k) / steps,
    y: from.y + ((to.y - from.y) * k) / steps,
  });
  const isIn = (k: number) => {
    const { x, y } = at(k);
    return x >= 2 && y >= 2 && x <= w - 2 && y <= h - 2;
  };
  let [first, last] = [0, steps];
  while (first < last && !isIn(first)) first++;
  while (last > first && !isIn(last)) last--;
  return last - first < 4 ? undefined : { from: at(first), to: at(last) };
}
