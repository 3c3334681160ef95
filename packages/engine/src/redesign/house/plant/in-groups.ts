/** Keeps only plants that stand in groups: one alone on gravel or paving looks like a ball put down there. */
import type { Clump } from './clumps.ts';

const fewest = 3;

/** Those of `clumps` that overlap, or touch, at least two others in a row. */
export function inGroups(clumps: readonly Clump[]): Clump[] {
  const along = [...clumps].sort((a, c) => a.x - a.wide - (c.x - c.wide));
  const groups: Clump[][] = [];
  let end = -Infinity;
  for (const one of along) {
    if (one.x - one.wide > end) groups.push([]);
    groups.at(-1)!.push(one);
    end = Math.max(end, one.x + one.wide);
  }
  const kept = new Set(groups.filter((group) => group.length >= fewest).flat());
  return clumps.filter((one) => kept.has(one));
}
