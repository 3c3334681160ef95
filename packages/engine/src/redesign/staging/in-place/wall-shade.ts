/** Shade that an old piece throws on the wall beside it, which goes with it. */
import type { RgbImage } from '../../../image/image.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import { grown } from '../../empty/thing-mask.ts';

/** Reach of shade, and of the wall that tells its light, as shares of the width. */
const reach = { shade: 0.035, wall: 0.09 } as const;
/** Light relative to the wall around from which on it is no shade. */
const lit = 0.94;

/** 1 for pixels of walls that are darker than the wall around, near to what goes. */
export function wallShade(
  { widthPx: w, heightPx: h, data }: RgbImage,
  going: Uint8Array,
  isWall: (at: number) => boolean,
): Uint8Array {
  const near = grown(going, w, h, Math.max(2, Math.round(w * reach.shade)));
  const light = new Float32Array(w * h);
  const known = new Float32Array(w * h);
  const own = new Float32Array(w * h);
  for (let at = 0; at < near.length; at++) {
    own[at] = 0.3 * data[at * 3]! + 0.6 * data[at * 3 + 1]! + 0.1 * data[at * 3 + 2]!;
    if (near[at] || !isWall(at)) continue;
    light[at] = own[at]!;
    known[at] = 1;
  }
  const radius = Math.max(3, Math.round(w * reach.wall));
  for (const map of [light, known]) boxMean(map, w, h, radius, map);
  return near.map((isNear, at) => {
    if (!isNear || going[at] || !isWall(at) || known[at]! < 0.02) return 0;
    return own[at]! < (lit * light[at]!) / known[at]! ? 1 : 0;
  });
}
