/** Walls, hedges and hills named things that go on beside the house to the photo's side: land, which may go on behind it. */
import { connectedComponents, extentsOf } from '../../../../ops/components.ts';
import type { Analysis } from '../../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../../read/house-outline.ts';

/** Higher ones, as a share of the old house's height, are buildings. */
const mostTall = 0.62;
/** Higher than wide are posts and gates. */
const mostUpright = 1.2;

/** 1 on things that end at the photo's side and stand wholly beside the house. */
export function landBeside(
  { classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>,
  { left, right, top, base, mask }: Pick<HouseOutline, 'left' | 'right' | 'top' | 'base' | 'mask'>,
): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const isBeside = (x: number) => x < left || x > right;
  const things = Uint8Array.from(classOf, (kind, i) =>
    kind === classNumber.other && mask[i] === 0 && isBeside(i % w) && ((i / w) | 0) < base ? 1 : 0,
  );
  const components = connectedComponents(things, w, h);
  const extents = extentsOf(components, w);
  return things.map((_, i) => {
    const extent = extents[components.of[i]!];
    if (!extent) return 0;
    const tall = base - extent.top;
    const goesOn = extent.left === 0 || extent.right === w - 1;
    const isLow = tall < mostTall * (base - top);
    return goesOn && isLow && tall < mostUpright * (extent.right - extent.left) ? 1 : 0;
  });
}
