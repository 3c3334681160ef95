/** One question that stands alone, with its numbers and slips corrected, and what is looked up for it once. */
import { searchIndex } from '../search/search-index.ts';
import { plainNumbers } from '../units/number-words.ts';
import { type EntryFound, entryFoundFor } from './entry-found.ts';

export interface Question {
  /** With its slips corrected, for patterns and readers. */
  readonly text: string;
  /** As it came, for names that the handbook does not know. */
  readonly written: string;
  readonly now: Date;
  /** The entry that the handbook finds for it; searched for once. */
  readonly found: () => EntryFound | undefined;
}

export function readQuestion(written: string, now: Date): Question {
  const text = mendWords(plainNumbers(written));
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

/** Typing errors corrected word by word, so that patterns and readers see right spellings too. */
export function mendWords(text: string): string {
  const corrected = searchIndex().speller.corrections(text);
  return text.replace(/(?<![\p{L}'’])[A-Za-z]{2,}(?!\p{L}|['’][a-z])/gu, (word) => {
    const right = corrected.get(word.toLowerCase());
    return right ?? word;
  });
}
