/** From picture to picture in the viewer. */

const swipePx = 60;

/** A finger that moves to the left turns on, to the right back; a small move is none. */
export function stepsOfSwipe(fromPx: number, toPx: number): number {
  const across = toPx - fromPx;
  if (Math.abs(across) <= swipePx) return 0;
  return across < 0 ? 1 : -1;
}

/** After the last picture comes the first. */
export const turned = (at: number, steps: number, count: number): number =>
  (at + steps + count) % count;
