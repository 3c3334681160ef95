/** Pieces of a kitchen run, in real sizes. */
import { baseRun, tallUnit } from '../../../visuals/scene/furniture/kitchen/cabinets.ts';
import { worktop } from '../../../visuals/scene/furniture/kitchen/kitchen-fronts.ts';
import { worktopClutter } from '../../../visuals/scene/furniture/worktop.ts';
import { box } from '../../../visuals/scene/solids.ts';
import type { Opening } from '../../../visuals/scene/wall-parts.ts';
import { cutSkin } from '../../../visuals/scene/walls.ts';
import type { Furnisher } from '../furnisher.ts';
import { atWall, type Piece } from '../piece.ts';
import { kitchenKit, topOf } from './kitchen-parts.ts';

export const runDepth = 0.64;
export const runName = 'Base cabinets with worktop';
/** Widths of tall units. */
export const tallMetres = { fridge: 0.9, larder: 0.6 } as const;
export type TallUnit = keyof typeof tallMetres;

export function cabinetsPiece(
  hand: Furnisher,
  width: number,
  sinkAt: number | undefined,
  hobAt: number | undefined,
): Piece {
  const { kitchen } = hand.record;
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
      worktopClutter(own.b, -width / 2 + 0.1, clear - 0.1, k, accents, own.random, sinkAt);
  });
}

/** @param openings of its wall, from its own left end */
/** Edge strip of tiles, in their colour: without it they would fade into the wall. */
const edge = { wide: 0.012, thick: 0.014 } as const;

export function splashbackPiece(
  hand: Furnisher,
  width: number,
  high: number,
  openings: readonly Opening[],
): Piece {
  const holes = openings
    .filter(({ u0, u1, v0, v1 }) => u1 > 0 && u0 < width && v1 > worktop && v0 < high)
    .map((one) => ({
      ...one,
      u0: Math.max(0, one.u0),
      u1: Math.min(width, one.u1),
      v0: Math.max(0, one.v0 - worktop),
      v1: Math.min(high, one.v1) - worktop,
    }));
  const [tile, hex] = hand.record.kitchen.splash;
  return atWall(
    'Splashback',
    [width, edge.thick, high - worktop],
    ({ b, kit }) => {
      b.begin('trim', 'splashback');
      const material = kit.tiled(tile, hex, 0.3);
      b.place({ at: [-width / 2, worktop, 0.012] }, () =>
        cutSkin(b, width, high - worktop, holes, material),
      );
      const end = kit.plain(hex, 0.35);
      for (const u of [-width / 2, width / 2 - edge.wide])
        box(b, [u, worktop, 0], [u + edge.wide, high, edge.thick], end);
    },
    { low: worktop + 0.001 },
  );
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
