/** Removes plants of the old porch or terrace, which would float in front of the new wall. */
import { connectedComponents } from '../../../ops/components.ts';
import type { Foot } from './foot-of-house.ts';

/** Larger things, and those cut by the photo's edge, are trees with a hidden trunk. */
const largestShare = 0.025;
/** Height above the new foot at which a thing floats, as a share of the photo's height. */
const clearShare = 0.022;
/** Share of its columns that must float. */
const hangingShare = 0.8;
const seenAlpha = 0.25;

/** Removes them from the foreground. */
export function dropFloating(
  front: Float32Array,
  coverage: Float32Array,
  { lowest }: Foot,
  w: number,
): void {
  const h = front.length / w;
  const { of, size } = connectedComponents(
    Uint8Array.from(front, (alpha) => (alpha > seenAlpha ? 1 : 0)),
    w,
    h,
  );
  const columns = new Uint32Array(size.length);
  const hanging = new Uint32Array(size.length);
  const last = new Int32Array(size.length).fill(-1);
  for (let x = 0; x < w; x++) {
    for (let y = h - 1; y >= 0; y--) {
      const id = of[y * w + x]!;
      if (id < 0 || last[id] === x) continue;
      last[id] = x;
      columns[id]!++;
      const isOverWall = y < h - 2 && coverage[(y + 2) * w + x]! > 0.5;
      if (isOverWall && y < lowest[x]! - clearShare * h) hanging[id]!++;
    }
  }
  const isCut = new Set<number>();
  for (let i = 0; i < of.length; i++)
    if (of[i]! >= 0 && (i < w || i % w === 0 || i % w === w - 1)) isCut.add(of[i]!);
  const hangs = (id: number) =>
    !isCut.has(id) &&
    size[id]! < largestShare * front.length &&
    hanging[id]! > hangingShare * columns[id]!;
  const reach = Math.max(1, Math.round(w / 500));
  for (let i = 0; i < front.length; i++) {
    const id = of[i]!;
    if (id < 0 || !hangs(id)) continue;
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const at = i + dy * w + dx;
        if (at >= 0 && at < front.length && (of[at]! < 0 || of[at] === id)) front[at] = 0;
      }
  }
}

interface Hanging {
  readonly coverage: Float32Array;
  readonly foot: Foot;
  /** Highest row of the old house in each column. */
  readonly topOf: Int32Array;
}

/** Removes them again after things were completed; writes `dropped` below the old roof, for what lies behind to be filled in. */
export function dropHanging(
  front: Float32Array,
  dropped: Uint8Array,
  { coverage, foot, topOf }: Hanging,
  w: number,
): void {
  const held = front.slice();
  dropFloating(front, coverage, foot, w);
  for (let i = 0; i < front.length; i++)
    if (held[i]! > seenAlpha && front[i] === 0 && ((i / w) | 0) > topOf[i % w]!) dropped[i] = 1;
}
