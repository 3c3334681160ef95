/** Tells surfaces with a pattern from plain ones with a few marks and uneven light. */
import { part, type SurfaceTexels } from './surface-texels.ts';

/** Change of light between texels this far apart that is an edge (logarithm), and its share in a pattern. */
const edge = { apart: 2, least: 0.05, share: 0.16 } as const;

export function isPlain({ width, parts, values }: SurfaceTexels): boolean {
  let edges = 0;
  let count = 0;
  const light = (at: number) => values[at * 3]! + values[at * 3 + 1]! + values[at * 3 + 2]!;
  for (let at = 0; at < parts.length; at++) {
    if (parts[at] !== part.source) continue;
    const [right, below] = [at + edge.apart, at + edge.apart * width];
    if (parts[right] !== part.source || parts[below] !== part.source) continue;
    const change = Math.max(Math.abs(light(right) - light(at)), Math.abs(light(below) - light(at)));
    if (change > 3 * edge.least) edges++;
    count++;
  }
  return edges < edge.share * count;
}
