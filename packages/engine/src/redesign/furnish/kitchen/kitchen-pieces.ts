/** Pieces of a kitchen run, in real sizes. */
import { baseRun, tallUnit } from '../../../visuals/scene/furniture/kitchen/cabinets.ts';
import { worktop } from '../../../visuals/scene/furniture/kitchen/kitchen-fronts.ts';
import { worktopClutter } from '../../../visuals/scene/furniture/worktop.ts';
import type { Furnisher } from '../furnisher.ts';
import { atWall, type Piece } from '../piece.ts';
import { kitchenKit, topOf } from './kitchen-parts.ts';

export const runDepth = 0.64;
export const runName = 'Base cabinets with worktop';
/** Widths of tall units. */
export const tallMetres = { fridge: 0.9, larder: 0.6 } as const;
export type TallUnit = keyof typeof tallMetres;

export function cabinetsPiece(
  context: Furnisher,
  width: number,
  sinkAt: number | undefined,
  hobAt: number | undefined,
): Piece {
  const { kitchen } = context.record;
  return atWall(runName, [width, runDepth, worktop + 0.02], (own) => {
    const k = kitchenKit(own);
    baseRun(
      own.b,
      {
        from: -width / 2,
        to: width / 2,
        style: kitchen.front,
        handle: kitchen.handle,
        hasApronSink: kitchen.front === 'shaker',
        ...(sinkAt === undefined ? {} : { sinkAt }),
        ...(hobAt === undefined ? {} : { hobAt }),
      },
      k,
      own.random,
    );
    const accents = [own.kit.accent(0), own.kit.accent(1)];
    const clear = hobAt === undefined ? width / 2 : Math.max(-width / 2 + 0.4, hobAt - 0.45);
    if (clear + width / 2 > 0.6)
      worktopClutter(
        own.b,
        { from: -width / 2 + 0.1, to: clear - 0.1, sinkAt, m: k, accents },
        own.random,
      );
  });
}

export function tallPiece({ plan: { shell }, record }: Furnisher, kind: TallUnit): Piece {
  const height = topOf(shell);
  const width = tallMetres[kind];
  const { front: style } = record.kitchen;
  const name = kind === 'fridge' ? 'Refrigerator' : 'Larder';
  return atWall(name, [width, 0.7, height], (own) =>
    tallUnit(own.b, {
      from: -width / 2,
      to: width / 2,
      height,
      style,
      m: kitchenKit(own, true),
      kind,
    }),
  );
}
