/** Finds bricks, walls and eaves among plants in front of the house, softly, by colour likelihood. */
import { luminanceAt } from '../../../colour/srgb.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { rising } from '../clear/old-remains.ts';
import { houseColours } from '../read/house-colours.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';

/** Log-likelihood ratio towards the old house at which removal starts, and is complete. */
const likelier = { some: 0.35, whole: 1.1 } as const;
/** In photos with green plants, non-green pixels get a bonus towards house. */
const greens = { share: 0.62, least: 1.02, bonus: 0.3, grain: 0.004, mostGrey: 0.5 } as const;
/** Deep shade has no green, and leaves there are as dark as openings of the house. */
const leastLight = 0.03;
/** Shares of the photo's width beside the house, and of its height above the foot. */
const asideShare = 0.03;
const aboveFootShare = 0.012;

/** 1 where vegetation is lit and not green; nowhere if few plants of the photo are green. */
function notGreen({ classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>): Float32Array {
  const { widthPx: w, heightPx: h, data } = photo;
  const found = new Float32Array(w * h);
  let [green, all] = [0, 0];
  for (let i = 0; i < found.length; i++) {
    if (classOf[i] !== classNumber.vegetation || luminanceAt(data, i * 3) < leastLight) continue;
    const [red, leaf, blue] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    all++;
    if (leaf > Math.max(red, blue) * greens.least) green++;
    else found[i] = 1;
  }
  if (green < greens.share * all) found.fill(0);
  return boxMean(found, w, h, Math.max(1, Math.round(greens.grain * w)));
}

/** 0..1 per pixel: probability that a pixel classified as plant shows the old house. */
export function wornFront(analysis: Analysis, outline: HouseOutline): Float32Array {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const worn = new Float32Array(w * h);
  const { mask, left, right, topOf, base } = outline;
  const aside = Math.round(asideShare * w);
  const end = base - aboveFootShare * h;
  const isAsked = (x: number, y: number) =>
    x > left - aside &&
    x < right + aside &&
    y < end &&
    y > topOf[Math.max(left, Math.min(right, x))]!;
  const grey = notGreen(analysis);
  // misclassified bricks must not count as plant colours
  const evidence = houseColours(analysis, mask, isAsked, (i) => grey[i]! < greens.mostGrey);
  if (!evidence) return worn;
  const isTall = rising(analysis, outline);
  for (let i = 0; i < worn.length; i++) {
    if (classOf[i] !== classNumber.vegetation || isTall[i] === 1) continue;
    if (!isAsked(i % w, (i / w) | 0)) continue;
    const lit = smoothStep(leastLight / 3, leastLight, luminanceAt(photo.data, i * 3));
    const own = evidence[i]! + greens.bonus * grey[i]!;
    worn[i] = lit * smoothStep(likelier.some, likelier.whole, own);
  }
  return worn;
}
