/** Finds lawns classified as plants: grass has much less local contrast than leaves. */
import { linearFromSrgb8 } from '../../../../colour/srgb.ts';
import { boxMean } from '../../../../ops/box-blur.ts';
import type { Analysis } from '../../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../house-outline.ts';

/** Window of the contrast, and of its smoothing, as shares of the width. */
const grainShare = 0.006;
const lawnShare = 0.018;
/** Coefficient of variation of light below which vegetation is lawn. */
const mostContrast = 0.26;
/** Crowns in deep shade are as even; lawn is brighter, and lower above the foot (share of the house's height). */
const leastLight = 0.02;
const aboveShare = 0.4;
/** Rim along beds and paths around detected lawns: radius, and relaxed thresholds. */
const rim = { reachShare: 0.025, share: 0.12, mostContrast: 0.34 } as const;

/** 1 for vegetation as even as a lawn. */
export function evenGrass(
  { classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>,
  { base, top }: Pick<HouseOutline, 'base' | 'top'>,
): Uint8Array {
  const { widthPx: w, heightPx: h, data } = photo;
  const light = new Float32Array(w * h);
  for (let i = 0; i < light.length; i++)
    light[i] = 0.3 * linearFromSrgb8[data[i * 3]!]! + 0.7 * linearFromSrgb8[data[i * 3 + 1]!]!;
  const near = Math.max(2, Math.round(grainShare * w));
  const mean = boxMean(light, w, h, near);
  const squares = boxMean(
    light.map((value) => value * value),
    w,
    h,
    near,
  );
  const contrast = mean.map(
    (level, i) => Math.sqrt(Math.max(0, squares[i]! - level * level)) / Math.max(0.01, level),
  );
  const around = boxMean(contrast, w, h, Math.max(2, Math.round(lawnShare * w)));
  const from = Math.max(0, Math.floor(base - aboveShare * (base - top))) * w;
  const isPlant = (i: number) =>
    i >= from && classOf[i] === classNumber.vegetation && mean[i]! > leastLight;
  const found = Float32Array.from(around, (value, i) =>
    isPlant(i) && value < mostContrast ? 1 : 0,
  );
  const beside = boxMean(found, w, h, Math.round(rim.reachShare * w));
  return Uint8Array.from(found, (own, i) => {
    const isRim = beside[i]! > rim.share && contrast[i]! < rim.mostContrast && isPlant(i);
    return own === 1 || isRim ? 1 : 0;
  });
}
