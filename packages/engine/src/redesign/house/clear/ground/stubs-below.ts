/**
 * Posts and pieces of walls whose upper part went with the old house: the rest stands below the foot of the new one, cut off
 * level. Partly they are named ground, so their own colour is followed down.
 */
import { connectedComponents, extentsOf } from '../../../../ops/components.ts';
import type { Analysis } from '../../../../sense/analysis.ts';
import { classNumber } from '../../read/house-outline.ts';

/** Shares of the photo's width and height: what is wider or goes down further stands for itself. */
const most = { wide: 0.035, deep: 0.14 } as const;
/** It begins so close below the foot, and is seen in so many rows, as shares of the height. */
const begins = 0.008;
const leastDeep = 0.012;
/** Pixels between it and the ground beside it that tells its colour. */
const besidePx = 4;
/** Pixels at its sides that are mixed with the ground. */
const rimPx = 2;
/** Least difference of both colours, in codes. */
const leastApart = 26;

interface Below {
  /** Row of the foot in a column. */
  readonly rowOf: (x: number) => number;
  /** Opacity of what stands before the house. */
  readonly front: Float32Array;
}

type Colour = [number, number, number];

const apart = (data: Uint8ClampedArray, at: number, [red, green, blue]: Readonly<Colour>) =>
  Math.hypot(data[at]! - red, data[at + 1]! - green, data[at + 2]! - blue);

/** Sets `dropped` to 1 there, between two columns. */
export function dropStubs(
  { classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>,
  { rowOf, front }: Below,
  dropped: Uint8Array,
  [from, to]: readonly [from: number, to: number],
): void {
  const { widthPx: w, heightPx: h, data } = photo;
  const labels = new Uint8Array(w * h);
  for (let x = Math.max(0, from); x <= Math.min(w - 1, to); x++) {
    const foot = Math.round(rowOf(x));
    for (let y = foot + 1; y < Math.min(h, foot + most.deep * h); y++) {
      const i = y * w + x;
      labels[i] = classOf[i] === classNumber.other && dropped[i] === 0 ? 1 : 0;
    }
  }
  const { of, size } = connectedComponents(labels, w, h);
  const extents = extentsOf({ of, size }, w);
  for (const [id, { left, right, top, foot: bottom }] of extents.entries()) {
    const wide = right - left + 1;
    const middle = (left + right) >> 1;
    const row = Math.round(rowOf(middle));
    if (wide > most.wide * w || top - row > Math.max(2, begins * h)) continue;
    if (bottom - top + 1 < leastDeep * h || bottom >= row + most.deep * h - 1) continue;
    if (front[row * w + middle]! > 0.3) continue;
    const own: Colour = [0, 0, 0];
    const pixels: number[] = [];
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) if (of[y * w + x] === id) pixels.push(y * w + x);
    for (const i of pixels)
      for (const c of [0, 1, 2] as const) own[c] += data[i * 3 + c]! / size[id]!;
    const stub = { left, right, top, own };
    // what begins below the foot by itself, as a lamp does, stays
    const over = Math.max(0, row - Math.ceil(begins * h));
    if (!isRest(dropped, w, { ...stub, bottom }) && !isOfStub(data, w, over, stub)) continue;
    for (const i of pixels) dropped[i] = 1;
    followDown(data, dropped, [w, h], stub);
  }
}

/** Whether what was beside it went, in a third of its rows: it is the rest of a wall. */
function isRest(
  dropped: Uint8Array,
  w: number,
  { left, right, top, bottom }: Stub & { readonly bottom: number },
): boolean {
  const [from, to] = [Math.max(0, left - rimPx), Math.min(w - 1, right + rimPx)];
  let found = 0;
  for (let y = top; y <= bottom; y++)
    if (dropped[y * w + from] === 1 || dropped[y * w + to] === 1) found++;
  return found >= (bottom - top + 1) / 3;
}

interface Stub {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly own: Readonly<Colour>;
}

/** Whether a row is nearer in colour to the stub than to what is at both sides, in a third of its columns. */
function isOfStub(
  data: Uint8ClampedArray,
  w: number,
  y: number,
  { left, right, own }: Stub,
): boolean {
  const aside = besidePx + Math.ceil((right - left) / 4);
  const [from, to] = [Math.max(0, left - aside), Math.min(w - 1, right + aside)];
  const ground = [0, 1, 2].map(
    (c) => (data[(y * w + from) * 3 + c]! + data[(y * w + to) * 3 + c]!) / 2,
  ) as Colour;
  if (Math.hypot(...ground.map((value, c) => value - own[c as 0 | 1 | 2])) < leastApart)
    return false;
  let found = 0;
  for (let x = left; x <= right; x++) {
    const at = (y * w + x) * 3;
    if (apart(data, at, own) < apart(data, at, ground)) found++;
  }
  return found >= (right - left + 1) / 3;
}

/** Also drops it where it is named ground, row by row, with its mixed edges. */
function followDown(
  data: Uint8ClampedArray,
  dropped: Uint8Array,
  [w, h]: readonly [number, number],
  stub: Stub,
): void {
  const { left, right, top } = stub;
  for (let y = top; y < Math.min(h, top + most.deep * h); y++) {
    if (!isOfStub(data, w, y, stub)) return;
    const rim = y * w + Math.max(0, left - rimPx);
    dropped.fill(1, rim, y * w + Math.min(w - 1, right + rimPx) + 1);
  }
}
