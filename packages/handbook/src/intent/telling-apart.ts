/**
 * "How do I tell oak from ash?" asks how to recognise each, not which is better; an entry on telling them
 * apart has a line for each.
 */
import type { Entry } from '../entries/entry.ts';
import { handbook } from '../entries/handbook.ts';
import { subjectWords } from '../search/subject-words.ts';
import { asks } from './wordings.ts';

const tag = 'telling apart';
/** One thing alone may match by chance; together with the title it is meant. */
const leastNamed = 2;

export function distinguishingEntry(question: string): Entry | undefined {
  if (!asks(question, 'tellingApart')) return undefined;
  const questionWords = new Set(subjectWords(question));
  const isAsked = (text: string) => {
    const words = subjectWords(text);
    return words.length > 0 && words.every((word) => questionWords.has(word));
  };
  const [best] = handbook()
    .entries.filter(({ tags }) => tags.includes(tag))
    .map((entry) => {
      const things = entry.facts.filter(({ label }) => isAsked(label)).length;
      const isOfTitle = subjectWords(entry.title).some((word) => questionWords.has(word));
      return { entry, things, named: things + Number(isOfTitle) };
    })
    .filter(({ things, named }) => things > 0 && named >= leastNamed)
    .sort((a, b) => b.named - a.named);
  return best?.entry;
}
