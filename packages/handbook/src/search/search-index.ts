/**
 * Finds the entries for a question. MiniSearch proposes candidates (stems, synonyms, prefixes; spelling is
 * corrected before); a second step computes the covered share of the question, because "is this about
 * anything we know?" needs a share, not a raw score.
 */
import type { Entry } from '../entries/entry.ts';
import { handbook, handbookSteps } from '../entries/handbook.ts';
import { runAtOnce, runInTurns, type Steps } from '../in-steps.ts';
import { wordingOf } from '../intent/wordings.ts';
import { isEnglish } from './english-words.ts';
import { frameWords } from './frame-words.ts';
import { type IndexData, indexAll } from './index-data.ts';
import { builtFolder, readKeptIndex } from './kept-index.ts';
import { matchedWords } from './matched-words.ts';
import { ordinaryWords, placeWords } from './ordinary-words.ts';
import { type Evidence, evidenceFor, type Reading, weighWords } from './ranking/evidence.ts';
import { type Found, judge, type QueryWords, queryWords } from './ranking/judge-entry.ts';
import { mostReadOfQuestion, readableText } from './readable-text.ts';
import { settingWords } from './setting-words.ts';
import { createSpeller, type Speller } from './spelling/spelling.ts';
import { stopWords } from './stop-words.ts';
import { subjectWord, subjectWords } from './subject-words.ts';
import { replacePhrases } from './synonyms.ts';
import { foldText, splitWords } from './words.ts';

/** Part of a question; telling parts weigh less than asking ones. */
export interface Clause {
  readonly clause: string;
  readonly share: number;
}

export interface Weighed {
  readonly found: Found;
  /** Share of the question that the handbook has words for: in all, and in its asking part. */
  readonly known: { readonly whole: number; readonly asked: number };
  readonly evidence: Evidence;
}

/** A question prepared for scoring entries. */
interface Read extends Reading {
  readonly asked: QueryWords;
  readonly spelled: string;
  readonly strange: readonly { readonly stem: string; readonly isKnown: boolean }[];
}

interface Judged {
  readonly reading: Read;
  readonly found: ReadonlyMap<number, Found>;
}

export interface SearchIndex {
  readonly find: (question: string, limit?: number) => readonly Found[];
  readonly weighAll: (
    question: string,
    asking: string,
    clauses: readonly Clause[],
  ) => readonly Weighed[];
  readonly speller: Speller;
  readonly weightOf: (word: string) => number;
  readonly uses: (word: string) => boolean;
  /** Whether a subject word says what is asked, rather than how or where. */
  readonly isTelling: (word: string) => boolean;
}

const candidateCount = 40;
/** Candidates that are scored closely. */
const weighedCount = 24;
const mostLookedUp = 14;
/** One question is read as a whole and by clauses, several times. */
const cachedTexts = 32;
/** Weight of "worth" in "is MVHR worth it", as a share of a subject word's. */
const frameShare = 0.3;
const frameStems: ReadonlySet<string> = new Set([...frameWords].map(subjectWord));
/** Weight of "semi" in "the wall in our 1930s semi". */
const settingShare = 0.5;
const settingStems: ReadonlySet<string> = new Set([...settingWords].map(subjectWord));

const isTelling = (word: string): boolean => !frameStems.has(word) && !settingStems.has(word);

let kept: SearchIndex | undefined;
let building: Steps | undefined;

export function searchIndex(): SearchIndex {
  if (!kept) runAtOnce(begun());
  if (!kept) throw new Error('The handbook could not be indexed');
  return kept;
}

/** At start-up: takes the index that was built with the app, or computes it without blocking the event loop. */
export async function prepareSearch(): Promise<void> {
  if (kept) return;
  await runInTurns(begun(building ? undefined : readKeptIndex(builtFolder)));
}

function begun(known?: IndexData): Steps {
  building ??= buildIndex(known);
  return building;
}

function* compute(): Generator<void, IndexData> {
  const reading = handbookSteps();
  while (!reading.next().done) yield;
  return yield* indexAll(handbook().entries);
}

