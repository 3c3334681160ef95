/** One level of the search: which patches may be copied, and how alike two patches are. */
import { boxMean } from '../../ops/box-blur.ts';
import { featureCount, writeFeatures } from './patch-features.ts';
import { marginTexels, part, type SurfaceTexels } from './surface-texels.ts';
import { depthOfHole } from './texel-pyramid.ts';

export const patchRadius = 3;
/** Known texels count fully, filled ones less by each texel of depth, but at least this. */
const certain = { fade: 0.8, least: 0.12 } as const;
/** Copying from where the photo shows less detail costs, by the square of the logarithm beyond this. */
const blurred = { free: 0.4, cost: 0.02 } as const;

/** Parts that show less than usual, for glare or haze, cost by the square of the logarithm beyond this. */
const hazy = { free: 0.4, cost: 0.006, most: 2 } as const;

export interface PatchLevel {
  readonly texels: SurfaceTexels;
  /** Texels of the hole, in rows. */
  readonly hole: Int32Array;
  /** 1 for the middle of a patch that is a source wholly. */
  readonly isSource: Uint8Array;
  readonly sources: Int32Array;
  /** Features of each texel; those of the hole change with its fill. */
  readonly features: Float32Array;
  /** How sure each texel of the photo or fill is. */
  readonly sure: Float32Array;
  /** Mean square difference of the patches around two texels, up to `most`, with what the step costs. */
  unlike(target: number, source: number, most: number): number;
}

/** Cost of a step along v, by the square of metres: light, skirtings and panels of walls keep their height. */
export interface StepCosts {
  readonly alongV: number;
}

/** Cost of a metre of step: a floor looks different in the shade and before a window. */
const perMetre = 0.002;

export function patchLevel(texels: SurfaceTexels, costs: StepCosts): PatchLevel {
  const { width, height, metres, parts, sharpness } = texels;
  const isSource = wholeSources(texels);
  const hole: number[] = [];
  const sources: number[] = [];
  for (let at = 0; at < width * height; at++) {
    if (parts[at] === part.hole) hole.push(at);
    if (isSource[at]) sources.push(at);
  }
  const sure = depthOfHole(texels);
  for (let at = 0; at < sure.length; at++)
    sure[at] =
      parts[at] === part.none
        ? 0
        : Math.max(certain.least, certain.fade ** Math.min(99, sure[at]!));
  const features = new Float32Array(width * height * featureCount);
  const known: number[] = [];
  for (let at = 0; at < parts.length; at++) if (parts[at] !== part.none) known.push(at);
  writeFeatures(texels, known, features);
  const dull = dullness(texels, features, sources);
  const side = 2 * patchRadius + 1;
  const back = patchRadius * width + patchRadius;
  const down = costs.alongV * metres * metres;
  return {
    texels,
    hole: Int32Array.from(hole),
    isSource,
    sources: Int32Array.from(sources),
    features,
    sure,
    unlike(target, source, most) {
      const rows = Math.floor(source / width) - Math.floor(target / width);
      const columns = (source % width) - (target % width);
      const lost = Math.log(sharpness[target]! / sharpness[source]!) - blurred.free;
      let fixed =
        down * rows * rows + perMetre * metres * Math.sqrt(rows * rows + columns * columns);
      if (lost > 0) fixed += blurred.cost * lost * lost;
      if (fixed >= most) return Infinity;
      fixed += dull[source]!;
      let sum = 0;
      let weight = 0;
      let t = target - back;
      let s = source - back;
      for (let row = 0; row < side; row++, t += width, s += width) {
        for (let k = 0; k < side; k++) {
          const share = sure[t + k]!;
          if (share === 0) continue;
          const p = (t + k) * featureCount;
          const q = (s + k) * featureCount;
          const light = features[p]! - features[q]!;
          const colour = features[p + 1]! - features[q + 1]!;
          const across = features[p + 2]! - features[q + 2]!;
          const along = features[p + 3]! - features[q + 3]!;
          sum += share * (light * light + colour * colour + across * across + along * along);
          weight += share;
        }
      }
      return weight === 0 ? fixed : fixed + sum / weight;
    },
  };
}

/** Middles of patches without anything that must not be copied. */
function wholeSources({ width, height, parts }: SurfaceTexels): Uint8Array {
  const whole = new Uint8Array(width * height);
  const runs = new Uint8Array(width * height);
  const side = 2 * patchRadius + 1;
  for (let row = 0; row < height; row++) {
    let run = 0;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      run = parts[at] === part.source ? run + 1 : 0;
      if (run >= side) runs[at - patchRadius] = 1;
    }
  }
  for (let column = marginTexels; column < width - marginTexels; column++) {
    let run = 0;
    for (let row = 0; row < height; row++) {
      const at = row * width + column;
      run = runs[at] ? run + 1 : 0;
      if (run >= side) whole[at - patchRadius * width] = 1;
    }
  }
  return whole;
}

/** Cost of each source for showing fewer edges than the surface usually has. */
function dullness(
  { width, height }: SurfaceTexels,
  features: Float32Array,
  sources: readonly number[],
): Float32Array {
  const edges = new Float32Array(width * height);
  for (let at = 0; at < edges.length; at++) {
    const place = at * featureCount;
    edges[at] = Math.abs(features[place + 2]!) + Math.abs(features[place + 3]!);
  }
  boxMean(edges, width, height, 2 * patchRadius, edges);
  const sorted = Float32Array.from(sources, (at) => edges[at]!).sort();
  const usual = sorted[sorted.length >> 1] ?? 0;
  const cost = new Float32Array(width * height);
  for (const at of sources) {
    const lost = Math.min(hazy.most, Math.log(usual / Math.max(1e-4, edges[at]!)) - hazy.free);
    if (lost > 0) cost[at] = hazy.cost * lost * lost;
  }
  return cost;
}
