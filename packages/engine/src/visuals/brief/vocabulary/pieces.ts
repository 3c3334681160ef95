/** Pieces of furniture that words describe on their own: "a table with black legs", "a marble-topped desk". */
export const pieces = {
  top: { label: 'top', words: ['top', 'tops', 'tabletop'], before: ['topped'] },
  legs: { label: 'legs', words: ['leg', 'legs', 'base', 'feet'], before: ['legged', 'footed'] },
  back: { label: 'back', words: ['back', 'backs', 'backrest', 'backrests'], before: ['backed'] },
} as const satisfies Readonly<
  Record<string, { label: string; words: readonly string[]; before: readonly string[] }>
>;

export type PieceKey = keyof typeof pieces;

const keys = Object.keys(pieces) as PieceKey[];
const having = (list: 'words' | 'before', text: string) =>
  keys.find((key) => (pieces[key][list] as readonly string[]).includes(text.toLowerCase()));

export const pieceNamed = (text: string): PieceKey | undefined => having('words', text);
/** "Copper-topped": of the thing that follows. */
export const pieceBefore = (text: string): PieceKey | undefined => having('before', text);
