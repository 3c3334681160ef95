import type { Point } from '../../sense/analysis.ts';

export function hullOf(points: Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  const turn = (a: Point, b: Point, c: Point) =>
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Calls back with the first and last column of each row in a convex outline. */
export function fillRows(
  outline: readonly Point[],
  w: number,
  h: number,
  row: (y: number, from: number, to: number) => void,
): void {
  const low = Math.max(0, Math.floor(Math.min(...outline.map(({ y }) => y))));
  const high = Math.min(h - 1, Math.ceil(Math.max(...outline.map(({ y }) => y))));
  for (let y = low; y <= high; y++) {
    let [left, right] = [Infinity, -Infinity];
    outline.forEach((from, k) => {
      const to = outline[(k + 1) % outline.length]!;
      if (Math.min(from.y, to.y) > y || Math.max(from.y, to.y) < y) return;
      for (const x of from.y === to.y
        ? [from.x, to.x]
        : [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)]) {
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
    });
    if (left <= right) row(y, Math.max(0, Math.round(left)), Math.min(w - 1, Math.round(right)));
  }
}
