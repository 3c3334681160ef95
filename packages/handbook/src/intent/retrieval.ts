/** From a question to the entry that answers it, or to none. */

import { withoutRegion } from '../compose/regions.ts';
import type { Entry, EntryKind } from '../entries/entry.ts';
import { confidenceOf, type Ranked, signsOf } from '../search/ranking/confidence.ts';
import type { Found } from '../search/ranking/judge-entry.ts';
import { rankOf } from '../search/ranking/ranking.ts';
import { type Clause, searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import { isWithinName } from '../search/within-name.ts';
import { askingPart, clausesOf, longQuestion } from './question-parts.ts';
import { shorterReadings } from './story-readings.ts';
import { asks } from './wordings.ts';

/** Below this the handbook does not hold the answer. */
const bar = 0.5;
/** Enough when the question holds a whole name of two words or more ("stair width"). */
const namedBar = 0.38;
/** A question of one or two words may name an entry by part of its title only. */
const briefBar = 0.42;
/** An entry that uses nearly every word of the question, and is about one of them. */
const speaksOfAll = { covered: 0.68, head: 0.27, bar: 0.37 } as const;
/** A question of at least three words, all of which the handbook knows from homes and buildings. */
const ours = { words: 3, covered: 0.38, head: 0.25, bar: 0.25 } as const;
/** A second entry nearly as good as the first is worth mentioning. */
const besideDistance = 1.5;
/** So near in rank that either may be meant; below it every fifth question finds its answer in the second alone. */
const rivalDistance = 0.75;
/** A name that makes up most of a question leaves no doubt. */
const undoubtedShare = 0.8;
/** So likely an answer that no bar is asked; a story holds much that no entry can cover. */
const sure = { short: 0.6, words: 5, long: 0.3 } as const;
/** Instructions and sizes seldom share words with other subjects. */
const sureOfGuide = { short: 0.45, long: 0.22 } as const;
/** All that is asked stands in one line: that is no chance meeting of words. */
const saidAtOnce = { share: 0.9, confidence: 0.2 } as const;
/** The same where its lines, names and tags together hold all. */
const confidenceOfCovered = 0.3;
/** A name is all of the question. */
const exactShare = 0.95;
const confidenceOfExact = 0.9;
/** All that is asked stands in a name, and is most of it. */
const mostOfName = 0.6;
const confidenceWithinName = 0.5;
/** So unlikely an answer that no bar helps: a few words meet in some entry by chance, many do not. */
const doubtful = [
  { words: 2, confidence: 0.36 },
  { words: 3, confidence: 0.25 },
  { words: Number.POSITIVE_INFINITY, confidence: 0.1 },
] as const;

/** Every word is ours, stands in the entry, and nearly all in its names and what it is filed under. */
const filedUnderAll = { words: 2, head: 0.9, ahead: 0 } as const;

/** A clause decides, but what the whole story speaks of counts too. */
const wholeShare = 0.8;

/** A story this clear is read as a whole. */
const storyIsClear = 0.6;
/** A shorter reading is taken where it is this sure, and so much surer than the whole. */
const surelyShorter = 0.45;
const muchSurer = 0.15;

/** How many entries of a clause compete; the story around it chooses among them. */
const clauseCandidates = 3;
/** From this many subject words on a question is a story, which may touch on several entries. */
const storyWords = 6;
const mostBesides = 2;
/** A name that makes up this much of a question is surely meant. */
const sureShare = 0.25;

export interface Retrieved {
  readonly entry: Entry;
  readonly besides: readonly Entry[];
  /** One of those, which may be meant as well as the first. */
  readonly rival?: Entry | undefined;
  readonly score: number;
  /** The name of the entry that stands in the question. */
  readonly named: string | undefined;
  /** Share of the question whose words the entry uses; the rest it may not answer. */
  readonly covered: number;
  /** No word of another world stands in the question. */
  readonly isOurs: boolean;
  /** How likely it is that the entry answers the question at all. */
  readonly confidence: number;
  /** It speaks of the whole question, in one sentence or line with its title, or nearly surely. */
  readonly isSaidAtOnce: boolean;
  /** All words of the question are its own. */
  readonly isFiledUnderAll: boolean;
}

/** Of a story and the shorter texts that ask the same, what is most likely answered. */
export function retrieve(question: string): Retrieved | undefined {
  const whole = retrieveAfresh(question);
  if (whole && whole.confidence >= storyIsClear) return whole;
  const [shorter] = shorterReadings(question)
    .flatMap((text) => retrieveAfresh(text) ?? [])
    .sort((a, b) => b.confidence - a.confidence);
  const least = Math.max(surelyShorter, (whole?.confidence ?? 0) + muchSurer);
  return shorter && shorter.confidence >= least ? shorter : whole;
}

function retrieveAfresh(question: string): Retrieved | undefined {
  const text = asks(question, 'buildingsOfPlace') ? question : withoutRegion(question);
  const clauses = clausesOf(text);
  const asWhole = new Map(
    searchIndex()
      .find(text, 40)
      .map((item) => [item.entry, item.score]),
  );
  const readings = [
    ...nearestIn(text, true).map((found) => ({ found, share: 1 })),
    ...clauses.flatMap(({ clause, share }) =>
      nearestIn(clause, false).map((found) => ({ found, share })),
    ),
  ];
  const rank = ({ found, share }: (typeof readings)[number]) =>
    share * found.score + wholeShare * (asWhole.get(found.entry) ?? 0);
  const [best, ...others] = readings.sort((a, b) => rank(b) - rank(a)).map(({ found }) => found);
  const answer = chosen(best, text, clauses);
  if (!answer || !isStory(text)) return answer;
  // A story may touch on things farther apart: what its other clauses are about.
  const besides = [...answer.besides, ...others.map(({ entry }) => entry)].filter(
    ({ slug, kind }) => slug !== answer.entry.slug && kind !== 'term' && kind !== 'architect',
  );
  return { ...answer, besides: [...new Set(besides)].slice(0, mostBesides) };
}

export function isDoubtful(
  { confidence, isSaidAtOnce, isFiledUnderAll }: Retrieved,
  text: string,
): boolean {
  const count = tellingWords(text);
  if (isSaidAtOnce && confidence >= saidAtOnce.confidence) return false;
  if (isFiledUnderAll) return false;
  return confidence < doubtful.find(({ words }) => count <= words)!.confidence;
}

export const isSurelyAnswered = (
  confidence: number,
  text: string,
  kind: EntryKind = 'term',
): boolean => {
  const { short, long } = kind === 'guide' || kind === 'material' ? sureOfGuide : sure;
  return confidence >= (tellingWords(text) <= sure.words ? short : long);
};

/** All candidates, the likeliest answer first. */
export const rankedFor = (text: string, clauses: readonly Clause[]): readonly Ranked[] =>
  searchIndex()
    .weighAll(text, askingPart(text), clauses)
    .map((weighed) => ({ ...weighed, rank: rankOf(weighed.evidence) }))
    .sort((a, b) => b.rank - a.rank);

export const tellingWords = (text: string): number =>
  subjectWords(text).filter(searchIndex().isTelling).length;

/** The best candidate, if it reached the bar or is very likely the answer. */
function chosen(
  best: Retrieved | undefined,
  text: string,
  clauses: readonly Clause[],
): Retrieved | undefined {
  const ranked = rankedFor(text, clauses);
  const exact = ranked.find(isCalledExactly);
  const [likeliest, second] = ranked;
  const first = exact && likeliest && !isCalledExactly(likeliest) ? exact : likeliest;
  if (!first) return best;
  const { found } = first;
  const learned = confidenceOf(signsOf([first, second], tellingWords(text)));
  const confidence = Math.max(
    learned,
    exact ? confidenceOfExact : 0,
    isWithinName(found.entry, text, mostOfName) ? confidenceWithinName : 0,
  );
  if (
    !best &&
    (!isSurelyAnswered(confidence, text, found.entry.kind) || found.entry.kind === 'architect')
  )
    return undefined;
  const reach = first.rank - besideDistance;
  const besides = ranked
    .filter((one) => one !== first)
    .slice(0, 1)
    .filter(({ rank, found: { entry, named } }) => {
      if (rank < reach || entry.kind === 'architect') return false;
      return entry.kind !== 'term' || named !== undefined;
    })
    .map(({ found: { entry } }) => entry);
  const isRival =
    second !== undefined &&
    first.rank - second.rank <= rivalDistance &&
    found.namedShare < undoubtedShare;
  const rival = isRival ? besides[0] : undefined;
  const isCovered = found.foreign === 0 && found.covered > 1 - 1e-9;
  const isSaidAtOnce =
    isCovered && (first.evidence.line >= saidAtOnce.share || confidence >= confidenceOfCovered);
  const isFiledUnderAll =
    isCovered &&
    found.entry.kind === 'guide' &&
    found.headShare >= filedUnderAll.head &&
    new Set(subjectWords(text)).size >= filedUnderAll.words &&
    first.rank - (second?.rank ?? 0) >= filedUnderAll.ahead;
  if (best && found.entry.slug === best.entry.slug)
    return { ...best, besides, rival, confidence, isSaidAtOnce, isFiledUnderAll };
  return {
    entry: found.entry,
    besides,
    rival,
    score: found.score,
    named: found.named,
    covered: Math.max(found.covered, best?.covered ?? 0),
    isOurs: best?.isOurs || found.foreign === 0,
    confidence,
    isSaidAtOnce,
    isFiledUnderAll,
  };
}

/** The question is one of the entry's names, word for word. */
const isCalledExactly = ({ found }: Ranked): boolean =>
  found.isVerbatim && found.namedShare > exactShare && found.namedWords > 1;

/** Somebody tells at length what a question is about. */
export const isStory = (text: string): boolean => subjectWords(text).length >= storyWords;

function nearestIn(text: string, isWhole: boolean): readonly Retrieved[] {
  const found = searchIndex()
    .find(text, 12)
    .map((item) => ({ ...item, score: item.score + preference(item, text) }))
    .sort((a, b) => b.score - a.score);
  return found
    .slice(0, isWhole ? 1 : clauseCandidates)
    .filter((item) => item.score >= barFor(item, text, isWhole))
    .map((item) => ({
      entry: item.entry,
      besides: [],
      score: item.score,
      named: item.named,
      covered: item.covered,
      confidence: 0,
      isSaidAtOnce: false,
      isFiledUnderAll: false,
      isOurs: item.foreign === 0 || (item.foreign === 1 && isSure(item, text)),
    }));
}

/** A guide that is called by name forgives one strange word: an apple tree for a tree house. */
const isSure = (item: Found, text: string): boolean =>
  item.entry.kind === 'guide' &&
  item.namedShare >= sureShare &&
  !item.isUnheardOf &&
  subjectWords(text).length >= longQuestion;

/** "What is a mews house?" is not answered by another kind of house. */
const termNamed = 0.45;

function barFor(found: Found, text: string, isWhole: boolean): number {
  if (found.entry.kind === 'style' && asks(text.trim(), 'oneStyle') && found.namedShare < termNamed)
    return 1;
  if (asks(text.trim(), 'oneTerm') && found.namedShare < termNamed && found.headShare < 0.99)
    return 1;
  if (found.covered >= speaksOfAll.covered && found.headShare >= speaksOfAll.head)
    return speaksOfAll.bar;
  const count = subjectWords(text).length;
  if (
    isWhole &&
    found.foreign === 0 &&
    count >= ours.words &&
    found.covered >= ours.covered &&
    found.headShare >= ours.head
  )
    return ours.bar;
  // One word is an answer only as the whole name of something.
  if (count <= 1) return found.namedShare > 0.95 ? briefBar : 1;
  if (count === 2) return briefBar;
  return found.namedWords >= 2 ? namedBar : bar;
}

/** A term answers "what is a …?"; any other question prefers the fuller entries. */
function preference(item: Found, question: string): number {
  // People answer questions about people: "why do architects use models?" is none.
  if (item.entry.kind === 'architect' && !item.named && !asks(question, 'person')) return -0.15;
  if (item.entry.kind !== 'term') return 0;
  // Only "what is it called?" may describe a term without naming it.
  if (!item.named && !asks(question, 'name') && subjectWords(question).length >= longQuestion)
    return -1;
  const whole = item.namedShare > 0.95;
  const isMeaning = asks(question, 'meaning');
  // A task is not helped by what a word means.
  if (asks(question, 'action') && !isMeaning) return -0.2;
  if (!whole) return -0.18;
  return isMeaning ? 0.02 : -0.02;
}
