/** Synthesises distant trees in the photo's green where it has no plants to copy. */
import { linearFromSrgb8, srgb8FromLinear } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { farTrees, type StreetPoint } from '../develop/panes/street-view.ts';
import { layers } from './layers.ts';

/** Smaller areas are left to patches, as a share of the photo. */
const leastShare = 0.004;
const usualGreen = [0.05, 0.065, 0.03] as const;
/** Aerial perspective: share of the sky's light. */
const airShare = 0.035;
/** Distant leaves have less contrast. */
const contrast = 0.95;
/** Trees show more of their shaded side than lawn and shrubs. */
const shadedShare = 0.7;
const fewest = 200;

interface Land {
  readonly sky: Float32Array;
  readonly horizon: number;
  /** Row of the skyline in each column. */
  readonly line: Float32Array;
}

/** Fills the remaining land behind the house in `data`, and clears it from `left`. */
export function drawFarTrees(
  data: Float32Array,
  photo: RgbImage,
  left: Uint8Array,
  sources: Uint8Array,
  { sky, horizon, line }: Land,
  seed: number,
): void {
  const { widthPx: w } = photo;
  const open: number[] = [];
  for (let i = 0; i < left.length; i++) if (left[i] === layers.behind) open.push(i);
  if (open.length < leastShare * left.length) return;
  const tops = open.map((i) => horizon - line[i % w]!).sort((a, c) => a - c);
  const trees = farTrees(seed, tops[Math.floor(tops.length * 0.7)]! * 1.1);
  const green = greenOf(photo, sources);
  const point: StreetPoint = { sky: 0, light: 1, ground: 0, tint: [1, 1, 1] };
  for (const i of open) {
    trees(i % w, horizon - ((i / w) | 0), point);
    const light = (1 - contrast) * 0.7 + contrast * point.light;
    for (const c of [0, 1, 2] as const) {
      const above = linearFromSrgb8[Math.round(sky[i * 3 + c]!)]!;
      const leaf = shadedShare * green[c] * light;
      const seen = leaf + (above - leaf) * Math.max(airShare, point.sky);
      data[i * 3 + c] = srgb8FromLinear(seen);
    }
    left[i] = layers.none;
  }
}

/** Mean linear colour of the photo's plants. */
function greenOf({ data }: RgbImage, sources: Uint8Array): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < sources.length; i += 3) {
    if (sources[i] !== layers.behind) continue;
    count++;
    for (const c of [0, 1, 2] as const) sum[c] += linearFromSrgb8[data[i * 3 + c]!]!;
  }
  if (count < fewest) return usualGreen;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
