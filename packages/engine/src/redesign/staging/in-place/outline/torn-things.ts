/** Tells old pieces of which only a part was found: what is left of them goes on beyond the part that goes. */
import type { RgbImage } from '../../../../image/image.ts';

/** Pixels on either side of the edge that are compared, as a share of the width. */
const beside = 0.006;
/** Difference up to which both sides are one thing: codes, and part of the light there, since dark things differ less. */
const same = { codes: 4, ofLight: 0.07 } as const;

/**
 * Part of the outline of what goes at which it goes on in its own colour.
 * @param going 1 per pixel of old pieces, without their rims
 * @param stays 1 per pixel of things that stay
 */
export function tornShare(
  { widthPx: w, heightPx: h, data }: RgbImage,
  going: Uint8Array,
  stays: Uint8Array,
): number {
  const step = Math.max(2, Math.round(w * beside));
  let [edge, torn] = [0, 0];
  for (let y = step; y < h - step; y++)
    for (let x = step; x < w - step; x++) {
      const at = y * w + x;
      if (!going[at]) continue;
      for (const by of [1, -1, w, -w]) {
        if (going[at + by]) continue;
        edge++;
        const beyond = at + by * step;
        const inside = at - by * (step - 1);
        if (!stays[beyond]) continue;
        let [most, light] = [0, 0];
        for (let c = 0; c < 3; c++) {
          most = Math.max(most, Math.abs(data[beyond * 3 + c]! - data[inside * 3 + c]!));
          light += data[inside * 3 + c]! / 3;
        }
        if (most <= same.codes + same.ofLight * light) torn++;
      }
    }
  return edge > 0 ? torn / edge : 0;
}
