/** Shortest paths over patches: how far a patch is from the photo's border without crossing edges. */
import type { Superpixels } from './superpixels.ts';

/** Neighbours of a patch are from `starts[patch]` to `starts[patch + 1]`. */
export interface PatchGraph {
  readonly starts: Int32Array;
  readonly to: Int32Array;
  readonly cost: Float64Array;
}

const chromaWeight = 2.5;
const stepCost = 0.004;

export function createPatchGraph({ count, borders, lightness, a, b }: Superpixels): PatchGraph {
  const starts = new Int32Array(count + 1);
  for (const { first, second } of borders) {
    starts[first + 1] = starts[first + 1]! + 1;
    starts[second + 1] = starts[second + 1]! + 1;
  }
  for (let patch = 0; patch < count; patch++) {
    starts[patch + 1] = starts[patch + 1]! + starts[patch]!;
  }
  const next = starts.slice();
  const to = new Int32Array(2 * borders.length);
  const cost = new Float64Array(2 * borders.length);
  for (const { first, second, contrast } of borders) {
    const colour =
      Math.abs(lightness[first]! - lightness[second]!) +
      chromaWeight * Math.abs(a[first]! - a[second]!) +
      chromaWeight * Math.abs(b[first]! - b[second]!);
    const there = next[first]!;
    const back = next[second]!;
    next[first] = there + 1;
    next[second] = back + 1;
    to[there] = second;
    to[back] = first;
    cost[there] = stepCost + colour + 0.5 * contrast;
    cost[back] = cost[there]!;
  }
  return { starts, to, cost };
}

/** Distance of every patch from the seeds; unreachable patches get `far`. */
export function distancesFrom(
  { starts, to, cost }: PatchGraph,
  seeds: Iterable<number>,
  far = 4,
): Float32Array {
  const count = starts.length - 1;
  const distance = new Float32Array(count).fill(far);
  // Ring buffer of patches to relax; each is in it at most once.
  const waiting = new Int32Array(count);
  const waits = new Uint8Array(count);
  let head = 0;
  let length = 0;
  const queue = (patch: number) => {
    if (waits[patch] === 1) return;
    waits[patch] = 1;
    waiting[(head + length++) % count] = patch;
  };
  for (const seed of seeds) {
    distance[seed] = 0;
    queue(seed);
  }
  while (length > 0) {
    const patch = waiting[head]!;
    head = (head + 1) % count;
    length--;
    waits[patch] = 0;
    const here = distance[patch]!;
    for (let edge = starts[patch]!; edge < starts[patch + 1]!; edge++) {
      const candidate = Math.fround(here + cost[edge]!);
      const neighbour = to[edge]!;
      if (candidate >= distance[neighbour]!) continue;
      distance[neighbour] = candidate;
      queue(neighbour);
    }
  }
  return distance;
}
