/** Bricks, walls and eaves among the plants before the house: softly, by how much a place wears the colours of the old one. */
import { luminanceAt } from '../../../colour/srgb.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { rising } from '../clear/old-remains.ts';
import { houseColours } from '../read/house-colours.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';

/** How much likelier colours have to be the old house's, as logarithms: from a little to wholly. */
const likelier = { some: 0.35, whole: 1.1 } as const;
/** Where most plants are green, what is not counts so much more as house. */
const greens = { share: 0.62, least: 1.02, bonus: 0.3, grain: 0.004, mostGrey: 0.5 } as const;
/** In shade nothing is green, and leaves are as dark as openings of the house. */
const leastLight = 0.03;
/** Share of the photo's width so far beside the house, and of its height that ends over the foot. */
const asideShare = 0.03;
const aboveFootShare = 0.012;

/** 1 where vegetation is lit and not green; nowhere where few plants of the photo are green. */
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

/** 0..1 a pixel: how surely what is named a plant shows the old house. */
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
  // bricks that were taken for plants are no colours of plants
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
