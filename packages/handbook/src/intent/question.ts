/** A standalone question, normalised and corrected, with its look-ups cached. */
import { searchIndex } from '../search/search-index.ts';
import { plainNumbers } from '../units/number-words.ts';
import { type EntryFound, entryFoundFor } from './entry-found.ts';

export interface Question {
  /** Spelling-corrected, for patterns and readers. */
  readonly text: string;
  /** As typed, for names unknown to the handbook. */
  readonly written: string;
  readonly now: Date;
  /** The handbook's entry for it; searched once. */
  readonly found: () => EntryFound | undefined;
}

export function readQuestion(written: string, now: Date): Question {
  const text = correctWords(plainNumbers(written));
  let kept: { readonly found: EntryFound | undefined } | undefined;
  return {
    text,
    written,
    now,
    found: () => {
      kept ??= { found: entryFoundFor(text, now, written) };
      return kept.found;
    },
  };
}

/** Corrects spelling word by word, so that patterns and readers match. */
export function correctWords(text: string): string {
  const corrected = searchIndex().speller.corrections(text);
  return text.replace(/(?<![\p{L}'’])[A-Za-z]{2,}(?!\p{L}|['’][a-z])/gu, (word) => {
    const right = corrected.get(word.toLowerCase());
    return right ?? word;
  });
}
