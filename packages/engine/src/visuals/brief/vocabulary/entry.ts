/**
 * Notation of a vocabulary: one row per value, with its label and its words, separated by bars. Words match without
 * case, accents, hyphens and plural endings.
 */
export interface Entry {
  readonly label: string;
  readonly words: string;
}

export type Vocabulary = Readonly<Record<string, Entry>>;

export const entry = (label: string, words: string): Entry => ({ label, words });
