import { createRandom } from '../../random/random.ts';
import type { Piece } from './piece.ts';
import { bed, bedsideTable } from './pieces/bedroom.ts';
import { extraPiece } from './pieces/extras.ts';
import { pendantPiece } from './pieces/lamps.ts';
import { sofaPiece } from './pieces/seats.ts';
import { coffeeTablePiece, dressedTable } from './pieces/tables.ts';
import { rugPiece } from './pieces/textiles.ts';
import type { ExtraPiece, StyleRecord } from './style-record.ts';

const extras: readonly ExtraPiece[] = [
  'armchair',
  'side table',
  'bookshelf',
  'sideboard',
  'television',
  'desk',
  'wardrobe',
  'dresser',
  'bench',
  'pouf',
  'floor lamp',
  'floor mirror',
  'plant',
];

/** Pieces offered for manual layout, by name; the best of several variants. */
export function catalogueOf(record: StyleRecord, ceilingMetres: number): Map<string, Piece> {
  const pieces: Piece[] = [
    sofaPiece(record, 2.1, 0),
    coffeeTablePiece(record),
    bed(record, record.bed.widthMetres, 0),
    bedsideTable(record),
    dressedTable(record, 4),
    rugPiece(record, 2.4, 1.7),
    pendantPiece(record, ceilingMetres),
    ...extras.flatMap((name) =>
      extraPiece(name, record, ceilingMetres, createRandom(1)).slice(0, 1),
    ),
  ];
  return new Map(pieces.map((piece) => [piece.name, piece]));
}
