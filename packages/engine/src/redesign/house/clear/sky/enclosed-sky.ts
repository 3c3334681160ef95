/** Sky that would show through the middle of trees once the old house is gone. */
import { connectedComponents } from '../../../../ops/components.ts';
import { classNumber } from '../../read/house-outline.ts';
import { layers } from '../layers.ts';

/** Holes of sky that are larger, as a share of the photo, or open to so much sky of their size, stay. */
const enclosedShare = { largest: 0.04, open: 0.1 } as const;

/** Closes it with what is around it. */
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