function* buildIndex(known?: IndexData): Generator<void, void> {
  const { indexed, sets, engine, rarity, counts } = known ?? (yield* compute());
  const unknown = rarity.get('') ?? 0;
  const weightOf = (word: string) => {
    const share = frameStems.has(word) ? frameShare : settingStems.has(word) ? settingShare : 1;
    return share * (rarity.get(word) ?? unknown);
  };
  const weightOfAll = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + weightOf(word), 0);
  for (const item of indexed) {
    item.titleWeight = weightOfAll(sets.wordsOf(item.title));
    for (const name of item.names) name.weight = weightOfAll(name.words);
    yield;
  }
  const byName = new Map<string, number[]>();
  const byHead = new Map<string, number[]>();
  const note = (map: Map<string, number[]>, word: string, id: number) => {
    const withSafetyNote = map.get(word);
    if (!withSafetyNote) map.set(word, [id]);
    else if (withSafetyNote.at(-1) !== id) withSafetyNote.push(id);
  };
  for (const [id, item] of indexed.entries()) {
    for (const name of item.names) note(byName, name.words[0]!, id);
    for (const word of sets.wordsOf(item.head)) note(byHead, word, id);
    yield;
  }
  // All candidates for a word, and all words of a question, are compared with the same others.
  const subjectsOf = new WeakMap<readonly string[], readonly string[]>();
  const speller = createSpeller(counts, (word, others) => {
    const wanted = subjectWord(word);
    const rest = subjectsOf.get(others) ?? [...new Set(others.flatMap(subjectWords))];
    subjectsOf.set(others, rest);
    return (byHead.get(wanted) ?? []).filter((id) =>
      rest.some((other) => sets.has(indexed[id]!.head, other)),
    ).length;
  });

  const matchesOf = matchedWords(engine);
  const read = (question: string): Read => {
    const corrected = speller.correct(question);
    // A bare measure ("900mm") is a value, not a subject, unless entries are named by it ("2700k").
    const words = [...new Set(subjectWords(withoutLengths(corrected)))].filter(
      (word) => byHead.has(word) || (!/^\d/.test(word) && !frameStems.has(word)),
    );
    const hits = matchesOf(mostTelling(words, weightOf), candidateCount);
    const bestScore = hits[0]?.score ?? 1;
    const strange = strangeWords(corrected).map((word) => ({
      stem: subjectWord(word),
      isKnown: ordinaryWords.has(word) || isEnglish(word),
    }));
    return {
      text: corrected,
      wording: wordingOf(corrected),
      spelled: ` ${splitWords(corrected).join(' ')} `,
      words,
      asked: queryWords(words, weightOf),
      strange,
      matches: new Map(hits.map((hit) => [hit.id, hit.score / bestScore])),
    };
  };

  const candidatesOf = ({ words, matches }: Read): ReadonlySet<number> => {
    const ids = new Set(matches.keys());
    for (const word of words) for (const id of byName.get(word) ?? []) ids.add(id);
    return ids;
  };

  const judged = (id: number, { asked, spelled, strange }: Read): Found => {
    const item = indexed[id]!;
    return {
      ...judge(item, asked, spelled, sets),
      ...strangenessOf(strange.filter(({ stem }) => !sets.has(item.all, stem))),
    };
  };

  const judgedTexts = new Map<string, Judged>();
  const judgeAll = (text: string): Judged => {
    const known = judgedTexts.get(text);
    if (known) return known;
    if (judgedTexts.size >= cachedTexts) judgedTexts.clear();
    const reading = read(text);
    const ids = reading.words.length === 0 ? [] : [...candidatesOf(reading)];
    const all = { reading, found: new Map(ids.map((id) => [id, judged(id, reading)])) };
    judgedTexts.set(text, all);
    return all;
  };

  const find = (question: string, limit = 8): readonly Found[] =>
    [...judgeAll(question).found.values()].sort((a, b) => b.score - a.score).slice(0, limit);

  const weighAll = (
    question: string,
    asking: string,
    clauses: readonly Clause[],
  ): readonly Weighed[] => {
    const whole = judgeAll(question);
    const asked = judgeAll(asking);
    const parts = clauses.map(({ clause, share }) => ({ found: judgeAll(clause).found, share }));
    const clauseScore = (id: number) =>
      Math.max(0, ...parts.map(({ found, share }) => share * (found.get(id)?.score ?? 0)));
    const foundIn = ({ reading, found }: Judged, id: number): Found =>
      found.get(id) ?? judged(id, reading);
    const likely = [...new Set([whole, asked, ...parts].flatMap(({ found }) => [...found.keys()]))]
      .map((id) => ({ id, clause: clauseScore(id), score: whole.found.get(id)?.score ?? 0 }))
      .map((item) => ({ ...item, before: Math.max(item.score, item.clause) }))
      .sort((a, b) => b.before - a.before)
      .slice(0, weighedCount);
    const [inWhole, inQuery] = [whole, asked].map(({ reading }) =>
      weighWords(reading, weightOf, sets),
    );
    const known = {
      whole: inWhole!.knownWeight / inWhole!.allWeight,
      asked: inQuery!.knownWeight / inQuery!.allWeight,
    };
    const fullest = Math.max(0, ...likely.map(({ id }) => foundIn(whole, id).namedShare));
    return likely.map(({ id, clause, before }) => {
      const found = foundIn(whole, id);
      const fullestName = found.namedShare > fullest - 1e-9 ? fullest : 0;
      return {
        found,
        known,
        evidence: evidenceFor(
          indexed[id]!,
          id,
          { ...inWhole!, found },
          { ...inQuery!, found: asked === whole ? found : foundIn(asked, id) },
          { clause, before, fullestName },
          sets,
        ),
      };
    });
  };
  /** Words an entry must contain to be about the question: off-topic and unknown ones. */
  const strangeWords = (corrected: string): readonly string[] =>
    splitWords(replacePhrases(foldText(corrected)))
      .filter((word) => !frameWords.has(word) && !stopWords.has(word) && !placeWords.has(word))
      .filter((word) => word.length > 1)
      .filter((word) => !/^\d/.test(word))
      .filter((word) => ordinaryWords.has(word) || !sets.knows(subjectWord(word)));
  kept = { find, weighAll, speller, weightOf, uses: sets.knows, isTelling };
}

/** In a long text the rarest words find what the others would; each costs a walk through the index. */
const mostTelling = (words: readonly string[], weightOf: (word: string) => number) =>
  words.length <= mostLookedUp
    ? words
    : [...words].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, mostLookedUp);

const strangenessOf = (
  strange: readonly { readonly isKnown: boolean }[],
): Pick<Found, 'foreign' | 'isUnheardOf'> => ({
  foreign: strange.length,
  isUnheardOf: strange.some(({ isKnown }) => !isKnown),
});

/** "At a 2 metre table" is about the table. */
const withoutLengths = (text: string): string => {
  const rest = text.replace(/\b\d[\d.,]*\s?(?:metres?|meters?|feet|foot)\b/g, ' ');
  return subjectWords(rest).length > 0 ? rest : text;
};

export function searchEntries(question: string, limit = 8): readonly Entry[] {
  return searchIndex()
    .find(readableText(question, mostReadOfQuestion), limit)
    .filter((found) => found.score > 0.2)
    .map((found) => found.entry);
}
