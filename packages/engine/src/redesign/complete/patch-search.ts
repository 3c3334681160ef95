/**
 * For each texel of a hole the source whose patch is most alike: PatchMatch (Barnes 2009), by spreading good
 * steps to neighbours and random search.
 */
import { boxMean } from '../../ops/box-blur.ts';
import type { Random } from '../../random/random.ts';
import { type PatchLevel, patchRadius } from './patch-level.ts';
import type { Step } from './regular-steps.ts';

/** Cost of a neighbour with another step, in typical differences of patches: whole pieces are copied. */
const tornCost = 0.7;
/** Cost of a source that is copied more often than others, beside that of a tear. */
const reuseCost = 0.3;
const mostReuse = 3;
/** Regular steps tried for a texel in a round. */
const stepTries = 3;

/** Source of each texel of the hole, and how unlike the patches are; by texel. */
export interface PatchField {
  readonly source: Int32Array;
  readonly unlike: Float32Array;
}

export function emptyField(level: PatchLevel): PatchField {
  const count = level.texels.parts.length;
  return {
    source: new Int32Array(count).fill(-1),
    unlike: new Float32Array(count).fill(Infinity),
  };
}

/** Costs of the present sources, after the values have changed. */
export function judge(level: PatchLevel, { source, unlike }: PatchField): void {
  for (const at of level.hole)
    unlike[at] = source[at]! < 0 ? Infinity : level.unlike(at, source[at]!, Infinity);
}

export interface Search {
  readonly rounds: number;
  /** Farthest random step from a good source, in texels. */
  readonly reach: number;
  /** Steps to try everywhere. */
  readonly steps: readonly Step[];
  readonly random: Random;
}

export function improve(
  level: PatchLevel,
  field: PatchField,
  { rounds, reach, steps, random }: Search,
): void {
  const { hole, isSource, sources } = level;
  const { width, height } = level.texels;
  const { source, unlike } = field;
  const perTear = tornCost * typicalCost(level, field);
  const torn = (at: number, from: number) => {
    let count = 0;
    for (const turn of [-1, 1, -width, width]) {
      const beside = source[at + turn]!;
      if (beside >= 0 && beside - turn !== from) count++;
    }
    return count * perTear;
  };
  const used = usesOf(level, field);
  const perUse = perTear * reuseCost;
  const tryOut = (at: number, from: number) => {
    if (from < 0 || from >= isSource.length || !isSource[from] || from === source[at]) return;
    const most =
      source[at]! < 0
        ? Infinity
        : unlike[at]! + torn(at, source[at]!) + perUse * used[source[at]!]!;
    const extra = torn(at, from) + perUse * used[from]!;
    if (extra >= most) return;
    const cost = level.unlike(at, from, most - extra);
    if (cost + extra >= most) return;
    unlike[at] = cost;
    source[at] = from;
  };
  for (let round = 0; round < rounds; round++) {
    const isBack = round % 2 === 1;
    for (let k = 0; k < hole.length; k++) {
      const at = hole[isBack ? hole.length - 1 - k : k]!;
      const turn = isBack ? 1 : -1;
      const beside = source[at + turn]!;
      if (beside >= 0) tryOut(at, beside - turn);
      const above = source[at + turn * width]!;
      if (above >= 0) tryOut(at, above - turn * width);
      for (let n = 0; n < Math.min(stepTries, steps.length); n++) {
        const { columns, rows } = steps[random.integer(0, steps.length - 1)]!;
        const x = (at % width) + columns;
        if (x >= 0 && x < width) tryOut(at, at + rows * width + columns);
      }
      if (source[at]! < 0) tryOut(at, sources[random.integer(0, sources.length - 1)]!);
      if (source[at]! < 0) continue;
      for (let far = reach; far >= 1; far = Math.floor(far / 2)) {
        const x = (source[at]! % width) + random.integer(-far, far);
        const y = Math.floor(source[at]! / width) + random.integer(-far, far);
        if (x >= 0 && y >= 0 && x < width && y < height) tryOut(at, y * width + x);
      }
    }
  }
}

function typicalCost({ hole }: PatchLevel, { unlike }: PatchField): number {
  const costs = Float32Array.from(hole, (at) => unlike[at]!)
    .filter(Number.isFinite)
    .sort();
  return costs[costs.length >> 1] ?? 0;
}

/** How many more times than the mean each source is copied, over the size of a patch. */
function usesOf({ hole, sources, texels }: PatchLevel, { source }: PatchField): Float32Array {
  const used = new Float32Array(texels.parts.length);
  let copied = 0;
  for (const at of hole) {
    if (source[at]! < 0) continue;
    used[source[at]!]! += 1;
    copied++;
  }
  boxMean(used, texels.width, texels.height, patchRadius, used);
  const mean = Math.max(1, copied / sources.length);
  for (let at = 0; at < used.length; at++)
    used[at] = Math.min(mostReuse, Math.max(0, used[at]! / mean - 1.5));
  return used;
}
