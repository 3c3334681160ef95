/** Downscales supersampled pictures by an integer. */
import { createRgbImage, type RgbImage } from '../../../image/image.ts';

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Supersampling factor for the least rendered size; at most four. */
export function timesLarger({ widthPx, heightPx }: Size, leastLongSidePx?: number): number {
  if (leastLongSidePx === undefined) return 1;
  const times = Math.round(leastLongSidePx / Math.max(widthPx, heightPx));
  return Math.min(4, Math.max(1, times));
}

/** Each pixel is the mean of its block. */
export function reduceImage(image: RgbImage, times: number): RgbImage {
  if (times === 1) return image;
  const small = createRgbImage(image.widthPx / times, image.heightPx / times);
  const share = 1 / (times * times);
  for (let y = 0; y < small.heightPx; y++) {
    for (let x = 0; x < small.widthPx; x++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let j = 0; j < times; j++) {
          const row = (y * times + j) * image.widthPx;
          for (let i = 0; i < times; i++) {
            sum += image.data[(row + x * times + i) * 3 + channel]!;
          }
        }
        small.data[(y * small.widthPx + x) * 3 + channel] = sum * share;
      }
    }
  }
  return small;
}

/** Each pixel is the centre of its block. */
export function reduceIds(ids: Uint16Array, widthPx: number, times: number): Uint16Array {
  if (times === 1) return ids.slice();
  const heightPx = ids.length / widthPx;
  const small = new Uint16Array((widthPx / times) * (heightPx / times));
  const middle = times >> 1;
  for (let at = 0; at < small.length; at++) {
    const x = at % (widthPx / times);
    const y = (at - x) / (widthPx / times);
    small[at] = ids[(y * times + middle) * widthPx + x * times + middle]!;
  }
  return small;
}
