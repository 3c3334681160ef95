/** How a layout is written: pieces in the order in which they are set, each at a wall or at a piece before. */
import type { LayoutWish } from '../../../brief/vocabulary/layout-words.ts';
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { PieceKey } from './pieces.ts';
import type { WallRole } from './place-of.ts';

export interface PieceRow {
  readonly piece: PieceKey;
  /** A wall, or the name of a piece set before. */
  readonly of: WallRole | (string & {});
  /** On a wall: from -1 to 1, where 1 is the far corner. */
  readonly along?: number;
  /** Metres to the right of the middle of a piece, and metres ahead of it or away from the wall. */
  readonly aside?: number;
  readonly ahead?: number;
  /** Quarters of a turn; 2 faces what it stands at. */
  readonly turn?: number;
  /** Width, where it is not the usual one. */
  readonly wide?: number;
  /** Its name for pieces that follow; else that of its kind. */
  readonly as?: string;
  /** The layout holds without it. */
  readonly may?: true;
  /** It moves along its wall up to so many metres where its place is taken. */
  readonly slide?: number;
}

export type MainWall = 'back' | 'free' | 'lit';

export interface Layout {
  readonly name: string;
  /** Walls that the layout can be built on. */
  readonly mains: readonly MainWall[];
  /** Wishes that it answers. */
  readonly answers?: readonly LayoutWish[];
  /** Drawn only when one of its wishes was said. */
  readonly onlyAsked?: true;
  /** Main walls for want of another: the seats turn their backs on us. */
  readonly lastMains?: readonly MainWall[];
  /** Only where none of the others fits. */
  readonly isSpare?: true;
  /** Its main wall must have windows. */
  readonly atWindow?: true;
  /** Parts that it includes; a prompt may ask for them or refuse them. */
  readonly brings?: readonly PartKey[];
  readonly rows: readonly PieceRow[];
}

type RowOptions = Omit<PieceRow, 'piece' | 'of'>;

export const set = (piece: PieceKey, of: PieceRow['of'], options: RowOptions = {}): PieceRow => ({
  piece,
  of,
  ...options,
});

export const layout = (
  name: string,
  mains: readonly MainWall[],
  options: Omit<Layout, 'name' | 'mains' | 'rows'>,
  rows: readonly PieceRow[],
): Layout => ({ name, mains, ...options, rows });
