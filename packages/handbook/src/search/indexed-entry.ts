/** An entry as it is searched: its names, and its words in three sets from the nearest to the farthest. */
import type { Entry } from '../entries/entry.ts';
import { subjectWords } from './subject-words.ts';
import type { WordSets } from './word-sets.ts';

export interface Name {
  readonly text: string;
  readonly words: readonly string[];
  /** Works are called by their very name: "The Broad" is no answer to "how wide". */
  readonly isWork: boolean;
}

export interface Indexed {
  readonly entry: Entry;
  readonly names: readonly Name[];
  /** Numbers of sets of words. */
  readonly head: number;
  readonly heard: number;
  readonly all: number;
}

/** The words of an entry as the search engine takes them, parted by spaces. */
export interface Fields {
  readonly names: string;
  readonly tags: string;
  readonly text: string;
}

/** What an entry with dates of life and a list of works answers without using the words. */
const lifeWords = subjectWords(
  'born birth died die death dead alive age works buildings houses style ideas philosophy known awards country nationality built design projects masterpiece career biography life museum tower church',
);

export function indexEntry(entry: Entry, sets: WordSets): { item: Indexed; fields: Fields } {
  const nameOf = (text: string, isWork: boolean): Name => ({
    text,
    words: subjectWords(text),
    isWork,
  });
  const names = [
    ...[entry.title, ...entry.aliases].map((text) => nameOf(text, false)),
    ...entry.works.map((work) => nameOf(work.name, true)),
  ].filter((name) => name.words.length > 0);
  const nameWords = names.filter(({ isWork }) => !isWork).flatMap((name) => name.words);
  const workWords = names.filter(({ isWork }) => isWork).flatMap((name) => name.words);
  const tagWords = entry.tags.flatMap(subjectWords);
  const heardWords = [...entry.heard.flatMap(subjectWords), ...workWords];
  const textWords = subjectWords(`${entry.topic} ${entry.lead} ${entry.details}`);
  if (entry.life !== undefined) textWords.push(...lifeWords);
  return {
    item: {
      entry,
      names,
      head: sets.add([...nameWords, ...tagWords]),
      heard: sets.add(heardWords),
      all: sets.add([...nameWords, ...tagWords, ...heardWords, ...textWords]),
    },
    fields: {
      names: nameWords.join(' '),
      tags: [...tagWords, ...heardWords].join(' '),
      text: textWords.join(' '),
    },
  };
}
