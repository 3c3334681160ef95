/** Darkens leaves to the ground they stand on: their source may be sunlit, the front in shade. */
import { luminanceAt } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import type { Foot } from '../place/foot-of-house.ts';
import type { Leaves } from './leaf-patches.ts';

/** Sampled rows below the foot, as shares of the height. */
const below = { from: 0.006, to: 0.03 } as const;
/** Limits of the factor that matches leaves to the ground. */
const range = { least: 0.5, most: 1 } as const;
const samples = 24;

const middleOf = (values: number[]) => values.sort((a, c) => a - c)[values.length >> 1];

export function shadedLeaves(photo: RgbImage, { lowest }: Foot, leaves: Leaves): Leaves {
  const { widthPx: w, heightPx: h } = photo;
  const ground: number[] = [];
  for (let x = 0; x < w; x += 2) {
    if (lowest[x]! < 0) continue;
    for (let y = Math.round(lowest[x]! + below.from * h); y < lowest[x]! + below.to * h; y += 2)
      if (y < h) ground.push(luminanceAt(photo.data, (y * w + x) * 3));
  }
  const leaf = new Float64Array(3);
  const own: number[] = [];
  for (let k = 0; k < samples * samples; k++) {
    leaves((k % samples) - samples / 2, Math.floor(k / samples) - samples / 2, k % 7, leaf);
    own.push(0.2126 * leaf[0]! + 0.7152 * leaf[1]! + 0.0722 * leaf[2]!);
  }
  const lit = (middleOf(ground) ?? 1) / Math.max(1e-3, middleOf(own)!);
  const share = Math.max(range.least, Math.min(range.most, lit));
  return (x, y, plant, out) => {
    leaves(x, y, plant, out);
    for (const c of [0, 1, 2] as const) out[c] = out[c]! * share;
  };
}
