/**
 * Clusters the colours of loose things in a photo into a few groups with soft membership. Independent of
 * style, so they are cached with the photo.
 */

import { buildCube, type CubeRecipe, cubeNodes } from '../../colour/colour-cube.ts';
import type { OkLab } from '../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { quickOkLab } from '../../colour/tables.ts';

export interface ColourGroups {
  readonly centres: readonly OkLab[];
  /** Number of samples in each. */
  readonly sizes: readonly number[];
  /** OKLab of every node of a colour cube indexed by sRGB codes / 255. */
  readonly nodes: Float32Array;
  /** Membership of every node, one per group; at most 1 in total. */
  readonly shares: Float32Array;
}

const mostGroups = 8;
/** How fast membership falls off with distance. */
const sharpness = 260;
/** Exponent from which a share is negligible: most nodes are that far from most groups. */
const nothingFrom = 21;

/** Groups are separated by hue more than by lightness. */
const lightnessWeight = 0.4;
const hueWeight = 2;

function distance(p: OkLab, q: OkLab): number {
  const l = (p[0] - q[0]) * lightnessWeight;
  const a = (p[1] - q[1]) * hueWeight;
  const b = (p[2] - q[2]) * hueWeight;
  return l * l + a * a + b * b;
}

/** K-means with distant initial centres; deterministic for the samples. */
function gather(
  samples: readonly OkLab[],
  groups: number,
): Pick<ColourGroups, 'centres' | 'sizes'> {
  if (samples.length === 0) return { centres: [], sizes: [] };
  const centres: OkLab[] = [samples[samples.length >> 1]!];
  let sizes: number[] = [];
  while (centres.length < groups) {
    let farthest = samples[0]!;
    let reach = -1;
    for (let index = 0; index < samples.length; index += 3) {
      const sample = samples[index]!;
      const gap = Math.min(...centres.map((centre) => distance(sample, centre)));
      if (gap > reach) {
        reach = gap;
        farthest = sample;
      }
    }
    centres.push(farthest);
  }
  for (let round = 0; round < 8; round++) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (const sample of samples) {
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let index = 0; index < centres.length; index++) {
        const gap = distance(sample, centres[index]!);
        if (gap < least) {
          least = gap;
          best = index;
        }
      }
      const sum = sums[best]!;
      sum[0]! += sample[0];
      sum[1]! += sample[1];
      sum[2]! += sample[2];
      sum[3]! += 1;
    }
    for (let index = 0; index < centres.length; index++) {
      const sum = sums[index]!;
      if (sum[3]! > 0) centres[index] = [sum[0]! / sum[3]!, sum[1]! / sum[3]!, sum[2]! / sum[3]!];
    }
    sizes = sums.map((sum) => sum[3]!);
  }
  return { centres, sizes };
}

/**
 * @param samples colours of the loose things, white-balanced
 * @param balance factors that remove the photo's colour cast
 */
export function colourGroups(
  samples: readonly OkLab[],
  balance: readonly [number, number, number],
): ColourGroups {
  const { centres, sizes } = gather(samples, Math.min(mostGroups, samples.length));
  const recipe = new GroupRecipe(centres, balance);
  return { centres, sizes, nodes: buildCube(recipe), shares: recipe.shares };
}

/** OKLab of each node, and its membership in each group. */
class GroupRecipe implements CubeRecipe {
  readonly shares: Float32Array;
  private readonly groups: number;
  private readonly centres: Float64Array;
  private readonly balance: readonly [number, number, number];

  constructor(centres: readonly OkLab[], balance: readonly [number, number, number]) {
    this.groups = centres.length;
    this.centres = Float64Array.from(centres.flat());
    this.balance = balance;
    this.shares = new Float32Array(cubeNodes * centres.length);
  }

  write(at: Float64Array, out: Float64Array, node: number): void {
    const { balance, centres, groups, shares } = this;
    quickOkLab(
      light(at[0]!) * balance[0],
      light(at[1]!) * balance[1],
      light(at[2]!) * balance[2],
      out,
    );
    const from = node * groups;
    let total = 1e-9;
    for (let group = 0; group < groups; group++) {
      const l = (out[0]! - centres[3 * group]!) * lightnessWeight;
      const p = (out[1]! - centres[3 * group + 1]!) * hueWeight;
      const q = (out[2]! - centres[3 * group + 2]!) * hueWeight;
      const gap = (l * l + p * p + q * q) * sharpness;
      const weight = (gap < nothingFrom ? Math.exp(-gap) : 0) + 1e-6;
      shares[from + group] = weight;
      total += weight;
    }
    for (let own = from; own < from + groups; own++) shares[own] = shares[own]! / total;
  }
}

export function light(code: number): number {
  const at = code * 255;
  const low = Math.floor(at);
  const high = Math.min(255, low + 1);
  const from = linearFromSrgb8[low]!;
  return from + (linearFromSrgb8[high]! - from) * (at - low);
}
