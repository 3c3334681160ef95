/** Extends walls and garage doors downwards over rows misclassified as ground, by colour. */
import type { RgbImage } from '../../../image/image.ts';

/** Shares of the photo's height: the largest extension, and heights of the wall and ground samples. */
const shares = { most: 0.05, wall: 0.014, ground: 0.02, skipped: 0.004 } as const;
/** Neighbouring columns that must agree, as a share of the width. */
const aroundShare = 0.05;
/** Least colour distance, in codes, at which wall and ground are distinguishable. */
const leastApart = 16;
/** A pixel is wall if its distance to the wall is smaller than to the ground by this factor. */
const nearerShare = 0.5;
/** Joints between panels, in rows, don't end a wall. */
const grooveRows = 3;
/** A wall ends within a few rows, with a step of this share of the difference to the ground. */
const edgeRows = 3;
const stepShare = 0.6;
/** Share of columns, and rows, from which the segmentation ended the whole front too high. */
const leastLower = 0.45;
const leastRows = 2;

type Colour = [number, number, number];

const apart = (a: Colour, c: Colour) => Math.hypot(a[0] - c[0], a[1] - c[1], a[2] - c[2]);

/** Adds them to `mask`, in place. */
export function addWallsBelow(
  { widthPx: w, heightPx: h, data }: RgbImage,
  mask: Uint8Array,
  isGround: (pixel: number) => boolean,
): void {
  const most = Math.round(shares.most * h);
  const skipped = Math.max(1, Math.round(shares.skipped * h));
  const meanOf = (x: number, from: number, to: number): Colour => {
    const sum: Colour = [0, 0, 0];
    for (let y = from; y < to; y++)
      for (const c of [0, 1, 2] as const) sum[c] += data[(y * w + x) * 3 + c]! / (to - from);
    return sum;
  };
  const ends = new Int32Array(w).fill(-1);
  const reached = new Int32Array(w);
  for (let x = 0; x < w; x++) {
    let y = h - 1;
    while (y >= 0 && mask[y * w + x] === 0) y--;
    if (y < 0 || !isGround((y + 1) * w + x)) continue;
    const end = y + most + Math.round(shares.ground * h);
    if (end >= h) continue;
    ends[x] = y;
    const wall = meanOf(x, y - skipped - Math.ceil(shares.wall * h), y - skipped);
    const ground = meanOf(x, y + most, end);
    if (apart(wall, ground) < leastApart) continue;
    let last = y;
    for (let row = y + 1; row < y + most && row - last <= grooveRows; row++) {
      const own = meanOf(x, row, row + 1);
      if (apart(own, wall) <= nearerShare * apart(own, ground)) last = row;
    }
    // walls without an end, or with a gradual one, are ground of the same colour
    const step = apart(meanOf(x, last - edgeRows, last), meanOf(x, last + 2, last + 2 + edgeRows));
    if (last + grooveRows < y + most && step > stepShare * apart(wall, ground))
      reached[x] = last - y;
  }
  const open = ends.reduce((sum, end) => sum + (end < 0 ? 0 : 1), 0);
  const lower = reached.reduce((sum, rows) => sum + (rows < leastRows ? 0 : 1), 0);
  if (lower < leastLower * open) return;
  const around = Math.max(1, Math.round(aroundShare * w));
  for (let x = 0; x < w; x++) {
    if (ends[x]! < 0) continue;
    const near: number[] = [];
    for (let u = Math.max(0, x - around); u <= Math.min(w - 1, x + around); u++)
      if (ends[u]! >= 0) near.push(ends[u]! + reached[u]!);
    near.sort((a, c) => a - c);
    const end = near[near.length >> 1]!;
    for (let y = ends[x]! + 1; y <= Math.min(end, ends[x]! + most); y++) mask[y * w + x] = 1;
  }
}
