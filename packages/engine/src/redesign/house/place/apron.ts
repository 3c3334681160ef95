/** Low walls, steps, pots, railings and decks that touch the old house, down to a little below its foot: removed with it. */
import { boxMean } from '../../../ops/box-blur.ts';
import { connectedComponents, extentsOf } from '../../../ops/components.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import type { FootRow } from './kept-front.ts';

/** They end within this share of the photo's height over and under the foot, and are no larger, as a share of the photo. */
const reachShare = 0.12;
const mostShare = 0.07;
/** Things that begin farther out on the ground are separate from the house. */
const beginShare = 0.004;
const touchShare = 0.012;
/** Shares of its pixels by which a thing is bars, or wears the colours of the house; smaller things go anyhow. */
const parts = { mostSolid: 0.4, leastWorn: 0.35, small: 0.006 } as const;
/** Reach beside the ends of the house, and width of shade and mixed edges, as shares of the width. */
const asideShare = 0.048;
const rimShare = 0.008;
/** Paving that continues a deck touches it over this share of the photo's width. */
const pavingShare = 0.012;

interface Around {
  readonly rowOf: FootRow;
  readonly gone: Uint8Array;
  readonly solid: (pixel: number) => boolean;
  readonly isWorn: (pixel: number) => boolean;
}

const notThings: readonly number[] = [classNumber.sky, classNumber.ground, classNumber.vegetation];

/** Adds them to `dropped`, in place. */
export function addApron(
  { classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>,
  { left, right, base, mask, isCut }: HouseOutline,
  { rowOf, gone, solid, isWorn }: Around,
  dropped: Uint8Array,
): void {
  const { widthPx: w, heightPx: h } = photo;
  const from = Math.max(0, Math.floor(base - reachShare * h)) * w;
  const labels = new Uint8Array(w * h);
  for (let i = from; i < labels.length; i++)
    if (mask[i] === 0 && !notThings.includes(classOf[i]!)) labels[i] = 1;
  const { of, size } = connectedComponents(labels, w, h);
  const extents = extentsOf({ of, size }, w);
  const [touches, worn, solids] = [0, 1, 2].map(() => new Uint32Array(size.length)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  const near = Math.max(2, Math.round(touchShare * h));
  for (let i = from; i < labels.length; i++) {
    const id = of[i]!;
    if (id < 0) continue;
    if (isWorn(i)) worn[id]!++;
    if (solid(i)) solids[id]!++;
    const [x, y] = [i % w, (i / w) | 0];
    if (x < left - near || x > right + near || y > rowOf(x) + near) continue;
    const isAtHouse = dropped[i] === 1 || gone[i] === 1 || gone[i - near * w] === 1;
    if (isAtHouse || Math.abs(y - rowOf(x)) < near) touches[id]!++;
  }
  const goes = size.map((count, id) => {
    const { left: x0, right: x1, top: y0, foot } = extents[id]!;
    const runsOn = (x0 <= 1 && !isCut.left) || (x1 >= w - 2 && !isCut.right);
    if (runsOn || touches[id] === 0 || count > mostShare * w * h) return false;
    if (y0 > rowOf((x0 + x1) >> 1) + beginShare * h || foot > base + reachShare * h) return false;
    return (
      solids[id]! < parts.mostSolid * count ||
      worn[id]! > parts.leastWorn * count ||
      count < parts.small * w * h
    );
  });
  const aside = Math.round(asideShare * w);
  const own = Float32Array.from(of, (id, i) => {
    const x = i % w;
    if (x < left - aside || x > right + aside) return 0;
    return (id >= 0 && goes[id]) || (dropped[i] === 1 && classOf[i] === classNumber.other) ? 1 : 0;
  });
  fillColumns(own, of, [w, h], base - near);
  addPaving(classOf, own, [w, h], base);
  const grown = boxMean(own, w, h, Math.max(2, Math.round(rimShare * w)));
  for (let i = 0; i < grown.length; i++) {
    const isRim = grown[i]! > 0.04 && i / w > base - near && classOf[i] !== classNumber.sky;
    if (own[i] === 1 || isRim) dropped[i] = 1;
  }
}

/** Pixels between the upper and the lower edge of a thing are removed with it. */
function fillColumns(
  own: Float32Array,
  of: Int32Array,
  [w, h]: readonly [number, number],
  from: number,
): void {
  const first = Math.max(0, Math.floor(from));
  for (let x = 0; x < w; x++) {
    const tops = new Map<number, number>();
    for (let y = first; y < h; y++) {
      const i = y * w + x;
      const id = of[i]!;
      if (own[i] === 0 || id < 0) continue;
      for (let row = tops.get(id) ?? y; row < y; row++) own[row * w + x] = 1;
      tops.set(id, y);
    }
  }
}

/** Parts of a deck that were classified as paving are removed with it, if they reach no farther out. */
function addPaving(
  classOf: Uint8Array,
  own: Float32Array,
  [w, h]: readonly [number, number],
  base: number,
): void {
  const labels = new Uint8Array(w * h);
  // things that continue below this row visibly reach it
  const end = Math.min(w * h, Math.ceil(base + reachShare * h + 1) * w);
  for (let i = Math.max(0, Math.floor(base - reachShare * h)) * w; i < end; i++)
    if (classOf[i] === classNumber.ground && own[i] === 0) labels[i] = 1;
  const { of, size } = connectedComponents(labels, w, h);
  const extents = extentsOf({ of, size }, w);
  const contact = new Uint32Array(size.length);
  for (let i = w; i < own.length - w; i++) {
    if (own[i] === 0) continue;
    for (const j of [i - 1, i + 1, i - w, i + w]) if (of[j]! >= 0) contact[of[j]!]!++;
  }
  for (let i = 0; i < own.length; i++) {
    const id = of[i]!;
    if (id < 0 || contact[id]! < pavingShare * w || size[id]! > mostShare * w * h) continue;
    if (extents[id]!.foot < base + reachShare * h) own[i] = 1;
  }
}
