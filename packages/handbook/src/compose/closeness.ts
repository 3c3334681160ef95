/**
 * How much of a question an entry is about, by its best line or its best name. Words scattered over an
 * entry are no sign: "a path for two people" is not about the path of loads.
 */
import type { Entry } from '../entries/entry.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import { sentencesOf } from './sources.ts';

/** A name counts if the question holds this share of it: "wall" doesn't call the Great Wall of China. */
const leastOfName = 0.75;
/** A longer question tells a story, of which a line holds less. */
const wordsOfQuestion = 5;

export function closeness(question: string, entry: Entry): number {
  const { weightOf, isTelling } = searchIndex();
  const words = [...new Set(subjectWords(question))].filter(isTelling);
  const weigh = (some: readonly string[]) => some.reduce((sum, word) => sum + weightOf(word), 0);
  const all = weigh(words);
  if (all === 0) return 0;
  const shareIn = (own: ReadonlySet<string>) => weigh(words.filter((word) => own.has(word))) / all;
  const names = [entry.title, ...entry.aliases].map((name) => new Set(subjectWords(name)));
  const called = names.filter(
    (name) =>
      weigh([...name].filter((word) => words.includes(word))) >= leastOfName * weigh([...name]),
  );
  const byName = Math.max(0, ...called.map(shareIn));
  const title = subjectWords(entry.title);
  const lines = [
    ...sentencesOf(entry.lead),
    ...[...entry.facts, ...entry.rows].map(({ label, text }) => `${label} ${text}`),
    entry.heard.join(' '),
  ].map((line) => new Set([...title, ...subjectWords(line)]));
  const scale = Math.max(1, words.length / wordsOfQuestion);
  return Math.min(1, scale * Math.max(byName, ...lines.map(shareIn)));
}
