/** Trunks that stand near the camera: land far behind the house is not made of bark. */
import type { RgbImage } from '../../../image/image.ts';
import { boxMean } from '../../../ops/box-blur.ts';

/** Greenness is looked at over so wide a place, as a share of the photo's width. */
const aroundShare = 0.012;
/** Below this the photo's plants are bare or dry, and bark is told by nothing. */
const leastGreen = 0.05;
/** Bark is so much less green than the greener quarter of the plants. */
const barkShare = 0.45;

/** 1 where what stands before the house is a plant without leaves. */
export function barkBefore(
  { widthPx: w, heightPx: h, data }: RgbImage,
  isPlant: (pixel: number) => boolean,
  front: Float32Array,
): Uint8Array {
  const own = new Float32Array(w * h);
  const plants = new Float32Array(w * h);
  for (let i = 0; i < own.length; i++) {
    if (!isPlant(i)) continue;
    const [red, green, blue] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    // yellow leaves are leaves too
    own[i] = (Math.max(red, green) - blue + green - red) / (red + green + blue + 30);
    plants[i] = 1;
  }
  const radius = Math.max(2, Math.round(aroundShare * w));
  const sums = boxMean(own, w, h, radius);
  const counts = boxMean(plants, w, h, radius);
  const seen: number[] = [];
  for (let i = 0; i < own.length; i += 13)
    if (plants[i] === 1) seen.push(sums[i]! / Math.max(0.01, counts[i]!));
  seen.sort((a, c) => a - c);
  const green = seen[Math.floor(seen.length * 0.75)] ?? 0;
  const isBark = (i: number) =>
    plants[i] === 1 && front[i]! > 0.5 && sums[i]! < barkShare * green * counts[i]!;
  return Uint8Array.from(own, (_, i) => (green > leastGreen && isBark(i) ? 1 : 0));
}
