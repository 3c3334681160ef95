/** Finds wires, aerials and twigs in the sky: dark and thin relative to their surroundings. */

import type { RgbImage } from '../../../../image/image.ts';
import { boxMean } from '../../../../ops/box-blur.ts';

/** Radius of the surroundings, as a share of the photo's width. */
const aroundShare = 0.012;
/** The same for sprays of leaves, which are wider than wires. */
const spraysShare = 0.035;
/** Least darkness relative to the sky around, in codes. */
const leastDarker = 20;
/** Sunlit twigs: least loss of blue relative to the sky around, and most brightness above it. */
const leastLessBlue = 40;
const mostBrighter = 8;
/** Gaps that attached things may have, and their largest size as a share of the photo. */
const gapPx = 2;
const mostShare = 0.012;

const levelAt = (data: Uint8ClampedArray, i: number) =>
  (data[i * 3]! + 2 * data[i * 3 + 1]! + data[i * 3 + 2]!) / 4;
const blueAt = (data: Uint8ClampedArray, i: number) => data[i * 3 + 2]! - data[i * 3]!;

/** 1 for sky that contains something thin and dark. */
export function thinInSky(
  { widthPx: w, heightPx: h, data }: RgbImage,
  isSky: (pixel: number) => boolean,
): Uint8Array {
  const radius = Math.max(3, Math.round(aroundShare * w));
  const weight = new Float32Array(w * h);
  const level = new Float32Array(w * h);
  const blue = new Float32Array(w * h);
  for (let i = 0; i < weight.length; i++) {
    if (!isSky(i)) continue;
    weight[i] = 1;
    level[i] = levelAt(data, i);
    blue[i] = blueAt(data, i);
  }
  const scratch = new Float32Array(w * h);
  const levels = boxMean(level, w, h, radius, undefined, scratch);
  const weights = boxMean(weight, w, h, radius, undefined, scratch);
  const wide = Math.max(6, Math.round(spraysShare * w));
  const blues = boxMean(blue, w, h, wide, undefined, scratch);
  const wideLevels = boxMean(level, w, h, wide, undefined, scratch);
  const wideWeights = boxMean(weight, w, h, wide, undefined, scratch);
  return Uint8Array.from(weight, (value, i) => {
    if (value === 0) return 0;
    const darker = levels[i]! / weights[i]! - level[i]!;
    const lessBlue = blues[i]! / wideWeights[i]! - blue[i]!;
    const isLeaf =
      lessBlue > leastLessBlue && level[i]! < wideLevels[i]! / wideWeights[i]! + mostBrighter;
    return darker > leastDarker || isLeaf ? 1 : 0;
  });
}

/** 1 for those attached to removed parts: they would end in the air. */
export function hangingOn(gone: Uint8Array, thin: Uint8Array, w: number): Uint8Array {
  const h = gone.length / w;
  const found = new Uint8Array(gone.length);
  const reached: number[] = [];
  const spreadFrom = (i: number) => {
    const [x, y] = [i % w, (i / w) | 0];
    for (let dy = -gapPx; dy <= gapPx; dy++)
      for (let dx = -gapPx; dx <= gapPx; dx++) {
        const [u, v] = [x + dx, y + dy];
        if (u < 0 || u >= w || v < 0 || v >= h) continue;
        const j = v * w + u;
        if (thin[j] === 0 || found[j] === 1) continue;
        found[j] = 1;
        reached.push(j);
      }
  };
  for (let i = 0; i < gone.length; i++) if (gone[i] === 1) spreadFrom(i);
  for (let next = 0; next < reached.length; next++) spreadFrom(reached[next]!);
  return reached.length > mostShare * gone.length ? new Uint8Array(gone.length) : found;
}
