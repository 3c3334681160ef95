import { tableLamp } from '../../../visuals/scene/furniture/lamps.ts';
import { chair } from '../../../visuals/scene/furniture/seats/dining-chairs.ts';
import { tableSetting } from '../../../visuals/scene/furniture/table-settings.ts';
import {
  coffeeTable,
  desk,
  diningTable,
  sideboard,
} from '../../../visuals/scene/furniture/tables.ts';
import { computer, officeChair } from '../../../visuals/scene/furniture/trade.ts';
import { atWall, freeStanding, type Piece } from '../piece.ts';
import type { StyleRecord } from '../style-record.ts';
import { lampsOf } from './lamps.ts';
import { dressCoffeeTable, posy } from './table-tops.ts';

export function coffeeTablePiece({ coffeeTable: style }: StyleRecord): Piece {
  const isRound = style === 'round' || style === 'nest';
  const size = style === 'nest' ? [1.64, 1.2] : isRound ? [1, 1] : [1.32, 0.72];
  return freeStanding('Coffee table', [size[0]!, size[1]!, 0.42], (context) => {
    const { b, kit } = context;
    b.place({ at: [style === 'nest' ? -0.3 : 0, 0, 0] }, () => {
      coffeeTable(b, style, kit.wood, style === 'glass' ? kit.metal : kit.wood);
      dressCoffeeTable(context, isRound ? 0.396 : 0.385);
    });
  });
}

export function dressedTable(
  { diningTable: style, chair: seat }: StyleRecord,
  places: number,
): Piece {
  const isRound = style === 'round' || style === 'pedestal';
  const length = isRound ? Math.max(1.1, 0.3 * places) : Math.max(1.4, (places / 2) * 0.68);
  const width = isRound ? length : 0.92;
  const reach = 0.95;
  return freeStanding(
    `Dining table with ${places} chairs`,
    [length + (isRound ? reach : 0.3), width + reach, 0.86],
    (context) => {
      const { b, kit, random } = context;
      diningTable(b, length, width, style, kit.wood, isRound ? kit.wood : kit.of('wood'));
      tableSetting(b, {
        length,
        width,
        places: 0,
        round: isRound,
        plate: kit.porcelain,
        glass: kit.porcelain,
        runner: kit.accent(0),
      });
      posy(context, 'table', [0, 0.768, 0], 0.24);
      const cloth = kit.cloth([kit.record.accents[1]!, 'linen']);
      for (let index = 0; index < places; index++) {
        const angle = (index / places) * Math.PI * 2;
        const isNear = index % 2 === 0;
        const x = -length / 2 + (length * (Math.floor(index / 2) + 0.5)) / Math.ceil(places / 2);
        const at: readonly [number, number, number] = isRound
          ? [Math.sin(angle) * (length / 2 + 0.2), 0, Math.cos(angle) * (length / 2 + 0.2)]
          : [x, 0, (isNear ? 1 : -1) * (width / 2 + 0.16)];
        const turnRad = isRound ? angle + Math.PI : isNear ? Math.PI : 0;
        b.place({ at, turnRad: turnRad + random.between(-0.06, 0.06) }, () =>
          chair(b, seat, seat === 'upholstered' ? cloth : kit.wood, kit.uprightWood),
        );
      }
    },
  );
}

export function deskPiece(): Piece {
  return atWall('Desk with chair', [1.5, 1.45, 0.9], (context) => {
    const { b, kit } = context;
    b.place({ at: [0, 0, 0.4] }, () => {
      desk(b, 1.5, 0.72, kit.wood, kit.metal, true);
      computer(b, 0.757, 1, kit.black, kit.steel);
      b.place({ at: [-0.55, 0.757, -0.1] }, () => tableLamp(b, lampsOf(context), 0.42));
    });
    b.place({ at: [0.1, 0, 1.08], turnRad: Math.PI + 0.25 }, () =>
      officeChair(b, kit.accent(1), kit.metal),
    );
  });
}

export function sideboardPiece(widthMetres: number, name = 'Sideboard'): Piece {
  return atWall(name, [widthMetres, 0.48, 0.74], (context) => {
    const { b, kit } = context;
    sideboard(b, widthMetres, kit.wood, kit.metal, kit.brass);
    // low enough not to reach a picture on the wall
    const at = [-widthMetres * 0.32, 0.74, 0.3] as const;
    posy(context, 'table', [...at], 0.26);
  });
}
