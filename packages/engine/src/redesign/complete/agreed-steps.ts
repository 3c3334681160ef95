/** Makes the steps of a filled hole agree. */
import type { PatchLevel } from './patch-level.ts';
import type { PatchField } from './patch-search.ts';

const rounds = 6;
/** Cost of a neighbour with another step, in typical differences of patches. */
const tornCost = 0.7;

/** Neighbours take the same step where it costs little, so that whole pieces are copied and few seams remain. */
export function agree(level: PatchLevel, field: PatchField): void {
  const { width } = level.texels;
  const { source, unlike } = field;
  const typical = typicalOf(level.hole, unlike);
  const turns = [-1, 1, -width, width];
  for (let round = 0; round < rounds; round++) {
    for (const at of level.hole) {
      if (source[at]! < 0) continue;
      let best = source[at]!;
      let bestCost = Infinity;
      let bestUnlike = unlike[at]!;
      for (const turn of [0, ...turns]) {
        const other = source[at + turn]!;
        if (other < 0) continue;
        const from = other - turn;
        if (turn !== 0 && (from === best || !level.isSource[from])) continue;
        const alike = turn === 0 ? unlike[at]! : level.unlike(at, from, Infinity);
        let torn = 0;
        for (const side of turns) {
          const neighbour = source[at + side]!;
          if (neighbour >= 0 && neighbour - side !== from) torn++;
        }
        const cost = alike + tornCost * typical * torn;
        if (cost >= bestCost) continue;
        bestCost = cost;
        best = from;
        bestUnlike = alike;
      }
      source[at] = best;
      unlike[at] = bestUnlike;
    }
  }
}

function typicalOf(hole: Int32Array, unlike: Float32Array): number {
  const costs = Float32Array.from(hole, (at) => unlike[at]!)
    .filter(Number.isFinite)
    .sort();
  return Math.max(1e-5, costs[costs.length >> 1] ?? 1e-5);
}
