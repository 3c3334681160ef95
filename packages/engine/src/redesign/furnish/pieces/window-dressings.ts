/** New curtains and blinds in place of old ones. */
import { curtainPanel, curtainRod, romanBlind } from '../../../visuals/scene/furniture/textiles.ts';
import { atWall, type Piece } from '../piece.ts';
import type { StyleKit } from '../style-kit.ts';
import type { StyleRecord } from '../style-record.ts';

/** Extent along the wall from the centre of its piece, and above the floor, metres. */
export interface ClothPanel {
  readonly u0: number;
  readonly u1: number;
  readonly foot: number;
}

/** In front of the window sill, behind curtains. */
const sheer = { away: 0.08, deep: 0.018 } as const;
const rodBeyondMetres = 0.09;

/** Styles without curtains use the fabric of their sheets. */
const fabricOf = (kit: StyleKit, { curtains, bed }: StyleRecord) =>
  kit.cloth([curtains ?? bed.sheet, 'linen']);

/** On one rod, which spans the glass although there may be a panel on one side only. */
export function curtainPanelsPiece(
  record: StyleRecord,
  panels: readonly ClothPanel[],
  top: number,
  glass: readonly [u0: number, u1: number],
): Piece {
  const from = Math.min(glass[0], ...panels.map(({ u0 }) => u0 - rodBeyondMetres));
  const to = Math.max(glass[1], ...panels.map(({ u1 }) => u1 + rodBeyondMetres));
  const wide = 2 * Math.max(-from, to);
  return atWall(
    'Curtains',
    [wide, 0.2, top + 0.05],
    ({ b, kit }) => {
      b.begin('textile', 'curtains');
      const fabric = fabricOf(kit, record);
      for (const { u0, u1, foot } of panels) curtainPanel(b, [u0, u1], [foot, top], fabric);
      curtainRod(b, [from, to], top, kit.metal);
    },
    { isFlat: true },
  );
}

/** Sheer curtains on their own rod, across the whole window. */
export function sheersPiece({ u0, u1, foot }: ClothPanel, top: number): Piece {
  const wide = 2 * (Math.max(-u0, u1) + rodBeyondMetres);
  return atWall(
    'Curtains',
    [wide, 0.2, top + 0.05],
    ({ b, kit }) => {
      b.begin('textile', 'curtains');
      curtainPanel(b, [u0, u1], [foot, top], kit.sheer, sheer);
      curtainRod(b, [u0 - rodBeyondMetres, u1 + rodBeyondMetres], top, kit.metal);
    },
    { isFlat: true },
  );
}

export function blindPiece(record: StyleRecord, { u0, u1, foot }: ClothPanel, top: number): Piece {
  return atWall(
    'Blind',
    [u1 - u0, 0.06, top - foot],
    ({ b, kit }) => romanBlind(b, [u0, u1], [foot, top], fabricOf(kit, record)),
    { isFlat: true, low: foot },
  );
}
