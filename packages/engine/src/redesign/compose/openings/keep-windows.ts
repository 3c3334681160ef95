import type { RgbImage } from '../../../image/image.ts';
import type { KeptOpenings } from './kept-openings.ts';

/** In place: copies the photo's pixels of windows. */
export function keepWindows(
  { data }: RgbImage,
  { share, view }: Pick<KeptOpenings, 'share' | 'view'>,
): void {
  for (let at = 0; at < share.length; at++) {
    const kept = share[at]!;
    if (kept < 0.02) continue;
    for (let c = 0; c < 3; c++) {
      const now = data[at * 3 + c]!;
      data[at * 3 + c] = now + (view[at * 3 + c]! - now) * kept;
    }
  }
}
