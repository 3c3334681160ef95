/** Troughs for plants that stand on paving: shrubs without soil look like balls that were put down there. */
import { linearFromSrgb8, srgb8FromLinear } from '../../../colour/srgb.ts';
import { hashLattice } from '../../../random/random.ts';
import type { Clump, PlantLayer } from './clumps.ts';

/** Height against that of the plants, and how far it reaches beside the middle of the outer ones, in their half widths. */
const size = { high: 0.42, leastPx: 3, beside: 0.8 } as const;
/** Light against the paving before it: the front, its rim, its foot; and how grey it is. */
const light = { front: 0.5, rim: 0.95, foot: 0.62, grey: 0.6, uneven: 0.12 } as const;
const rimShare = 0.16;
const fewest = 2;
/** Plants share a trough if their feet differ by at most these shares of its height and of their distance. */
const level = { of: 0.35, slope: 0.03 } as const;
/** Shade on the paving, and its reach against the height. */
const shade = { dark: 0.6, reach: 0.4 } as const;

interface Trough {
  readonly from: number;
  readonly to: number;
  /** Row of the foot at both ends. */
  readonly feet: readonly [number, number];
  readonly high: number;
}

export function troughsUnder(clumps: readonly Clump[]): Trough[] {
  const along = clumps.filter(({ isPaved }) => isPaved).sort((a, c) => a.x - c.x);
  const runs: Clump[][] = [];
  let end = -Infinity;
  for (const one of along) {
    if (one.x - one.wide > end) runs.push([]);
    runs.at(-1)!.push(one);
    end = Math.max(end, one.x + one.wide);
  }
  return runs.flatMap((run): Trough[] => {
    const [first, last] = [run[0]!, run.at(-1)!];
    const tall = run.reduce((sum, { high }) => sum + high, 0) / run.length;
    const high = Math.max(size.leastPx, size.high * tall);
    const standsInBed = clumps.some(
      ({ x, isPaved }) => !isPaved && x > first.x - first.wide && x < last.x + last.wide,
    );
    if (run.length < fewest || standsInBed) return [];
    const lowest = Math.max(...run.map(({ y }) => y));
    // along a wall that runs away from us it would be a ramp
    if (lowest - Math.min(first.y, last.y) > level.of * high + level.slope * (last.x - first.x))
      return [];
    const from = first.x - size.beside * first.wide;
    return [{ from, to: last.x + size.beside * last.wide, feet: [first.y, last.y], high }];
  });
}

/** Mean linear colour of the paving below a trough, greyer than it is. */
function pavingAt(photo: Uint8ClampedArray, w: number, { from, to, feet, high }: Trough) {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let x = Math.max(0, Math.ceil(from)); x < Math.min(w, to); x++)
    for (let down = 1; down <= high; down++) {
      const at = ((Math.round(Math.max(...feet)) + down) * w + x) * 3;
      if (at + 2 >= photo.length) continue;
      for (const c of [0, 1, 2] as const) sum[c] += linearFromSrgb8[photo[at + c]!]!;
      count++;
    }
  const mean = sum.map((value) => value / Math.max(1, count));
  const grey = 0.2126 * mean[0]! + 0.7152 * mean[1]! + 0.0722 * mean[2]!;
  return mean.map((value) => value + (grey - value) * light.grey);
}

/** Draws troughs over the lower part of their plants. */
export function drawTroughs(
  layer: PlantLayer,
  photo: { readonly widthPx: number; readonly heightPx: number; readonly data: Uint8ClampedArray },
  clumps: readonly Clump[],
  seed: number,
): void {
  const { widthPx: w, heightPx: h, data } = photo;
  for (const trough of troughsUnder(clumps)) {
    const { from, to, feet, high } = trough;
    const colour = pavingAt(data, w, trough);
    for (let x = Math.max(0, Math.floor(from)); x < Math.min(w, Math.ceil(to)); x++) {
      const aside = Math.min(1, x + 1 - from, to - x);
      const foot = feet[0] + (feet[1] - feet[0]) * ((x - from) / Math.max(1, to - from));
      for (let y = Math.max(0, Math.floor(foot - high)); y <= Math.min(h - 1, foot + 1); y++) {
        const cover = Math.max(0, Math.min(aside, y + 1 - (foot - high), foot + 1 - y));
        const down = (y - (foot - high)) / high;
        const lit =
          (down < rimShare ? light.rim : light.front + (light.foot - 1) * light.front * down ** 2) *
          (1 + light.uneven * (hashLattice(x >> 1, y >> 1, seed) - 0.5));
        const i = y * w + x;
        for (let c = 0; c < 3; c++) {
          const at = i * 3 + c;
          const own = srgb8FromLinear(Math.min(1, colour[c]! * lit));
          layer.colours[at] = layer.colours[at]! + (own - layer.colours[at]!) * cover;
        }
        layer.alpha[i] = Math.max(layer.alpha[i]!, cover);
      }
      const reach = Math.max(1, shade.reach * high);
      for (let y = Math.max(0, Math.floor(foot)); y < Math.min(h, foot + 3 * reach); y++) {
        const dark = shade.dark * Math.exp(-Math.max(0, y - foot) / reach) * aside;
        layer.shade[y * w + x] = Math.min(layer.shade[y * w + x]!, 1 - Math.max(0, dark));
      }
    }
  }
}
