/** Word frequencies in the handbook: weights in questions, and candidates for spelling correction. */
import type { Entry } from '../entries/entry.ts';
import type { Indexed } from './indexed-entry.ts';
import { synonymWords } from './synonyms.ts';
import type { WordSets } from './word-sets.ts';
import { foldText } from './words.ts';

/** Rare words weigh more; unknown words, under the empty one, weigh as much as the rarest. */
export function* rarityOf(
  indexed: readonly Indexed[],
  sets: WordSets,
): Generator<void, ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const item of indexed) {
    for (const word of sets.wordsOf(item.all)) counts.set(word, (counts.get(word) ?? 0) + 1);
    yield;
  }
  const total = indexed.length;
  const weightOf = (count: number) => 1 + Math.log((total + 1) / (count + 1));
  for (const [word, count] of counts) counts.set(word, weightOf(count));
  return counts.set('', weightOf(0));
}

export function* countWords(
  entries: readonly Entry[],
): Generator<void, ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of foldText(text).match(/[a-z]{3,}/g) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + weight);
    }
  };
  for (const entry of entries) {
    add(`${entry.title} ${entry.aliases.join(' ')} ${entry.works.map((w) => w.name).join(' ')}`, 4);
    add(`${entry.tags.join(' ')} ${entry.heard.join(' ')} ${entry.lead} ${entry.details}`, 1);
    yield;
  }
  for (const word of synonymWords()) counts.set(word, (counts.get(word) ?? 0) + 4);
  return counts;
}
