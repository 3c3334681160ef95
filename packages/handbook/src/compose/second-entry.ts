/**
 * A second entry beside the first: told in a sentence or two where it speaks of what was asked and not yet told, or
 * where either may be meant; else it is only a source to follow.
 */
import type { Entry } from '../entries/entry.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import { sentencesOf } from './sources.ts';

export interface SecondEntry {
  readonly entry: Entry;
  /** What it would begin with if it were alone. */
  readonly opening: string;
}

/** It tells this share of the question anew. */
const leastNew = 0.15;
const mostWords = 45;
const mostWordsInPassing = 30;

/** Of `opening` what tells the words that are missing, whole sentences in their order. */
export function secondEntryText(
  question: string,
  told: string,
  { entry, opening }: SecondEntry,
  hasRoom: 'as a rival' | 'in passing' | 'only if new',
): string {
  const { weightOf, isTelling } = searchIndex();
  const asked = [...new Set(subjectWords(question))].filter(isTelling);
  const known = new Set(subjectWords(told));
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
  const missing = asked.filter((word) => !known.has(word));
  const own = new Set(subjectWords(`${entry.title} ${opening}`));
  const gain = weigh(missing.filter((word) => own.has(word))) / (weigh(asked) || 1);
  const isNew = gain >= leastNew;
  if (hasRoom === 'only if new' && !isNew) return '';
  const sentences = opening.split(/\n\n+/).flatMap(sentencesOf);
  const wanted = isNew ? missing : asked;
  const shares = sentences.map((sentence) => {
    const words = new Set(subjectWords(sentence));
    return weigh(wanted.filter((word) => words.has(word)));
  });
  const order = shares.map((_, at) => at).toSorted((a, b) => shares[b]! - shares[a]! || a - b);
  let left = isNew || hasRoom === 'as a rival' ? mostWords : mostWordsInPassing;
  const kept = new Set<number>();
  for (const at of order) {
    const length = sentences[at]!.split(/\s+/).length;
    if (kept.size > 0 && (length > left || shares[at] === 0)) continue;
    kept.add(at);
    left -= length;
  }
  return sentences
    .filter((_, at) => kept.has(at))
    .map((sentence) => sentence.replace(/(?<![.!?:])$/, '.'))
    .join(' ')
    .replaceAll('**', '');
}
