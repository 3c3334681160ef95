/** Whether all that a question is about stands in one of an entry's names: "bad wifi upstairs" in "wifi weak upstairs". */
import type { Entry } from '../entries/entry.ts';
import { subjectWords } from './subject-words.ts';

/** One word is too little to tell; a long name of which two words are met is another subject. */
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
