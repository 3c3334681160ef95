/**
 * Evidence for an entry as the answer to a question, as features of about 0 to 1. `ranking.ts` combines them
 * with weights trained on the package's own questions.
 */

import type { Wordings } from '../../intent/wordings.ts';
import type { Indexed } from '../indexed-entry.ts';
import { subjectWords } from '../subject-words.ts';
import type { WordSets } from '../word-sets.ts';
import type { Found } from './judge-entry.ts';

/** A question, or part of it, prepared for search. */
export interface Reading {
  readonly text: string;
  /** Kinds of answer that its wording asks for. */
  readonly wording: Wordings;
  readonly words: readonly string[];
  /** Search score of each candidate as a share of the best. */
  readonly matches: ReadonlyMap<number, number>;
}

/** Known words with their weights; unknown words are no evidence. */
export interface WeighedReading extends Reading {
  readonly known: ReadonlyMap<string, number>;
  readonly knownWeight: number;
  readonly allWeight: number;
}

interface FoundIn extends WeighedReading {
  readonly found: Found;
}

export function weighWords(
  reading: Reading,
  weightOf: (word: string) => number,
  sets: WordSets,
): WeighedReading {
  const weights = reading.words.map((word) => [word, weightOf(word)] as const);
  const known = new Map(weights.filter(([word]) => sets.knows(word)));
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);
  return {
    ...reading,
    known,
    knownWeight: sum(known.values()) || 1,
    allWeight: sum(weights.map(([, weight]) => weight)) || 1,
  };
}

export const evidenceNames = [
  'named',
  'verbatim',
  'head',
  'covered',
  'match',
  'line',
  'lineBeyondTitle',
  'title',
  'nameLikeness',
  'queryNamed',
  'queryHead',
  'queryCovered',
  'queryMatch',
  'queryLine',
  'queryLineBeyondTitle',
  'queryTitle',
  'queryNameLikeness',
  'clause',
  'before',
  'isTermDefined',
  'isTerm',
  'isPersonAsked',
  'isPerson',
  'isStyle',
  'isMaterial',
  'costInTitle',
  'costInLines',
  'figureInLead',
  'stepsForHow',
  'fullestName',
  'asksTwo',
  'yesOrNo',
  'leadDefines',
  'rareName',
  'queryRareName',
] as const;

export type EvidenceName = (typeof evidenceNames)[number];
export type Evidence = Readonly<Record<EvidenceName, number>>;

const twoInTitle = / (?:or|and|vs) /;
const saysYes = /^(?:yes|no|not|only|usually|mostly|rarely|never|it depends)\b/i;
/** Weight of a name of two rare words. */
const rareWeight = 12;
/** Length of the start of a short answer, which defines its subject. */
const opening = 60;

const flag = (holds: boolean): number => (holds ? 1 : 0);

export function evidenceFor(
  item: Indexed,
  id: number,
  whole: FoundIn,
  asked: FoundIn,
  besides: { readonly clause: number; readonly before: number; readonly fullestName: number },
  sets: WordSets,
): Evidence {
  const part = (reading: FoundIn) => evidenceIn(item, id, reading, sets);
  const inWhole = part(whole);
  const inQuery = part(asked);
  const { entry } = item;
  const { wording } = asked;
  return {
    ...inWhole,
    queryNamed: inQuery.named,
    queryHead: inQuery.head,
    queryCovered: inQuery.covered,
    queryMatch: inQuery.match,
    queryLine: inQuery.line,
    queryLineBeyondTitle: inQuery.lineBeyondTitle,
    queryTitle: inQuery.title,
    queryNameLikeness: inQuery.nameLikeness,
    queryRareName: inQuery.rareName,
    ...besides,
    isTermDefined: flag(entry.kind === 'term' && wording.meaning) * inQuery.named,
    isTerm: flag(entry.kind === 'term'),
    isPersonAsked: flag(entry.kind === 'architect' && wording.architects),
    isPerson: flag(entry.kind === 'architect'),
    isStyle: flag(entry.kind === 'style'),
    isMaterial: flag(entry.kind === 'material'),
    costInTitle: flag(wording.cost && /\bcosts?|fees|budget/i.test(entry.title)),
    costInLines: flag(
      wording.cost && /\b(?:USD|GBP|EUR|AUD)\b/.test(`${entry.lead} ${entry.details}`),
    ),
    figureInLead: flag(wording.figure && /\d/.test(entry.lead)),
    stepsForHow: flag(wording.steps && /^\d\. /m.test(entry.details)),
    asksTwo: flag(wording.two && twoInTitle.test(entry.title)),
    yesOrNo: flag(wording.yesOrNo && saysYes.test(entry.lead)),
    leadDefines: flag(wording.meaning) * definesIn(item, whole),
  };
}

function evidenceIn(item: Indexed, id: number, reading: FoundIn, sets: WordSets) {
  const { known, knownWeight, allWeight, found } = reading;
  // "Kitchen island" needn't be in every line of its entry.
  let inTitle = 0;
  const beyondTitle: (readonly [string, number])[] = [];
  for (const [word, weight] of known) {
    if (sets.has(item.title, word)) inTitle += weight;
    else if (sets.has(item.all, word)) beyondTitle.push([word, weight]);
  }
  let bestLine = 0;
  for (const line of item.lines) {
    let weight = 0;
    for (const [word, own] of beyondTitle) if (sets.has(line, word)) weight += own;
    if (weight > bestLine) bestLine = weight;
  }
  const named = (found.namedShare * allWeight) / knownWeight;
  return {
    named,
    verbatim: found.isVerbatim ? named : 0,
    rareName: found.isVerbatim ? Math.min(1, found.nameWeight / rareWeight) : 0,
    head: (found.headShare * allWeight) / knownWeight,
    covered: (found.covered * allWeight) / knownWeight,
    match: reading.matches.get(id) ?? 0,
    line: (bestLine + inTitle) / knownWeight,
    lineBeyondTitle: bestLine / knownWeight,
    title: inTitle / (item.titleWeight || 1),
    nameLikeness: likeness(item, reading),
  };
}

/** "An RSJ is a rolled steel joist": the start of the short answer contains the words asked about. */
function definesIn({ entry }: Indexed, { known, knownWeight }: FoundIn): number {
  const first = new Set(subjectWords(entry.lead.slice(0, opening)));
  let weight = 0;
  for (const [word, own] of known) if (first.has(word)) weight += own;
  return weight / knownWeight;
}

/** Similarity of the question to the entry's names: 1 if identical. */
function likeness(item: Indexed, { known, knownWeight }: FoundIn): number {
  let best = 0;
  for (const { words, weight, isWork } of item.names) {
    if (isWork) continue;
    let shared = 0;
    for (const word of words) shared += known.get(word) ?? 0;
    best = Math.max(best, (2 * shared) / (weight + knownWeight));
  }
  return best;
}
