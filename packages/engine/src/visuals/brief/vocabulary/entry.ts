/**
 * How a vocabulary is written: one row a value, with its label and the words people use for it,
 * separated by bars. Words are matched without case, accents, hyphens and plural endings.
 */
export interface Entry {
  readonly label: string;
  readonly words: string;
}

export type Vocabulary = Readonly<Record<string, Entry>>;

export const entry = (label: string, words: string): Entry => ({ label, words });
