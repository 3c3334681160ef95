/** Pieces of a fill: neighbouring texels that take the same step. */
import type { PatchField } from './patch-search.ts';
import type { SurfaceTexels } from './surface-texels.ts';

export interface Pieces {
  /** Index of the piece of each texel, -1 outside. */
  readonly of: Int32Array;
  /** Texels of each piece. */
  readonly texels: readonly Int32Array[];
}

export function piecesOf({ width, parts }: SurfaceTexels, { source }: PatchField): Pieces {
  const of = new Int32Array(parts.length).fill(-1);
  const texels: Int32Array[] = [];
  for (let start = 0; start < of.length; start++) {
    if (source[start]! < 0 || of[start]! >= 0) continue;
    const found = [start];
    of[start] = texels.length;
    for (let k = 0; k < found.length; k++) {
      const at = found[k]!;
      for (const turn of [-1, 1, -width, width]) {
        const other = at + turn;
        if (source[other]! < 0 || of[other]! >= 0 || source[other]! - turn !== source[at]) continue;
        of[other] = texels.length;
        found.push(other);
      }
    }
    texels.push(Int32Array.from(found));
  }
  return { of, texels };
}
