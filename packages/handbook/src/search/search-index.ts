/**
 * Finding the entries a question is about. MiniSearch proposes candidates (stems, synonyms,
 * prefixes; typing errors are mended before); a second look weighs how much of the question an entry truly covers, because
 * "is this about anything we know?" needs a share of the question, not a raw score.
 */
import MiniSearch from 'minisearch';
import type { Entry } from '../entries/entry.ts';
import { handbook } from '../entries/handbook.ts';
import { doneAtOnce, doneInTurns, type Pieces } from '../in-pieces.ts';
import { frameWords } from './frame-words.ts';
import { ordinaryWords, placeWords } from './ordinary-words.ts';
import { settingWords } from './setting-words.ts';
import { createSpeller, type Speller } from './spelling.ts';
import { stopWords } from './stop-words.ts';
import { subjectWord, subjectWords } from './subject-words.ts';
import { replacePhrases, synonymWords } from './synonyms.ts';
import { foldText, splitWords } from './words.ts';

export interface Found {
  readonly entry: Entry;
  /** 0–1: the share of the question's weight that the entry answers. */
  readonly score: number;
  /** The alias or title wholly contained in the question, if any. */
  readonly named: string | undefined;
  /** Share of the question covered by that name. */
  readonly namedShare: number;
  /** Share of the question whose words the entry uses anywhere. */
  readonly covered: number;
  /** Share of the question whose words are in its title, aliases and tags. */
  readonly headShare: number;
  /** How many subject words that name has. */
  readonly namedWords: number;
  /** Words of another world than homes, or of no entry at all: "chess", "Zorblax". */
  readonly foreign: number;
}

interface Name {
  readonly text: string;
  /** The name as it would be typed: folded, single spaces. */
  readonly spelled: string;
  readonly words: readonly string[];
  /** Works are called by their very name: "The Broad" is no answer to "how wide". */
  readonly isWork: boolean;
}

interface Indexed {
  readonly entry: Entry;
  readonly names: readonly Name[];
  readonly head: ReadonlySet<string>;
  readonly heard: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  /** The same words as the search engine takes them, parted by spaces. */
  readonly fields: { readonly names: string; readonly tags: string; readonly text: string };
}

export interface SearchIndex {
  readonly find: (question: string, limit?: number) => readonly Found[];
  readonly speller: Speller;
  readonly weightOf: (word: string) => number;
  /** Whether any entry uses the subject word at all. */
  readonly uses: (word: string) => boolean;
  /** Whether a subject word says what is asked, not only how or where. */
  readonly isTelling: (word: string) => boolean;
}

const candidateCount = 40;
/** How a score is made of: the name in the question, words in title/aliases/tags, words anywhere. */
const shares = { name: 0.42, head: 0.33, anywhere: 0.25 } as const;

/** A word in which people come to an entry counts this much of one that names it. */
const heardShare = 0.75;

/** Added for a name that stands in the question word for word. */
const verbatimBonus = 0.04;

/** "Worth" in "is MVHR worth it" counts this much of a subject. */
const frameShare = 0.3;
const frameStems: ReadonlySet<string> = new Set([...frameWords].map(subjectWord));
/** "Semi" in "the wall in our 1930s semi" counts this much. */
const settingShare = 0.5;
const settingStems: ReadonlySet<string> = new Set([...settingWords].map(subjectWord));

const isTelling = (word: string): boolean => !frameStems.has(word) && !settingStems.has(word);

let kept: SearchIndex | undefined;
let building: Pieces | undefined;

export function searchIndex(): SearchIndex {
  if (!kept) doneAtOnce(begun());
  if (!kept) throw new Error('The handbook could not be indexed');
  return kept;
}

/** The first question finds it ready, and whoever is served meanwhile does not notice. */
export async function prepareSearch(): Promise<void> {
  if (!kept) await doneInTurns(begun());
}

function begun(): Pieces {
  building ??= buildIndex(handbook().entries);
  return building;
}

