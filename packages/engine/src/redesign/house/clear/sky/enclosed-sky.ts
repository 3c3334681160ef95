/** Closes holes of sky that would appear inside trees once the old house is removed. */
import { connectedComponents } from '../../../../ops/components.ts';
import { classNumber } from '../../read/house-outline.ts';
import { layers } from '../layers.ts';

/** Larger holes, as a share of the photo, or those adjacent to this much sky relative to their size, stay. */
const enclosedShare = { largest: 0.04, open: 0.1 } as const;

/** Fills the hole with the surrounding class. */
export function closeEnclosedSky(
  holes: Uint8Array,
  classOf: Uint8Array,
  w: number,
  h: number,
): void {
  const isSeen = (i: number) => holes[i] === layers.none && classOf[i] === classNumber.sky;
  const { of, size } = connectedComponents(
    holes.map((layer, i) => (layer === layers.sky || isSeen(i) ? 1 : 0)),
    w,
    h,
  );
  const open = new Uint32Array(size.length);
  for (let i = 0; i < holes.length; i++) if (isSeen(i)) open[of[i]!]!++;
  for (let i = 0; i < holes.length; i++) {
    if (holes[i] !== layers.sky) continue;
    const count = size[of[i]!]!;
    const isSmall = count < enclosedShare.largest * w * h;
    if (isSmall && open[of[i]!]! < enclosedShare.open * count) holes[i] = layers.behind;
  }
}
