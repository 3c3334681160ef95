import { armchair } from '../../../visuals/scene/furniture/seats/armchairs.ts';
import { sofa } from '../../../visuals/scene/furniture/seats/sofas.ts';
import { bench, stool } from '../../../visuals/scene/furniture/seats/stools.ts';
import { atWall, freeStanding, type Piece } from '../piece.ts';
import { creased } from '../style-kit.ts';
import { isFramed, type StyleRecord } from '../style-record.ts';

export function sofaPiece({ sofa: own }: StyleRecord, widthMetres: number, clothAt: number): Piece {
  const depth = own.hasChaise ? 1.72 : 0.98;
  return atWall('Sofa', [widthMetres, depth, 0.88], ({ b, kit, random }) =>
    b.place({ at: [0, 0, 0.5] }, () =>
      sofa(
        b,
        widthMetres,
        own.seat,
        {
          fabric: kit.cloth(own.cloth[clothAt % own.cloth.length]!),
          leg: kit.of('wood'),
          cushions: own.cushions.map((hex) => kit.cloth([hex, 'linen'], creased.cushions)),
        },
        random,
        { chaise: own.hasChaise },
      ),
    ),
  );
}

const armchairMetres: Readonly<
  Record<StyleRecord['armchair']['style'], readonly [number, number, number]>
> = {
  frame: [0.76, 0.96, 0.94],
  wing: [0.94, 0.86, 1.08],
  club: [0.94, 0.86, 0.8],
  shell: [0.92, 0.92, 0.84],
};

export function armchairPiece({ armchair: own }: StyleRecord): Piece {
  return freeStanding('Armchair', armchairMetres[own.style], ({ b, kit }) =>
    armchair(b, own.style, kit.cloth(own.cloth), kit.of(own.leg)),
  );
}

export function benchPiece(widthMetres = 1.2): Piece {
  return freeStanding('Bench', [widthMetres, 0.42, 0.46], ({ b, kit }) =>
    bench(b, widthMetres, kit.accent(2), kit.wood, isFramed(kit.record)),
  );
}

export function barStool(): Piece {
  return freeStanding('Bar stool', [0.44, 0.44, 0.9], ({ b, kit }) =>
    stool(b, 0.67, kit.wood, kit.metal, true, kit.accent(0)),
  );
}
