/** An entry prepared for search: its names, and three word sets from narrow to wide. */
import type { Entry } from '../entries/entry.ts';
import { subjectWords } from './subject-words.ts';
import type { WordSets } from './word-sets.ts';

export interface Name {
  readonly text: string;
  readonly words: readonly string[];
  /** Total weight of its words, set once all entries are indexed. */
  weight: number;
  /** Works match only by their exact name: "The Broad" doesn't match "how wide". */
  readonly isWork: boolean;
}

export interface Indexed {
  readonly entry: Entry;
  readonly names: readonly Name[];
  /** Ids of word sets. */
  readonly title: number;
  titleWeight: number;
  readonly head: number;
  readonly heard: number;
  readonly all: number;
  /** One set per sentence of the short answer, labelled line and table row. */
  readonly lines: readonly number[];
}

/** An entry's words as MiniSearch takes them, separated by spaces. */
export interface Fields {
  readonly names: string;
  readonly tags: string;
  readonly text: string;
}

/** Question words answered by dates of life and lists of works, which don't contain them. */
const lifeWords = subjectWords(
  'born birth died die death dead alive age works buildings houses style ideas philosophy known awards country nationality built design projects masterpiece career biography life museum tower church',
);

export function indexEntry(entry: Entry, sets: WordSets): { item: Indexed; fields: Fields } {
  const nameOf = (text: string, isWork: boolean): Name => ({
    text,
    words: [...new Set(subjectWords(text))],
    weight: 0,
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
  const lines = linesOf(entry).map((line) => subjectWords(line));
  const textWords = [...subjectWords(entry.topic), ...lines.flat()];
  if (entry.life !== undefined) textWords.push(...lifeWords);
  return {
    item: {
      entry,
      names,
      title: sets.add(subjectWords(entry.title)),
      titleWeight: 0,
      head: sets.add([...nameWords, ...tagWords]),
      heard: sets.add(heardWords),
      all: sets.add([...nameWords, ...tagWords, ...heardWords, ...textWords]),
      lines: lines.filter((words) => words.length > 0).map((words) => sets.add(words)),
    },
    fields: {
      names: nameWords.join(' '),
      tags: [...tagWords, ...heardWords].join(' '),
      text: textWords.join(' '),
    },
  };
}

/** Passages short enough to quote. Table rows include the table's header. */
function linesOf({ lead, details }: Entry): readonly string[] {
  let head = '';
  const lines = details.split('\n').map((line) => {
    if (!line.startsWith('|')) head = '';
    else if (head === '') head = line;
    return line === head ? line : `${head} ${line}`;
  });
  return [...lead.split(/(?<=[.!?])\s+(?=[A-Z])/), ...lines];
}
