/** Finds trunks near the camera, which must not be copied into land far behind the house. */
import type { RgbImage } from '../../../image/image.ts';

/** Half window width for greenness, as a share of the photo's width. */
const aroundShare = 0.012;
/** Below this the photo's plants are bare or dry, and bark can't be detected. */
const leastGreen = 0.05;
/** Bark's greenness relative to the greener quarter of plants. */
const barkShare = 0.45;

/** 1 where the foreground is a plant without leaves. */
export function barkBefore(
  { widthPx: w, heightPx: h, data }: RgbImage,
  isPlant: (pixel: number) => boolean,
  front: Float32Array,
): Uint8Array {
  const size = Math.max(4, Math.round(aroundShare * 2 * w));
  const across = Math.ceil(w / size);
  const greens = new Float32Array(across * Math.ceil(h / size));
  const counts = new Float32Array(greens.length);
  const cellOf = (i: number) => ((((i / w) | 0) / size) | 0) * across + (((i % w) / size) | 0);
  for (let i = 0; i < w * h; i += 2) {
    if (!isPlant(i)) continue;
    const [red, green, blue] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    const cell = cellOf(i);
    // counts yellow leaves as well
    greens[cell]! += (Math.max(red, green) - blue + green - red) / (red + green + blue + 30);
    counts[cell]!++;
  }
  const seen: (readonly [green: number, count: number])[] = [];
  let total = 0;
  for (const [cell, count] of counts.entries()) {
    if (count === 0) continue;
    greens[cell]! /= count;
    seen.push([greens[cell]!, count]);
    total += count;
  }
  seen.sort((a, c) => c[0] - a[0]);
  let usual = 0;
  let counted = 0;
  for (const [green, count] of seen) {
    usual = green;
    counted += count;
    if (counted >= total / 4) break;
  }
  const bark = new Uint8Array(w * h);
  if (usual <= leastGreen) return bark;
  for (let i = 0; i < bark.length; i++)
    if (front[i]! > 0.5 && isPlant(i) && greens[cellOf(i)]! < barkShare * usual) bark[i] = 1;
  return bark;
}
