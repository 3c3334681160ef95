/**
 * Finds eaves, soffits and ends of walls that were named plants: they touch the old house, are not green, and are even
 * as boards and plaster are, where leaves are not.
 */
import { boxMean } from '../../../../ops/box-blur.ts';
import { connectedComponents, extentsOf } from '../../../../ops/components.ts';
import type { Analysis } from '../../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../house-outline.ts';

/** Differences between neighbours are averaged over this share of the photo's width. */
const aroundShare = 0.0028;
/** Even is what differs less than this share of the plants' middle, and less than so many codes. */
const evenness = { ofPlants: 0.58, mostCodes: 10 } as const;
/** Green of leaves against their other colours, and of dry ones against red and blue. */
const leafGreen = 1.035;
const dryGreens = [
  { overRed: 0.92, overBlue: 1.28 },
  { overRed: 0.78, overBlue: 1.65 },
] as const;
/** In deep shade leaves are even and grey too: least of the brightest channel, in codes. */
const leastBright = 36;
/** Trunks are narrow, so many times as tall, and reach down to the foot; a share of the photo's width. */
const trunks = { wideShare: 0.03, times: 2.2 } as const;
/** Search distance beside the house as a share of its width, and over its top as a share of its height. */
const reaches = { beside: 0.12, over: 0.06 } as const;
/** Height over the foot from which shrubs are left alone, as a share of the photo's height. */
const aboveFootShare = 0.02;
/** Sizes as shares of the photo; the largest distance to the house as a share of its width. */
const sizes = { least: 0.00012, most: 0.02 } as const;
const touchShare = 0.003;
/** Share of the rim that lies at the house. */
const contactShare = 0.18;
/** Leaves before it and mixed edges go with it, as a share of the photo's width. */
const rimShare = 0.0025;
/** Share of the surroundings from which leaves go with it. */
const mostlyFound = 0.45;
/** Fewest plants that tell how uneven leaves are. */
const leastPlants = 400;
const sampled = 11;

type Seen = Pick<Analysis, 'classOf' | 'photo'>;
type Told = Pick<HouseOutline, 'mask' | 'left' | 'right' | 'top' | 'base' | 'isCut'>;

function isLeafColour(data: Uint8ClampedArray, at: number): boolean {
  const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
  const isDry = dryGreens.some(
    ({ overRed, overBlue }) => green > red * overRed && green > blue * overBlue,
  );
  return isDry || green > Math.max(red, blue) * leafGreen;
}

const isBright = (data: Uint8ClampedArray, at: number) =>
  Math.max(data[at]!, data[at + 1]!, data[at + 2]!) > leastBright;

/** Mean difference between neighbouring pixels in some rows, in codes. */
function unevenness(
  { widthPx: w, data }: Analysis['photo'],
  [from, end]: readonly [number, number],
): Float32Array {
  const own = new Float32Array((end - from) * w);
  for (let i = 0; i < own.length - w - 1; i++) {
    const at = (from * w + i) * 3 + 1;
    own[i] = (Math.abs(data[at]! - data[at + 3]!) + Math.abs(data[at]! - data[at + w * 3]!)) / 2;
  }
  return boxMean(own, w, end - from, Math.max(2, Math.round(aroundShare * w)));
}

/** Middle unevenness of the plants. */
function ofPlants(
  { classOf, photo }: Seen,
  uneven: Float32Array,
  from: number,
): number | undefined {
  const found: number[] = [];
  for (let i = 0; i < uneven.length; i += sampled)
    if (classOf[from * photo.widthPx + i] === classNumber.vegetation) found.push(uneven[i]!);
  if (found.length * sampled < leastPlants) return undefined;
  found.sort((a, c) => a - c);
  return found[found.length >> 1]!;
}

/** 1 for such parts of the old house; `isTall` is 1 on plants that rise over its roof. */
export function evenRemains(analysis: Seen, outline: Told, isTall: Uint8Array): Uint8Array {
  const { classOf, photo } = analysis;
  const { mask, left, right, top, base, isCut } = outline;
  const { widthPx: w, heightPx: h, data } = photo;
  const found = new Uint8Array(w * h);
  const from = Math.max(0, Math.floor(top - reaches.over * (base - top)));
  const end = Math.min(h - 1, Math.round(base - aboveFootShare * h));
  if (end <= from) return found;
  const uneven = unevenness(photo, [from, end]);
  const usual = ofPlants(analysis, uneven, from);
  if (usual === undefined) return found;
  const most = Math.min(evenness.mostCodes, evenness.ofPlants * usual);
  const aside = reaches.beside * (right - left);
  const x0 = Math.max(0, Math.floor(isCut.left ? 0 : left - aside));
  const x1 = Math.min(w - 1, Math.ceil(isCut.right ? w - 1 : right + aside));
  const start = from * w;
  const labels = new Uint8Array(uneven.length);
  for (let y = from; y < end; y++)
    for (let x = x0; x <= x1; x++) {
      const i = y * w + x;
      if (mask[i] === 1 || classOf[i] !== classNumber.vegetation) continue;
      if (uneven[i - start]! > most) continue;
      if (isTall[i] === 1 && x > left && x < right) continue;
      if (!isLeafColour(data, i * 3) && isBright(data, i * 3)) labels[i - start] = 1;
    }
  const components = connectedComponents(labels, w, end - from);
  const { of, size } = components;
  const extents = extentsOf(components, w);
  const contact = new Uint32Array(size.length);
  const reach = Math.max(2, Math.round(touchShare * w));
  for (let k = 0; k < of.length; k++) {
    const id = of[k]!;
    if (id < 0) continue;
    const i = start + k;
    const isAtHouse = [i - reach, i + reach, i - reach * w, i + reach * w].some(
      (j) => mask[j] === 1,
    );
    if (isAtHouse) contact[id]!++;
  }
  const goes = size.map((count, id) => {
    const { left: l, right: r, top: t, foot } = extents[id]!;
    const rim = r - l + foot - t;
    const isTrunk =
      r - l < trunks.wideShare * w &&
      foot - t > trunks.times * (r - l) &&
      start / w + foot >= end - 2;
    return (
      !isTrunk &&
      count > sizes.least * w * h &&
      count < sizes.most * w * h &&
      contact[id]! > contactShare * rim * reach
    );
  });
  for (let k = 0; k < of.length; k++) if (of[k]! >= 0 && goes[of[k]!]) found[start + k] = 1;
  return withRim(analysis, mask, found);
}

/** Adds what lies between them and the house, and their mixed edges. */
function withRim({ classOf, photo }: Seen, mask: Uint8Array, found: Uint8Array): Uint8Array {
  const { widthPx: w, heightPx: h, data } = photo;
  if (!found.includes(1)) return found;
  const rim = Math.max(2, Math.round(rimShare * w));
  const near = boxMean(Float32Array.from(found), w, h, rim);
  return found.map((value, i) => {
    if (value === 1 || near[i]! < 1e-4 || mask[i] === 1) return value;
    if (classOf[i] !== classNumber.vegetation) return 0;
    return isLeafColour(data, i * 3) && near[i]! < mostlyFound ? 0 : 1;
  });
}
