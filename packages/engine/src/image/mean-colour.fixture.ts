import type { RgbImage } from './image.ts';

/** Mean codes of red, green and blue. */
export function meanColour({ data }: Pick<RgbImage, 'data'>): number[] {
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at++) sums[at % 3]! += data[at]!;
  return sums.map((sum) => Number((sum / (data.length / 3)).toFixed(2)));
}
