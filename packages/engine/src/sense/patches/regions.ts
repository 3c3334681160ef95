/**
 * Patches merged into regions at several levels (Felzenszwalb and Huttenlocher 2004): size, shape and
 * position of a region indicate what it is (Hoiem et al. 2005).
 */
import { rootOf, separateSets } from '../../ops/union-find.ts';
import type { Superpixels } from './superpixels.ts';

export interface Regions {
  readonly count: number;
  readonly of: Int32Array;
}

/** Levels of the hierarchy; larger values merge more. */
export const regionLevels = [0.08, 0.25, 0.8, 2.5] as const;
const chromaWeight = 2;
const contrastWeight = 0.6;

export function createRegions(patches: Superpixels): Regions[] {
  const edges = patches.borders
    .map(({ first, second, contrast }) => ({
      first,
      second,
      weight:
        Math.hypot(
          patches.lightness[first]! - patches.lightness[second]!,
          chromaWeight * (patches.a[first]! - patches.a[second]!),
          chromaWeight * (patches.b[first]! - patches.b[second]!),
        ) +
        contrastWeight * contrast,
    }))
    .sort((p, q) => p.weight - q.weight);
  return regionLevels.map((level) => join(patches.count, edges, level));
}

function join(
  count: number,
  edges: readonly { first: number; second: number; weight: number }[],
  level: number,
): Regions {
  const parent = separateSets(count);
  const members = new Int32Array(count).fill(1);
  const inner = new Float32Array(count);
  for (const { first, second, weight } of edges) {
    const p = rootOf(parent, first);
    const q = rootOf(parent, second);
    if (p === q) continue;
    const limit = Math.min(inner[p]! + level / members[p]!, inner[q]! + level / members[q]!);
    if (weight > limit) continue;
    parent[q] = p;
    members[p] = members[p]! + members[q]!;
    inner[p] = weight;
  }
  const of = new Int32Array(count);
  const numbers = new Map<number, number>();
  for (let k = 0; k < count; k++) {
    const root = rootOf(parent, k);
    let number = numbers.get(root);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(root, number);
    }
    of[k] = number;
  }
  return { count: numbers.size, of };
}
