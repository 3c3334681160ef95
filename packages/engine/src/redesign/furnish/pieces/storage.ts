import { wardrobe } from '../../../visuals/scene/furniture/bedroom-storage.ts';
import { shelves } from '../../../visuals/scene/furniture/shelving.ts';
import { atWall, type Piece } from '../piece.ts';
import { isFramed } from '../style-record.ts';

const spineHexes = ['#8a4a36', '#27364f', '#d8cfb8', '#6f7f6a', '#3a3a3c', '#b9a58f', '#e6dfd0'];

export function bookshelf(widthMetres: number, heightMetres: number): Piece {
  return atWall('Bookshelf', [widthMetres, 0.34, heightMetres], ({ b, kit, random }) =>
    shelves(
      b,
      { width: widthMetres, height: heightMetres, closedBase: true },
      kit.wood,
      spineHexes.map((hex) => kit.plain(hex, 0.8)),
      [kit.plain('#d8d2c6'), kit.brass, kit.accent(0), kit.accent(1)],
      random,
    ),
  );
}

export function wardrobePiece(widthMetres: number, ceilingMetres: number): Piece {
  const height = Math.min(ceilingMetres - 0.15, 2.25);
  return atWall('Wardrobe', [widthMetres, 0.65, height], ({ b, kit }) =>
    wardrobe(b, widthMetres, height, kit.tiled(...kit.record.kitchen.cabinet), kit.brass, {
      isFramed: isFramed(kit.record),
    }),
  );
}
