/** Pixels within the outline of the old house that are neither tree nor sky belong to it, whatever their class. */
import { connectedComponents, extentsOf } from '../../../ops/components.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';

/** Farthest reach of its parts beyond its ends, as a share of the photo's width; beyond are neighbours or land. */
const asideShare = 0.05;
/** Farthest reach over its top, as a share of its height. */
const overShare = 0.3;
/** Limits of doubtful leaves: classified with little certainty, and not green. */
const doubtful = { certainty: 0.55, green: 1.02 } as const;

/** 1 for pixels that belong to the house but were not classified as one; 0 for everything that stays in front. */
export function insideHull(
  { classOf, certainty, photo }: Pick<Analysis, 'classOf' | 'certainty' | 'photo'>,
  { mask, left, right, top, base, topOf }: HouseOutline,
  front: Float32Array,
): Uint8Array {
  const { widthPx: w, heightPx: h, data } = photo;
  const found = new Uint8Array(w * h);
  const aside = Math.round(asideShare * w);
  const from = Math.max(0, Math.floor(top - overShare * (base - top)));
  const isFree = (i: number) => mask[i] === 0 && front[i]! < 0.3;
  const labels = new Uint8Array(w * h);
  for (let y = from; y < base; y++)
    for (let i = y * w; i < (y + 1) * w; i++) {
      const kind = classOf[i]!;
      const isThing =
        kind !== classNumber.sky && kind !== classNumber.vegetation && kind !== classNumber.ground;
      labels[i] = isThing && isFree(i) ? 1 : 0;
    }
  const { of, size } = connectedComponents(labels, w, h);
  const extents = extentsOf({ of, size }, w);
  for (let i = 0; i < found.length; i++) {
    const id = of[i]!;
    if (id < 0) continue;
    const { left: x0, right: x1 } = extents[id]!;
    if (x0 > left - aside && x1 < right + aside && x1 >= left && x0 <= right) found[i] = 1;
  }
  for (let y = from; y < base; y++)
    for (let x = Math.max(0, left); x <= Math.min(w - 1, right); x++) {
      const i = y * w + x;
      if (classOf[i] !== classNumber.vegetation || y < topOf[x]! || !isFree(i)) continue;
      const isGreen = data[i * 3 + 1]! > Math.max(data[i * 3]!, data[i * 3 + 2]!) * doubtful.green;
      if (certainty.data[i]! < doubtful.certainty && !isGreen) found[i] = 1;
    }
  return found;
}
