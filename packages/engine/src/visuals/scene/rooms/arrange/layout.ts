/** Notation of layouts: pieces in placement order, each relative to a wall or an earlier piece. */
import type { LayoutWish } from '../../../brief/vocabulary/layout-words.ts';
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { PieceKey } from './pieces.ts';
import type { WallRole } from './place-of.ts';

export interface PieceRow {
  readonly piece: PieceKey;
  /** A wall, or the name of an earlier piece. */
  readonly of: WallRole | (string & {});
  /** On a wall: -1 to 1, where 1 is the far corner. */
  readonly along?: number;
  /** Metres to the right of a piece's centre, and metres in front of it or away from the wall. */
  readonly aside?: number;
  readonly ahead?: number;
  /** Quarter turns; 2 faces what it is placed at. */
  readonly turn?: number;
  /** Width, if not the default. */
  readonly wide?: number;
  /** Name for later pieces; default: its kind. */
  readonly as?: string;
  /** Optional. */
  readonly may?: true;
  /** Moves along its wall by up to this many metres if its place is taken. */
  readonly slide?: number;
}

export type MainWall = 'back' | 'free' | 'lit';

export interface Layout {
  readonly name: string;
  /** Walls on which the layout can be built. */
  readonly mains: readonly MainWall[];
  /** Wishes that it satisfies. */
  readonly answers?: readonly LayoutWish[];
  /** Used only if one of its wishes was expressed. */
  readonly onlyAsked?: true;
  /** Fallback main walls, with seats seen from behind. */
  readonly lastMains?: readonly MainWall[];
  /** Used only if no other fits. */
  readonly isSpare?: true;
  /** Its main wall needs windows. */
  readonly atWindow?: true;
  /** Parts that it includes, which a prompt may request or refuse. */
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
