/** Railings, walls and posts of the old house among the plants before it, told by their colours. */
import { boxMean } from '../../../ops/box-blur.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';

/** Colours are counted in cubes of so many levels a side. */
const levels = 12;
const leastCertainty = 0.7;
/** Fewer pixels of either kind tell nothing about its colours. */
const leastSamples = 300;
/** How much likelier a colour must be on the house than on plants, as a logarithm. */
const leastEvidence = 1.1;
const spreadShare = 0.0035;
/** A bush may reach so far over the foot and be lit like the wall behind it. */
const aboveFootShare = 0.012;

const cubeOf = (data: Uint8ClampedArray, at: number) =>
  (((data[at]! * levels) >> 8) * levels + ((data[at + 1]! * levels) >> 8)) * levels +
  ((data[at + 2]! * levels) >> 8);

/** Shares of the colours, each with its neighbours, so that rare ones are not taken for none. */
function sharesOf(counts: Float32Array, total: number): Float32Array {
  let spread = counts;
  for (const step of [1, levels, levels * levels])
    spread = spread.map(
      (value, i) => 0.5 * value + 0.25 * ((spread[i - step] ?? 0) + (spread[i + step] ?? 0)),
    );
  return spread.map((value) => value / total);
}

/** So much house in a column ends what stands before it; the roof is looked for this far aside. */
const mostGap = 3;
const asideShare = 0.02;

/** 1 on trunks, palms and cactuses: plants that rise over the roof without a break. */
function rising(
  { classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>,
  { mask, topOf }: Pick<HouseOutline, 'mask' | 'topOf'>,
): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const found = new Uint8Array(w * h);
  const aside = Math.round(asideShare * w);
  for (let x = 0; x < w; x++) {
    const roof = Math.min(...topOf.subarray(Math.max(0, x - aside), x + aside + 1));
    let isRising = false;
    let gap = 0;
    for (let y = 0; y < h; y++) {
      const i = y * w + x;
      if (classOf[i] === classNumber.vegetation) {
        gap = 0;
        isRising ||= y < roof;
        if (isRising) found[i] = 1;
      } else if (mask[i] === 1 && ++gap > mostGap) isRising = false;
    }
  }
  return found;
}

/** 1 where something over the foot was taken for a plant and wears the colours of the old house. */
export function oldRemains(
  { classOf, certainty, photo }: Analysis,
  { mask, left, right, topOf, base }: HouseOutline,
): Uint8Array {
  const { widthPx: w, heightPx: h, data } = photo;
  const found = new Uint8Array(w * h);
  const house = new Float32Array(levels ** 3);
  const plants = new Float32Array(levels ** 3);
  let [houseTotal, plantsTotal] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    if (certainty.data[i]! < leastCertainty) continue;
    const kind = classOf[i];
    if (kind === classNumber.vegetation) {
      plants[cubeOf(data, i * 3)]!++;
      plantsTotal++;
    } else if (mask[i] === 1 && kind !== classNumber.window) {
      house[cubeOf(data, i * 3)]!++;
      houseTotal++;
    }
  }
  if (houseTotal < leastSamples || plantsTotal < leastSamples) return found;
  const ofHouse = sharesOf(house, houseTotal);
  const ofPlants = sharesOf(plants, plantsTotal);
  const usual = 0.2 / levels ** 3;
  const evidence = new Float32Array(w * h);
  const end = base - aboveFootShare * h;
  const isInside = (x: number, y: number) => x > left && x < right && y > topOf[x]! && y < end;
  for (let y = 0; y < end; y++)
    for (let x = left; x <= right; x++) {
      if (!isInside(x, y)) continue;
      const cube = cubeOf(data, (y * w + x) * 3);
      evidence[y * w + x] = Math.log((ofHouse[cube]! + usual) / (ofPlants[cube]! + usual));
    }
  const isTall = rising({ classOf, photo }, { mask, topOf });
  const around = boxMean(evidence, w, h, Math.max(1, Math.round(spreadShare * w)));
  for (let y = 0; y < end; y++)
    for (let x = left; x <= right; x++) {
      const i = y * w + x;
      if (
        isInside(x, y) &&
        isTall[i] === 0 &&
        classOf[i] === classNumber.vegetation &&
        around[i]! > leastEvidence
      )
        found[i] = 1;
    }
  return found;
}
