/** One letter a class in notes taken by eye; `-` stands for what can't be told. */
export const labelLetters = {
  room: { f: 'floor', w: 'wall', c: 'ceiling', n: 'window', d: 'door', o: 'object' },
  house: {
    s: 'sky',
    f: 'facade',
    r: 'roof',
    n: 'window',
    d: 'door',
    v: 'vegetation',
    g: 'ground',
    o: 'other',
  },
} as const;

export type LabelSheet = keyof typeof labelLetters;

export function isLabelSheet(word: string | undefined): word is LabelSheet {
  return word === 'room' || word === 'house';
}

/** The class a letter stands for; null for `-`. */
export function classOfLetter(sheet: LabelSheet, letter: string, name: string): string | null {
  if (letter === '-') return null;
  const meaning: Readonly<Record<string, string>> = labelLetters[sheet];
  const c = meaning[letter];
  if (!c) throw new Error(`${name}: "${letter}" stands for nothing.`);
  return c;
}
