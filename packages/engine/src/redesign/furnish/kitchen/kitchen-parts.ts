/** Kitchen parts in the materials of the style, and their shared dimensions. */
import type { KitchenMaterials } from '../../../visuals/scene/furniture/kitchen/kitchen-fronts.ts';
import { gapOf } from '../../../visuals/scene/furniture/unlit-gap.ts';
import type { PhotoShell } from '../../shell/photo-shell.ts';
import type { Spot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import type { Piece, PieceContext } from '../piece.ts';

/** An interval along a wall. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export const lengthOf = ({ from, to }: Stretch): number => to - from;

/** Step for probing a wall. */
const partMetres = 0.25;

/** Longest part of a stretch that is usable throughout. */
export function longestPart(
  whole: Stretch,
  isUsable: (part: Stretch) => boolean,
): Stretch | undefined {
  const count = Math.max(1, Math.round(lengthOf(whole) / partMetres));
  const step = lengthOf(whole) / count;
  let best: Stretch | undefined;
  let run: Stretch | undefined;
  for (let k = 0; k < count; k++) {
    const part = { from: whole.from + k * step, to: whole.from + (k + 1) * step };
    run = isUsable(part) ? { from: run?.from ?? part.from, to: part.to } : undefined;
    if (run && (!best || lengthOf(run) > lengthOf(best))) best = run;
  }
  return best;
}

export const upper = { low: 1.45, depth: 0.36 } as const;
const usualTopMetres = 2.3;
/** Common top of wall cabinets and tall units. */
export const topOf = ({ height }: PhotoShell): number => Math.min(usualTopMetres, height - 0.12);

/** Share of glass that tiles, shelves and wall cabinets may cover. */
const mostGlassBehind = 0.06;

/** Whether it covers a visible window without a detected opening. */
export const isBeforeGlass = ({ plan, view }: Furnisher, piece: Piece, spot: Spot): boolean =>
  view.see(plan.bodyOf(piece, spot)).overGlass > mostGlassBehind;

/** @param isUpper for wall cabinets and tall units */
export function kitchenKit({ b, kit }: PieceContext, isUpper = false): KitchenMaterials {
  const { kitchen } = kit.record;
  const fronts = (isUpper && kitchen.upper) || kitchen.cabinet;
  const cabinet = kit.tiled(...fronts, 0.4);
  return {
    cabinet,
    gap: gapOf(b, cabinet),
    top: kit.tiled(...kitchen.top),
    handle: kit.metal,
    black: kit.black,
    steel: kit.steel,
    wood: kit.wood,
    white: kit.porcelain,
    basin: kit.basin,
    glass: kit.glass,
  };
}
