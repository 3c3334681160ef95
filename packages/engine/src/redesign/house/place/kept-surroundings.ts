/** Scores how much of the photo is unchanged outside the house, its shadow and what it uncovers. */
import { okLabFromLinear } from '../../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import { createRgbImage, type RgbImage } from '../../../image/image.ts';
import type { KeptSurroundings } from '../house-request.ts';
import type { ComposedHouse } from './house-in-photo.ts';

/** OKLab distances times 100 approximate ΔE. */
const mostDifference = 0.02;
const tint = [255, 170, 60] as const;
const tintShare = 0.35;

function difference(a: Uint8ClampedArray, c: Uint8ClampedArray, at: number): number {
  const lab = (data: Uint8ClampedArray) =>
    okLabFromLinear(
      linearFromSrgb8[data[at]!]!,
      linearFromSrgb8[data[at + 1]!]!,
      linearFromSrgb8[data[at + 2]!]!,
    );
  const [p, q] = [lab(a), lab(c)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

export function keptSurroundings(photo: RgbImage, composed: ComposedHouse): KeptSurroundings {
  const { image, changed } = composed;
  const overlay = createRgbImage(photo.widthPx, photo.heightPx);
  let outside = 0;
  let kept = 0;
  for (let i = 0; i < changed.length; i++) {
    const isChanged = changed[i] === 1;
    if (!isChanged) {
      outside++;
      if (difference(photo.data, image.data, i * 3) <= mostDifference) kept++;
    }
    for (let c = 0; c < 3; c++) {
      const value = photo.data[i * 3 + c]!;
      overlay.data[i * 3 + c] = isChanged ? value + (tint[c]! - value) * tintShare : value;
    }
  }
  return { score: outside === 0 ? 1 : kept / outside, overlay };
}
