/** Gives a cover another colour at its old light: shade, folds and patterns stay. */
import { linearFromHex } from '../../../colour/hex.ts';
import type { RgbImage } from '../../../image/image.ts';
import type { PhotoLight } from '../paint-gain.ts';
import { paintedWalls } from '../walls/paint-walls.ts';
import { paintLayer } from '../walls/wall-cover.ts';
import { eachOfCover } from './cloth-matte.ts';
import type { ClothPart } from './cloth-parts.ts';

/** How fast the albedo of cloth falls with its light: most of it is its own colour. */
export const clothFall = 0.65;
const wish = { light: [0.2, 2.2], colour: 7, fall: clothFall } as const;
const mostColour = 4.5;

/** In place, over a picture of the same room. */
export function paintCloth(
  { data, widthPx }: RgbImage,
  { matte, own }: ClothPart,
  { paint, light }: { readonly paint: string; readonly light: PhotoLight },
): void {
  const { colours, share } = matte;
  const layer = {
    ...paintLayer(colours, share, own, widthPx),
    share: share.map((value) => (value > 0 ? 1 : 0)),
  };
  const none = new Float32Array(share.length);
  const painted = paintedWalls(
    colours,
    { colours: colours.data, told: none, share: none },
    [{ layer, wish: { ...wish, paint: linearFromHex(paint) }, trust: 1, mostColour }],
    light,
  );
  eachOfCover(matte, widthPx, (part, at) => {
    for (let c = 0; c < 3; c++) {
      const i = at * 3 + c;
      data[i] = data[i]! + (painted.data[part * 3 + c]! - data[i]!) * share[part]!;
    }
  });
}
