/** Whether cars can reach a wide door: a bay, or a window above a bed, is no garage. */
import type { Analysis } from '../../../../sense/analysis.ts';
import { classNumber } from '../house-outline.ts';

/** Search depth below the foot, as a share of the photo's height. */
const reachShare = 0.22;
/** A drive may have lawn at its sides, and a shrub in front. */
const mostGreenShare = 0.6;
/** Ratio of green to red and blue at which ground counts as lawn. */
const grownGreen = 1.06;

export interface ColumnRun {
  readonly from: number;
  readonly to: number;
}

export function hasDrive(
  { classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>,
  { from, to }: ColumnRun,
  base: number,
): boolean {
  const { widthPx: w, heightPx: h, data } = photo;
  const end = Math.min(h, Math.round(base + reachShare * h));
  let [green, all] = [0, 0];
  for (let y = Math.round(base); y < end; y++)
    for (let x = from; x <= to; x++) {
      const i = y * w + x;
      const [red, leaf, blue] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
      const isLawn = leaf > red * grownGreen && leaf > blue * grownGreen;
      if (isLawn || classOf[i] === classNumber.vegetation) green++;
      all++;
    }
  return all === 0 || green < mostGreenShare * all;
}
