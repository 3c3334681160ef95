/** Tells surfaces with a pattern from plain ones with a few marks and uneven light. */
import { part, type SurfaceTexels } from './surface-texels.ts';

/** Change of light between texels this far apart that is an edge (logarithm), and its share in a pattern. */
const edge = { apart: 2, least: 0.05, share: 0.16 } as const;
/** A pattern is everywhere: share of blocks of this many texels that hold edges, and how many they hold. */
const everywhere = { blockTexels: 16, leastTexels: 60, edges: 0.08, blocks: 0.65 } as const;

export function isPlain({ width, height, parts, values }: SurfaceTexels): boolean {
  const { blockTexels } = everywhere;
  const columns = Math.ceil(width / blockTexels);
  const edges = new Float64Array(columns * Math.ceil(height / blockTexels));
  const counts = new Float64Array(edges.length);
  const light = (at: number) => values[at * 3]! + values[at * 3 + 1]! + values[at * 3 + 2]!;
  for (let at = 0; at < parts.length; at++) {
    if (parts[at] !== part.source) continue;
    const [right, below] = [at + edge.apart, at + edge.apart * width];
    if (parts[right] !== part.source || parts[below] !== part.source) continue;
    const row = Math.floor(Math.floor(at / width) / blockTexels);
    const block = row * columns + Math.floor((at % width) / blockTexels);
    const change = Math.max(Math.abs(light(right) - light(at)), Math.abs(light(below) - light(at)));
    if (change > 3 * edge.least) edges[block]! += 1;
    counts[block]! += 1;
  }
  let all = 0;
  let found = 0;
  let blocks = 0;
  let held = 0;
  counts.forEach((count, block) => {
    all += count;
    found += edges[block]!;
    if (count < everywhere.leastTexels) return;
    blocks++;
    if (edges[block]! > everywhere.edges * count) held++;
  });
  return found < edge.share * all || held < everywhere.blocks * blocks;
}
