/** Finds dishes, aerials and treetops that would float in the sky without the old house. */
import { connectedComponents } from '../../../ops/components.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';

/** Larger things are trees or neighbouring houses with a hidden foot. */
const largestShare = 0.006;
/** Least height above the foot, as a share of the house's height. */
const clearShare = 0.35;

/** 1 for a small high thing surrounded only by old house and sky. */
export function floatingBits(
  { classOf, photo }: Analysis,
  { base, top, left, right }: HouseOutline,
  old: Uint8Array,
): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const things = Uint8Array.from(classOf, (kind, i) =>
    kind !== classNumber.sky && old[i] === 0 ? 1 : 0,
  );
  const { of, size } = connectedComponents(things, w, h);
  const lowest = new Int32Array(size.length);
  const isNear = new Uint8Array(size.length);
  const margin = (right - left) * 0.08;
  for (let i = 0; i < things.length; i++) {
    const id = of[i]!;
    if (id < 0) continue;
    const [x, y] = [i % w, (i / w) | 0];
    lowest[id] = Math.max(lowest[id]!, y);
    if (x > left - margin && x < right + margin) isNear[id] = 1;
    if (x === 0 || x === w - 1 || y === 0) lowest[id] = h;
  }
  const clear = base - clearShare * (base - top);
  return things.map((_, i) => {
    const id = of[i]!;
    const isBit =
      id >= 0 && isNear[id] === 1 && size[id]! < largestShare * w * h && lowest[id]! < clear;
    return isBit ? 1 : 0;
  });
}
