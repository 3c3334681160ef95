/** Shortest paths over patches: how far a patch is from a border of the photo without crossing edges. */
import type { Superpixels } from './superpixels.ts';

export type PatchGraph = readonly { readonly to: number; readonly cost: number }[][];

const chromaWeight = 2.5;
const stepCost = 0.004;

export function createPatchGraph(patches: Superpixels): PatchGraph {
  const graph: { to: number; cost: number }[][] = Array.from({ length: patches.count }, () => []);
  for (const { first, second, contrast } of patches.borders) {
    const colour =
      Math.abs(patches.lightness[first]! - patches.lightness[second]!) +
      chromaWeight * Math.abs(patches.a[first]! - patches.a[second]!) +
      chromaWeight * Math.abs(patches.b[first]! - patches.b[second]!);
    const cost = stepCost + colour + 0.5 * contrast;
    graph[first]!.push({ to: second, cost });
    graph[second]!.push({ to: first, cost });
  }
  return graph;
}

/** Distance of every patch from the seeds; patches that cannot be reached get `far`. */
export function distancesFrom(graph: PatchGraph, seeds: Iterable<number>, far = 4): Float32Array {
  const distance = new Float32Array(graph.length).fill(far);
  let front = new Set<number>();
  for (const seed of seeds) {
    distance[seed] = 0;
    front.add(seed);
  }
  // Label-correcting sweeps: few rounds settle a graph of about a thousand patches.
  while (front.size > 0) {
    const next = new Set<number>();
    for (const patch of front) {
      const here = distance[patch]!;
      for (const { to, cost } of graph[patch]!) {
        const candidate = Math.fround(here + cost);
        if (candidate < distance[to]!) {
          distance[to] = candidate;
          next.add(to);
        }
      }
    }
    front = next;
  }
  return distance;
}
