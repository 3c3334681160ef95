/**
 * Confidence in the box that is used. The first reading of lines tells little of it: its lines are moved afterwards.
 * Upright edges are left out, since doors and cupboards have them too.
 */
import { clamp01, mix } from '../../../ops/ramps.ts';
import type { SettledBox } from './settle-box.ts';

/** Strength of the edges of ceiling and floor; a little of usual edge is added, so that hidden ones say nothing. */
const edges = { none: 0.25, all: 0.65, usual: 0.45, usualLength: 0.1 } as const;
/** Share of surfaces that agree. */
const surfaces = { none: 0.75, all: 0.9 } as const;
/** Share of the first reading. */
const firstCounts = 0.25;

const ramp = ({ none, all }: { readonly none: number; readonly all: number }, value: number) =>
  clamp01((value - none) / (all - none));

/** @param first confidence of the first reading, by its lines */
export function trustIn(
  { agreement, sight }: Pick<SettledBox, 'agreement' | 'sight'>,
  first: number,
): number {
  const { length, strength } = sight.level;
  const mean = (length * strength + edges.usualLength * edges.usual) / (length + edges.usualLength);
  return mix(ramp(edges, mean), first, firstCounts) * ramp(surfaces, agreement);
}
