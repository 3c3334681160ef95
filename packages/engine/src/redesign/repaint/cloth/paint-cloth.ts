/** Gives a cover another colour at its old light: shade, folds and patterns stay. */
import { linearFromHex } from '../../../colour/hex.ts';
import type { RgbImage } from '../../../image/image.ts';
import type { PhotoLight } from '../paint-gain.ts';
import { paintedWalls } from '../walls/paint-walls.ts';
import { paintLayer } from '../walls/wall-cover.ts';
import type { ClothPart } from './cloth-parts.ts';

/** How fast the albedo of cloth falls with its light: most of it is its own colour. */
export const clothFall = 0.65;
const wish = { light: [0.2, 2.2], colour: 7, fall: clothFall } as const;
const mostColour = 4.5;
/** Share from which a pixel is painted at all. */
const shown = 0.004;

/** In place, over a picture of the same room. */
export function paintCloth(
  { data }: RgbImage,
  photo: RgbImage,
  { matte: { share, colours }, own }: ClothPart,
  { paint, light }: { readonly paint: string; readonly light: PhotoLight },
): void {
  const cloth = { ...photo, data: colours };
  const layer = {
    ...paintLayer(photo, share, own),
    share: share.map((value) => (value > shown ? 1 : 0)),
  };
  const none = new Float32Array(share.length);
  const painted = paintedWalls(
    cloth,
    { colours, told: none, share: none },
    [{ layer, wish: { ...wish, paint: linearFromHex(paint) }, trust: 1, mostColour }],
    light,
  );
  for (let at = 0; at < share.length; at++) {
    const here = share[at]!;
    if (here <= shown) continue;
    for (let i = at * 3; i < at * 3 + 3; i++)
      data[i] = data[i]! + (painted.data[i]! - data[i]!) * here;
  }
}