function* buildIndex(entries: readonly Entry[]): Generator<void, void> {
  const indexed: Indexed[] = [];
  for (const entry of entries) {
    indexed.push(indexEntry(entry));
    yield;
  }
  const plainWeight = weigh(indexed);
  const weightOf = (word: string) => {
    const share = frameStems.has(word) ? frameShare : settingStems.has(word) ? settingShare : 1;
    return share * plainWeight(word);
  };
  const byName = Map.groupBy(
    indexed.flatMap((item, id) => item.names.map((name) => ({ id, name }))),
    ({ name }) => name.words[0]!,
  );
  const byHead = new Map<string, Indexed[]>();
  for (const item of indexed) {
    for (const word of item.head) byHead.set(word, [...(byHead.get(word) ?? []), item]);
  }
  // Words are worked out once per entry; the engine gets them ready-made.
  const engine = new MiniSearch<Indexed['fields'] & { id: number }>({
    fields: ['names', 'tags', 'text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' ? null : term),
    searchOptions: {
      boost: { names: 4, tags: 2 },
      // Typing errors are mended before searching, with the question's other words in view; a fuzzy
      // walk through the index would cost most of the time and guess worse.
      prefix: (term) => term.length > 4,
      combineWith: 'OR',
    },
  });
  for (const [id, item] of indexed.entries()) {
    engine.add({ id, ...item.fields });
    yield;
  }
  const counts = yield* countWords(entries);
  const speller = createSpeller(counts, (word, others) => {
    const wanted = subjectWord(word);
    const rest = others.flatMap(subjectWords);
    return (byHead.get(wanted) ?? []).filter((item) => rest.some((other) => item.head.has(other)))
      .length;
  });

  const find = (question: string, limit = 8): readonly Found[] => {
    const mended = speller.mend(question);
    // A bare measure ("900mm") is a value, not a subject, unless entries are named by it ("2700k").
    const words = [...new Set(subjectWords(withoutLengths(mended)))].filter(
      (word) => byHead.has(word) || (!/^\d/.test(word) && !frameStems.has(word)),
    );
    if (words.length === 0) return [];
    const ids = new Set(
      engine
        .search(words.join(' '))
        .slice(0, candidateCount)
        .map((hit) => hit.id as number),
    );
    for (const word of words) for (const { id } of byName.get(word) ?? []) ids.add(id);
    const strange = strangeWords(mended);
    return [...ids]
      .map((id) => {
        const item = indexed[id]!;
        return {
          ...judge(item, words, ` ${splitWords(mended).join(' ')} `, weightOf),
          foreign: strange.filter((word) => !item.all.has(word)).length,
        };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  };
  const used = new Set(indexed.flatMap((item) => [...item.all]));
  /** What an entry must speak of itself to be about it: words of other worlds, and unknown ones. */
  const strangeWords = (mended: string): readonly string[] =>
    splitWords(replacePhrases(foldText(mended)))
      .filter((word) => !frameWords.has(word) && !stopWords.has(word) && !placeWords.has(word))
      .filter((word) => word.length > 1)
      .filter((word) => !/^\d/.test(word))
      .filter((word) => ordinaryWords.has(word) || !used.has(subjectWord(word)))
      .map(subjectWord);
  kept = { find, speller, weightOf, uses: (word) => used.has(word), isTelling };
}

/** "At a 2 metre table" is about the table. */
const withoutLengths = (text: string): string => {
  const rest = text.replace(/\b\d[\d.,]*\s?(?:metres?|meters?|feet|foot)\b/g, ' ');
  return subjectWords(rest).length > 0 ? rest : text;
};

/** What an entry with dates of life and a list of works answers without using the words. */
const lifeWords = subjectWords(
  'born birth died die death dead alive age works buildings houses style ideas philosophy known awards country nationality built design projects masterpiece career biography life museum tower church',
);

function indexEntry(entry: Entry): Indexed {
  const nameOf = (text: string, isWork: boolean): Name => ({
    text,
    spelled: splitWords(text).join(' '),
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
    entry,
    names,
    head: new Set([...nameWords, ...tagWords]),
    heard: new Set(heardWords),
    all: new Set([...nameWords, ...tagWords, ...heardWords, ...textWords]),
    fields: {
      names: nameWords.join(' '),
      tags: [...tagWords, ...heardWords].join(' '),
      text: textWords.join(' '),
    },
  };
}

/** Rare words weigh more; a word the handbook never uses weighs as much as the rarest. */
function weigh(indexed: readonly Indexed[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const item of indexed) {
    for (const word of item.all) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const total = indexed.length;
  return (word) => 1 + Math.log((total + 1) / ((counts.get(word) ?? 0) + 1));
}

function judge(
  item: Indexed,
  words: readonly string[],
  spelled: string,
  weightOf: (word: string) => number,
): Omit<Found, 'foreign'> {
  const asked = new Set(words);
  const total = words.reduce((sum, word) => sum + weightOf(word), 0);
  const share = (has: ReadonlySet<string>) =>
    words.reduce((sum, word) => sum + (has.has(word) ? weightOf(word) : 0), 0) / total;
  let named: Name | undefined;
  let namedShare = 0;
  let verbatim = false;
  for (const name of item.names) {
    if (!name.words.every((word) => asked.has(word))) continue;
    const weight = [...new Set(name.words)].reduce((sum, word) => sum + weightOf(word), 0) / total;
    const isVerbatim = spelled.includes(` ${name.spelled} `);
    if (name.isWork && !isVerbatim) continue;
    // The fuller name wins; of two alike the one that stands in the question word for word.
    if (weight > namedShare + 1e-9 || (weight > namedShare - 1e-9 && isVerbatim && !verbatim)) {
      named = name;
      namedShare = weight;
      verbatim = isVerbatim;
    }
  }
  const covered = share(item.all);
  const headShare =
    words.reduce(
      (sum, word) =>
        sum + weightOf(word) * (item.head.has(word) ? 1 : item.heard.has(word) ? heardShare : 0),
      0,
    ) / total;
  const score =
    shares.name * namedShare +
    shares.head * headShare +
    shares.anywhere * covered +
    (verbatim ? verbatimBonus * namedShare : 0);
  return {
    entry: item.entry,
    score,
    named: named?.text,
    namedShare,
    covered,
    headShare,
    namedWords: named ? new Set(named.words).size : 0,
  };
}

function* countWords(entries: readonly Entry[]): Generator<void, ReadonlyMap<string, number>> {
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

export function searchEntries(question: string, limit = 8): readonly Entry[] {
  return searchIndex()
    .find(question, limit)
    .filter((found) => found.score > 0.2)
    .map((found) => found.entry);
}
