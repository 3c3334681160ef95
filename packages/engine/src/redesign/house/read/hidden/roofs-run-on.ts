/**
 * Follows the straight edges of the old roof beyond what was named house: eaves before trees are often named plants,
 * and would stay in the air beside the new house.
 */
import type { RgbImage } from '../../../../image/image.ts';
import type { Analysis } from '../../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../house-outline.ts';

/** Edges start on this share of the roof at either end, and continue for this share of the photo's width. */
const startShare = 0.2;
const reachShare = 0.2;
/** Falls of a gable's edge, rows a column outwards: level ones are also those of walls, hedges and hills. */
const falls = { least: 0.3, most: 1.2, step: 0.03 } as const;
/** Shortest edge beyond the house, as a share of the photo's width. */
const leastShare = 0.024;
/** Difference across an edge in codes, and how far to either side it is read, as a share of the photo's width. */
const leastStep = 20;
const acrossShare = 0.0032;
/** Pixels that agree with the edge, in a stretch of this length as a share of the width. */
const stretchShare = 0.016;
const agreeing = 0.7;
/** Boards are even along their edge where leaves are not: most mean difference from pixel to pixel, in codes. */
const mostUneven = 15;
/** Thickness of an eave at its end, as a share of the house's height. */
const eaveShare = 0.035;
/** Lower edges are of walls and ground, as a share of the house's height above its foot. */
const lowShare = 0.3;

type Seen = Pick<Analysis, 'classOf' | 'photo'>;
type Told = Pick<HouseOutline, 'mask' | 'topOf' | 'left' | 'right' | 'top' | 'base' | 'isCut'>;

interface Edge {
  readonly x: number;
  readonly y: number;
  readonly fall: number;
  readonly length: number;
  /** Pixels beyond the house. */
  readonly beyond: number;
}

/** Differences across the edge and along it. */
function sampler({ widthPx: w, heightPx: h, data }: RgbImage) {
  const across = Math.max(2, Math.round(acrossShare * w));
  const at = (x: number, y: number) => {
    const [u, v] = [Math.round(x), Math.round(y)];
    return u < 0 || u >= w || v < 0 || v >= h ? -1 : v * w + u;
  };
  return (x: number, y: number, fall: number, step: number) => {
    const norm = Math.hypot(1, fall);
    const [nx, ny] = [(-fall * step * across) / norm, across / norm];
    const [over, under] = [at(x - nx, y - ny), at(x + nx, y + ny)];
    if (over < 0 || under < 0) return undefined;
    const change = [0, 1, 2].map((c) => data[under * 3 + c]! - data[over * 3 + c]!);
    return { change, under };
  };
}

function follow(
  { classOf, photo }: Seen,
  { mask, base, top }: Told,
  from: readonly [number, number],
  fall: number,
  step: -1 | 1,
): Edge | undefined {
  const { widthPx: w, data } = photo;
  const sample = sampler(photo);
  const stretch = Math.max(5, Math.round(stretchShare * w));
  const mean = [0, 0, 0];
  const agrees: number[] = [];
  let [length, beyond, uneven, last] = [0, 0, 0, -1];
  for (let k = 0; k < reachShare * w; k++) {
    const [x, y] = [from[0] + step * k, from[1] + fall * k];
    if (y > base - lowShare * (base - top)) break;
    const one = sample(x, y, fall, step);
    if (!one) break;
    const size = Math.hypot(...mean) / Math.max(1, k);
    const along = one.change.reduce((sum, v, c) => sum + v * mean[c]!, 0) / Math.max(1, k);
    const isAgreeing = k < 3 || along > 0.4 * size * size;
    for (const c of [0, 1, 2]) mean[c]! += one.change[c]!;
    agrees.push(isAgreeing ? 1 : 0);
    if (last >= 0)
      for (const c of [0, 1, 2])
        uneven += Math.abs(data[one.under * 3 + c]! - data[last * 3 + c]!) / 3;
    last = one.under;
    const recent = agrees.slice(-stretch);
    if (recent.reduce((sum, v) => sum + v, 0) < agreeing * recent.length) break;
    if (!isAgreeing) continue;
    length = k + 1;
    const i = Math.round(y) * w + Math.round(x);
    if (mask[one.under] === 0 && mask[i] === 0 && classOf[one.under] !== classNumber.sky) beyond++;
  }
  const isEven = uneven / Math.max(1, agrees.length) < mostUneven;
  const isClear = Math.hypot(...mean) / Math.max(1, agrees.length) > leastStep;
  if (!isEven || !isClear || beyond < leastShare * w) return undefined;
  return { x: from[0], y: from[1], fall, length, beyond };
}

/** The edge that goes farthest beyond the house on one side. */
export function roofEdge(analysis: Seen, outline: Told, step: -1 | 1): Edge | undefined {
  const { left, right, topOf, mask, base, top } = outline;
  const { widthPx: w, heightPx: h } = analysis.photo;
  const reach = Math.round(startShare * (right - left));
  const end = step < 0 ? left : right;
  let best: Edge | undefined;
  for (let k = -3; k <= reach; k++) {
    const x = end - step * k;
    const row = topOf[x] ?? h;
    if (x < 0 || x >= w || row >= base - 0.5 * (base - top) || mask[row * w + x] !== 1) continue;
    for (let off = -2; off <= 2; off++)
      for (let fall: number = falls.least; fall <= falls.most; fall += falls.step) {
        const edge = follow(analysis, outline, [x, row + off], fall, step);
        if (edge && edge.beyond > (best?.beyond ?? 0)) best = edge;
      }
  }
  return best;
}

/** The outline with what hangs under its roof's edges, where they go on beyond it. */
export function withRoofsRunOn<T extends Told>(analysis: Seen, outline: T): T {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const mask = Uint8Array.from(outline.mask);
  const topOf = Int32Array.from(outline.topOf);
  const tall = outline.base - outline.top;
  for (const step of [-1, 1] as const) {
    if (step < 0 ? outline.isCut.left : outline.isCut.right) continue;
    const edge: Edge | undefined = roofEdge(analysis, outline, step);
    if (!edge) continue;
    const last = edge.y + edge.fall * edge.length;
    for (let k = 0; k < edge.length; k++) {
      const x: number = edge.x + step * k;
      // leaves hide the upper edge of some boards, and the lower one was followed
      const row = Math.max(0, Math.round(edge.y + edge.fall * k - eaveShare * tall));
      for (let y = row; y < Math.min(h, last + eaveShare * tall); y++) {
        const i = y * w + x;
        if (classOf[i] === classNumber.sky || mask[i] === 1) continue;
        mask[i] = 1;
        topOf[x] = Math.min(topOf[x]!, y);
      }
    }
  }
  return { ...outline, mask, topOf };
}
