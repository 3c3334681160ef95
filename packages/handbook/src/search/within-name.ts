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
  const asked = [...new Set(subjectWords(question))];
  if (asked.length < leastWords) return false;
  return [title, ...aliases].some((name) => {
    const words = new Set(subjectWords(name));
    return asked.length >= leastOfName * words.size && asked.every((word) => words.has(word));
  });
}
