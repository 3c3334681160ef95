import { ceilingSpot } from '../../../visuals/scene/furniture/ceiling-lights.ts';
import { type LampMaterials, pendant } from '../../../visuals/scene/furniture/lamps.ts';
import { freeStanding, type Piece, type PieceContext } from '../piece.ts';
import type { StyleRecord } from '../style-record.ts';

export function lampsOf({ kit }: PieceContext): LampMaterials {
  const { record } = kit;
  return {
    shade: kit.shade,
    bulb: kit.bulb,
    metal: kit.metal,
    body: kit.plain(record.pendant.colour, 0.5),
    lining: kit.lining,
  };
}

export function pendantPiece(
  { pendant: own }: StyleRecord,
  ceilingMetres: number,
  lowMetres = 2.05,
): Piece {
  const reach: Readonly<Record<string, number>> = {
    globe: 0.4,
    cone: 0.3,
    drum: 0.26,
    cage: 0.3,
    chandelier: 0.3,
    basket: 0.34,
  };
  const body = reach[own.style]! * own.size;
  const drop = Math.max(0.12, ceilingMetres - lowMetres - body);
  const wide = 0.7 * own.size;
  return freeStanding(
    'Pendant lamp',
    [wide, wide, drop + body],
    (context) =>
      context.b.place({ at: [0, context.ceilingMetres, 0] }, () =>
        pendant(context.b, own.style, drop, lampsOf(context), own.size),
      ),
    { low: ceilingMetres - drop - body },
  );
}

const spotMetres = { wide: 0.12, high: 0.015 } as const;

export const ceilingSpotPiece = (ceilingMetres: number): Piece =>
  freeStanding(
    'Ceiling spot',
    [spotMetres.wide, spotMetres.wide, spotMetres.high],
    (context) =>
      context.b.place({ at: [0, context.ceilingMetres, 0] }, () =>
        ceilingSpot(context.b, lampsOf(context)),
      ),
    { low: ceilingMetres - spotMetres.high },
  );
