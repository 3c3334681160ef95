/** Pieces of furniture that words describe on their own: "a table with black legs", "a marble-topped desk". */
import type { Trait } from './traits.ts';

export const pieces = {
  top: { label: 'top', words: ['top', 'tops', 'tabletop'], before: ['topped'] },
  legs: { label: 'legs', words: ['leg', 'legs', 'base', 'feet'], before: ['legged', 'footed'] },
  back: { label: 'back', words: ['back', 'backs', 'backrest', 'backrests'], before: ['backed'] },
} as const satisfies Readonly<
  Record<string, { label: string; words: readonly string[]; before: readonly string[] }>
>;

export type PieceKey = keyof typeof pieces;

export interface PieceWish {
  readonly piece: PieceKey;
  readonly colours?: readonly string[];
  readonly materials?: readonly string[];
  readonly traits?: readonly Trait[];
}

const keys = Object.keys(pieces) as PieceKey[];
const having = (list: 'words' | 'before', text: string) =>
  keys.find((key) => (pieces[key][list] as readonly string[]).includes(text.toLowerCase()));

export const pieceNamed = (text: string): PieceKey | undefined => having('words', text);
/** "Copper-topped": of the thing that follows. */
export const pieceBefore = (text: string): PieceKey | undefined => having('before', text);
