/** Finds the entry that answers a question, or none. */

import { withoutRegion } from '../../compose/regions.ts';
import type { Entry, EntryKind } from '../../entries/entry.ts';
import { confidenceOf, type Ranked, signsOf } from '../../search/ranking/confidence.ts';
import { rankOf } from '../../search/ranking/ranking.ts';
import { type Clause, searchIndex } from '../../search/search-index.ts';
import { subjectWords } from '../../search/subject-words.ts';
import { isWithinName } from '../../search/within-name.ts';
import { askingPart, clausesOf } from '../question-parts.ts';
import { shorterReadings } from '../story-readings.ts';
import { asks } from '../wordings.ts';
import { barFor, isSure, preference } from './entry-bars.ts';

/** A second entry this close is worth mentioning. */
const besideDistance = 1.5;
/**
 * Close enough in rank that either may be meant: where no entry has further names, one of seven questions up to
 * this distance is answered by the second alone, and one of thirteen beyond it.
 */
const rivalDistance = 1;
/** Up to this distance the one that answers better goes first. */
const equalDistance = 0.75;
/** A name that makes up most of a question is certain. */
const undoubtedShare = 0.8;
/** Likelihood from which no threshold applies; a long story contains much that no entry covers. */
const sure = { short: 0.6, words: 5, long: 0.3 } as const;
/** Instructions and sizes rarely share words with other subjects. */
const sureOfGuide = { short: 0.45, long: 0.22 } as const;
/** The whole question is in one line, which is no coincidence. */
const coveredInOneLine = { share: 0.9, confidence: 0.2 } as const;
/** The same if lines, names and tags together cover everything. */
const confidenceOfCovered = 0.3;
const exactShare = 0.95;
const confidenceOfExact = 0.9;
/** The question is contained in a name and makes up most of it. */
const mostOfName = 0.6;
const confidenceWithinName = 0.5;
/** Likelihood below which no threshold helps: a few words match some entry by chance, many don't. */
const doubtful = [
  { words: 2, confidence: 0.36 },
  { words: 3, confidence: 0.25 },
  { words: Number.POSITIVE_INFINITY, confidence: 0.1 },
] as const;

/** Every word belongs to our subject, is in the entry, and almost all are in its names and tags. */
const filedUnderAll = { words: 2, head: 0.9, ahead: 0 } as const;

/** A clause decides, but coverage of the whole story counts as well. */
const wholeShare = 0.8;

/** A story this clear is read as a whole. */
const storyIsClear = 0.6;
/** A shorter reading is used if it is this confident, and this much more than the whole. */
const surelyShorter = 0.45;
const muchSurer = 0.15;

/** Entries per clause that compete; the story around it decides. */
const clauseCandidates = 3;
/** From this many subject words on, a question is a story, which may touch on several entries. */
const storyWords = 6;
const mostBesides = 2;
export interface Retrieved {
  readonly entry: Entry;
  readonly besides: readonly Entry[];
  /** One of them that may be meant as well as the first. */
  readonly rival?: Entry | undefined;
  /** Either may go first. */
  readonly isRivalEqual?: boolean | undefined;
  readonly score: number;
  /** The entry's name in the question. */
  readonly named: string | undefined;
  /** Share of the question whose words the entry uses; the rest may stay unanswered. */
  readonly covered: number;
  /** No word of the question is unrelated to buildings. */
  readonly isOurs: boolean;
  readonly confidence: number;
  /** The whole question is covered by one sentence or line with the title, or almost certainly answered. */
  readonly isCoveredInOneLine: boolean;
  /** All words of the question are among its names and tags. */
  readonly isFiledUnderAll: boolean;
}

/** The most likely answered reading of a story: the whole or a shorter one. */
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
  // A story may touch on other subjects, in its other clauses.
  const besides = [...answer.besides, ...others.map(({ entry }) => entry)].filter(
    ({ slug, kind }) => slug !== answer.entry.slug && kind !== 'term' && kind !== 'architect',
  );
  return { ...answer, besides: [...new Set(besides)].slice(0, mostBesides) };
}

export function isDoubtful(
  { confidence, isCoveredInOneLine, isFiledUnderAll }: Retrieved,
  text: string,
): boolean {
  const count = tellingWords(text);
  if (isCoveredInOneLine && confidence >= coveredInOneLine.confidence) return false;
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

/** All candidates, best first. */
export const rankedFor = (text: string, clauses: readonly Clause[]): readonly Ranked[] =>
  searchIndex()
    .weighAll(text, askingPart(text), clauses)
    .map((weighed) => ({ ...weighed, rank: rankOf(weighed.evidence) }))
    .sort((a, b) => b.rank - a.rank);

export const tellingWords = (text: string): number =>
  subjectWords(text).filter(searchIndex().isTelling).length;

/** The best candidate, if it reaches the threshold or is very likely. */
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
  const isRivalEqual = isRival && first.rank - second.rank <= equalDistance;
  const isCovered = found.foreign === 0 && found.covered > 1 - 1e-9;
  const isCoveredInOneLine =
    isCovered &&
    (first.evidence.line >= coveredInOneLine.share || confidence >= confidenceOfCovered);
  const isFiledUnderAll =
    isCovered &&
    found.entry.kind === 'guide' &&
    found.headShare >= filedUnderAll.head &&
    new Set(subjectWords(text)).size >= filedUnderAll.words &&
    first.rank - (second?.rank ?? 0) >= filedUnderAll.ahead;
  if (best && found.entry.slug === best.entry.slug)
    return {
      ...best,
      besides,
      rival,
      isRivalEqual,
      confidence,
      isCoveredInOneLine,
      isFiledUnderAll,
    };
  return {
    entry: found.entry,
    besides,
    rival,
    isRivalEqual,
    score: found.score,
    named: found.named,
    covered: Math.max(found.covered, best?.covered ?? 0),
    isOurs: best?.isOurs || found.foreign === 0,
    confidence,
    isCoveredInOneLine,
    isFiledUnderAll,
  };
}

/** The question is literally one of the entry's names. */
const isCalledExactly = ({ found }: Ranked): boolean =>
  found.isVerbatim && found.namedShare > exactShare && found.namedWords > 1;

/** A long question that tells a story. */
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
      isCoveredInOneLine: false,
      isFiledUnderAll: false,
      isOurs: item.foreign === 0 || (item.foreign === 1 && isSure(item, text)),
    }));
}
