/** Variants of a photo for training: mirrored, cropped, lighter, darker, warmer, flatter. */
import { createRgbImage, type RgbImage } from '../../packages/engine/src/image/image.ts';
import { createRandom } from '../../packages/engine/src/random/random.ts';

export interface Variant {
  readonly photo: RgbImage;
  /** Where a point of the original (shares) lies in the variant; outside 0..1 it is not seen. */
  readonly place: (x: number, y: number) => readonly [x: number, y: number];
}

/** Variant 0 is the photo itself, 1 its mirror image; the others are drawn from the seed. */
export function createVariant(photo: RgbImage, index: number, seed: number): Variant {
  if (index === 0) return { photo, place: (x, y) => [x, y] };
  const random = createRandom(seed + index * 7919);
  const mirrored = index % 2 === 1;
  if (index === 1) return transform(photo, mirrored, [0, 0, 1], [1, 1, 1], 1);
  const size = random.chance(0.5) ? random.between(0.72, 1) : 1;
  const left = random.between(0, 1 - size);
  const top = random.between(0, 1 - size);
  const gain = 2 ** random.between(-0.5, 0.4);
  const warm = random.between(-0.1, 0.1);
  const tint = random.between(-0.04, 0.04);
  const gains = [gain * (1 + warm), gain * (1 + tint), gain * (1 - warm)] as const;
  return transform(photo, mirrored, [left, top, size], gains, random.between(0.8, 1.25));
}

function transform(
  photo: RgbImage,
  mirrored: boolean,
  [left, top, size]: readonly [number, number, number],
  gains: readonly [number, number, number],
  gamma: number,
): Variant {
  const widthPx = Math.max(1, Math.round(photo.widthPx * size));
  const heightPx = Math.max(1, Math.round(photo.heightPx * size));
  const x0 = Math.min(photo.widthPx - widthPx, Math.floor(photo.widthPx * left));
  const y0 = Math.min(photo.heightPx - heightPx, Math.floor(photo.heightPx * top));
  const curves = gains.map((gain) =>
    Uint8ClampedArray.from({ length: 256 }, (_, code) => 255 * (gain * (code / 255)) ** gamma),
  );
  const variant = createRgbImage(widthPx, heightPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const from = 3 * ((y0 + y) * photo.widthPx + x0 + (mirrored ? widthPx - 1 - x : x));
      const to = 3 * (y * widthPx + x);
      for (let channel = 0; channel < 3; channel++) {
        variant.data[to + channel] = curves[channel]![photo.data[from + channel]!]!;
      }
    }
  }
  const place = (x: number, y: number) => {
    const across = (x * photo.widthPx - x0) / widthPx;
    return [mirrored ? 1 - across : across, (y * photo.heightPx - y0) / heightPx] as const;
  };
  return { photo: variant, place };
}
