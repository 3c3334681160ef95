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
    const sum: Colour = [0, 0, 0];
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const i = y * w + x;
        if (of[i] !== id) continue;
        dropped[i] = 1;
        for (const c of [0, 1, 2] as const) sum[c] += data[i * 3 + c]! / size[id]!;
      }
    followDown(data, dropped, [w, h], { left, right, top, own: sum });
  }
}

interface Stub {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly own: Readonly<Colour>;
}

/** Goes on in rows whose middle is nearer in colour to the stub than to the ground at both sides. */
function followDown(
  data: Uint8ClampedArray,
  dropped: Uint8Array,
  [w, h]: readonly [number, number],
  { left, right, top, own }: Stub,
): void {
  const aside = besidePx + Math.ceil((right - left) / 4);
  for (let y = top; y < Math.min(h, top + most.deep * h); y++) {
    const from = Math.max(0, left - aside);
    const to = Math.min(w - 1, right + aside);
    const ground = [0, 1, 2].map(
      (c) => (data[(y * w + from) * 3 + c]! + data[(y * w + to) * 3 + c]!) / 2,
    ) as Colour;
    const isOwn = (x: number) => {
      const at = (y * w + x) * 3;
      return apart(data, at, own) < apart(data, at, ground);
    };
    if (Math.hypot(...ground.map((value, c) => value - own[c as 0 | 1 | 2])) < leastApart) return;
    let found = 0;
    for (let x = left; x <= right; x++) if (isOwn(x)) found++;
    if (found < (right - left + 1) / 3) return;
    const rim = y * w + Math.max(0, left - rimPx);
    dropped.fill(1, rim, y * w + Math.min(w - 1, right + rimPx) + 1);
  }
}
