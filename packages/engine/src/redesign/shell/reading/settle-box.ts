/**
 * Moves the lines of a room's box onto edges seen in the photo. Classes tell where ceiling and floor are to a few
 * hundredths of the picture and nothing of corners between walls of one colour; edges tell both, where they are in sight.
 */
import type { BoxLayout } from '../../../sense/analysis.ts';
import { boxOfSlopes, lineOrder, type Slopes, slopesOf, weighSlopes } from './box-agreement.ts';
import type { BoxSight, SeenEdges } from './seen-edges.ts';

/** Mean strength along a line that follows nothing. */
const accidental = 0.3;
/** Weight of a picture's side of clear edge, relative to the share of surfaces that agree. */
const edgesCount = 0.1;
const moves = { factors: [1.06, 1.03, 1.015, 1.007], steps: 3, rounds: 2 } as const;

export interface SettledBox {
  readonly box: BoxLayout;
  /** Agreement and edges in sight, minus a penalty for unusual rooms. */
  readonly score: number;
  readonly agreement: number;
  readonly sight: BoxSight;
}

export function settleBox(rays: Float64Array, seen: SeenEdges, box: BoxLayout): SettledBox {
  const judged = (slopes: Slopes) => {
    const sight = seen.of(boxOfSlopes(slopes));
    const { agreed, score } = weighSlopes(rays, slopes);
    const clear = sight.all.length * (sight.all.strength - accidental);
    return { slopes, sight, agreed, score: score + edgesCount * clear };
  };
  let best = judged(slopesOf(box));
  for (const factor of moves.factors) {
    for (let round = 0; round < moves.rounds; round++) {
      const before = best;
      for (const line of lineOrder) {
        for (const way of [factor, 1 / factor]) {
          for (let k = 1; k <= moves.steps; k++) {
            const made = judged({ ...best.slopes, [line]: before.slopes[line] * way ** k });
            if (made.score > best.score) best = made;
          }
        }
      }
      if (best === before) break;
    }
  }
  const { slopes, score, agreed, sight } = best;
  return { box: { ...box, ...boxOfSlopes(slopes) }, score, agreement: agreed, sight };
}
