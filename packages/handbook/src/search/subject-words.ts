import { memoized } from './memoized.ts';
import { stopWords } from './stop-words.ts';
import { canonicalWord, replacePhrases } from './synonyms.ts';
import { foldText, splitWords, stemWord } from './words.ts';

/** Subject words of a text: stop words removed, synonyms folded, stemmed. */
export function subjectWords(text: string): string[] {
  return splitWords(replacePhrases(foldText(text)))
    .filter((word) => !stopWords.has(word) && (word.length > 1 || /\d/.test(word)))
    .map(subjectWord);
}

function runCalculation(word: string): string {
  const known = canonicalWord(word);
  if (known !== word) return stemWord(known);
  const singular = word.length > 3 && word !== 'loos' ? singularOf(word) : word;
  return stemWord(canonicalWord(singular));
}

/** "Batteries" is "battery", not "batterie". */
const singularOf = (word: string): string =>
  word.replace(/(?<=..)ies$/, 'y').replace(/(?<=[^su])s$/, '');

/** Cached, since words repeat. */
const mostWords = 50_000;
export const subjectWord = memoized(mostWords, runCalculation);
