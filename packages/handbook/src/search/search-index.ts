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
import { type Fields, type Indexed, indexEntry } from './indexed-entry.ts';
import { type Found, judge } from './judge-entry.ts';
import { ordinaryWords, placeWords } from './ordinary-words.ts';
import { settingWords } from './setting-words.ts';
import { createSpeller, type Speller } from './spelling.ts';
import { stopWords } from './stop-words.ts';
import { subjectWord, subjectWords } from './subject-words.ts';
import { replacePhrases, synonymWords } from './synonyms.ts';
import { createWordSets, type WordSets } from './word-sets.ts';
import { foldText, splitWords } from './words.ts';

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

/** Rare words weigh more; a word the handbook never uses weighs as much as the rarest. */
function weigh(indexed: readonly Indexed[], sets: WordSets): (word: string) => number {
  const counts = new Map<string, number>();
  for (const item of indexed) {
    for (const word of sets.wordsOf(item.all)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const total = indexed.length;
  return (word) => 1 + Math.log((total + 1) / ((counts.get(word) ?? 0) + 1));
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
