/**
 * Eaves, soffits, porch posts and ends of walls that were named plants or things: cut out along edges, by their colours beside
 * the house's and its surroundings', by how even they are, and by how green.
 */
import { boxMean } from '../../../../ops/box-blur.ts';
import { connectedComponents, extentsOf } from '../../../../ops/components.ts';
import type { Analysis } from '../../../../sense/analysis.ts';
import { leastCut } from '../../../cut/max-flow.ts';
import { patchGraph } from '../../../cut/patch-graph.ts';
import { classNumber, type HouseOutline } from '../house-outline.ts';
import { leafAt, leanToHouse } from './remains-lean.ts';

/** Searched beside the house (share of its width), over its top (of its height) and down to over its foot (of the photo's height). */
const reaches = { beside: 0.13, over: 0.1, foot: 0.012 } as const;
/** Sizes as shares of the photo, contact as a share of the rim within a share of the width. */
const parts = { least: 0.00015, most: 0.03, contact: 0.12, touchShare: 0.004 } as const;
/** Parts that continue beyond the searched box over this share of its rim are a neighbour, or land. */
const runsOnShare = 0.1;
/** This near to the foot (a share of the height) nothing runs on. */
const lowShare = 0.02;
/** Gaps between them and the house go with them: reach as a share of the width, and shares of what is around. */
const gaps = { reachShare: 0.006, found: 0.05, whole: 0.6, mostLeaf: 0.6 } as const;

/** 1 for such parts; `isTall` is 1 on plants that rise over the roof. */
export function cutRemains(
  analysis: Analysis,
  outline: HouseOutline,
  isTall: Uint8Array,
): Uint8Array {
  const { photo, classOf } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const graph = patchGraph(photo);
  const { at, edges, means } = graph;
  const near = means(nearHouse(outline, w, h));
  const leaf = means(leafAt(analysis, outline));
  const label = leastCut(
    leanToHouse(analysis, outline, graph, { near, leaf, tall: means((i) => isTall[i]!) }),
    edges.filter(({ from, to }) => near[from]! > 0.5 || near[to]! > 0.5),
  );
  const isNamed = (i: number) =>
    classOf[i] !== classNumber.sky && classOf[i] !== classNumber.ground;
  const found = Uint8Array.from(at, (k, i) =>
    label[k] === 1 && near[k]! > 0.5 && outline.mask[i] === 0 && isNamed(i) ? 1 : 0,
  );
  // all walls end at the foot
  const low = (outline.base - lowShare * h) * w;
  keepTouching(found, outline.mask, w, (i) => near[at[i]!]! <= 0.5 && isNamed(i) && i < low);
  const reach = Math.max(2, Math.round(gaps.reachShare * w));
  const around = boxMean(Float32Array.from(found), w, h, reach);
  const whole = boxMean(
    Float32Array.from(found, (value, i) => value | outline.mask[i]!),
    w,
    h,
    reach,
  );
  return found.map((value, i) => {
    if (value === 1 || outline.mask[i] === 1 || !isNamed(i)) return value;
    return around[i]! > gaps.found && whole[i]! > gaps.whole && leaf[at[i]!]! < gaps.mostLeaf
      ? 1
      : 0;
  });
}

function nearHouse({ left, right, top, base, isCut }: HouseOutline, w: number, h: number) {
  const aside = reaches.beside * (right - left);
  const [x0, x1] = [isCut.left ? -1 : left - aside, isCut.right ? w : right + aside];
  const [y0, y1] = [top - reaches.over * (base - top), base - reaches.foot * h];
  return (i: number) => {
    const [x, y] = [i % w, (i / w) | 0];
    return x > x0 && x < x1 && y > y0 && y < y1 ? 1 : 0;
  };
}

/** Takes out, in place, what hardly touches the house, is too small or large, or runs on. */
function keepTouching(
  found: Uint8Array,
  mask: Uint8Array,
  w: number,
  isBeyond: (pixel: number) => boolean,
): void {
  const h = found.length / w;
  const components = connectedComponents(found, w, h);
  const { of, size } = components;
  const reach = Math.max(2, Math.round(parts.touchShare * w));
  const contact = new Uint32Array(size.length);
  const beyond = new Uint32Array(size.length);
  for (let i = 0; i < of.length; i++) {
    const id = of[i]!;
    if (id < 0) continue;
    if ([i - reach, i + reach, i - reach * w, i + reach * w].some((j) => mask[j] === 1))
      contact[id]!++;
    for (const j of [i - 1, i + 1, i - w, i + w]) if (mask[j] === 0 && isBeyond(j)) beyond[id]!++;
  }
  const goes = extentsOf(components, w).map(({ left, right, top, foot }, id) => {
    const rim = right - left + foot - top;
    const own = size[id]! / found.length;
    const isUsual = own > parts.least && own < parts.most;
    return isUsual && contact[id]! > parts.contact * reach * rim && beyond[id]! < runsOnShare * rim;
  });
  for (let i = 0; i < of.length; i++) if (of[i]! >= 0 && !goes[of[i]!]) found[i] = 0;
}
