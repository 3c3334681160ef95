/**
 * How far a mask ends where the photo shows an end. A border through the middle of a bed, a rug or the same floor is
 * a wrong one, and a new floor would be torn there.
 */
import { cieLabFromLinear } from '../../../colour/cie-lab.ts';
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';

/** Colours are compared this far from the border, on both sides (share of the picture's width). */
const reach = 0.007;
/** Least difference of an end that is seen (CIE 1976). */
export const seenStep = 9;

/** 0..1; borders at the picture's own edge don't count. @param share 0..1 per pixel */
export function clearBorder(share: ArrayLike<number>, photo: RgbImage): number {
  const { widthPx: w, heightPx: h } = photo;
  const far = Math.max(2, Math.round(reach * w));
  const isIn = (x: number, y: number) => share[y * w + x]! > 0.5;
  let [all, clear] = [0, 0];
  for (let y = far; y < h - far; y++)
    for (let x = far; x < w - far; x++) {
      if (!isIn(x, y)) continue;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        if (isIn(x + dx, y + dy)) continue;
        all += 1;
        const one = colourAt(photo, x - dx * far, y - dy * far);
        const other = colourAt(photo, x + dx * far, y + dy * far);
        const step = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
        if (step > seenStep) clear += 1;
      }
    }
  return all === 0 ? 1 : clear / all;
}

/** Mean of three by three pixels, as Lab. */
export function colourAt({ widthPx: w, data }: RgbImage, x: number, y: number) {
  const mean: [number, number, number] = [0, 0, 0];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++)
      for (let c = 0; c < 3; c++)
        mean[c]! += linearFromSrgb8[data[3 * ((y + dy) * w + x + dx) + c]!]! / 9;
  return cieLabFromLinear(...mean);
}
