import { stopWords } from './stop-words.ts';
import { canonicalWord, replacePhrases } from './synonyms.ts';
import { foldText, splitWords, stemWord } from './words.ts';

/** The words of a text that carry its subject: stop words out, synonyms folded, stemmed. */
export function subjectWords(text: string): string[] {
  return splitWords(replacePhrases(foldText(text)))
    .filter((word) => !stopWords.has(word) && (word.length > 1 || /\d/.test(word)))
    .map(subjectWord);
}

/** Words repeat: each is worked out once. Bounded, since questions can bring any word. */
const kept = new Map<string, string>();
const cachedAtMost = 50_000;

export function subjectWord(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  if (kept.size >= cachedAtMost) kept.clear();
  const stem = workOut(word);
  kept.set(word, stem);
  return stem;
}

function workOut(word: string): string {
  const known = canonicalWord(word);
  if (known !== word) return stemWord(known);
  const singular = word.length > 3 && word !== 'loos' ? word.replace(/(?<=[^su])s$/, '') : word;
  return stemWord(canonicalWord(singular));
}
