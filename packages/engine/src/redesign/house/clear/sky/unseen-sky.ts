/** A sky for photos without one: pale and even, as bright as the photo's whites. */
import type { RgbImage } from '../../../../image/image.ts';

/** Least share of sky pixels for extending the photo's own. */
export const leastSeenSky = 0.0008;

const zenith = [0.8, 0.87, 0.95] as const;
const horizon = [0.95, 0.97, 1] as const;
/** A dim photo gets a dim sky, but not a black one. */
const dimmest = 120;
const brightest = 245;
const whiteQuantile = 0.97;

export function unseenSky({ widthPx: w, heightPx: h, data }: RgbImage): Float32Array {
  const histogram = new Uint32Array(256);
  for (let i = 1; i < data.length; i += 3) histogram[data[i]!]!++;
  let left = (1 - whiteQuantile) * w * h;
  let white = 255;
  while (white > 0 && left > histogram[white]!) left -= histogram[white--]!;
  const level = Math.min(brightest, Math.max(dimmest, white));
  const sky = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++) {
    const down = Math.min(1, (2 * y) / h);
    for (let x = 0; x < w; x++)
      for (let c = 0; c < 3; c++)
        sky[(y * w + x) * 3 + c] = level * (zenith[c]! + (horizon[c]! - zenith[c]!) * down);
  }
  return sky;
}
