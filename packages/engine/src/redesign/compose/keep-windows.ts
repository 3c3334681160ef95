/** Windows keep the photo's own pixels. */
import type { RgbImage } from '../../image/image.ts';
import { type Analysis, surfaceOf } from '../../sense/analysis.ts';

/** In place: the photo shows where its windows are, and nothing was painted over. */
export function keepWindows(image: RgbImage, analysis: Analysis, isFilled: Uint8Array): void {
  const { data: matte } = surfaceOf(analysis, 'window').matte;
  const { data } = analysis.photo;
  for (let at = 0; at < matte.length; at++) {
    const share = isFilled[at] ? 0 : matte[at]!;
    if (share < 0.02) continue;
    for (let c = 0; c < 3; c++) {
      const now = image.data[at * 3 + c]!;
      image.data[at * 3 + c] = now + (data[at * 3 + c]! - now) * share;
    }
  }
}
