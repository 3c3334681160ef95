/** Navigation between pictures in the viewer. */

const swipePx = 60;

/**
 * A swipe to the left goes to the next picture, to the right to the previous one; small movements are
 * ignored.
 */
export function stepsOfSwipe(fromPx: number, toPx: number): number {
  const across = toPx - fromPx;
  if (Math.abs(across) <= swipePx) return 0;
  return across < 0 ? 1 : -1;
}

export const wrapIndex = (at: number, steps: number, count: number): number =>
  (at + steps + count) % count;
