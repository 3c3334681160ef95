/**
 * Whether one of an entry's names contains the whole question: "bad wifi upstairs" in "wifi weak upstairs".
 */
import type { Entry } from '../entries/entry.ts';
import { subjectWords } from './subject-words.ts';

/** One word is too little; two words of a long name may be another subject. */
const leastWords = 2;

export function isWithinName(
  { title, aliases }: Entry,
  question: string,
  leastOfName: number,
): boolean {
  const questionWords = [...new Set(subjectWords(question))];
  if (questionWords.length < leastWords) return false;
  return [title, ...aliases].some((name) => {
    const words = new Set(subjectWords(name));
    return (
      questionWords.length >= leastOfName * words.size &&
      questionWords.every((word) => words.has(word))
    );
  });
}
