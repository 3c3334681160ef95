/** The sun's side, told by the two walls of a corner: the one that faces it is as light as the front, the other far darker. */
import { luminanceAt } from '../../../../colour/srgb.ts';
import type { Analysis } from '../../../../sense/analysis.ts';
import { frontColumns } from '../front-columns.ts';
import { classNumber, type HouseOutline } from '../house-outline.ts';

/** Light of the side wall over that of the front: above the first the sun is on its side, below the second on the other. */
const ratios = { sunlit: 0.85, shaded: 0.5 } as const;
/** Porches and eaves shade parts of either wall. */
const litShare = 0.7;
/** Visible wall that tells its light, as a share of the photo. */
const leastShare = 0.004;
const step = 3;

/** -1 left, 1 right; undefined where one wall is seen, or both tell neither. */
export function sunSide(analysis: Analysis, outline: HouseOutline): -1 | 1 | undefined {
  const { classOf, photo } = analysis;
  const w = photo.widthPx;
  const columns = frontColumns(analysis, outline);
  const [left, right] = columns;
  if (left === undefined || right === undefined) return undefined;
  const lightOf = ({ from, to }: { from: number; to: number }) => {
    const levels: number[] = [];
    for (let i = 0; i < classOf.length; i += step)
      if (i % w >= from && i % w < to && outline.mask[i] === 1 && classOf[i] === classNumber.facade)
        levels.push(luminanceAt(photo.data, i * 3));
    if (levels.length * step < leastShare * classOf.length) return undefined;
    levels.sort((a, c) => a - c);
    return Math.max(0.003, levels[Math.floor(litShare * levels.length)]!);
  };
  const [onLeft, onRight] = [lightOf(left), lightOf(right)];
  if (onLeft === undefined || onRight === undefined) return undefined;
  const isSideLeft = left.id === 'facade-side';
  const ratio = isSideLeft ? onLeft / onRight : onRight / onLeft;
  if (ratio > ratios.sunlit) return isSideLeft ? -1 : 1;
  if (ratio < ratios.shaded) return isSideLeft ? 1 : -1;
  return undefined;
}
