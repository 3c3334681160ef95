/** Finds crowns without a visible trunk that hang in before the old house from beside it; they stay whole. */
import { connectedComponents, extentsOf } from '../../../ops/components.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';

/** Share of a crown that grows beside the house, and of its columns there that end over open sky. */
const besideShare = 0.3;
const openShare = 0.5;
/** They end in the upper part of the house, below its top: as shares of its height. */
const ends = { least: 0.1, most: 0.7 } as const;

/** 1 on crowns cut by the photo's upper edge. */
export function crownsFromBeside(
  { classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>,
  { mask, left, right, top, base }: Pick<HouseOutline, 'mask' | 'left' | 'right' | 'top' | 'base'>,
): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const isCrown = (i: number) => classOf[i] === classNumber.vegetation && mask[i] === 0;
  const components = connectedComponents(
    Uint8Array.from(classOf, (_, i) => (isCrown(i) ? 1 : 0)),
    w,
    h,
  );
  const { of, size } = components;
  const extents = extentsOf(components, w);
  const beside = size.map(() => 0);
  const columns = size.map(() => 0);
  const open = size.map(() => 0);
  for (let x = 0; x < w; x++) {
    if (x >= left && x <= right) continue;
    const lowest = new Map<number, number>();
    for (let y = 0; y < h; y++) {
      const id = of[y * w + x]!;
      if (id < 0) continue;
      beside[id]!++;
      lowest.set(id, y);
    }
    for (const [id, y] of lowest) {
      columns[id]!++;
      if (classOf[(y + 1) * w + x] === classNumber.sky) open[id]!++;
    }
  }
  const tall = base - top;
  const hangs = extents.map(
    ({ top: from, foot }, id) =>
      from === 0 &&
      foot > top + ends.least * tall &&
      foot < top + ends.most * tall &&
      beside[id]! > besideShare * size[id]! &&
      open[id]! > openShare * columns[id]!,
  );
  return Uint8Array.from(of, (id) => (id >= 0 && hangs[id] ? 1 : 0));
}
