/** Traces a set of cells as a polygon: the outer border, simplified. */

/** In cells, from the grid's top left corner; integers are cell corners. */
export type OutlinePoint = readonly [number, number];

/** Steps along the border with the inside on the right: right, down, left, up. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * @param isInside one per cell; connected
 * @param tolerance largest distance of the polygon from the border, in cells
 */
export function traceOutline(
  isInside: Uint8Array,
  width: number,
  height: number,
  tolerance: number,
): OutlinePoint[] {
  const start = isInside.indexOf(1);
  if (start < 0) return [];
  const inside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && isInside[y * width + x] === 1;
  const [startX, startY] = [start % width, Math.floor(start / width)];
  const corners: OutlinePoint[] = [];
  let [x, y, heading] = [startX, startY, 0];
  do {
    corners.push([x, y]);
    const [right, down] = steps[heading]!;
    x += right;
    y += down;
    const [ahead, beside] = cellsAhead(x, y, heading);
    if (inside(...ahead)) heading = inside(...beside) ? (heading + 3) % 4 : heading;
    else heading = (heading + 1) % 4;
  } while (x !== startX || y !== startY || heading !== 0);
  return simplified(corners, tolerance);
}

/** The two cells ahead at a corner: right, and left. */
function cellsAhead(x: number, y: number, heading: number) {
  const around = [
    [x, y],
    [x - 1, y],
    [x - 1, y - 1],
    [x, y - 1],
  ] as const;
  return [around[heading]!, around[(heading + 3) % 4]!] as const;
}

/** A closed line, split at its first corner and the one farthest from it. */
function simplified(corners: readonly OutlinePoint[], tolerance: number): OutlinePoint[] {
  const [first] = corners as [OutlinePoint];
  const away = ([x, y]: OutlinePoint) => Math.hypot(x - first[0], y - first[1]);
  const far = corners.reduce((best, one, at) => (away(one) > away(corners[best]!) ? at : best), 0);
  const ring = [...corners, first];
  const isKept = new Uint8Array(ring.length);
  isKept[0] = isKept[far] = 1;
  keepFarthest(ring, 0, far, tolerance, isKept);
  keepFarthest(ring, far, ring.length - 1, tolerance, isKept);
  return corners.filter((_, at) => isKept[at] === 1);
}

/** Douglas-Peucker: keeps the corner farthest from the straight line, then recurses on both sides. */
function keepFarthest(
  ring: readonly OutlinePoint[],
  first: number,
  last: number,
  tolerance: number,
  isKept: Uint8Array,
): void {
  const open: (readonly [number, number])[] = [[first, last]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let [farthest, distance] = [-1, tolerance];
    for (let at = from + 1; at < to; at++) {
      const off = distanceFrom(ring[from]!, ring[to]!, ring[at]!);
      if (off > distance) [farthest, distance] = [at, off];
    }
    if (farthest < 0) continue;
    isKept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
}

function distanceFrom(from: OutlinePoint, to: OutlinePoint, [x, y]: OutlinePoint): number {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(across, down);
  const [offX, offY] = [x - from[0], y - from[1]];
  return length === 0 ? Math.hypot(offX, offY) : Math.abs(across * offY - down * offX) / length;
}
