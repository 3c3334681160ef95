/** Dishes, aerials and tips of trees that would hang in the sky once the old house is gone. */
import { connectedComponents } from '../../../ops/components.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';

/** Larger things are trees or neighbours whose foot is hidden. */
const largestShare = 0.006;
/** How far over the foot things have to end, as a share of the house's height. */
const clearShare = 0.35;

/** 1 where nothing but old house and sky is around a small thing high up. */
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
