/**
 * Finding the entries a question is about. MiniSearch proposes candidates (stems, synonyms,
 * prefixes; typing errors are mended before); a second look weighs how much of the question an entry truly covers, because
 * "is this about anything we know?" needs a share of the question, not a raw score.
 */
import MiniSearch from 'minisearch';
import type { Entry } from '../entries/entry.ts';
import { handbook } from '../entries/handbook.ts';
import { doneAtOnce, doneInTurns, type Pieces } from '../in-pieces.ts';
import { isEnglish } from './english-words.ts';
import { frameWords } from './frame-words.ts';
import { ordinaryWords, placeWords } from './ordinary-words.ts';
import { settingWords } from './setting-words.ts';
import { createSpeller, type Speller } from './spelling.ts';
import { stopWords } from './stop-words.ts';
import { subjectWord, subjectWords } from './subject-words.ts';
import { replacePhrases, synonymWords } from './synonyms.ts';
import { createWordSets, type WordSets } from './word-sets.ts';
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
  /** Some of those are words of no language we know. */
  readonly isUnheardOf: boolean;
}

interface Name {
  readonly text: string;
  readonly words: readonly string[];
  /** Works are called by their very name: "The Broad" is no answer to "how wide". */
  readonly isWork: boolean;
}

interface Indexed {
  readonly entry: Entry;
  readonly names: readonly Name[];
  /** Numbers of sets of words. */
  readonly head: number;
  readonly heard: number;
  readonly all: number;
}

/** The words of an entry as the search engine takes them, parted by spaces. */
interface Fields {
  readonly names: string;
  readonly tags: string;
  readonly text: string;
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
  const sets = createWordSets();
  const engine = createEngine();
  // Words are worked out once per entry; the engine gets them ready-made.
  for (const [id, entry] of entries.entries()) {
    const { item, fields } = indexEntry(entry, sets);
    indexed.push(item);
    engine.add({ id, ...fields });
    yield;
  }
  const plainWeight = weigh(indexed, sets);
  const weightOf = (word: string) => {
    const share = frameStems.has(word) ? frameShare : settingStems.has(word) ? settingShare : 1;
    return share * plainWeight(word);
  };
  const byName = new Map<string, number[]>();
  const byHead = new Map<string, number[]>();
  const note = (map: Map<string, number[]>, word: string, id: number) => {
    const noted = map.get(word);
    if (!noted) map.set(word, [id]);
    else if (noted.at(-1) !== id) noted.push(id);
  };
  for (const [id, item] of indexed.entries()) {
    for (const name of item.names) note(byName, name.words[0]!, id);
    for (const word of sets.wordsOf(item.head)) note(byHead, word, id);
  }
  const counts = yield* countWords(entries);
  const speller = createSpeller(counts, (word, others) => {
    const wanted = subjectWord(word);
    const rest = others.flatMap(subjectWords);
    return (byHead.get(wanted) ?? []).filter((id) =>
      rest.some((other) => sets.has(indexed[id]!.head, other)),
    ).length;
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
    for (const word of words) for (const id of byName.get(word) ?? []) ids.add(id);
    const strange = strangeWords(mended).map((word) => ({
      stem: subjectWord(word),
      isKnown: ordinaryWords.has(word) || isEnglish(word),
    }));
    return [...ids]
      .map((id) => {
        const item = indexed[id]!;
        return {
          ...judge(item, words, ` ${splitWords(mended).join(' ')} `, weightOf, sets),
          ...strangenessOf(strange.filter(({ stem }) => !sets.has(item.all, stem))),
        };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  };
  /** What an entry must speak of itself to be about it: words of other worlds, and unknown ones. */
  const strangeWords = (mended: string): readonly string[] =>
    splitWords(replacePhrases(foldText(mended)))
      .filter((word) => !frameWords.has(word) && !stopWords.has(word) && !placeWords.has(word))
      .filter((word) => word.length > 1)
      .filter((word) => !/^\d/.test(word))
      .filter((word) => ordinaryWords.has(word) || !sets.knows(subjectWord(word)));
  kept = { find, speller, weightOf, uses: sets.knows, isTelling };
}

const strangenessOf = (
  strange: readonly { readonly isKnown: boolean }[],
): Pick<Found, 'foreign' | 'isUnheardOf'> => ({
  foreign: strange.length,
  isUnheardOf: strange.some(({ isKnown }) => !isKnown),
});

const createEngine = (): MiniSearch<Fields & { id: number }> =>
  new MiniSearch({
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

/** "At a 2 metre table" is about the table. */
const withoutLengths = (text: string): string => {
  const rest = text.replace(/\b\d[\d.,]*\s?(?:metres?|meters?|feet|foot)\b/g, ' ');
  return subjectWords(rest).length > 0 ? rest : text;
};

/** What an entry with dates of life and a list of works answers without using the words. */
const lifeWords = subjectWords(
  'born birth died die death dead alive age works buildings houses style ideas philosophy known awards country nationality built design projects masterpiece career biography life museum tower church',
);

function indexEntry(entry: Entry, sets: WordSets): { item: Indexed; fields: Fields } {
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

/** Rare words weigh more; a word the handbook never uses weighs as much as the rarest. */
function weigh(indexed: readonly Indexed[], sets: WordSets): (word: string) => number {
  const counts = new Map<string, number>();
  for (const item of indexed) {
    for (const word of sets.wordsOf(item.all)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const total = indexed.length;
  return (word) => 1 + Math.log((total + 1) / ((counts.get(word) ?? 0) + 1));
}

function judge(
  item: Indexed,
  words: readonly string[],
  spelled: string,
  weightOf: (word: string) => number,
  sets: WordSets,
): Omit<Found, 'foreign' | 'isUnheardOf'> {
  const asked = new Set(words);
  const total = words.reduce((sum, word) => sum + weightOf(word), 0);
  let named: Name | undefined;
  let namedShare = 0;
  let verbatim = false;
  for (const name of item.names) {
    if (!name.words.every((word) => asked.has(word))) continue;
    const weight = [...new Set(name.words)].reduce((sum, word) => sum + weightOf(word), 0) / total;
    const isVerbatim = spelled.includes(` ${splitWords(name.text).join(' ')} `);
    if (name.isWork && !isVerbatim) continue;
    // The fuller name wins; of two alike the one that stands in the question word for word.
    if (weight > namedShare + 1e-9 || (weight > namedShare - 1e-9 && isVerbatim && !verbatim)) {
      named = name;
      namedShare = weight;
      verbatim = isVerbatim;
    }
  }
  const covered =
    words.reduce((sum, word) => sum + (sets.has(item.all, word) ? weightOf(word) : 0), 0) / total;
  const headCredit = (word: string) =>
    sets.has(item.head, word) ? 1 : sets.has(item.heard, word) ? heardShare : 0;
  const headShare = words.reduce((sum, word) => sum + weightOf(word) * headCredit(word), 0) / total;
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
