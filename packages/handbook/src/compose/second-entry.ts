/**
 * A second entry: quoted in a sentence or two if it adds to the answer or may be meant instead; otherwise
 * only listed as a source.
 */
import type { Entry } from '../entries/entry.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import { sentencesOf } from './sources.ts';

export interface SecondEntry {
  readonly entry: Entry;
  /** Its opening if it were the only entry. */
  readonly opening: string;
}

/** Share of the question that it must newly cover. */
const leastNew = 0.15;
const mostWords = 45;
const mostWordsInPassing = 30;

/** Sentences of `opening` that cover the missing words, in their order. */
export function secondEntryText(
  question: string,
  answered: string,
  { entry, opening }: SecondEntry,
  hasRoom: 'as a rival' | 'in passing' | 'only if new',
): string {
  const { weightOf, isTelling } = searchIndex();
  const questionWords = [...new Set(subjectWords(question))].filter(isTelling);
  const known = new Set(subjectWords(answered));
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
  const missing = questionWords.filter((word) => !known.has(word));
  const own = new Set(subjectWords(`${entry.title} ${opening}`));
  const gain = weigh(missing.filter((word) => own.has(word))) / (weigh(questionWords) || 1);
  const isNew = gain >= leastNew;
  if (hasRoom === 'only if new' && !isNew) return '';
  const sentences = opening.split(/\n\n+/).flatMap(sentencesOf);
  const wanted = isNew ? missing : questionWords;
  const ranked = sentences.map((sentence, at) => {
    const words = new Set(subjectWords(sentence));
    const share = weigh(wanted.filter((word) => words.has(word)));
    return { at, share, length: sentence.split(/\s+/).length };
  });
  ranked.sort((one, other) => other.share - one.share || one.at - other.at);
  let left = isNew || hasRoom === 'as a rival' ? mostWords : mostWordsInPassing;
  const kept = new Set<number>();
  for (const { at, share, length } of ranked) {
    if (kept.size > 0 && (length > left || share === 0)) continue;
    kept.add(at);
    left -= length;
  }
  return sentences
    .filter((_, at) => kept.has(at))
    .map((sentence) => sentence.replace(/(?<![.!?:])$/, '.'))
    .join(' ')
    .replaceAll('**', '');
}
