/**
 * Regions enclosed by a drawing's lines, even with gaps. A ball larger than a gap can't pass through it
 * (trapped-ball segmentation, Zhang 2009): flood with large balls first, then smaller ones, and finally grow
 * every region up to the lines.
 */
import { distanceTo } from './distance.ts';

/** Ball radii in pixels at 1000 px on the long side: they close gaps up to about twice their size. */
const ballRadii = [7, 4, 2.5, 1.2];
/** Minimum size of a region in balls; less is a pocket between two strokes. */
const smallestInBalls = 1.6;

export interface Regions {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Region of each pixel, 1..count; pixels under lines belong to a neighbour. */
  readonly label: Int32Array;
  readonly count: number;
}

export function findRegions(line: Uint8Array, widthPx: number, heightPx: number): Regions {
  const size = widthPx * heightPx;
  const scale = Math.max(widthPx, heightPx) / 1000;
  const toLine = distanceTo((i) => line[i] === 1, widthPx, heightPx);
  const label = new Int32Array(size);
  const queue = new Int32Array(size);
  let count = 0;

  for (const relativeRadius of ballRadii) {
    const radius = Math.max(1.2, relativeRadius * scale);
    const smallestPx = smallestInBalls * Math.PI * radius * radius;
    const seen = new Uint8Array(size);
    for (let start = 0; start < size; start++) {
      if (label[start] || seen[start] || toLine[start]! <= radius) continue;
      let head = 0;
      let tail = 0;
      queue[tail++] = start;
      seen[start] = 1;
      while (head < tail) {
        const pixel = queue[head++]!;
        const x = pixel % widthPx;
        if (x > 0) tail = visit(pixel - 1, tail);
        if (x < widthPx - 1) tail = visit(pixel + 1, tail);
        if (pixel >= widthPx) tail = visit(pixel - widthPx, tail);
        if (pixel < size - widthPx) tail = visit(pixel + widthPx, tail);
      }
      if (tail < smallestPx) continue;
      count++;
      for (let i = 0; i < tail; i++) label[queue[i]!] = count;
      growInsideLines(tail, Math.ceil(radius));
    }

    function visit(pixel: number, tail: number): number {
      if (seen[pixel] || label[pixel] || toLine[pixel]! <= radius) return tail;
      seen[pixel] = 1;
      queue[tail] = pixel;
      return tail + 1;
    }

    /** Grows the region by the ball's radius, but never across a line. */
    function growInsideLines(length: number, steps: number): void {
      let from = 0;
      let to = length;
      for (let step = 0; step < steps; step++) {
        let next = to;
        for (let i = from; i < to; i++) {
          const pixel = queue[i]!;
          const x = pixel % widthPx;
          if (x > 0) next = claim(pixel - 1, next);
          if (x < widthPx - 1) next = claim(pixel + 1, next);
          if (pixel >= widthPx) next = claim(pixel - widthPx, next);
          if (pixel < size - widthPx) next = claim(pixel + widthPx, next);
        }
        from = to;
        to = next;
      }
    }

    function claim(pixel: number, next: number): number {
      if (label[pixel] || line[pixel]) return next;
      label[pixel] = count;
      queue[next] = pixel;
      return next + 1;
    }
  }

  growOverEverything(label, queue, widthPx, size);
  return { widthPx, heightPx, label, count };
}

/** Assigns the remaining pixels (lines and pockets) to the nearest region. */
function growOverEverything(
  label: Int32Array,
  queue: Int32Array,
  widthPx: number,
  size: number,
): void {
  let tail = 0;
  for (let i = 0; i < size; i++) if (label[i]) queue[tail++] = i;
  const claim = (pixel: number, owner: number) => {
    if (label[pixel]) return;
    label[pixel] = owner;
    queue[tail++] = pixel;
  };
  for (let head = 0; head < tail; head++) {
    const pixel = queue[head]!;
    const owner = label[pixel]!;
    const x = pixel % widthPx;
    if (x > 0) claim(pixel - 1, owner);
    if (x < widthPx - 1) claim(pixel + 1, owner);
    if (pixel >= widthPx) claim(pixel - widthPx, owner);
    if (pixel < size - widthPx) claim(pixel + widthPx, owner);
  }
}
