/**
 * All of a surface or none of it: a part of a wall that ends where the photo shows no edge would be torn by new paint.
 */
import { isUnseen, type Pieces } from './pieces.ts';

/** Most of an end that isn't seen. */
const mostTorn = 0.3;
/** Smaller parts aren't judged (share of the picture). */
const leastJudged = 0.004;

export interface SurfaceEnds {
  /** Pixels of the regions' picture. */
  readonly size: number;
  /** Share of its end without an edge. */
  readonly torn: number;
}

/** Connected pieces of a part, with what their ends look like. */
export function surfacesOf(
  pieces: Pieces,
  part: number,
): { readonly ids: readonly number[]; readonly ends: SurfaceEnds }[] {
  const { list, borders } = pieces;
  const seen = new Set<number>();
  const found: { ids: number[]; ends: SurfaceEnds }[] = [];
  for (const [start, first] of list) {
    if (first.part !== part || seen.has(start)) continue;
    seen.add(start);
    const ids = [start];
    let [size, end, torn] = [0, 0, 0];
    for (let k = 0; k < ids.length; k++) {
      size += list.get(ids[k]!)!.size;
      for (const [near, border] of borders[ids[k]!]!) {
        if (list.get(near)!.part !== part) {
          end += border.length;
          if (isUnseen(border, pieces)) torn += border.length;
          continue;
        }
        if (seen.has(near)) continue;
        seen.add(near);
        ids.push(near);
      }
    }
    found.push({ ids, ends: { size, torn: end === 0 ? 0 : torn / end } });
  }
  return found;
}

/** In place: gives what would be torn to the things. @param limit most of an end that isn't seen */
export function keepWhole(
  pieces: Pieces,
  part: number,
  other: number,
  limit: number = mostTorn,
): void {
  for (const { ids, ends } of surfacesOf(pieces, part)) {
    if (ends.size < leastJudged * pieces.all || ends.torn <= limit) continue;
    for (const id of ids) pieces.list.get(id)!.part = other;
  }
}
