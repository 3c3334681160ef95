import type { RgbImage } from '../../image/image.ts';

/** In place: shows the photo where `share` is 1. */
export function keepPixels({ data }: RgbImage, photo: RgbImage, share: Float32Array): void {
  for (let at = 0; at < share.length; at++) {
    const kept = share[at]!;
    if (kept === 0) continue;
    for (let c = at * 3; c < at * 3 + 3; c++)
      data[c] = data[c]! + (photo.data[c]! - data[c]!) * kept;
  }
}
