import { curtains, rug } from '../../../visuals/scene/furniture/textiles.ts';
import { atWall, freeStanding, type Piece } from '../piece.ts';
import type { StyleRecord } from '../style-record.ts';

export function rugPiece(
  { rug: own }: StyleRecord,
  widthMetres: number,
  depthMetres: number,
): Piece {
  const round = Math.min(widthMetres, depthMetres) * 1.15;
  const size = own.style === 'round' ? [round, round] : [widthMetres, depthMetres];
  return freeStanding(
    'Rug',
    [size[0]!, size[1]!, 0.02],
    ({ b, kit }) =>
      rug(b, {
        width: size[0]!,
        depth: size[1]!,
        style: own.style,
        thick: 0.012,
        field: kit.tiled('woolWeave', own.field, 0.95),
        accent: kit.tiled('woolWeave', own.accent, 0.95),
        second: kit.tiled('woolWeave', own.second, 0.95),
      }),
    { isFlat: true },
  );
}

export function curtainsPiece(hex: string, widthMetres: number, topMetres: number): Piece {
  return atWall('Curtains', [widthMetres + 1.4, 0.2, topMetres + 0.05], ({ b, kit }) =>
    curtains(
      b,
      // this builder's curtains partly cover the glass; these hang beside it
      -widthMetres / 2 - 0.22,
      widthMetres / 2 + 0.22,
      topMetres,
      kit.cloth([hex, 'linen']),
      kit.metal,
    ),
  );
}
