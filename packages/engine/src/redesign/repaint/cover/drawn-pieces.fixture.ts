/** Pieces of a surface, as drawn in tests. */
import type { SharedBorder } from './photo-regions.ts';
import type { Piece, Pieces } from './pieces.ts';

type Row = readonly [
  id: number,
  part: number,
  size: number,
  colour: Piece['colour'],
  patches?: number,
  heldShare?: number,
];
type Border = readonly [one: number, other: number, length: number, step: number];

export function drawnPieces(rows: readonly Row[], shared: readonly Border[]): Pieces {
  const list = new Map(
    rows.map(([id, part, size, colour, patches = 3, heldShare = 0]): [number, Piece] => [
      id,
      { part, size, colour, patches, held: heldShare * size },
    ]),
  );
  const borders = rows.map(() => new Map<number, SharedBorder>());
  for (const [one, other, length, step] of shared) {
    borders[one]!.set(other, { length, step, rough: step + 1 });
    borders[other]!.set(one, { length, step, rough: step + 1 });
  }
  const all = rows.reduce((sum, [, , size]) => sum + size, 0);
  return { of: new Int32Array(0), list, borders, all, rough: 2 };
}
